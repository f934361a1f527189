import { render } from "preact";
import { openEngine } from "undercroft-engine";
import type { Engine } from "undercroft-engine";
import { shippedProject } from "./document/shipped.js";
import { Folder } from "./shell/folder.js";
import { projectOf } from "./shell/link.js";
import { remember, remembered } from "./shell/memory.js";
import { App } from "./shell/app.js";
import { Studio } from "./studio.js";
import { StudioContext } from "./view/use-studio.js";

/** The level that a first visit begins with: small, with every kind of room and a locked door. */
const FIRST_LEVEL = "graphs/first-keep.yaml";

let studio: Studio | undefined;
// The engine loads while the page finds out what to open.
let started: Engine | undefined = openEngine();
const startEngine = (): Engine => {
  const engine = started ?? openEngine();
  started = undefined;
  return engine;
};
const host = document.getElementById("studio")!;
const [carried, folder] = await Promise.all([projectOf(location.hash), Folder.find(() => studio?.emit())]);
const inFolder = folder?.levels()[0];
const opened = carried ?? (folder && inFolder ? { project: folder.open(inFolder), seed: 1 } : remembered()) ?? { project: shippedProject(FIRST_LEVEL), seed: 1 };
studio = new Studio(startEngine, opened.project);
studio.folder = folder;
studio.seed = opened.seed;
folder?.follow(studio.project);
host.replaceChildren();
render(
  <StudioContext.Provider value={studio}>
    <App />
  </StudioContext.Provider>,
  host,
);
studio.changed();

/** The browser remembers the level this long after a change, in milliseconds. */
const REMEMBER_AFTER = 500;
const current = studio;
let remembering: ReturnType<typeof setTimeout> | undefined;
current.subscribe(() => {
  remembering ??= setTimeout(() => {
    remembering = undefined;
    remember(current.project, current.seed);
  }, REMEMBER_AFTER);
});
// For tests and the curious: what the studio holds, in the browser's console.
Object.assign(globalThis, { studio });
