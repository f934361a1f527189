/** The levels that can be opened. */
import { description, roomCount, SHIPPED_LEVELS, shippedProject } from "../document/shipped.js";
import { useStudio } from "../view/use-studio.js";
import { Dialog } from "./dialog.js";

export function Opening({ close }: { close: () => void }) {
  const studio = useStudio();
  return (
    <Dialog title="Open a level" close={close} class="wide">
      <ul class="levels">
        {SHIPPED_LEVELS.map((path) => (
          <li key={path}>
            <button
              onClick={() => {
                studio.open(shippedProject(path));
                close();
              }}
            >
              <b>{path.replace(/^graphs\/|\.yaml$/g, "")}</b>
              <span class="count">{roomCount(path)} rooms</span>
              <span class="about">{description(path)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
