/** Random edits of levels: the text must say what the edit says, keep its comments, and come back to its first bytes by undo. */
import assert from "node:assert/strict";
import { test } from "node:test";
import samples from "samples:";
import { parse } from "yaml";
import { addConnection, addRoom, removeConnection, removeRoom, renameRoom, setConnection, setRoom, setValue } from "../src/document/level-edits.js";
import type { Edit } from "../src/document/level-edits.js";
import { readLevel } from "../src/document/level-model.js";
import { Project } from "../src/document/project.js";
import { Source } from "../src/document/source.js";
import type { Path, Value } from "../src/document/source.js";

/** The edits of the longest run; each other level has fewer, to save time. */
const EDITS = 1000;
const FEWER_EDITS = 150;

type Plain = Record<string, any>;

/** SplitMix32: the same numbers on every machine. */
function randomOf(seed: number): (bound: number) => number {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    z ^= z >>> 15;
    return (z >>> 0) % bound;
  };
}

const LIST = `# A level whose rooms are a list.
name: listed   # its name
rooms:
  - den # where they sleep
  - store
  # the kitchen smokes
  - kitchen

connections:
- [den, store]  # a low door
# through the smoke
- [ store , kitchen ]
- {from: kitchen, to: den, lock: "old key"}
roomTemplates:
  cell:
    cells: |
      ###
      ###   # not a comment
    doors: {length: 1, cornerDistance: 0}
`;

const NESTED = `name: nested
rooms:
  # first of all
  gate:
    type: entrance   # where one comes in
    templates:
      - hall
      # or smaller
      - cell
    data:
      music: choir
  "great hall": { type: boss,
    holds: [ key, key ] }   # two of them
  pit: {}
connections:
  -
    from: gate
    to: great hall
    # never both ways
    oneWay: true
  - [pit, gate]
defaults: {templates: [hall]}
`;

/** The comments of a text: what stands behind a # at the beginning of a line or after a blank, outside of drawings. */
function comments(text: string): string[] {
  return [...text.matchAll(/(?:^|\s)#\s[^\n]*/g)].map((match) => match[0].trim());
}

/** Comments that share a line with something, which go with it when it is deleted. */
function trailing(text: string): Set<string> {
  return new Set(text.split("\n").filter((line) => /\S.*\s#\s/.test(line)).flatMap(comments));
}

/** Comments within what is deleted or replaced. */
function commentsIn(text: string, paths: readonly Path[]): string[] {
  const source = new Source(text);
  return paths.flatMap((path) => {
    const range = source.range(path);
    return range ? comments(text.slice(range.from, range.to)) : [];
  });
}

interface Draw {
  name: string;
  edit: Edit;
  /** The same edit of the parsed level. */
  model: (level: Plain) => void;
  /** What it deletes, with the comments in it. */
  deletes: Path[];
}

/** Rooms as a mapping, whatever they are written as. */
function rooms(level: Plain): Plain {
  if (Array.isArray(level["rooms"])) {
    level["rooms"] = Object.fromEntries(level["rooms"].map((id: unknown) => [String(id), null]));
  }
  level["rooms"] ??= {};
  return level["rooms"] as Plain;
}

function ends(connection: any): string[] {
  return (Array.isArray(connection) ? connection : [connection.from, connection.to]).map(String);
}

function tidy(level: Plain): Plain {
  rooms(level);
  for (const [id, room] of Object.entries(level["rooms"])) {
    if (room && typeof room === "object" && Object.keys(room).length === 0) {
      level["rooms"][id] = null;
    }
  }
  level["connections"] = (level["connections"] ?? []).map((connection: any) =>
    Array.isArray(connection) ? { from: connection[0], to: connection[1] } : connection,
  );
  for (const key of ["labels", "mission"]) {
    if (level[key] && Object.keys(level[key]).length === 0) {
      delete level[key];
    }
  }
  return level;
}

const WORDS = ["boss", "no", "12", "key: of gold", "- dash", "Straße", "it's", "a b", "true", "#1", "*star", "", "x, y", "[q]", "trailing ", "ok"];

/** A comment that is typed on a line of its own, below a line that ends a value. */
function writtenComment(random: (bound: number) => number, text: string, count: number): Draw {
  const ends = [...text.matchAll(/^\s*(?:- )?[\w"][^\n|]*[\]}](?=\r?$)/gm)].map((match) => match.index + match[0].length);
  const at = ends[random(Math.max(ends.length, 1))] ?? text.length;
  return { name: "comment", edit: () => [[{ from: at, to: at, insert: `\n# note ${count}` }]], deletes: [], model: () => undefined };
}

function draw(random: (bound: number) => number, text: string, count: number): Draw {
  const model = readLevel(text);
  const ids = model.rooms.map((room) => room.id);
  const id = ids[random(ids.length)] ?? "den";
  const index = random(Math.max(model.connections.length, 1));
  const word = WORDS[random(WORDS.length)]!;
  const kind = random(13);
  if (kind === 12) {
    return writtenComment(random, text, count);
  }
  if (kind === 0 || ids.length < 3) {
    const name = random(3) === 0 ? `${word} ${count}` : `room-${count}`;
    const keys: Record<string, Value> = random(2) ? { type: word, holds: ["a", "b"] } : {};
    return { name: `add ${name}`, edit: addRoom(name, keys), deletes: [], model: (level) => void (rooms(level)[name] = Object.keys(keys).length ? keys : null) };
  }
  if (kind === 1 && ids.length > 3) {
    return {
      name: `remove ${id}`,
      edit: removeRoom(id),
      deletes: [["rooms", id], ...model.connections.flatMap((connection, at): Path[] => ([connection.from, connection.to].includes(id) ? [["connections", at]] : []))],
      model: (level) => {
        delete rooms(level)[id];
        level["connections"] = (level["connections"] ?? []).filter((connection: any) => !ends(connection).includes(id));
      },
    };
  }
  if (kind === 2) {
    const name = `new ${count}`;
    return {
      name: `rename ${id}`,
      edit: renameRoom(id, name),
      deletes: [],
      model: (level) => {
        level["rooms"] = Array.isArray(level["rooms"])
          ? level["rooms"].map((other: unknown) => (String(other) === id ? name : other))
          : Object.fromEntries(Object.entries(level["rooms"]).map(([key, value]) => [key === id ? name : key, value]));
        for (const connection of level["connections"] ?? []) {
          for (const key of Array.isArray(connection) ? [0, 1] : ["from", "to"]) {
            connection[key] = String(connection[key]) === id ? name : connection[key];
          }
        }
      },
    };
  }
  if (kind <= 4) {
    const other = ids[random(ids.length)]!;
    const keys: Record<string, Value> = random(3) === 0 ? { lock: word } : {};
    return { name: `join ${id} ${other}`, edit: addConnection(id, other, keys), deletes: [], model: (level) => void (level["connections"] ??= []).push({ from: id, to: other, ...keys }) };
  }
  if (kind === 5 && model.connections.length > 0) {
    return { name: `cut ${index}`, edit: removeConnection(index), deletes: [["connections", index]], model: (level) => void level["connections"].splice(index, 1) };
  }
  if (kind <= 7 && model.connections.length > 0) {
    const [key, value] = ([["lock", word], ["oneWay", true], ["corridor", ["a", "b c"]], ["secret", undefined], ["needs", { any: ["x", word] }], ["lock", undefined]] as const)[random(6)]!;
    return {
      name: `connection ${index} ${key}`,
      edit: setConnection(index, key, value as Value | undefined),
      deletes: [["connections", index, key]],
      model: (level) => {
        const connection = level["connections"][index];
        if (Array.isArray(connection)) {
          if (value !== undefined) {
            level["connections"][index] = { from: connection[0], to: connection[1], [key]: value };
          }
        } else if (value === undefined) {
          delete connection[key];
        } else {
          connection[key] = value;
        }
      },
    };
  }
  if (kind === 8) {
    const value = random(3) ? random(50) : undefined;
    return {
      name: "distance",
      edit: setValue(["defaults", "minimumRoomDistance"], value),
      deletes: [["defaults", "minimumRoomDistance"]],
      model: (level) => {
        if (value !== undefined) {
          (level["defaults"] ??= {})["minimumRoomDistance"] = value;
        } else if (level["defaults"]) {
          delete level["defaults"]["minimumRoomDistance"];
        }
      },
    };
  }
  const [key, value] = ([["type", word], ["at", [random(40) - 20, random(40)]], ["holds", ["key", word]], ["templates", ["hall"]], ["type", undefined], ["at", undefined], ["holds", undefined]] as const)[random(7)]!;
  return {
    name: `room ${id} ${key}`,
    edit: setRoom(id, key, value as Value | undefined),
    deletes: [["rooms", id, key]],
    model: (level) => {
      if (value === undefined) {
        const known = Array.isArray(level["rooms"]) ? undefined : level["rooms"][id];
        if (known) {
          delete known[key];
        }
      } else {
        const all = rooms(level);
        all[id] = { ...(all[id] ?? {}), [key]: value };
      }
    },
  };
}

const levels: Record<string, string> = {
  list: LIST,
  nested: NESTED,
  "list with Windows lines": LIST.replace(/\n/g, "\r\n"),
  ...Object.fromEntries(Object.entries(samples).filter(([path]) => /lock-and-key|riddle-crypt|temple-of-keys|catacombs/.test(path) && path.startsWith("graphs/"))),
};

for (const [name, first] of Object.entries(levels)) {
  const edits = name.includes("lock-and-key") ? EDITS : FEWER_EDITS;
  test(`${edits} random edits of ${name}`, () => {
    const random = randomOf(name.length * 7919);
    const project = new Project({ level: first }, "level", () => 0);
    for (let count = 0; count < edits; count++) {
      const before = project.levelText;
      const { name: what, edit, model, deletes } = draw(random, before, count);
      project.apply(edit(before).map((changes) => ({ file: "level", changes })), "test");
      const after = project.levelText;
      const expected = parse(before, { uniqueKeys: false }) as Plain;
      model(expected);
      const where = `edit ${count}, ${what}\n--- before\n${before}\n--- after\n${after}`;
      let actual: Plain;
      try {
        actual = parse(after) as Plain;
      } catch (error) {
        throw new Error(`${String(error)} ${where}`);
      }
      assert.deepEqual(tidy(actual), tidy(expected), where);
      const kept = comments(after);
      const mayGo = new Set(deletes.length > 0 ? [...trailing(before), ...commentsIn(before, deletes)] : []);
      for (const comment of comments(before)) {
        assert.ok(kept.includes(comment) || mayGo.has(comment), `The comment ${comment} is gone: ${where}`);
      }
    }
    const last = project.levelText;
    let steps = 0;
    while (project.canUndo) {
      project.undo();
      steps++;
    }
    assert.ok(steps > edits / 2, "most edits change something");
    assert.equal(project.levelText, first);
    while (project.canRedo) {
      project.redo();
    }
    assert.equal(project.levelText, last);
  });
}
