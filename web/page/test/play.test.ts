import assert from "node:assert/strict";
import { test } from "node:test";
import type { Layout, LayoutConnection, LayoutRoom } from "../../engine/src/index.js";
import { adviceEdit, suggestedWord } from "../src/document/advice.js";
import { readLevel } from "../src/document/level-model.js";
import { broughtIn } from "../src/document/merge.js";
import { applyChanges } from "../src/document/source.js";
import { mostDifferent } from "../src/map/difference.js";
import { Game } from "../src/play/game.js";
import { MissionWorld } from "../src/play/mission-state.js";
import type { MissionRules } from "../src/play/mission-state.js";
import { parseNeeds } from "../src/play/needs.js";

/** Rooms of 3 by 3 cells in a row, each joined to the next by a door in the middle of its east side. */
function row(items: string[][], connections: Partial<LayoutConnection>[] = []): Layout {
  const rooms = items.map(
    (held, index): LayoutRoom => ({
      index,
      id: `r${index}`,
      type: "",
      template: "cell",
      isCorridor: false,
      position: { x: 3 * index, y: 0 },
      rotation: 0,
      mirrored: false,
      outline: [
        { x: 3 * index, y: 0 },
        { x: 3 * index + 3, y: 0 },
        { x: 3 * index + 3, y: 3 },
        { x: 3 * index, y: 3 },
      ],
      doors: [index - 1, index].filter((door) => door >= 0 && door < items.length - 1),
      data: [],
      items: held,
    }),
  );
  const joined = items.slice(1).map((_, index) => ({ from: index, to: index + 1, corridor: -1, oneWay: false, lock: "", doors: [index], ...connections[index] }));
  return {
    formatVersion: 2,
    generator: "undercroft",
    level: "row",
    seed: 0,
    bounds: { x: 0, y: 0, width: 3 * items.length, height: 3 },
    rooms,
    connections: joined,
    doors: joined.map((connection, index) => ({
      index,
      roomA: index,
      roomB: index + 1,
      from: { x: 3 * index + 3, y: 1 },
      to: { x: 3 * index + 3, y: 2 },
      facing: "east",
      length: 1,
      socket: "",
      oneWay: connection.oneWay,
      lock: connection.lock,
      ...(connection.opens ? { opens: connection.opens } : {}),
      ...(connection.needs ? { needs: connection.needs } : {}),
      ...(connection.secret ? { secret: true } : {}),
    })),
  };
}

function rules(goal: number, more: Partial<MissionRules> = {}): MissionRules {
  return { spent: new Set(), switches: new Map(), hasMission: true, start: 0, goals: [goal], ...more };
}

function east(game: Game, steps: number): void {
  for (let step = 0; step < steps; step++) {
    game.move(1, 0);
  }
}

test("needs are read as layouts write them", () => {
  const holdings = (items: Record<string, number>, states: Record<string, string> = {}) => ({
    count: (item: string) => items[item] ?? 0,
    state: (name: string) => states[name] ?? "",
  });
  const needs = parseNeeds('lamp & (bomb | "war hammer") & 3 orb & sluice=low');
  assert.equal(needs(holdings({ lamp: 1, "war hammer": 1, orb: 3 }, { sluice: "low" })), true);
  assert.equal(needs(holdings({ lamp: 1, bomb: 1, orb: 2 }, { sluice: "low" })), false);
  assert.equal(needs(holdings({ lamp: 1, orb: 3 }, { sluice: "low" })), false);
  assert.equal(needs(holdings({ lamp: 1, bomb: 1, orb: 3 }, { sluice: "high" })), false);
  assert.equal(parseNeeds("")(holdings({})), true);
});

test("a key opens its lock, and the goal is reached", () => {
  const game = new Game(row([["key"], [], []], [{}, { lock: "key" }]), rules(2));
  assert.deepEqual(game.cell, { x: 1, y: 1 });
  east(game, 5);
  assert.equal(game.place, 2);
  assert.equal(game.isWon, true);
  assert.match(game.message, /after 5 steps/);
});

test("a lock stays shut without its key, and whoever has none anywhere is stuck at once", () => {
  const game = new Game(row([[], [], []], [{}, { lock: "key" }]), rules(2));
  assert.equal(game.isStuck, true);
  east(game, 9);
  assert.equal(game.place, 1);
  assert.match(game.message, /need key/);
});

test("walls are not walked through, and doors only where they are", () => {
  const game = new Game(row([[], []]), rules(1));
  game.move(0, 1);
  east(game, 5);
  assert.deepEqual(game.cell, { x: 2, y: 2 });
  game.move(0, -1);
  east(game, 1);
  assert.equal(game.place, 1);
});

test("a one-way door does not open from the other side, and traps who drops too soon", () => {
  const game = new Game(row([[], ["rope"], [], []], [{}, { oneWay: true }, { needs: "coin" }]), rules(3));
  assert.equal(game.isStuck, true);
  const free = new Game(row([["coin"], [], [], []], [{}, { oneWay: true }, { needs: "coin" }]), rules(3));
  assert.equal(free.isStuck, false);
  east(free, 6);
  assert.equal(free.place, 2);
  for (let step = 0; step < 5; step++) {
    free.move(-1, 0);
  }
  assert.equal(free.place, 2);
  assert.match(free.message, /does not open from this side/);
});

test("a bar is lifted from its own side only", () => {
  const shut = new Game(row([[], []], [{ opens: "to" }]), rules(1));
  east(shut, 3);
  assert.equal(shut.place, 0);
  assert.match(shut.message, /barred from the other side/);
  const open = new Game(row([[], []], [{ opens: "from" }]), rules(1));
  east(open, 3);
  assert.equal(open.place, 1);
});

test("a secret door is found by walking into the wall", () => {
  const game = new Game(row([[], []], [{ secret: true }]), rules(1));
  east(game, 2);
  assert.equal(game.place, 0);
  assert.match(game.message, /secret door/);
  east(game, 1);
  assert.equal(game.place, 1);
});

test("a spent key can be wasted", () => {
  // r0 – r1 with the goal behind one lock and a closet behind another, and one key.
  const layout = row([["key"], [], []], [{ lock: "key" }, { lock: "key" }]);
  const world = new MissionWorld(layout, rules(1, { spent: new Set(["key"]) }));
  assert.equal(world.isStuck(world.initial()), false);
  const both = new MissionWorld(layout, rules(2, { spent: new Set(["key"]) }));
  assert.equal(both.isStuck(both.initial()), true);
  const kept = new MissionWorld(layout, rules(2));
  assert.equal(kept.isStuck(kept.initial()), false);
});

test("a switch is turned where that is the only way", () => {
  const layout = row([[], []], [{ needs: "sluice=low" }]);
  layout.rooms[0]!.turns = "sluice";
  const world = new MissionWorld(layout, rules(1, { switches: new Map([["sluice", ["high", "low"]]]) }));
  assert.equal(world.isStuck(world.initial()), false);
  const fixed = new MissionWorld(row([[], []], [{ needs: "sluice=low" }]), rules(1, { switches: new Map([["sluice", ["high", "low"]]]) }));
  assert.equal(fixed.isStuck(fixed.initial()), true);
});

test("advice becomes edits", () => {
  const text = `rooms:
  gate: { holds: key }
  pit:
connections:
  - { from: gate, to: pit, oneWay: true }
`;
  const after = (sentence: string): string | undefined => {
    const edit = adviceEdit(sentence, readLevel(text));
    return edit?.(text).reduce(applyChanges, text);
  };
  assert.equal(after("one more key in gate or before it suffices"), text.replace("holds: key", "holds: [key, key]"));
  assert.equal(after("2 more rope in pit suffice"), text.replace("pit:", "pit: { holds: [rope, rope] }"));
  assert.equal(after("let gate–pit be passed both ways"), text.replace(", oneWay: true", ""));
  assert.equal(after("put rope into a room, such as pit"), text.replace("pit:", "pit: { holds: rope }"));
  assert.equal(after("Write something better."), undefined);
  assert.equal(suggestedWord("The room denn is not known. Did you mean den?"), "den");
});

test("changes in different places are merged, those in the same place are not", () => {
  const base = "one\ntwo\nthree\n";
  const merged = broughtIn(base, "one!\ntwo\nthree\n", "one\ntwo\nthree!\n");
  assert.equal(applyChanges("one!\ntwo\nthree\n", [merged!]), "one!\ntwo\nthree!\n");
  assert.equal(broughtIn(base, "one\ntwo and a half\nthree\n", "one\n2\nthree\n"), undefined);
  assert.deepEqual(broughtIn(base, "mine", base), { from: 0, to: 0, insert: "" });
});

test("the most different layouts are chosen farthest first, and turned ones count as equal", () => {
  const straight = row([[], [], []]);
  const turned: Layout = { ...straight, rooms: straight.rooms.map((room) => ({ ...room, outline: room.outline.map(({ x, y }) => ({ x: y, y: -x })) })) };
  const bent: Layout = { ...straight, rooms: straight.rooms.map((room) => (room.index === 2 ? { ...room, outline: room.outline.map(({ x, y }) => ({ x: x - 3, y: y + 3 })) } : room)) };
  const all = [straight, turned, bent].map((layout, name) => ({ layout, name }));
  assert.deepEqual(mostDifferent(all, 2).map((one) => one.name), [0, 2]);
});
