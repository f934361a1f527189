/**
 * Builds the page into `dist`: `node build.mjs [--watch] [--engine FOLDER]`. The shipped levels and templates become part of it, and so does
 * the built engine, by default that in ../engine/dist.
 */
import * as esbuild from "esbuild";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { samples } from "./samples.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const engineAt = process.argv.indexOf("--engine");
const engine = engineAt > 0 ? process.argv[engineAt + 1] : join(here, "../engine/dist");
const options = {
  entryPoints: {
    studio: join(here, "src/main.tsx"),
    "browser-worker": join(engine, "browser-worker.js"),
  },
  bundle: true,
  splitting: true,
  conditions: ["browser"],
  // The engine reads its module this way in Node only.
  external: ["node:fs/promises"],
  format: "esm",
  target: "es2022",
  minify: true,
  sourcemap: false,
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  outdir: join(here, "dist"),
  chunkNames: "[name]-[hash]",
  plugins: [samples],
  alias: { "undercroft-engine": join(engine, "browser.js") },
  logLevel: "info",
};

rmSync(options.outdir, { recursive: true, force: true });
mkdirSync(options.outdir, { recursive: true });
cpSync(join(here, "src/index.html"), join(options.outdir, "index.html"));
const styles = [join(here, "src/studio.css"), join(here, "../../src/main/resources/undercroft/export/play/play.css")];
const { code } = await esbuild.transform(styles.map((file) => readFileSync(file, "utf8")).join("\n"), { loader: "css", minify: true });
writeFileSync(join(options.outdir, "studio.css"), code);
// The engine's module, and the images that stand beside it.
for (const name of readdirSync(engine).filter((file) => /\.(wasm|png)$/.test(file))) {
  cpSync(join(engine, name), join(options.outdir, name));
}
if (process.argv.includes("--watch")) {
  await (await esbuild.context(options)).watch();
} else {
  await esbuild.build(options);
  // `undercroft studio` sends these in the place of the files themselves.
  for (const name of readdirSync(options.outdir).filter((file) => /\.(wasm|js|css)$/.test(file))) {
    writeFileSync(join(options.outdir, `${name}.br`), brotliCompressSync(readFileSync(join(options.outdir, name))));
  }
}
