/** What the tests share: the shipped files, the program on the JVM, and the levels and seeds on which both must agree. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const JAR = join(ROOT, "target/web", readdirSync(join(ROOT, "target/web")).find((name) => name.endsWith("-all.jar")));

/** How long one layout may take: long, because the slowest puzzles take a minute on a busy machine. */
export const SECONDS = 300;

/** Every shipped level with the first seed, and those that are laid out quickly with others, too. */
const SLOW = ["oracle-caves", "riddle-crypt"];

const LEVELS = readdirSync(join(ROOT, "graphs"))
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => name.replace(".yaml", ""))
  .sort();

export const PAIRS = LEVELS.flatMap((level) => (SLOW.includes(level) ? [1] : [1, 7]).map((seed) => ({ level, seed })));

/** The shipped levels and room templates by path. */
export const FILES = Object.fromEntries(
  ["graphs", "room-templates"].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), "utf8")]),
  ),
);

/** Runs the program on the JVM at the project's root; an exit status is no failure. */
export function run(...words) {
  try {
    return execFileSync("java", ["-XX:+UseSerialGC", "-jar", JAR, ...words], { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    return error.stdout;
  }
}

/** The files of some pairs as the JVM writes them, by name. */
export function layoutsOfTheJvm(pairs, formats) {
  const out = mkdtempSync(join(tmpdir(), "undercroft-jvm-"));
  for (const seed of new Set(pairs.map((pair) => pair.seed))) {
    const levels = pairs.filter((pair) => pair.seed === seed).map((pair) => `graphs/${pair.level}.yaml`);
    const limit = ["--time-limit", `${SECONDS}s`];
    run("generate", ...levels, "--seed", String(seed), "--format", formats.join(","), ...limit, "--out", out);
  }
  return new Map(readdirSync(out).map((name) => [name, readFileSync(join(out, name))]));
}
