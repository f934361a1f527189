/** Every case of bad input that the JVM's tests know gives the same messages, and the engine survives all of them. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { openEngine } from "../dist/node.js";
import { ROOT } from "./jvm.mjs";

const FOLDER = join(ROOT, "src/test/resources/undercroft/input/bad");

/** The files that every case has; the README in the folder explains the format. */
const COMMON = {
  "good.yaml": `templates:
  hall: { outline: [[0,0], [0,6], [6,6], [6,0]], transforms: [r0, r90] }
  passage: { outline: [[0,0], [0,2], [6,2], [6,0]], doors: [[[0,0], [0,2]], [[6,0], [6,2]]] }
`,
  "level.yaml": "templates: [t]\nrooms: [hall]\n",
};

function cases() {
  return readdirSync(FOLDER)
    .filter((name) => name !== "README.txt")
    .flatMap((name) => readFileSync(join(FOLDER, name), "utf8").split(/^=== /m))
    .filter((text) => text.trim() !== "")
    .map((text) => {
      const [given, expected] = text.split(/^>>>\n/m);
      const [title, ...parts] = given.split(/^--- /m);
      const files = { ...COMMON };
      for (const part of parts) {
        const end = part.indexOf("\n");
        files[part.slice(0, end)] = part.slice(end + 1);
      }
      return { title: title.trim(), files, expected: expected.split("\n").filter((line) => line.trim() !== "") };
    });
}

const engine = openEngine();
after(() => engine.close());

const all = cases();

test("there are enough cases", () => {
  assert.ok(all.length >= 60, String(all.length));
});

for (const { title, files, expected } of all) {
  test(title, async () => {
    const answer = await engine.read(files, "level.yaml");
    assert.equal(answer.status, "bad-input");
    assert.deepEqual(
      answer.diagnostics.map(({ file, line, column, severity, text }) => `${file}:${line}:${column}: ${severity}: ${text}`),
      expected,
    );
  });
}

test("damaged files are refused and never end the engine", async () => {
  const level = readFileSync(join(ROOT, "graphs/wreckers-isle.yaml"), "utf8");
  const damaged = [];
  for (let at = 0; at < level.length; at += 37) {
    damaged.push(level.slice(0, at), level.slice(0, at) + level.slice(at + 5), `${level.slice(0, at)}[${level.slice(at)}`);
  }
  for (const text of damaged) {
    const answer = await engine.read({ ...COMMON, "level.yaml": text }, "level.yaml");
    assert.ok(["ok", "bad-input"].includes(answer.status), answer.status);
  }
});

test("broken layouts and options are refused", async () => {
  const level = { ...COMMON, "level.yaml": "templates: [good]\nrooms: [a, b]\nconnections: [[a, b]]\n" };
  const { json } = await engine.generate(level, "level.yaml", { seed: 1 });
  for (let at = 0; at < json.length; at += 23) {
    const answer = await engine.verify(level, "level.yaml", json.slice(0, at) + json.slice(at + 3));
    assert.ok(["ok", "broken", "bad-input"].includes(answer.status), answer.status);
  }
  assert.equal((await engine.export("{}", "svg")).status, "bad-input");
  assert.equal((await engine.export(json, "paper")).status, "refused");
  assert.equal((await engine.export(json, "svg", { theme: "pink" })).status, "bad-input");
  assert.equal((await engine.generate(level, "level.yaml", { seed: 1, seconds: -1 })).status, "bad-input");
  assert.equal((await engine.generate(level, "level.yaml", { seed: 1, keep: "[]" })).status, "bad-input");
  await assert.rejects(engine.generate(level, "level.yaml", { seed: -1 }), RangeError);
  await assert.rejects(engine.generate(level, "level.yaml", { seed: 2 ** 53 }), RangeError);
});
