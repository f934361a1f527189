/** For esbuild: `import samples from "samples:"` gives the texts of the shipped levels and templates by their paths. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The texts of all YAML files of a folder, by their paths. */
function yamlFiles(folder) {
  return Object.fromEntries(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), "utf8")]),
  );
}

export const samples = {
  name: "samples",
  setup(build) {
    build.onResolve({ filter: /^samples:$/ }, () => ({ path: "samples", namespace: "samples" }));
    build.onLoad({ filter: /.*/, namespace: "samples" }, () => ({
      contents: JSON.stringify({ ...yamlFiles("graphs"), ...yamlFiles("room-templates") }),
      loader: "json",
    }));
  },
};
