/** One room template: its floor is drawn here, doors are dragged along its walls, markers are set. */
import type { Point, Template } from "../../../engine/src/index.js";
import { addDoor, doorEnds, removeDoor, setCells, setKey } from "../document/template-model.js";
import type { TemplateRef, TemplateText } from "../document/template-model.js";
import type { Value } from "../document/source.js";
import { escapeText } from "../map/layout-map.js";
import { boxOf, CELL, outlinePath, screenX, screenY } from "../map/shapes.js";
import type { Studio } from "../studio.js";
import { PanZoom } from "./pan-zoom.js";

export type Tool = "floor" | "corners" | "doors" | "markers";

/** How near a wall a press must be to begin a door, in cells. */
const WALL_REACH = 0.7;

/** How near a corner a press must be to move it, in cells. */
const CORNER_REACH = 0.6;

/** Empty cells shown around the room, to be drawn on. */
const MARGIN = 3;

type Drag =
  | { kind: "cells"; sign: string; cells: Map<string, { column: number; row: number }> }
  | { kind: "corner"; index: number; at: [number, number] }
  | { kind: "door"; edge: [Point, Point]; steps: number; first: number; last: number };

export class TemplateCanvas {
  tool: Tool = "floor";
  marker = "chest";
  private ref: TemplateRef | undefined;
  private text: TemplateText | undefined;
  private read: Template | undefined;
  private drag: Drag | undefined;
  private fitted = "";
  private readonly panZoom: PanZoom;
  private readonly body: SVGGElement;
  private readonly above: SVGGElement;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly studio: Studio,
  ) {
    this.body = svg.querySelector(".body")!;
    this.above = svg.querySelector(".above")!;
    this.panZoom = new PanZoom(svg, (event) => event.button === 1 || !this.takes(event));
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", () => this.up());
    svg.addEventListener("keydown", (event) => {
      if (this.panZoom.key(event)) {
        event.preventDefault();
      }
    });
  }

  /** @param read what the engine says of the template, if it can be read */
  show(ref: TemplateRef, text: TemplateText, read: Template | undefined): void {
    this.ref = ref;
    this.text = text;
    this.read = read;
    this.paint();
    const name = `${ref.file}/${ref.name}`;
    const box = boxOf(this.outline());
    const view = {
      x: screenX(box.x - MARGIN),
      y: screenY(box.y + box.height + MARGIN),
      width: (box.width + 2 * MARGIN) * CELL,
      height: (box.height + 2 * MARGIN) * CELL,
    };
    if (this.fitted !== name) {
      this.fitted = name;
      this.panZoom.fit(view);
    } else {
      this.panZoom.follow(view);
    }
  }

  fit(): void {
    this.panZoom.refit();
  }

  /** The outline: of the engine where it has read the template as it is now, else as it is written. */
  private outline(): Point[] {
    const { text, read } = this;
    if (text?.outline) {
      return text.outline.map(([x, y]) => ({ x, y }));
    }
    const lines = text?.cells ?? [];
    return read?.outline ?? [
      { x: 0, y: 0 },
      { x: lines[0]?.length ?? 4, y: lines.length || 4 },
    ];
  }

  private paint(lines = this.text?.cells): void {
    const { text, read } = this;
    if (!text) {
      return;
    }
    const outline = this.outline();
    const box = boxOf(outline);
    const parts = [`<rect class="field" x="${screenX(box.x - 40)}" y="${screenY(box.y + box.height + 40)}" width="${(box.width + 80) * CELL}" height="${(box.height + 80) * CELL}"/>`];
    if (lines) {
      parts.push(cellsMarkup(lines, text.legend));
    } else {
      parts.push(`<path class="floor" d="${outlinePath(outline)}"/><path class="grid" d="${outlinePath(outline)}"/>`);
    }
    if (read || !lines) {
      parts.push(`<path class="walls" d="${outlinePath(outline)}"/>`);
    }
    for (const hole of read?.holes ?? []) {
      parts.push(`<path class="hole" d="${outlinePath(hole.points)}"/>`);
    }
    for (const pillar of read?.pillars ?? []) {
      parts.push(`<circle class="pillar" cx="${screenX(pillar.x + 0.5)}" cy="${screenY(pillar.y + 0.5)}" r="3.6"/>`);
    }
    for (const marker of read?.markers ?? []) {
      parts.push(`<g class="template-marker"><circle cx="${screenX(marker.x + 0.5)}" cy="${screenY(marker.y + 0.5)}" r="3"/><text x="${screenX(marker.x + 0.5)}" y="${screenY(marker.y) - 1}">${escapeText(marker.name)}</text></g>`);
    }
    parts.push(this.doorsMarkup());
    if (this.tool === "corners" && text.outline) {
      parts.push(this.cornersMarkup(text.outline));
    }
    this.body.innerHTML = parts.join("");
  }

  /** Every door that the template offers, and those of its list above them. */
  private doorsMarkup(): string {
    const parts: string[] = [];
    (this.text?.doors ?? []).forEach((door, index) => {
      const ends = doorEnds(door);
      if (ends) {
        const [[x1, y1], [x2, y2]] = ends;
        const d = `M${screenX(x1)} ${screenY(y1)}L${screenX(x2)} ${screenY(y2)}`;
        parts.push(`<g class="listed" data-door="${index}"><title>A door of the list; click it with the tool Doors to delete it</title>${Array.isArray(door) ? `<path class="leaf-edge" d="${d}"/><path class="leaf" d="${d}"/>` : `<path class="range" d="${d}"/>`}</g>`);
      }
    });
    for (const run of this.read?.doors ?? []) {
      const kind = run.direction === "both" ? "" : ` ${run.direction}`;
      for (let k = 0; k < run.count; k++) {
        const from = { x: run.first.x + k * run.step.x, y: run.first.y + k * run.step.y };
        const to = { x: from.x + run.length * run.step.x, y: from.y + run.length * run.step.y };
        parts.push(`<path class="possible${kind}" d="M${screenX(from.x)} ${screenY(from.y)}L${screenX(to.x)} ${screenY(to.y)}"/>`);
      }
      const length = Math.hypot(run.step.x, run.step.y);
      for (let k = 0; k <= run.count - 1 + run.length; k++) {
        const [x, y] = [screenX(run.first.x + k * run.step.x), screenY(run.first.y + k * run.step.y)];
        const [nx, ny] = [(-run.step.y / length) * 1.8, (-run.step.x / length) * 1.8];
        parts.push(`<path class="possible-end" d="M${x - nx} ${y - ny}L${x + nx} ${y + ny}"/>`);
      }
    }
    return `<g class="template-doors">${parts.join("")}</g>`;
  }

  private cornersMarkup(outline: [number, number][]): string {
    const corners = outline.map(([x, y]) => `<circle class="corner" cx="${screenX(x)}" cy="${screenY(y)}" r="3.4"/>`);
    const middles = outline.map(([x, y], index) => {
      const [u, v] = outline[(index + 1) % outline.length]!;
      return `<circle class="middle" cx="${screenX((x + u) / 2)}" cy="${screenY((y + v) / 2)}" r="2.2"/>`;
    });
    return middles.join("") + corners.join("");
  }

  /** Whether a press belongs to the tool and not to the picture. */
  private takes(event: PointerEvent): boolean {
    const point = this.cellPoint(event);
    switch (this.tool) {
      case "floor":
        return this.text?.cells !== undefined;
      case "corners":
        return this.cornerAt(point) !== undefined;
      case "doors":
        return this.nearestWall(point) !== undefined;
      case "markers":
        return true;
    }
  }

  private cellPoint(event: PointerEvent): Point {
    const point = this.panZoom.point(event);
    return { x: point.x / CELL, y: -point.y / CELL };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0 || !this.text || !this.ref) {
      return;
    }
    const point = this.cellPoint(event);
    if (this.tool === "floor" && this.text.cells) {
      const cell = this.rowAndColumn(point);
      const isFloor = cell && (this.text.cells[cell.row]?.[cell.column] ?? ".") !== ".";
      this.drag = { kind: "cells", sign: isFloor ? "." : "#", cells: new Map() };
      this.brush(point);
    } else if (this.tool === "corners") {
      this.startCorner(point);
    } else if (this.tool === "doors") {
      this.startDoor(event, point);
    } else if (this.tool === "markers") {
      this.toggleMarker({ x: Math.floor(point.x), y: Math.floor(point.y) });
    }
    if (this.drag) {
      this.svg.setPointerCapture(event.pointerId);
    }
  }

  private move(event: PointerEvent): void {
    const { drag } = this;
    const point = this.cellPoint(event);
    if (drag?.kind === "cells") {
      this.brush(point);
    } else if (drag?.kind === "corner") {
      drag.at = [Math.round(point.x), Math.round(point.y)];
      this.showOutline(this.movedOutline(drag));
    } else if (drag?.kind === "door") {
      drag.last = this.stepAlong(drag.edge, drag.steps, point);
      this.showDoor(drag);
    }
  }

  private up(): void {
    const { drag, ref, text } = this;
    this.drag = undefined;
    this.above.innerHTML = "";
    if (!drag || !ref || !text) {
      return;
    }
    if (drag.kind === "cells") {
      this.studio.edit(setCells(ref, this.brushed(drag)), "studio", ref.file);
    } else if (drag.kind === "corner") {
      this.studio.edit(setKey(ref, "outline", this.movedOutline(drag) as Value), "studio", ref.file);
    } else {
      const [from, to] = this.doorPoints(drag);
      this.studio.edit(addDoor(ref, text, from, to), "studio", ref.file);
    }
  }

  /** The row and column of a drawing at a point; beyond its right and upper side it grows. */
  private rowAndColumn(point: Point): { column: number; row: number } | undefined {
    const lines = this.text!.cells!;
    const column = Math.floor(point.x);
    const row = lines.length - 1 - Math.floor(point.y);
    const isNear = column < (lines[0]?.length ?? 0) + MARGIN && row >= -MARGIN;
    return column >= 0 && row < lines.length && isNear ? { column, row } : undefined;
  }

  private brush(point: Point): void {
    const cell = this.rowAndColumn(point);
    if (cell && this.drag?.kind === "cells") {
      this.drag.cells.set(`${cell.column},${cell.row}`, cell);
      this.paint(this.brushed(this.drag));
    }
  }

  private brushed(drag: { sign: string; cells: Map<string, { column: number; row: number }> }): string[] {
    const lines = this.text!.cells!;
    const cells = [...drag.cells.values()];
    const above = Math.max(0, ...cells.map((cell) => -cell.row));
    const width = Math.max(lines[0]?.length ?? 0, ...cells.map((cell) => cell.column + 1));
    const grown = [...Array<string>(above).fill(""), ...lines].map((line) => [...line.padEnd(width, ".")]);
    for (const cell of cells) {
      grown[cell.row + above]![cell.column] = drag.sign;
    }
    const result = grown.map((line) => line.join(""));
    return result.some((line) => line.includes("#")) ? result : lines;
  }

  private cornerAt(point: Point): { index: number; isMiddle: boolean } | undefined {
    const outline = this.text?.outline ?? [];
    const corner = outline.findIndex(([x, y]) => Math.hypot(x - point.x, y - point.y) < CORNER_REACH);
    if (corner >= 0) {
      return { index: corner, isMiddle: false };
    }
    const middle = outline.findIndex(([x, y], index) => {
      const [u, v] = outline[(index + 1) % outline.length]!;
      return Math.hypot((x + u) / 2 - point.x, (y + v) / 2 - point.y) < CORNER_REACH;
    });
    return middle >= 0 ? { index: middle, isMiddle: true } : undefined;
  }

  private startCorner(point: Point): void {
    const hit = this.cornerAt(point);
    if (!hit) {
      return;
    }
    if (hit.isMiddle) {
      // A new corner is put between two others, and moved at once.
      const outline = [...this.text!.outline!];
      outline.splice(hit.index + 1, 0, [Math.round(point.x), Math.round(point.y)]);
      this.text = { ...this.text!, outline };
      this.drag = { kind: "corner", index: hit.index + 1, at: outline[hit.index + 1]! };
    } else {
      this.drag = { kind: "corner", index: hit.index, at: this.text!.outline![hit.index]! };
    }
  }

  /** The outline with the corner that is dragged; one that is dragged onto its neighbour goes. */
  private movedOutline(drag: { index: number; at: [number, number] }): [number, number][] {
    const outline = this.text!.outline!.map((corner, index) => (index === drag.index ? drag.at : corner));
    const isSame = (a: [number, number], b: [number, number]): boolean => a[0] === b[0] && a[1] === b[1];
    const reduced = outline.filter((corner, index) => !isSame(corner, outline[(index + 1) % outline.length]!));
    return reduced.length >= 3 ? reduced : this.text!.outline!;
  }

  private showOutline(outline: [number, number][]): void {
    const points = outline.map(([x, y]) => ({ x, y }));
    this.above.innerHTML = `<path class="ghost" d="${outlinePath(points)}"/>`;
  }

  /** The wall nearest to a point, with the number of its steps from grid point to grid point. */
  private nearestWall(point: Point): { edge: [Point, Point]; steps: number } | undefined {
    const outline = this.read?.outline ?? this.outline();
    let best: { edge: [Point, Point]; steps: number } | undefined;
    let bestDistance = WALL_REACH;
    outline.forEach((from, index) => {
      const to = outline[(index + 1) % outline.length]!;
      const along = clamp(projection(from, to, point), 0, 1);
      const distance = Math.hypot(from.x + (to.x - from.x) * along - point.x, from.y + (to.y - from.y) * along - point.y);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = { edge: [from, to], steps: divisor(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) };
      }
    });
    return best;
  }

  private startDoor(event: PointerEvent, point: Point): void {
    const listed = (event.target as Element).closest?.("[data-door]")?.getAttribute("data-door");
    if (listed) {
      this.studio.edit(removeDoor(this.ref!, this.text!, Number(listed)), "studio", this.ref!.file);
      return;
    }
    const wall = this.nearestWall(point);
    if (wall) {
      const first = this.stepAlong(wall.edge, wall.steps, point);
      this.drag = { kind: "door", ...wall, first, last: first };
      this.showDoor(this.drag);
    }
  }

  private stepAlong([from, to]: [Point, Point], steps: number, point: Point): number {
    return clamp(Math.round(projection(from, to, point) * steps), 0, steps);
  }

  private doorPoints(drag: { edge: [Point, Point]; steps: number; first: number; last: number }): [[number, number], [number, number]] {
    const [from, to] = drag.edge;
    let [a, b] = [Math.min(drag.first, drag.last), Math.max(drag.first, drag.last)];
    if (a === b) {
      [a, b] = a === drag.steps ? [a - 1, b] : [a, b + 1];
    }
    const at = (step: number): [number, number] => [from.x + ((to.x - from.x) * step) / drag.steps, from.y + ((to.y - from.y) * step) / drag.steps];
    const ends: [[number, number], [number, number]] = [at(a), at(b)];
    return ends[0][0] > ends[1][0] || ends[0][1] > ends[1][1] ? [ends[1], ends[0]] : ends;
  }

  private showDoor(drag: { edge: [Point, Point]; steps: number; first: number; last: number }): void {
    const [[x1, y1], [x2, y2]] = this.doorPoints(drag);
    this.above.innerHTML = `<path class="new-door" d="M${screenX(x1)} ${screenY(y1)}L${screenX(x2)} ${screenY(y2)}"/>`;
  }

  private toggleMarker(cell: Point): void {
    const { ref, text } = this;
    if (!ref || !text) {
      return;
    }
    const known = text.markers.findIndex((marker) => marker.at[0] === cell.x && marker.at[1] === cell.y);
    const next: Value[] =
      known >= 0
        ? (text.markers as unknown as Value[]).filter((_, index) => index !== known)
        : [...(text.markers as unknown as Value[]), { name: this.marker || "chest", at: [cell.x, cell.y] }];
    this.studio.edit(setKey(ref, "markers", next.length ? next : undefined), "studio", ref.file);
  }
}

function cellsMarkup(lines: readonly string[], legend: Readonly<Record<string, Value>>): string {
  let floor = "";
  const signs: string[] = [];
  lines.forEach((line, row) => {
    [...line].forEach((sign, column) => {
      if (sign === "." || sign === " ") {
        return;
      }
      const [x, y] = [screenX(column), screenY(lines.length - row)];
      floor += `M${x} ${y}h${CELL}v${CELL}h${-CELL}Z`;
      if (legend[sign] === "pillar") {
        signs.push(`<circle class="pillar" cx="${x + CELL / 2}" cy="${y + CELL / 2}" r="3.6"/>`);
      }
    });
  });
  return `<path class="floor" d="${floor}"/><path class="grid" d="${floor}"/>${signs.join("")}`;
}

function projection(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The greatest common divisor: how many steps an edge has from grid point to grid point. */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
