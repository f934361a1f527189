/** Puts the compiled module and all that stands beside it into `dist`. */
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const web = new URL("../", import.meta.url);
const dist = new URL("./dist/", import.meta.url);
const main = new URL("../src/main/", web);

const wasm = new URL("undercroft.wasm", dist).pathname;
// TeaVM leaves much that is alike; this takes an eighth away.
// Only what browsers have: the other features are proposals.
const features = ["--all-features", "--disable-custom-descriptors", "--disable-shared-everything", "--disable-stack-switching", "--disable-compact-imports"];
execFileSync("wasm-opt", [...features, "-Oz", new URL("target/wasm/undercroft.wasm", web).pathname, "-o", wasm], {
  stdio: "inherit",
});
copyFileSync(new URL("target/teavm/org/teavm/backend/wasm/wasm-gc-module-runtime.min.js", web), new URL("runtime.js", dist));
for (const name of ["stone", "crypt", "cave"]) {
  const image = `undercroft-${name}.png`;
  copyFileSync(new URL(`resources/undercroft/export/tileset/${image}`, main), new URL(image, dist));
}
copyFileSync(new URL("../LICENSE", web), new URL("./LICENSE", import.meta.url));
cpSync(new URL("licenses/", main), new URL("./licenses/", import.meta.url), { recursive: true });

const bytes = readFileSync(wasm);
console.log(`undercroft.wasm: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
