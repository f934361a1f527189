/** What the program says of the level: errors, whether it has a layout, whether it can be played through, and what would help. */
import { useState } from "preact/hooks";
import { useStudio } from "../view/use-studio.js";

export function Judgement() {
  const studio = useStudio();
  const [isOpen, setOpen] = useState(false);
  const errors = studio.diagnostics.filter((diagnostic) => diagnostic.severity === "error");
  return (
    <footer class="judgement">
      <button class="verdicts" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {errors.length ? `${errors.length} errors` : "The level is sound"}
      </button>
    </footer>
  );
}
