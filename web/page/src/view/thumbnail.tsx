import { thumbnailMarkup, viewBoxOf } from "../map/layout-map.js";
import type { Picture } from "../studio.js";

/** A small picture of a layout, to be taken. */
export function Thumbnail({ picture, isCurrent, take }: { picture: Picture; isCurrent: boolean; take: () => void }) {
  const box = viewBoxOf(picture.layout, 1);
  return (
    <button class="thumbnail" aria-pressed={isCurrent} onClick={take} title={`Seed ${picture.seed}`}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: thumbnailMarkup(picture.layout) }} />
      <span>{picture.seed}</span>
    </button>
  );
}
