/** Svelte files only: biome checks the rest. */
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config({ ignores: ["**/*.ts", "**/*.js"] }, ...svelte.configs.recommended, {
  files: ["**/*.svelte"],
  languageOptions: { parserOptions: { parser: ts.parser } },
  rules: {
    "no-unused-vars": "off",
    "prefer-const": "off",
    "svelte/prefer-const": ["error", { excludedRunes: ["$props"] }],
  },
});
