/**
 * Completes package-lock.json with the builds for other platforms that this machine's registry does not offer.
 * npm leaves out optional packages it cannot find, and `npm ci` then refuses the lock file as out of step.
 */
import { readFileSync, writeFileSync } from "node:fs";

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** A package for one platform, as its name tells it: `@biomejs/cli-linux-arm64-musl`. */
function entryFor(name, version) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const platform = { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
  return { version: version.replace(/^[~^]/, ""), dev: true, optional: true, ...platform };
}

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    lock.packages[`node_modules/${name}`] ??= entryFor(name, version);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
