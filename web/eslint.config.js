/** The layers of the client, for all of it; style for Svelte files only, as biome checks the rest. */
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

/** From the ground up. A room imports from itself and from layers below; rooms of one layer do not know each other. */
const LAYERS = [
  ["engine", "texts"],
  ["protocol"],
  ["shell"],
  ["parts"],
  ["drawing", "lessons", "notices", "seats"],
  ["table"],
  ["pictures"],
  ["analysis", "board", "editor", "learn", "lobby", "play", "puzzles", "replay", "rules", "statistics"],
  ["site"],
];

const elements = LAYERS.flat().map((type) => {
  if (type === "board") return { type, pattern: "src/boards/*", capture: ["game"] };
  return { type, pattern: `src/${type}` };
});

const policies = LAYERS.flatMap((rooms, height) =>
  rooms.map((type) => ({
    from: { element: { type } },
    allow: { to: { element: { types: { anyOf: LAYERS.slice(0, height).flat() } } } },
  })),
);

const layers = {
  plugins: { boundaries },
  settings: {
    "boundaries/elements": elements,
    "boundaries/include": ["src/*/**"],
    "boundaries/dependency-nodes": ["import", "export", "dynamic-import"],
    "import/resolver": { node: { extensions: [".ts", ".svelte", ".js", ".json"] } },
  },
  rules: {
    "boundaries/dependencies": ["error", { default: "disallow", policies }],
    "boundaries/no-unknown-files": "error",
  },
};

export default ts.config(
  ...svelte.configs.recommended.map((config) => ({ files: ["**/*.svelte"], ...config })),
  { files: ["src/**/*.ts"], languageOptions: { parser: ts.parser } },
  {
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "no-unused-vars": "off",
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { excludedRunes: ["$props"] }],
    },
  },
  { files: ["src/*/**/*.ts", "src/*/**/*.svelte"], ...layers },
);
