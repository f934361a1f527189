import { render } from "preact";
import { openEngine } from "undercroft-engine";
import { shippedProject } from "./document/shipped.js";
import { App } from "./shell/app.js";
import { Studio } from "./studio.js";
import { StudioContext } from "./view/use-studio.js";

/** The level that a first visit begins with: small, with a lock and a key. */
const FIRST_LEVEL = "graphs/first-keep.yaml";

const host = document.getElementById("studio")!;
const studio = new Studio(openEngine, shippedProject(FIRST_LEVEL));
host.replaceChildren();
render(
  <StudioContext.Provider value={studio}>
    <App />
  </StudioContext.Provider>,
  host,
);
studio.changed();
Object.assign(globalThis, { studio });
