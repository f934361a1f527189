/**
 * Builds the page into `dist`: `node build.mjs [--watch] [--engine FOLDER]`. The shipped levels and templates become part of it, and so does
 * the built engine, by default that in ../engine/dist.
 */
import * as esbuild from "esbuild";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");

/** The texts of all YAML files of a folder, by their paths. */
function yamlFiles(folder) {
  return Object.fromEntries(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), "utf8")]),
  );
}

/** `import samples from "samples:"` gives the shipped files. */
const samples = {
  name: "samples",
  setup(build) {
    build.onResolve({ filter: /^samples:$/ }, () => ({ path: "samples", namespace: "samples" }));
    build.onLoad({ filter: /.*/, namespace: "samples" }, () => ({
      contents: JSON.stringify({ ...yamlFiles("graphs"), ...yamlFiles("room-templates") }),
      loader: "json",
    }));
  },
};

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
for (const file of ["index.html", "studio.css"]) {
  cpSync(join(here, "src", file), join(options.outdir, basename(file)));
}
cpSync(join(engine, "undercroft.wasm"), join(options.outdir, "undercroft.wasm"));
if (process.argv.includes("--watch")) {
  await (await esbuild.context(options)).watch();
} else {
  await esbuild.build(options);
}
