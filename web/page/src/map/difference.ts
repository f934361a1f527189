/** How different two layouts of one level are, and the choice of those that differ most, as `generate --different` does it. */
import type { Layout } from "../../../engine/src/index.js";
import { boxOf } from "./shapes.js";

interface Shape {
  /** The middles of rooms about their common middle, in mean room sizes. */
  middles: [number, number][];
  templates: string[];
}

function shapeOf(layout: Layout): Shape {
  const rooms = layout.rooms.filter((room) => !room.isCorridor);
  const boxes = rooms.map((room) => boxOf(room.outline));
  const size = boxes.reduce((sum, box) => sum + Math.sqrt(box.width * box.height), 0) / Math.max(boxes.length, 1) || 1;
  const middles = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2] as const);
  const mean = [0, 1].map((axis) => middles.reduce((sum, middle) => sum + middle[axis]!, 0) / Math.max(middles.length, 1));
  return {
    middles: middles.map(([x, y]) => [(x - mean[0]!) / size, (y - mean[1]!) / size]),
    templates: rooms.map((room) => room.template),
  };
}

/** The mean squared displacement of equal rooms under the best of the eight transforms, and the share of rooms with other templates. */
function distance(a: Shape, b: Shape): number {
  let best = Infinity;
  for (const [xx, xy, yx, yy] of [[1, 0, 0, 1], [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0], [-1, 0, 0, 1], [0, 1, 1, 0], [1, 0, 0, -1], [0, -1, -1, 0]] as const) {
    const sum = a.middles.reduce((total, [x, y], index) => {
      const [u, v] = b.middles[index] ?? [0, 0];
      return total + (x - (xx * u + xy * v)) ** 2 + (y - (yx * u + yy * v)) ** 2;
    }, 0);
    best = Math.min(best, sum);
  }
  const count = Math.max(a.templates.length, 1);
  return best / count + a.templates.filter((template, index) => template !== b.templates[index]).length / count;
}

/** The layouts that differ most, farthest first: the first one, then always the one whose nearest chosen one is farthest. */
export function mostDifferent<T extends { layout: Layout }>(all: readonly T[], count: number): T[] {
  const shapes = all.map((one) => shapeOf(one.layout));
  const chosen = all.length ? [0] : [];
  while (chosen.length < Math.min(count, all.length)) {
    let farthest = -1;
    let most = -1;
    shapes.forEach((shape, index) => {
      const nearest = Math.min(...chosen.map((other) => distance(shape, shapes[other]!)));
      if (!chosen.includes(index) && nearest > most) {
        most = nearest;
        farthest = index;
      }
    });
    chosen.push(farthest);
  }
  return chosen.map((index) => all[index]!);
}
