/** Room templates as their text says them, and edits of them. */
import { isMap } from "yaml";
import type { Pair } from "yaml";
import { setValue, together } from "./level-edits.js";
import type { Edit } from "./level-edits.js";
import type { Project } from "./project.js";
import { keyText, Source } from "./source.js";
import type { Value } from "./source.js";

export interface TemplateRef {
  file: string;
  /** `templates` in a file of templates, `roomTemplates` in a level. */
  section: "templates" | "roomTemplates";
  name: string;
}

export interface TemplateText {
  outline: [number, number][] | undefined;
  /** Lines from the top. */
  cells: string[] | undefined;
  legend: Record<string, Value>;
  /** The list of doors, each as it is written; undefined where a rule says where doors are. */
  doors: Value[] | undefined;
  /** The template's own rule of doors. */
  rule: { length: number; cornerDistance: number } | undefined;
  markers: { name: string; at: [number, number] }[];
  pillars: [number, number][];
  transforms: Value | undefined;
  weight: number | undefined;
  repeat: string | undefined;
}

/** All templates of the files of a project, in their order. */
export function templatesOf(project: Project): TemplateRef[] {
  return project.names().flatMap((file) => {
    const section = file === project.level ? "roomTemplates" : "templates";
    const node = new Source(project.text(file)).node([section]);
    return isMap(node) ? (node.items as Pair[]).map((pair): TemplateRef => ({ file, section, name: keyText(pair) })) : [];
  });
}

export function readTemplate(text: string, ref: TemplateRef): TemplateText | undefined {
  const raw = new Source(text).value([ref.section, ref.name]);
  if (raw === null || typeof raw !== "object") {
    return undefined;
  }
  const keys = raw as Record<string, Value>;
  const doors = keys["doors"];
  const rule = doors !== null && typeof doors === "object" && !Array.isArray(doors) ? doors : undefined;
  return {
    outline: Array.isArray(keys["outline"]) ? (keys["outline"] as [number, number][]) : undefined,
    cells: typeof keys["cells"] === "string" ? rows(keys["cells"]) : undefined,
    legend: (keys["legend"] as Record<string, Value> | undefined) ?? {},
    doors: Array.isArray(doors) ? doors : undefined,
    rule: rule && { length: Number(rule["length"] ?? 1), cornerDistance: Number(rule["cornerDistance"] ?? 0) },
    markers: Array.isArray(keys["markers"]) ? (keys["markers"] as unknown as TemplateText["markers"]) : [],
    pillars: Array.isArray(keys["pillars"]) ? (keys["pillars"] as [number, number][]) : [],
    transforms: keys["transforms"],
    weight: typeof keys["weight"] === "number" ? keys["weight"] : undefined,
    repeat: typeof keys["repeat"] === "string" ? keys["repeat"] : undefined,
  };
}

/** The lines of a drawing, all of one length. */
function rows(cells: string): string[] {
  const lines = cells.replace(/\n+$/, "").split("\n").map((line) => line.trimEnd());
  const width = Math.max(...lines.map((line) => line.length));
  return lines.map((line) => line.padEnd(width, ".").replace(/ /g, "."));
}

export function setKey(ref: TemplateRef, key: string, value: Value | undefined): Edit {
  return setValue([ref.section, ref.name, key], value);
}

/** Writes a drawing; empty columns and rows at the right and at the top are left out. */
export function setCells(ref: TemplateRef, lines: readonly string[]): Edit {
  const isEmpty = (line: string): boolean => /^\.*$/.test(line);
  let trimmed = lines.slice(lines.findIndex((line) => !isEmpty(line)));
  const width = Math.max(...trimmed.map((line) => line.replace(/\.+$/, "").length));
  trimmed = trimmed.map((line) => line.slice(0, width).padEnd(width, "."));
  return setKey(ref, "cells", `${trimmed.join("\n")}\n`);
}

/** Adds a door from one grid point to another; a rule gives way to the list. */
export function addDoor(ref: TemplateRef, known: TemplateText, from: [number, number], to: [number, number]): Edit {
  return known.doors
    ? setValue([ref.section, ref.name, "doors", known.doors.length], [from, to])
    : setKey(ref, "doors", [[from, to]]);
}

/** Takes a door of the list away; without any the rule of the file holds again. */
export function removeDoor(ref: TemplateRef, known: TemplateText, index: number): Edit {
  return known.doors && known.doors.length > 1
    ? setValue([ref.section, ref.name, "doors", index], undefined)
    : setKey(ref, "doors", undefined);
}

/** A new room of 5 by 5 cells; its file's defaults say where its doors are. */
export function newTemplate(ref: TemplateRef, needsDefaults: boolean): Edit {
  const cells = `${Array<string>(5).fill("#####").join("\n")}\n`;
  const value: Record<string, Value> = needsDefaults
    ? { doors: { length: 1, cornerDistance: 1 }, transforms: "all", cells }
    : { cells };
  const keys = Object.entries(value).map(([key, entry]) => setKey(ref, key, entry));
  return together(setValue([ref.section, ref.name], { weight: 1 }), ...keys);
}

/** The ends of a door that is written as a pair of points, or as a mapping with `at`. */
export function doorEnds(door: Value): [[number, number], [number, number]] | undefined {
  const ends = Array.isArray(door) ? door : door !== null && typeof door === "object" ? door["at"] : undefined;
  return Array.isArray(ends) && ends.length === 2 ? (ends as unknown as [[number, number], [number, number]]) : undefined;
}
