/** Many layouts of the level are made; the nine that differ most are shown side by side. */
import { useEffect, useState } from "preact/hooks";
import { Cancelled } from "undercroft-engine";
import { mostDifferent } from "../map/difference.js";
import { Dialog } from "../shell/dialog.js";
import type { Picture, Studio } from "../studio.js";
import { Thumbnail } from "./thumbnail.js";

const SHOWN = 9;

/** How many layouts the nine are chosen from. */
const MADE = 60;

/** No more are made after this time, in milliseconds. */
const PATIENCE = 12_000;

export function DifferentDialog({ studio, close }: { studio: Studio; close: () => void }) {
  const [all, setAll] = useState<Picture[]>([]);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isOpen = true;
    const make = async (): Promise<void> => {
      const files = studio.project.files;
      const start = performance.now();
      for (let seed = studio.seed; seed < studio.seed + MADE && isOpen && performance.now() - start < PATIENCE; seed++) {
        const picture = await studio.sketch(files, seed);
        if (picture) {
          setAll((known) => [...known, picture]);
        }
      }
      setDone(true);
    };
    make().catch((error: unknown) => {
      if (!(error instanceof Cancelled)) {
        console.error(error);
      }
    });
    return () => {
      isOpen = false;
    };
  }, [studio]);
  return (
    <Dialog title="The nine most different" close={close} class="wide">
      <p class="note" role="status">
        {isDone ? `Chosen from ${all.length} layouts.` : `${all.length} layouts made …`}
      </p>
      <div class="sheet">
        {mostDifferent(all, SHOWN).map((picture) => (
          <Thumbnail
            key={picture.seed}
            picture={picture}
            isCurrent={picture.seed === studio.seed}
            take={() => {
              studio.take(picture);
              close();
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
