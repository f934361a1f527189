/** What can be written at a place of a level or of a file of templates. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { Studio } from "../studio.js";

const TOP = "name templates roomTemplates templateDefaults defaults rooms connections corridors labels palette items switches mission spawn layout relations search";
const KEYS: Record<string, string> = {
  rooms: "templates type label data puzzle holds turns at transform",
  connections: "from to corridor oneWay lock secret needs opens",
  defaults: "templates minimumRoomDistance repeat doors transforms",
  corridors: "templates everywhere",
  mission: "start goal stuck place locks tension",
  layout: "within aspect prefer",
  relations: "room rooms northOf southOf eastOf westOf apart near rim level walk start goal",
  spawn: "group marker count in each spread apart tension",
  search: "cycles trialsPerCycle shapeMoves stallLimit restartIterations",
  templates: "outline cells legend holes pillars markers edge doors transforms weight repeat",
  roomTemplates: "outline cells legend holes pillars markers edge doors transforms weight repeat",
  templateDefaults: "doors transforms",
};
const VALUES: Record<string, string> = {
  type: "entrance exit boss treasure key shop shrine guard trap secret rest save",
  transform: "r0 r90 r180 r270 m0 m90 m180 m270",
  transforms: "identity rotations all",
  repeat: "allow avoid no-immediate never",
  kind: "lines tilt elements trails",
  stuck: "refused allowed",
  tension: "rising waves flat",
  prefer: "compact square spread none",
  corridor: "true false",
  oneWay: "true false",
  secret: "true false",
  everywhere: "true false",
  opens: "from to",
  rim: "north east south west any",
  edge: "straight rough",
  direction: "both in out",
};
const ROOM_KEYS = ["from", "to", "start", "goal", "room", "rooms", "northOf", "southOf", "eastOf", "westOf"];

export function completions(context: CompletionContext, studio: Studio, file: string): CompletionResult | null {
  const word = context.matchBefore(/[\w-]*/);
  if (!word || (word.from === word.to && !context.explicit)) {
    return null;
  }
  const { doc } = context.state;
  const line = doc.lineAt(context.pos);
  const before = line.text.slice(0, word.from - line.from);
  const section = sectionOf(doc.sliceString(0, line.from), line.text);
  const options = optionsFor(before, section, studio, file === studio.project.level);
  return options.length ? { from: word.from, options, validFor: /^[\w-]*$/ } : null;
}

/** The top-level key under which a line stands. */
function sectionOf(textBefore: string, line: string): string {
  const own = /^(\w+):/.exec(line)?.[1];
  return own ?? [...textBefore.matchAll(/^(\w+):/gm)].at(-1)?.[1] ?? "";
}

function optionsFor(before: string, section: string, studio: Studio, isLevel: boolean): Completion[] {
  const key = /(\w+):\s*(?:\[[^\]]*)?$/.exec(before)?.[1];
  const rooms = studio.model.rooms.map((room) => room.id);
  if (key === "templates" && section !== "templates") {
    return names(studio.level?.templates.map((template) => template.name) ?? [], "template");
  }
  if (key && ROOM_KEYS.includes(key)) {
    return names(rooms, "room");
  }
  if (section === "connections" && /\[[^\]:]*$/.test(before)) {
    return names(rooms, "room");
  }
  if (key && (key === "lock" || key === "holds" || key === "needs")) {
    const { connections, rooms: all } = studio.model;
    return names([...connections.map((connection) => connection.lock), ...all.flatMap((room) => room.holds)], "item");
  }
  if (key && VALUES[key]) {
    return names(VALUES[key].split(" "), "value");
  }
  if (/^\s*$/.test(before) && before.length === 0) {
    return names((isLevel ? TOP : "defaults templates").split(" "), "key");
  }
  const isKey = /[{,]\s*$/.test(before) || /^\s{4,}$/.test(before) || /^\s*-\s+\{?\s*$/.test(before);
  const isSection = /^\s{2}$/.test(before) && ["defaults", "corridors", "mission", "layout", "search"].includes(section);
  return (isKey || isSection) && KEYS[section] ? names(KEYS[section].split(" "), "key") : [];
}

function names(all: readonly string[], detail: string): Completion[] {
  const type = { key: "property", room: "variable", template: "class", item: "constant" }[detail] ?? "keyword";
  return [...new Set(all)].filter((name) => name !== "").map((label) => ({ label, type, detail }));
}
