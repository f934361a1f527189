/** What the engine promises apart from its answers: files that change, cancelling, closing. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Cancelled, openEngine } from "../dist/node.js";
import { FILES } from "./jvm.mjs";

const LEVEL = "graphs/lock-and-key.yaml";

const engine = openEngine();
after(() => engine.close());

test("a level tells its rooms, connections and templates with their doors", async () => {
  const files = {
    "a.yaml": `
roomTemplates:
  hall: { outline: [[0,0], [0,4], [6,4], [6,0]], doors: { length: 2, cornerDistance: 1 }, transforms: rotations }
rooms:
  gate: { type: entrance, at: [3, 4], holds: [key, key] }
  vault:
connections:
  - { from: gate, to: vault, lock: key, oneWay: true }
`,
  };
  const { status, level } = await engine.read(files, "a.yaml");
  assert.equal(status, "ok");
  assert.deepEqual(
    level.rooms.map((room) => [room.id, room.type, room.templates, room.at, room.holds]),
    [
      ["gate", "entrance", [0], [{ x: 3, y: 4 }], ["key", "key"]],
      ["vault", "", [0], [], []],
    ],
  );
  assert.deepEqual(level.connections, [
    { from: 0, to: 1, corridor: [], oneWay: true, secret: false, lock: "key", needs: "", opens: "" },
  ]);
  const [hall] = level.templates;
  assert.deepEqual(hall.transforms, ["r0", "r90", "r180", "r270"]);
  // Along the lower wall, six cells: two corners of one cell stay free, and a door of two begins in each of three places.
  assert.deepEqual(hall.doors[0], { first: { x: 1, y: 0 }, step: { x: 1, y: 0 }, length: 2, count: 3, socket: "", direction: "both" });
});

test("a changed file changes the answer, and a file that is left out is gone", async () => {
  const files = { "a.yaml": "templates: [t]\nrooms: [a]\n", "t.yaml": "templates:\n  t: { outline: [[0,0], [0,4], [4,4], [4,0]] }\n" };
  assert.equal((await engine.read(files, "a.yaml")).level.rooms.length, 1);
  const two = { ...files, "a.yaml": "templates: [t]\nrooms: [a, b]\nconnections: [[a, b]]\n" };
  assert.equal((await engine.read(two, "a.yaml")).level.rooms.length, 2);
  const { status, diagnostics } = await engine.read({ "a.yaml": files["a.yaml"] }, "a.yaml");
  assert.equal(status, "bad-input");
  assert.match(diagnostics[0].text, /t\.yaml/);
});

test("templates can be read without a level", async () => {
  const { status, templates } = await engine.readTemplates(FILES, "room-templates/keep.yaml");
  assert.equal(status, "ok");
  assert.ok(templates.some((template) => template.name === "small-hall"), templates.map((template) => template.name).join());
});

test("an arrangement has a place for every room", async () => {
  const arrangement = await engine.arrange(FILES, LEVEL);
  const { level } = await engine.read(FILES, LEVEL);
  assert.equal(arrangement.status, "ok");
  assert.equal(arrangement.rooms.length, level.rooms.length);
  assert.deepEqual(
    arrangement.chains.flat().sort((a, b) => a - b),
    level.rooms.map((_, index) => index),
  );
});

test("what cannot be laid out is said with the rooms it rests on", async () => {
  const files = {
    "a.yaml": `
roomTemplates:
  cell: { outline: [[0,0], [0,1], [1,1], [1,0]], doors: [[[0,0], [0,1]]] }
rooms: [a, b, c]
connections: [[a, b], [b, c]]
`,
  };
  const check = await engine.check(files, "a.yaml");
  assert.equal(check.status, "impossible");
  assert.ok(check.rooms.includes("b"), JSON.stringify(check));
});

test("the steps of a search end with the layout", async () => {
  const { layout, trace } = await engine.generate(FILES, LEVEL, { seed: 1, trace: true });
  const last = trace.frames.at(-1).places.map((place) => trace.places[place]);
  const rooms = layout.rooms.filter((room) => !room.isCorridor);
  assert.equal(last.filter((place) => !place.isCorridor).length, rooms.length);
});

test("rooms of an earlier layout stay where they are", async () => {
  const before = await engine.generate(FILES, LEVEL, { seed: 1 });
  const after = await engine.generate(FILES, LEVEL, { seed: 9, keep: before.json, free: ["vault"] });
  assert.equal(after.status, "found");
  const places = (layout) => layout.rooms.filter((room) => room.id !== "vault" && !room.isCorridor).map((room) => room.position);
  assert.deepEqual(places(after.layout), places(before.layout));
});

test("reading does not wait for a search, and a search can be cancelled", async () => {
  const search = engine.generate(FILES, "graphs/oracle-caves.yaml", { seed: 3 });
  const rejected = assert.rejects(search, Cancelled);
  assert.equal((await engine.read(FILES, LEVEL)).status, "ok");
  engine.cancel();
  await rejected;
  assert.equal((await engine.generate(FILES, LEVEL, { seed: 3 })).status, "found");
});
