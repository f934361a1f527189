/** The module gives the same bytes as the JVM, in Node and in Chromium. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { openEngine } from "../dist/node.js";
import { FILES, PAIRS, SECONDS, layoutsOfTheJvm, run } from "./jvm.mjs";

const FORMATS = ["json", "svg", "png", "html", "ascii", "tmx", "tmj", "ldtk", "csv", "uvtt", "edgar-legacy"];

/** These are compared in all formats, the others as JSON. */
const IN_ALL_FORMATS = PAIRS.filter(
  ({ level, seed }) => seed === 1 && ["first-keep", "lock-and-key", "sunken-ruins", "riddle-crypt", "temple-of-keys"].includes(level),
);

const DIST = new URL("../dist/", import.meta.url);

let expected;
let engine;

before(() => {
  const others = PAIRS.filter((pair) => !IN_ALL_FORMATS.includes(pair));
  expected = new Map([...layoutsOfTheJvm(others, ["json"]), ...layoutsOfTheJvm(IN_ALL_FORMATS, FORMATS)]);
  engine = openEngine();
});

after(() => engine.close());

test("there are enough pairs", () => {
  assert.ok(PAIRS.length >= 24, String(PAIRS.length));
});

for (const pair of PAIRS) {
  const { level, seed } = pair;
  test(`${level} with seed ${seed} in Node`, async () => {
    const answer = await engine.generate(FILES, `graphs/${level}.yaml`, { seed, seconds: SECONDS });
    assert.equal(answer.status, "found");
    assert.equal(answer.json, expected.get(`${level}-${seed}.json`).toString());
    assert.deepEqual(await engine.verify(FILES, `graphs/${level}.yaml`, answer.json), { status: "ok", violations: [] });
    for (const format of IN_ALL_FORMATS.includes(pair) ? FORMATS : []) {
      const exported = await engine.export(answer.json, format);
      assert.equal(exported.status, "ok", JSON.stringify(exported));
      for (const file of exported.files) {
        assert.ok(Buffer.from(file.bytes).equals(expected.get(file.name)), `${format}: ${file.name}`);
      }
    }
  });
}

test("missions are judged alike", async () => {
  const levels = Object.keys(FILES).filter((path) => path.startsWith("graphs/"));
  const lines = run("mission", ...levels, "--json").trim().split("\n");
  for (const [index, level] of levels.entries()) {
    const told = JSON.parse(lines[index]);
    const mission = await engine.mission(FILES, level);
    for (const field of Object.keys(told)) {
      assert.deepEqual(mission[field], told[field], `${level}: ${field}`);
    }
  }
});

test("levels are checked alike", async () => {
  const levels = Object.keys(FILES).filter((path) => path.startsWith("graphs/"));
  const answers = await Promise.all(levels.map((level) => engine.check(FILES, level)));
  assert.deepEqual(
    answers.map((answer) => answer.status),
    levels.map(() => "ok"),
  );
});

test("all pairs in Chromium", { timeout: 600_000 }, async () => {
  const server = createServer((request, response) => {
    const name = request.url.slice(1);
    const type = name.endsWith(".js") ? "text/javascript" : name.endsWith(".wasm") ? "application/wasm" : "text/html";
    const isOfPackage = readdirSync(DIST).includes(name);
    response.setHeader("Content-Type", type);
    response.end(isOfPackage ? readFileSync(new URL(name, DIST)) : "<!doctype html>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const texts = await page.evaluate(
      async ([files, pairs, seconds]) => {
        const { openEngine } = await import("/browser.js");
        const engine = openEngine();
        const texts = [];
        for (const { level, seed } of pairs) {
          const answer = await engine.generate(files, `graphs/${level}.yaml`, { seed, seconds });
          texts.push(answer.json ?? JSON.stringify(answer));
        }
        engine.close();
        return texts;
      },
      [FILES, PAIRS, SECONDS],
    );
    for (const [index, { level, seed }] of PAIRS.entries()) {
      assert.equal(texts[index], expected.get(`${level}-${seed}.json`).toString(), `${level} ${seed}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
});
