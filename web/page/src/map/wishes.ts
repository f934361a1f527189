/** The wishes of a level, drawn into its layout: its frame, and lines between the rooms of relations. */
import type { Layout } from "../../../engine/src/index.js";
import { Source } from "../document/source.js";
import { escapeText } from "./layout-map.js";
import { boxOf, CELL, screenX, screenY } from "./shapes.js";

type Plain = Record<string, unknown>;

const SIDES: Record<string, string> = { northOf: "north of", southOf: "south of", eastOf: "east of", westOf: "west of" };

/** Whether a level says anything of its layouts; a quick look at its text. */
export function mayHaveWishes(text: string): boolean {
  return /^(layout|relations)\s*:/m.test(text);
}

/** Markup of all wishes that can be drawn; "" where there are none. */
export function wishesMarkup(text: string, layout: Layout): string {
  if (!mayHaveWishes(text)) {
    return "";
  }
  const level = (new Source(text).value() ?? {}) as Plain;
  const frame = frameMarkup((level["layout"] as Plain | undefined)?.["within"], layout);
  const relations = Array.isArray(level["relations"]) ? (level["relations"] as Plain[]) : [];
  return frame + relations.map((relation) => relationMarkup(relation ?? {}, layout)).join("");
}

function frameMarkup(within: unknown, layout: Layout): string {
  if (Array.isArray(within)) {
    const [width, height] = within.map(Number);
    const { x, y } = layout.bounds;
    return `<rect class="frame" x="${screenX(x)}" y="${screenY(y + height!)}" width="${width! * CELL}" height="${height! * CELL}"><title>within ${width} by ${height}</title></rect>`;
  }
  const cells = (within as Plain | undefined)?.["cells"];
  if (typeof cells !== "string") {
    return "";
  }
  const lines = cells.replace(/\n+$/, "").split("\n");
  let d = "";
  lines.forEach((line, row) => {
    for (const run of line.matchAll(/#+/g)) {
      d += `M${screenX(run.index)} ${screenY(lines.length - row)}h${run[0].length * CELL}v${CELL}h${-run[0].length * CELL}Z`;
    }
  });
  return `<path class="ground" d="${d}"/>`;
}

function relationMarkup(relation: Plain, layout: Layout): string {
  const rooms = named(relation["room"] ?? relation["rooms"] ?? relation["start"]);
  for (const [key, words] of Object.entries(SIDES)) {
    if (relation[key] !== undefined) {
      const others = named(relation[key]);
      return rooms.flatMap((room) => others.map((other) => line(room, other, words, layout))).join("");
    }
  }
  const words =
    relation["apart"] !== undefined ? `≥ ${String(relation["apart"])}` : relation["near"] !== undefined ? `≤ ${String(relation["near"])}` : relation["walk"] !== undefined ? `walk ≥ ${String(relation["walk"])}` : relation["level"] !== undefined ? "level" : "";
  if (words === "") {
    return "";
  }
  const all = [...rooms, ...named(relation["goal"])];
  return all.flatMap((room, index) => all.slice(index + 1).map((other) => line(room, other, words, layout))).join("");
}

function named(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : value === undefined || value === null ? [] : [String(value)];
}

function line(from: string, to: string, words: string, layout: Layout): string {
  const [a, b] = [from, to].map((id) => layout.rooms.find((room) => room.id === id && !room.isCorridor));
  if (!a || !b) {
    return "";
  }
  const [p, q] = [a, b].map((room) => {
    const box = boxOf(room.outline);
    return { x: screenX(box.x + box.width / 2), y: screenY(box.y + box.height / 2) };
  }) as [{ x: number; y: number }, { x: number; y: number }];
  return `<g class="wish"><path d="M${p.x} ${p.y}L${q.x} ${q.y}"/><text x="${(p.x + q.x) / 2}" y="${(p.y + q.y) / 2}">${escapeText(words)}</text></g>`;
}
