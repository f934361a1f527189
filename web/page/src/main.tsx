import { render } from "preact";
import { openEngine } from "undercroft-engine";
import { shippedProject } from "./document/shipped.js";
import { projectOf } from "./shell/link.js";
import { remember, remembered } from "./shell/memory.js";
import { App } from "./shell/app.js";
import { Studio } from "./studio.js";
import { StudioContext } from "./view/use-studio.js";

/** The level that a first visit begins with: small, with a lock and a key. */
const FIRST_LEVEL = "graphs/first-keep.yaml";

const host = document.getElementById("studio")!;
const opened = (await projectOf(location.hash)) ?? remembered() ?? { project: shippedProject(FIRST_LEVEL), seed: 1 };
const studio = new Studio(openEngine, opened.project);
studio.seed = opened.seed;
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
let remembering: ReturnType<typeof setTimeout> | undefined;
studio.subscribe(() => {
  remembering ??= setTimeout(() => {
    remembering = undefined;
    remember(studio.project, studio.seed);
  }, REMEMBER_AFTER);
});
// For tests and the curious: what the studio holds, in the browser's console.
Object.assign(globalThis, { studio });
