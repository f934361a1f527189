/** A level as its text says it, read leniently: what the graph shows even where the program finds errors. */
import { isMap, isScalar, isSeq } from "yaml";
import type { Node, Pair, YAMLMap } from "yaml";
import { textOf } from "./level-edits.js";
import { keyText, Source } from "./source.js";

export interface RoomModel {
  id: string;
  type: string;
  label: string;
  /** Those that it names itself. */
  templates: string[];
  holds: string[];
  turns: string;
  puzzle: string;
  at: [number, number] | undefined;
  transform: string;
  /** Where it stands in the text. */
  position: number;
}

export interface ConnectionModel {
  from: string;
  to: string;
  /** Undefined: as the level says for all connections. */
  corridor: boolean | string[] | undefined;
  oneWay: boolean;
  secret: boolean;
  lock: string;
  needs: string;
  opens: string;
  position: number;
}

export interface LevelModel {
  name: string;
  rooms: RoomModel[];
  connections: ConnectionModel[];
  /** The files of templates that it names. */
  files: string[];
  /** Names of `roomTemplates`. */
  ownTemplates: string[];
  corridorsEverywhere: boolean;
  corridorTemplates: string[];
  switches: string[];
  spentItems: string[];
  hasMission: boolean;
  start: string | undefined;
  goal: string[];
}

export function readLevel(text: string): LevelModel {
  const source = new Source(text);
  const rooms = readRooms(source);
  const connections = readConnections(source);
  const top = source.document.contents;
  const has = (key: string): boolean => isMap(top) && top.has(key);
  const labels = source.node(["labels"]);
  if (isMap(labels)) {
    for (const pair of labels.items as Pair[]) {
      const room = rooms.find((candidate) => candidate.id === keyText(pair));
      if (room && room.label === "") {
        room.label = textOf(pair.value as Node);
      }
    }
  }
  const start = textOf(source.node(["mission", "start"]));
  return {
    name: textOf(source.node(["name"])),
    rooms,
    connections,
    files: textsOf(source.node(["templates"])),
    ownTemplates: keysOf(source.node(["roomTemplates"])),
    corridorsEverywhere: textOf(source.node(["corridors", "everywhere"])) === "true",
    corridorTemplates: textsOf(source.node(["corridors", "templates"])),
    switches: keysOf(source.node(["switches"])),
    spentItems: keysOf(source.node(["items"])).filter((item) => textOf(source.node(["items", item, "spent"])) === "true"),
    hasMission:
      ["items", "switches", "mission"].some(has) ||
      rooms.some((room) => room.holds.length > 0 || room.turns !== "") ||
      connections.some((connection) => connection.needs !== "" || connection.opens !== ""),
    start: start === "" ? undefined : start,
    goal: textsOf(source.node(["mission", "goal"])),
  };
}

function readRooms(source: Source): RoomModel[] {
  const rooms = source.node(["rooms"]);
  if (isSeq(rooms)) {
    return rooms.items.map((item) => bareRoom(textOf(item as Node), (item as Node).range?.[0] ?? 0));
  }
  if (!isMap(rooms)) {
    return [];
  }
  return (rooms.items as Pair[]).map((pair) => {
    const room = bareRoom(keyText(pair), (pair.key as Node).range?.[0] ?? 0);
    const keys = pair.value;
    if (!isMap(keys)) {
      return room;
    }
    const at = keys.get("at", true);
    const point = isSeq(at) ? at.items.map((item) => Number(textOf(item as Node))) : [];
    const puzzle = keys.get("puzzle", true);
    return {
      ...room,
      type: field(keys, "type"),
      label: field(keys, "label"),
      templates: textsOf(keys.get("templates", true)),
      holds: textsOf(keys.get("holds", true)),
      turns: field(keys, "turns"),
      puzzle: isMap(puzzle) ? field(puzzle, "kind") : "",
      at: point.length === 2 && point.every(Number.isFinite) ? [point[0]!, point[1]!] : undefined,
      transform: field(keys, "transform"),
    };
  });
}

function bareRoom(id: string, position: number): RoomModel {
  return { id, type: "", label: "", templates: [], holds: [], turns: "", puzzle: "", at: undefined, transform: "", position };
}

function readConnections(source: Source): ConnectionModel[] {
  const connections = source.node(["connections"]);
  return (isSeq(connections) ? connections.items : []).map((item) => {
    const position = (item as Node).range?.[0] ?? 0;
    if (isSeq(item)) {
      const [from, to] = item.items.map((end) => textOf(end as Node));
      return bareConnection(from ?? "", to ?? "", position);
    }
    if (!isMap(item)) {
      return bareConnection("", "", position);
    }
    const corridor = item.get("corridor", true);
    const needs = item.get("needs", true) as Node | undefined;
    return {
      ...bareConnection(field(item, "from"), field(item, "to"), position),
      corridor: isSeq(corridor) ? textsOf(corridor) : isScalar(corridor) ? textOf(corridor) === "true" : undefined,
      oneWay: field(item, "oneWay") === "true",
      secret: field(item, "secret") === "true",
      lock: field(item, "lock"),
      needs: needs?.range ? source.text.slice(needs.range[0], needs.range[1]).trim() : "",
      opens: field(item, "opens"),
    };
  });
}

function bareConnection(from: string, to: string, position: number): ConnectionModel {
  return { from, to, corridor: undefined, oneWay: false, secret: false, lock: "", needs: "", opens: "", position };
}

function field(map: YAMLMap, key: string): string {
  return textOf(map.get(key, true) as Node | undefined);
}

/** A text, or the texts of a list. */
function textsOf(node: unknown): string[] {
  if (isSeq(node)) {
    return node.items.map((item) => textOf(item as Node));
  }
  const text = textOf(node as Node | undefined);
  return text === "" ? [] : [text];
}

function keysOf(node: unknown): string[] {
  return isMap(node) ? (node.items as Pair[]).map(keyText) : [];
}
