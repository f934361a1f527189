/** The cells of a layout that can be walked, and the doors between them. */
import type { Layout, LayoutDoor, Point } from "../../../engine/src/index.js";
import { boxOf, contains } from "../map/shapes.js";

export interface Cell {
  x: number;
  y: number;
}

/** How far beside the middle of a cell its owner is looked for: a wall may run exactly through the middle. */
const BESIDE = 1e-6;

const NEAR = 1e-9;

export class Floor {
  private readonly owners = new Map<string, number>();

  constructor(readonly layout: Layout) {
    // A cell whose middle lies on a slanted wall belongs to the room west of it, else to the one east of it.
    for (const side of [-BESIDE, BESIDE]) {
      for (const room of layout.rooms) {
        this.claim(room.index, room.outline, side);
      }
    }
    for (const room of layout.rooms) {
      for (const hole of room.holes ?? []) {
        this.clear(hole.points);
      }
    }
  }

  /** The room that owns a cell; undefined where it is solid. */
  owner(cell: Cell): number | undefined {
    return this.owners.get(key(cell));
  }

  /** The cells of a room. */
  cells(room: number): Cell[] {
    const box = boxOf(this.layout.rooms[room]!.outline);
    const cells: Cell[] = [];
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        if (this.owner({ x, y }) === room) {
          cells.push({ x, y });
        }
      }
    }
    return cells;
  }

  /** The door through which a step leads from one cell to another beside it; undefined where there is none. */
  door(from: Cell, to: Cell): LayoutDoor | undefined {
    const [a, b] = [this.owner(from), this.owner(to)];
    if (a === undefined || b === undefined || a === b) {
      return undefined;
    }
    const room = this.layout.rooms[a]!;
    return room.doors
      .map((index) => this.layout.doors[index]!)
      .find((door) => (door.roomA === b || door.roomB === b) && crosses(middle(from), middle(to), door.from, door.to));
  }

  private claim(room: number, outline: readonly Point[], side: number): void {
    const box = boxOf(outline);
    for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
      for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
        const name = key({ x, y });
        if (!this.owners.has(name) && contains(outline, x + 0.5 + side, y + 0.5)) {
          this.owners.set(name, room);
        }
      }
    }
  }

  private clear(hole: readonly Point[]): void {
    const box = boxOf(hole);
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        if (contains(hole, x + 0.5 - BESIDE, y + 0.5)) {
          this.owners.delete(key({ x, y }));
        }
      }
    }
  }
}

export function key(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

function middle(cell: Cell): Point {
  return { x: cell.x + 0.5, y: cell.y + 0.5 };
}

/** Whether two line segments meet. */
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) <= NEAR && side(c, d, a) * side(c, d, b) <= NEAR;
}
