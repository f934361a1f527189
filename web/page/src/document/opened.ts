/** Files that a user opens, as a project. */
import { isMap } from "yaml";
import samples from "samples:";
import { readLevel } from "./level-model.js";
import { Project } from "./project.js";
import { Source } from "./source.js";

export interface NamedText {
  name: string;
  text: string;
}

/**
 * Makes a project of a level and its templates. Shipped templates that the level names are added.
 *
 * @returns undefined where no file has rooms
 */
export function projectOfTexts(texts: readonly NamedText[]): Project | undefined {
  const level = texts.find(({ text }) => hasKey(text, "rooms"));
  if (!level) {
    return undefined;
  }
  const path = `graphs/${level.name}`;
  const files: Record<string, string> = { [path]: level.text };
  for (const { name, text } of texts) {
    if (name !== level.name) {
      files[`room-templates/${name}`] = text;
    }
  }
  for (const name of readLevel(level.text).files) {
    const file = `room-templates/${name.replace(/\.yaml$/, "")}.yaml`;
    const shipped = samples[file];
    if (shipped !== undefined) {
      files[file] ??= shipped;
    }
  }
  return new Project(files, path);
}

function hasKey(text: string, key: string): boolean {
  const top = new Source(text).document.contents;
  return isMap(top) && top.has(key);
}

export const NEW_LEVEL = `name: my-dungeon

rooms:
  entrance: { templates: [hall], type: entrance }
  den:
  hoard: { type: treasure }

connections:
  - [entrance, den]
  - [den, hoard]

roomTemplates:
  cell:
    outline: [[0,0], [0,5], [5,5], [5,0]]
  hall:
    outline: [[0,0], [0,6], [10,6], [10,0]]
templateDefaults:
  doors: { length: 1, cornerDistance: 1 }
  transforms: all
`;
