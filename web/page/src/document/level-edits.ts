/** Edits of levels and templates: each takes a text and gives the changes of it. */
import { isMap, isScalar, isSeq } from "yaml";
import type { Node, Pair } from "yaml";
import { applyChanges, keyText, scalarText, Source } from "./source.js";
import type { Change, Path, Value } from "./source.js";

/** An edit of a text: the steps are relative to the text that the steps before leave. */
export type Edit = (text: string) => Change[][];

const RELATED = ["room", "rooms", "northOf", "southOf", "eastOf", "westOf", "start", "goal"];

export function addRoom(id: string, keys: Record<string, Value> = {}): Edit {
  return (text) => {
    const source = new Source(text);
    const value: Value = Object.keys(keys).length ? keys : null;
    if (isSeq(source.node(["rooms"]))) {
      return value === null ? [source.append(["rooms"], id)] : inTurn(text, roomsAsMapping, addRoom(id, keys));
    }
    return [source.set(["rooms", id], value)];
  };
}

/** Sets a key of a room; without a value it is taken away. */
export function setRoom(id: string, key: string, value: Value | undefined): Edit {
  return (text) => {
    const source = new Source(text);
    if (isSeq(source.node(["rooms"]))) {
      return value === undefined ? [] : inTurn(text, roomsAsMapping, setRoom(id, key, value));
    }
    return [value === undefined ? source.remove(["rooms", id, key]) : source.set(["rooms", id, key], value)];
  };
}

/** Deletes a room with its connections and what else names it in the mission and the labels. */
export function removeRoom(id: string): Edit {
  return (text) => {
    const source = new Source(text);
    const joined = connectionEnds(source).flatMap((ends, index) => (ends.includes(id) ? [index] : []));
    const steps: Edit[] = joined.reverse().map((index) => removeConnection(index));
    steps.push((before) => [new Source(before).remove(["labels", id])]);
    for (const key of ["start", "goal"]) {
      steps.push((before) => {
        const inner = new Source(before);
        const value = inner.value(["mission", key]);
        if (Array.isArray(value)) {
          const index = value.map(String).indexOf(id);
          return index < 0 ? [] : [inner.remove(["mission", key, index])];
        }
        return value !== undefined && String(value) === id ? [inner.remove(["mission", key])] : [];
      });
    }
    steps.push((before) => {
      const inner = new Source(before);
      const rooms = inner.node(["rooms"]);
      if (isSeq(rooms)) {
        const index = rooms.items.findIndex((item) => textOf(item as Node) === id);
        return index < 0 ? [] : [inner.remove(["rooms", index])];
      }
      return [inner.remove(["rooms", id])];
    });
    return inTurn(text, ...steps);
  };
}

/** Renames a room everywhere in the level. */
export function renameRoom(id: string, name: string): Edit {
  return (text) => {
    const source = new Source(text);
    const changes: Change[] = [];
    const rename = (node: unknown): void => {
      if (isScalar(node) && node.range && textOf(node) === id) {
        changes.push({ from: node.range[0], to: node.range[1], insert: scalarText(name) });
      }
    };
    const renameAll = (node: unknown): void => {
      if (isSeq(node)) {
        node.items.forEach(renameAll);
      } else {
        rename(node);
      }
    };
    const rooms = source.node(["rooms"]);
    if (isMap(rooms)) {
      rename(rooms.items.find((pair) => keyText(pair) === id)?.key);
    } else {
      renameAll(rooms);
    }
    const connections = source.node(["connections"]);
    for (const item of isSeq(connections) ? connections.items : []) {
      renameAll(isMap(item) ? undefined : item);
      if (isMap(item)) {
        ["from", "to"].forEach((key) => rename(item.get(key, true)));
      }
    }
    const labels = source.node(["labels"]);
    if (isMap(labels)) {
      rename((labels.items as Pair[]).find((pair) => keyText(pair) === id)?.key);
    }
    ["start", "goal"].forEach((key) => renameAll(source.node(["mission", key])));
    const relations = source.node(["relations"]);
    for (const item of isSeq(relations) ? relations.items : []) {
      if (isMap(item)) {
        RELATED.forEach((key) => renameAll(item.get(key, true)));
      }
    }
    const spawns = source.node(["spawn"]);
    for (const item of isSeq(spawns) ? spawns.items : []) {
      if (isMap(item)) {
        renameAll(item.get("in", true));
      }
    }
    return [changes];
  };
}

/** Joins two rooms. */
export function addConnection(from: string, to: string, keys: Record<string, Value> = {}): Edit {
  return (text) => [
    new Source(text).append(["connections"], Object.keys(keys).length ? { from, to, ...keys } : [from, to]),
  ];
}

export function removeConnection(index: number): Edit {
  return (text) => {
    const source = new Source(text);
    const connections = source.node(["connections"]);
    const isLast = isSeq(connections) && connections.items.length === 1;
    return [source.remove(isLast ? ["connections"] : ["connections", index])];
  };
}

/** Sets a key of a connection; a pair becomes a mapping for it. Without a value the key is taken away. */
export function setConnection(index: number, key: string, value: Value | undefined): Edit {
  return (text) => {
    const source = new Source(text);
    const path: Path = ["connections", index];
    const node = source.node(path);
    if (isSeq(node)) {
      if (value === undefined) {
        return [];
      }
      const [from, to] = node.items.map((item) => source.text.slice((item as Node).range![0], (item as Node).range![1]));
      const entries = `{ from: ${from}, to: ${to}, ${scalarText(key)}: ${source.flowText(value)} }`;
      return [[source.replaceNode(node, entries)]];
    }
    return [value === undefined ? source.remove([...path, key]) : source.set([...path, key], value)];
  };
}

/** Sets any value of a text; without a value it is taken away. */
export function setValue(path: Path, value: Value | undefined): Edit {
  return (text) => {
    const source = new Source(text);
    return [value === undefined ? source.remove(path) : source.set(path, value)];
  };
}

export function renameKey(path: Path, key: string): Edit {
  return (text) => [new Source(text).renameKey(path, key)];
}

/** Several edits as one. */
export function together(...edits: Edit[]): Edit {
  return (text) => inTurn(text, ...edits);
}

function inTurn(text: string, ...edits: Edit[]): Change[][] {
  const all: Change[][] = [];
  let current = text;
  for (const edit of edits) {
    for (const changes of edit(current)) {
      if (changes.length > 0) {
        all.push(changes);
        current = applyChanges(current, changes);
      }
    }
  }
  return all;
}

/** A list of ids becomes a mapping from ids, so that rooms can have keys. */
function roomsAsMapping(text: string): Change[][] {
  const source = new Source(text);
  const rooms = source.node(["rooms"]);
  if (!isSeq(rooms)) {
    return [];
  }
  const items = rooms.items as Node[];
  const raw = (item: Node): string => scalarText(textOf(item));
  if (!rooms.flow) {
    return [
      items.map((item) => {
        const dash = text.lastIndexOf("-", item.range![0] - 1);
        return { from: dash, to: item.range![1], insert: `${raw(item)}:` };
      }),
    ];
  }
  const inside = text.slice(rooms.range![0], rooms.range![1]);
  const comments = [...inside.matchAll(/#.*$/gm)].map((match) => `\n  ${match[0]}`).join("");
  const lines = items.map((item) => `\n  ${raw(item)}:`).join("");
  const colon = text.lastIndexOf(":", rooms.range![0]);
  return [[{ from: colon + 1, to: rooms.range![1], insert: comments + lines }]];
}

/** The ids of the two rooms of each connection. */
export function connectionEnds(source: Source): string[][] {
  const connections = source.node(["connections"]);
  return (isSeq(connections) ? connections.items : []).map((item) => {
    if (isSeq(item)) {
      return item.items.map((end) => textOf(end as Node));
    }
    return isMap(item) ? [textOf(item.get("from", true) as Node), textOf(item.get("to", true) as Node)] : [];
  });
}

/** A scalar as text: numbers are read as text, as the program does. */
export function textOf(node: Node | null | undefined): string {
  if (!isScalar(node)) {
    return "";
  }
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value ?? ""));
}
