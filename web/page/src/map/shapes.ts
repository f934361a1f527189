/** Geometry of pictures: cells with y up become units of the screen with y down. */
import type { Point } from "../../../engine/src/index.js";

/** Units of the picture along the side of a cell. */
export const CELL = 10;

export function screenX(x: number): number {
  return x * CELL;
}

export function screenY(y: number): number {
  return -y * CELL;
}

export function outlinePath(points: readonly Point[]): string {
  return `M${points.map((point) => `${screenX(point.x)} ${screenY(point.y)}`).join("L")}Z`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around points, in cells. */
export function boxOf(points: readonly Point[]): Box {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of points) {
    left = Math.min(left, point.x);
    right = Math.max(right, point.x);
    low = Math.min(low, point.y);
    high = Math.max(high, point.y);
  }
  return points.length ? { x: left, y: low, width: right - left, height: high - low } : { x: 0, y: 0, width: 1, height: 1 };
}

/** Whether a point lies in a polygon, by the parity of crossings; on its border either answer is possible. */
export function contains(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) {
      inside = !inside;
    }
  }
  return inside;
}

/** A place for a name: the middle of the widest stretch of floor, and how wide it is, in cells. */
export interface NamePlace {
  x: number;
  y: number;
  width: number;
}

/** Half the height of a line of text, in cells. */
const HALF_LINE = 0.6;

/** The widest stretch of floor that is as high as a line of text; of nearly equal ones that nearest to the middle. */
export function namePlace(outline: readonly Point[]): NamePlace {
  const box = boxOf(outline);
  const middle = box.y + box.height / 2;
  let best: NamePlace = { x: box.x + box.width / 2, y: middle, width: 0 };
  let bestScore = -1;
  for (let y = box.y + HALF_LINE; y <= box.y + box.height - HALF_LINE + 1e-9; y += 0.5) {
    const low = spans(outline, y - HALF_LINE + 1e-3);
    const high = spans(outline, y + HALF_LINE - 1e-3);
    for (const [a, b] of low) {
      for (const [c, d] of high) {
        const from = Math.max(a, c);
        const to = Math.min(b, d);
        const score = to - from - Math.abs(y - middle) * 0.35;
        if (to > from && score > bestScore) {
          bestScore = score;
          best = { x: (from + to) / 2, y, width: to - from };
        }
      }
    }
  }
  return best;
}

function spans(outline: readonly Point[], y: number): [number, number][] {
  const crossings: number[] = [];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i]!;
    const b = outline[j]!;
    if (a.y > y !== b.y > y) {
      crossings.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
    }
  }
  crossings.sort((p, q) => p - q);
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    pairs.push([crossings[i]!, crossings[i + 1]!]);
  }
  return pairs;
}
