/** Below the layout: the seed, what happens to the chosen room, and the strip of other seeds. */
import { useState } from "preact/hooks";
import { DifferentDialog } from "./different-dialog.js";
import { unpin } from "./layout-view.js";
import { TextField } from "./text-field.js";
import { mayHaveWishes } from "../map/wishes.js";
import { Thumbnail } from "./thumbnail.js";
import { useStudio } from "./use-studio.js";

export function LayoutBar({ fit, hasWishes, showWishes }: { fit: () => void; hasWishes: boolean; showWishes: (isShown: boolean) => void }) {
  const studio = useStudio();
  const [isComparing, setComparing] = useState(false);
  const { picture, room } = studio;
  const model = studio.model.rooms.find((candidate) => candidate.id === room);
  return (
    <div class="layout-bar">
      <div class="bar" role="toolbar" aria-label="Layout">
        <label class="seed">
          Seed
          <TextField
            type="number"
            min={0}
            value={studio.seed}
            commit={(text) => {
              const seed = Number(text);
              if (Number.isSafeInteger(seed) && seed >= 0) {
                studio.useSeed(seed);
              }
            }}
          />
        </label>
        <button onClick={() => studio.shuffle()} title="Lays the level out anew; locked rooms stay">
          Another
        </button>
        <label class="check" title="What need not move stays where it is when you change the level">
          <input type="checkbox" checked={studio.keepsPlaces} onChange={(event) => studio.keepPlaces(event.currentTarget.checked)} />
          Hold still
        </label>
        <button onClick={() => setComparing(true)} disabled={!picture} title="Makes many layouts and shows the nine that differ most">
          Nine different
        </button>
        {mayHaveWishes(studio.project.levelText) && (
          <label class="check" title="The frame and the relations that the level asks for">
            <input type="checkbox" checked={hasWishes} onChange={(event) => showWishes(event.currentTarget.checked)} />
            Wishes
          </label>
        )}
        <button onClick={fit} title="Shows the whole layout (0)">
          Fit
        </button>
        {model && (
          <span class="chosen">
            <b>{model.id}</b>
            <button onClick={() => studio.toggleLock(model.id)} aria-pressed={studio.locked.has(model.id)} title="Stays where it is when others are placed anew (L)">
              {studio.locked.has(model.id) ? "Locked" : "Lock"}
            </button>
            <button onClick={() => studio.placeAnew([model.id])} title="Finds this room another place (N)">
              Place anew
            </button>
            {model.at && (
              <button onClick={() => unpin(studio, model.id)} title="Takes the pin away (U)">
                Unpin
              </button>
            )}
          </span>
        )}
        <span class="spacer" />
        {picture && (
          <span class="figures" title="Size in cells, and the time of the search">
            {picture.layout.bounds.width} × {picture.layout.bounds.height}, {picture.milliseconds < 1 ? "< 1" : Math.round(picture.milliseconds)} ms
          </span>
        )}
      </div>
      <Strip />
      {isComparing && <DifferentDialog studio={studio} close={() => setComparing(false)} />}
    </div>
  );
}

function Strip() {
  const studio = useStudio();
  if (studio.strip.length === 0) {
    return null;
  }
  return (
    <div class="strip" role="group" aria-label="Other seeds">
      {studio.strip.map((picture) => (
        <Thumbnail key={picture.seed} picture={picture} isCurrent={picture.seed === studio.seed && !studio.keepsPlaces} take={() => studio.take(picture)} />
      ))}
    </div>
  );
}
