/** Bundles the tests in TypeScript and runs them: `node test/run.mjs [NAME…]`. */
import * as esbuild from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { samples } from "../samples.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const wanted = process.argv.slice(2);
const entries = readdirSync(here).filter((name) => name.endsWith(".test.ts") && (wanted.length === 0 || wanted.some((part) => name.includes(part))));
const out = mkdtempSync(join(tmpdir(), "undercroft-page-"));
await esbuild.build({
  entryPoints: entries.map((name) => join(here, name)),
  bundle: true,
  platform: "neutral",
  mainFields: ["module", "main"],
  format: "esm",
  outdir: out,
  outExtension: { ".js": ".mjs" },
  external: ["playwright-core", "node:*"],
  plugins: [samples],
  logLevel: "error",
});
const run = spawnSync(process.execPath, ["--test", ...readdirSync(out).map((name) => join(out, name))], { stdio: "inherit" });
rmSync(out, { recursive: true });
process.exitCode = run.status ?? 1;
