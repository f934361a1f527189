/** The layout: it follows each edit, and rooms can be dragged to pin them, locked, and placed anew. */
import { useEffect, useRef, useState } from "preact/hooks";
import { together, setRoom } from "../document/level-edits.js";
import { layoutMarkup, viewBoxOf } from "../map/layout-map.js";
import { boxOf, CELL, outlinePath, screenX, screenY } from "../map/shapes.js";
import { wishesMarkup } from "../map/wishes.js";
import type { Picture, Studio } from "../studio.js";
import { LayoutBar } from "./layout-bar.js";
import { PanZoom } from "./pan-zoom.js";
import { useStudio } from "./use-studio.js";

/** A press that moves less than this, in pixels, is a click. */
const CLICK = 4;

export function LayoutView() {
  const studio = useStudio();
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<LayoutCanvas | undefined>(undefined);
  const [hasWishes, setWishes] = useState(true);

  useEffect(() => {
    canvas.current = new LayoutCanvas(svg.current!, studio);
  }, [studio]);
  useEffect(() => canvas.current?.show(studio.picture), [studio.picture]);
  useEffect(() => canvas.current?.showWishes(hasWishes), [studio.picture, hasWishes]);
  useEffect(() => canvas.current?.showMarks());

  const { picture } = studio;
  const title = picture
    ? `Layout of ${picture.layout.level} with seed ${picture.seed}: ${picture.layout.rooms.length} rooms and corridors`
    : "No layout yet";
  return (
    <section class="view layout-view" aria-label="Layout">
      <div class={`stage${studio.isStale ? " stale" : ""}`}>
        <svg ref={svg} class="map" role="application" tabindex={0} aria-label={`${title}. Tab goes from room to room, arrow keys move the chosen room, L locks it, N places it anew, U unpins it.`}>
          <g class="frames" />
          <g class="rooms" />
          <g class="wishes" />
          <g class="marks" />
        </svg>
        {studio.isSearching && <div class="searching" role="status">Searching …</div>}
      </div>
      <LayoutBar fit={() => canvas.current?.fit()} hasWishes={hasWishes} showWishes={setWishes} />
    </section>
  );
}

/** The picture itself, drawn without the framework so that a thousand rooms stay quick. */
class LayoutCanvas {
  private readonly rooms: SVGGElement;
  private readonly marks: SVGGElement;
  private readonly panZoom: PanZoom;
  private picture: Picture | undefined;
  private drag: { room: number; startX: number; startY: number; dx: number; dy: number } | undefined;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly studio: Studio,
  ) {
    this.rooms = svg.querySelector(".rooms")!;
    this.marks = svg.querySelector(".marks")!;
    this.panZoom = new PanZoom(svg, (event) => this.roomAt(event) === undefined || event.button === 1);
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", () => this.endDrag());
    svg.addEventListener("keydown", (event) => this.key(event));
  }

  show(picture: Picture | undefined): void {
    const isOther = this.picture?.layout.level !== picture?.layout.level;
    this.picture = picture;
    this.rooms.innerHTML = picture ? layoutMarkup(picture.layout) : "";
    if (picture) {
      if (isOther) {
        this.panZoom.fit(viewBoxOf(picture.layout));
      } else {
        this.panZoom.follow(viewBoxOf(picture.layout));
      }
    }
    this.showMarks();
  }

  showWishes(isShown: boolean): void {
    const markup = isShown && this.picture ? wishesMarkup(this.studio.project.levelText, this.picture.layout) : "";
    const lines = markup.indexOf('<g class="wish">');
    this.svg.querySelector(".frames")!.innerHTML = lines < 0 ? markup : markup.slice(0, lines);
    this.svg.querySelector(".wishes")!.innerHTML = lines < 0 ? "" : markup.slice(lines);
  }

  fit(): void {
    if (this.picture) {
      this.panZoom.fit(viewBoxOf(this.picture.layout));
    }
  }

  /** Selection, pins, locks and impossible parts, above the picture. */
  showMarks(): void {
    const { picture, studio } = this;
    if (!picture) {
      this.marks.innerHTML = "";
      return;
    }
    const byId = new Map(picture.layout.rooms.map((room) => [room.id, room]));
    const parts: string[] = [];
    const stuck = stuckRooms(studio);
    for (const room of studio.model.rooms) {
      const placed = byId.get(room.id);
      if (!placed) {
        continue;
      }
      const box = boxOf(placed.outline);
      const corner = `translate(${screenX(box.x) + 7} ${screenY(box.y + box.height) + 7})`;
      if (stuck.has(room.id)) {
        parts.push(`<path class="mark-stuck" d="${outlinePath(placed.outline)}"/>`);
      }
      if (room.at) {
        parts.push(`<g class="pin" transform="${corner}"><title>pinned</title><circle r="4.2"/><path d="M0 -2.4A1.5 1.5 0 0 1 0 .6V2.8"/></g>`);
      } else if (studio.locked.has(room.id)) {
        parts.push(`<g class="pin" transform="${corner}"><title>locked</title><circle r="4.2"/><path d="M-1.3 -.2V-1.2A1.3 1.3 0 0 1 1.3 -1.2V-.2M-2 -.2H2V2.4H-2Z"/></g>`);
      }
    }
    const course = studio.courseRooms();
    for (const id of course.visited) {
      const room = byId.get(id);
      if (room) {
        parts.push(`<path class="mark-course${id === course.now ? " now" : ""}" d="${outlinePath(room.outline)}"/>`);
      }
    }
    const selected = studio.room ? byId.get(studio.room) : undefined;
    if (selected) {
      parts.push(`<path class="mark-selected" d="${outlinePath(selected.outline)}"/>`);
    }
    const connection = studio.selection?.kind === "connection" ? picture.layout.connections[studio.selection.index] : undefined;
    for (const index of connection?.doors ?? []) {
      const door = picture.layout.doors[index];
      if (door) {
        parts.push(`<circle class="mark-selected" cx="${screenX((door.from.x + door.to.x) / 2)}" cy="${screenY((door.from.y + door.to.y) / 2)}" r="9"/>`);
      }
    }
    this.marks.innerHTML = parts.join("");
  }

  private roomAt(event: PointerEvent): number | undefined {
    const target = (event.target as Element).closest?.("[data-room]");
    const index = target?.getAttribute("data-room");
    const room = index === null || index === undefined ? undefined : this.picture?.layout.rooms[Number(index)];
    return room && !room.isCorridor ? room.index : undefined;
  }

  private down(event: PointerEvent): void {
    const room = event.button === 0 ? this.roomAt(event) : undefined;
    if (room === undefined) {
      return;
    }
    this.drag = { room, startX: event.clientX, startY: event.clientY, dx: 0, dy: 0 };
    this.svg.setPointerCapture(event.pointerId);
    this.studio.select({ kind: "room", id: this.picture!.layout.rooms[room]!.id });
  }

  private move(event: PointerEvent): void {
    if (!this.drag) {
      return;
    }
    const scale = this.panZoom.scale * CELL;
    const { drag } = this;
    if (Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY) < CLICK && drag.dx === 0 && drag.dy === 0) {
      return;
    }
    drag.dx = Math.round((event.clientX - drag.startX) / scale);
    drag.dy = Math.round((drag.startY - event.clientY) / scale);
    this.showGhost(drag.dx, drag.dy);
  }

  private up(_event: PointerEvent): void {
    const { drag } = this;
    this.endDrag();
    if (drag && (drag.dx !== 0 || drag.dy !== 0)) {
      this.pin(drag.room, drag.dx, drag.dy);
    }
  }

  private endDrag(): void {
    this.drag = undefined;
    this.showMarks();
  }

  private showGhost(dx: number, dy: number): void {
    this.showMarks();
    const room = this.picture!.layout.rooms[this.drag!.room]!;
    const moved = room.outline.map((point) => ({ x: point.x + dx, y: point.y + dy }));
    this.marks.insertAdjacentHTML("beforeend", `<path class="ghost" d="${outlinePath(moved)}"/>`);
  }

  /** Pins a room where it was dragged; what must move for it moves, the rest stays. */
  private pin(index: number, dx: number, dy: number): void {
    const room = this.picture!.layout.rooms[index]!;
    const transform = `${room.mirrored ? "m" : "r"}${room.rotation}`;
    const read = this.studio.level?.rooms.find((candidate) => candidate.id === room.id);
    const edits = [
      ...(read && read.templates.length > 1 ? [setRoom(room.id, "templates", [room.template])] : []),
      setRoom(room.id, "at", [room.position.x + dx, room.position.y + dy]),
      setRoom(room.id, "transform", transform),
    ];
    this.studio.keepsPlaces = true;
    this.studio.edit(together(...edits));
  }

  private key(event: KeyboardEvent): void {
    const { studio } = this;
    const id = studio.room;
    const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const step = steps[event.key];
    const room = this.picture?.layout.rooms.find((candidate) => candidate.id === id);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "Tab" && this.picture && isPlain) {
      this.nextRoom(event);
    } else if (step && room && isPlain) {
      this.pin(room.index, step[0], step[1]);
      event.preventDefault();
    } else if (step && isPlain) {
      this.panZoom.pan(step[0] * 4 * CELL, -step[1] * 4 * CELL);
      event.preventDefault();
    } else if (this.panZoom.key(event)) {
      event.preventDefault();
    } else if (id && isPlain) {
      this.roomKey(event, id);
    }
  }

  private roomKey(event: KeyboardEvent, id: string): void {
    switch (event.key.toLowerCase()) {
      case "l":
        this.studio.toggleLock(id);
        break;
      case "n":
        this.studio.placeAnew([id]);
        break;
      case "u":
        unpin(this.studio, id);
        break;
      case "escape":
        this.studio.select(undefined);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** Tab goes through the rooms, and at the end on to what follows the picture. */
  private nextRoom(event: KeyboardEvent): void {
    const rooms = this.picture!.layout.rooms.filter((room) => !room.isCorridor);
    const now = rooms.findIndex((room) => room.id === this.studio.room);
    const next = rooms[event.shiftKey ? (now < 0 ? rooms.length : now) - 1 : now + 1];
    if (next) {
      this.studio.select({ kind: "room", id: next.id });
      event.preventDefault();
    } else {
      this.studio.select(undefined);
    }
  }
}

/** Takes the pin of a room away. */
export function unpin(studio: Studio, id: string): void {
  studio.edit(together(setRoom(id, "at", undefined), setRoom(id, "transform", undefined)));
}

/** The rooms that a failed search or a proof names. */
export function stuckRooms(studio: Studio): Set<string> {
  const { failure, check } = studio;
  const rooms = new Set<string>();
  for (const answer of [failure, check]) {
    if (answer?.status === "impossible") {
      answer.rooms.forEach((room) => rooms.add(room));
    } else if (answer?.status === "not-found" || answer?.status === "unknown") {
      answer.stuck.rooms.forEach((room) => rooms.add(room));
    }
  }
  return rooms;
}
