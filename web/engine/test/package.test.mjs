/** The package as npm would publish it: packed, installed elsewhere, and used by the example of its README. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("../", import.meta.url));

test("the README's example runs from a packed tarball", () => {
  const folder = mkdtempSync(join(tmpdir(), "undercroft-package-"));
  const npm = (...words) => execFileSync("npm", words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const tarball = JSON.parse(npm("pack", PACKAGE, "--json", "--ignore-scripts"))[0].filename;
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
  npm("install", "--offline", "--no-audit", "--no-fund", `./${tarball}`);
  const [, example] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(PACKAGE, "README.md"), "utf8"));
  writeFileSync(join(folder, "game.js"), example);
  const printed = execFileSync(process.execPath, ["game.js"], { cwd: folder, encoding: "utf8" });
  assert.deepEqual(
    printed.match(/^\w+(?= \{)/gm),
    ["gate", "hall", "vault"],
    printed,
  );
});

test("the types hold for a program that uses them", () => {
  const folder = mkdtempSync(join(tmpdir(), "undercroft-types-"));
  const program = `
import { openEngine, type Generated, type Layout } from "undercroft";
const engine = openEngine();
const answer: Generated = await engine.generate({ "a.yaml": "" }, "a.yaml", { seed: 1 });
const layout: Layout | undefined = answer.status === "found" ? answer.layout : undefined;
// @ts-expect-error A seed is a number.
await engine.generate({}, "a.yaml", { seed: "1" });
console.log(layout?.rooms[0]?.outline[0]?.x);
`;
  writeFileSync(join(folder, "game.ts"), program);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        module: "ES2022",
        target: "ES2022",
        moduleResolution: "bundler",
        strict: true,
        noEmit: true,
        types: [],
        lib: ["ES2022", "DOM"],
        paths: { undercroft: [join(PACKAGE, "dist/index.d.ts")] },
      },
      files: ["game.ts"],
    }),
  );
  execFileSync(join(PACKAGE, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
});
