/** The levels and templates that come with the program. */
import samples from "samples:";
import { Project } from "./project.js";
import { readLevel } from "./level-model.js";

/** The paths of the shipped levels, in alphabetical order. */
export const SHIPPED_LEVELS: readonly string[] = Object.keys(samples).filter((path) => path.startsWith("graphs/"));

/** The first comment of a shipped level, which says what it shows. */
export function description(path: string): string {
  const lines = samples[path]!.split("\n").slice(1);
  const end = lines.findIndex((line) => !line.startsWith("#"));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^#\s?/, ""))
    .join(" ")
    .trim();
}

export function roomCount(path: string): number {
  return readLevel(samples[path]!).rooms.length;
}

/** A shipped level with the templates that it names. */
export function shippedProject(path: string): Project {
  const text = samples[path]!;
  const files = readLevel(text)
    .files.map((name) => `room-templates/${name}.yaml`)
    .filter((file) => samples[file] !== undefined);
  return new Project(Object.fromEntries([path, ...files].map((file) => [file, samples[file]!])), path);
}
