/** The graph of a level: rooms are added, joined, dragged and chosen here. Drawn without the framework, for a thousand rooms. */
import { addConnection, addRoom, removeConnection, removeRoom, together } from "../document/level-edits.js";
import type { LevelModel } from "../document/level-model.js";
import { keyColours } from "../map/colours.js";
import type { Box } from "../map/shapes.js";
import type { Studio } from "../studio.js";
import { connectionMarkup, halfWidth, HALF_HEIGHT, roomMarkup } from "./graph-markup.js";
import { freePlace, layoutPlaces, planarPlaces } from "./graph-places.js";
import type { Place } from "./graph-places.js";
import { stuckRooms } from "./layout-view.js";
import { PanZoom } from "./pan-zoom.js";

/** A press that moves less than this, in pixels, is a click. */
const CLICK = 4;

/** The margin around the graph, and that at the top, where the tools are, in units of the picture. */
const MARGIN = 30;
const TOP_MARGIN = 84;

export type Overlay = "none" | "faces" | "chains";

type Drag =
  | { kind: "move"; id: string; offset: Place; start: Place; hasMoved: boolean }
  | { kind: "join"; from: string; to: Place };

export class GraphCanvas {
  /** The room from which the next chosen room is joined, while one is asked for. */
  joiningFrom: string | undefined;
  overlay: Overlay = "none";

  private places = new Map<string, Place>();
  private project: unknown;
  private isArranged = false;
  private isLaidOut = false;
  private isFitting = false;
  private readonly panZoom: PanZoom;
  private readonly below: SVGGElement;
  private readonly edges: SVGGElement;
  private readonly nodes: SVGGElement;
  private readonly above: SVGGElement;
  private drag: Drag | undefined;
  private shown: { model: LevelModel; key: string } | undefined;

  /** @param asksName called with the id of a new room, whose name should be asked for */
  constructor(
    private readonly svg: SVGSVGElement,
    private readonly studio: Studio,
    private readonly asksName: (id: string) => void,
    private readonly redraw: () => void,
  ) {
    const group = (name: string): SVGGElement => svg.querySelector(`.${name}`)!;
    this.below = group("below");
    this.edges = group("edges");
    this.nodes = group("nodes");
    this.above = group("above");
    this.panZoom = new PanZoom(svg, (event) => this.idAt(event) === undefined);
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("dblclick", (event) => this.doubleClick(event));
    svg.addEventListener("keydown", (event) => this.key(event));
  }

  /** Draws the graph as it is now. */
  show(): void {
    const { studio } = this;
    const { model } = studio;
    if (this.project !== studio.project) {
      this.project = studio.project;
      this.places = new Map();
      this.isArranged = false;
      this.isLaidOut = false;
      this.shown = undefined;
    }
    const isFirst = this.places.size === 0;
    if (!this.isArranged) {
      this.arrangeFirst();
    }
    this.fillPlaces();
    const stuck = [...stuckRooms(studio)].join();
    const course = studio.course ? `${studio.course.at}:${studio.course.kind}` : "";
    const key = `${JSON.stringify(studio.selection)}|${stuck}|${course}|${this.overlay}|${this.joiningFrom}|${studio.arrangement?.status}`;
    if (this.shown?.model === model && this.shown.key === key && !isFirst) {
      return;
    }
    this.shown = { model, key };
    this.paint();
    if (isFirst || this.isFitting || !this.panZoom.isMoved) {
      this.isFitting = false;
      this.fit();
    }
  }

  /** The planar drawing, as soon as the engine has one; until then as the rooms lie in the layout. */
  private arrangeFirst(): void {
    const { model, arrangement, picture } = this.studio;
    const planar = planarPlaces(model, arrangement);
    if (planar) {
      this.places = planar;
      this.isArranged = true;
      this.shown = undefined;
      this.isFitting = true;
    } else if (!this.isLaidOut && picture && picture.layout.rooms.some((room) => model.rooms[0]?.id === room.id)) {
      this.places = layoutPlaces(picture.layout);
      this.isLaidOut = true;
      this.shown = undefined;
      this.isFitting = true;
    }
  }

  arrange(how: "planar" | "layout"): void {
    const { model, arrangement, picture } = this.studio;
    const places = how === "planar" ? planarPlaces(model, arrangement) : picture && layoutPlaces(picture.layout);
    if (places) {
      this.places = new Map(places);
      this.isArranged = true;
      this.fillPlaces();
      this.paint();
      this.fit();
    }
  }

  fit(): void {
    this.panZoom.fit(this.box());
  }

  private box(): Box {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const room of this.studio.model.rooms) {
      const place = this.places.get(room.id)!;
      left = Math.min(left, place.x - halfWidth(room));
      right = Math.max(right, place.x + halfWidth(room));
      top = Math.min(top, place.y - HALF_HEIGHT);
      bottom = Math.max(bottom, place.y + HALF_HEIGHT);
    }
    if (left > right) {
      return { x: -200, y: -150, width: 400, height: 300 };
    }
    const width = Math.max(right - left + 2 * MARGIN, 420);
    const height = Math.max(bottom - top + MARGIN + TOP_MARGIN, 260);
    return { x: (left + right - width) / 2, y: (top + bottom - TOP_MARGIN + MARGIN - height) / 2, width, height };
  }

  /** Rooms that are new take places beside their neighbours; renamed ones keep theirs. */
  private fillPlaces(): void {
    const { model } = this.studio;
    const ids = new Set(model.rooms.map((room) => room.id));
    const added = model.rooms.filter((room) => !this.places.has(room.id));
    const gone = [...this.places.keys()].filter((id) => !ids.has(id));
    if (added.length === 1 && gone.length === 1) {
      this.places.set(added[0]!.id, this.places.get(gone[0]!)!);
    }
    gone.forEach((id) => this.places.delete(id));
    for (const room of model.rooms) {
      if (!this.places.has(room.id)) {
        this.places.set(room.id, freePlace(room.id, model, this.places));
      }
    }
  }

  private paint(): void {
    const { studio } = this;
    const { model, selection } = studio;
    const palette = new Map((studio.level?.palette ?? []).map((entry) => [entry.name, entry.colour]));
    const keys = this.keyColours();
    const stuck = stuckRooms(studio);
    const start = this.start();
    const goals = this.goals();
    const course = studio.courseRooms();
    this.below.innerHTML = this.overlayMarkup();
    this.edges.innerHTML = model.connections
      .map((connection, index) => {
        const [from, to] = [this.places.get(connection.from), this.places.get(connection.to)];
        const isSelected = selection?.kind === "connection" && selection.index === index;
        const isStuck = stuck.has(connection.from) && stuck.has(connection.to);
        const classes = `${isSelected ? "selected " : ""}${isStuck ? "stuck" : ""}`;
        return from && to ? connectionMarkup(connection, index, model, from, to, keys, classes) : "";
      })
      .join("");
    this.nodes.innerHTML = model.rooms
      .map((room) => {
        const classes = [
          studio.room === room.id ? "selected" : "",
          stuck.has(room.id) ? "stuck" : "",
          this.joiningFrom === room.id ? "joining" : "",
          course.now === room.id ? "course-now" : course.visited.has(room.id) ? "course-visited" : "",
        ].join(" ");
        return roomMarkup(room, this.places.get(room.id)!, { classes, keys, palette, isStart: room.id === start, isGoal: goals.has(room.id) });
      })
      .join("");
    this.above.innerHTML = "";
  }

  private keyColours(): Map<string, string> {
    const { model, level } = this.studio;
    const palette = new Map((level?.palette ?? []).map((entry) => [entry.name, entry.colour]));
    return keyColours(
      [...model.connections.map((connection) => connection.lock), ...model.rooms.flatMap((room) => room.holds)],
      palette,
    );
  }

  private start(): string | undefined {
    const { model, level } = this.studio;
    return model.start ?? (level && level.start >= 0 ? level.rooms[level.start]?.id : undefined);
  }

  private goals(): Set<string> {
    const { model, level } = this.studio;
    return new Set(model.goal.length ? model.goal : (level?.goal ?? []).map((index) => level!.rooms[index]!.id));
  }

  private overlayMarkup(): string {
    const { arrangement, model } = this.studio;
    if (arrangement?.status !== "ok" || this.overlay === "none") {
      return "";
    }
    const lists = this.overlay === "faces" ? arrangement.faces.slice(1) : arrangement.chains;
    return lists
      .map((list, index) => {
        const places = list.map((room) => this.places.get(model.rooms[room]?.id ?? "")).filter((place): place is Place => place !== undefined);
        const hue = Math.round(index * 137.508) % 360;
        const d = places.map((place) => `${place.x} ${place.y}`).join("L");
        if (this.overlay === "faces") {
          return `<path class="face" style="--hue:${hue}" d="M${d}Z"/>`;
        }
        const first = places[0];
        return `<path class="chain" style="--hue:${hue}" d="M${d}${places.length === 1 ? "h.1" : ""}"/>${first ? `<text class="chain-number" x="${first.x}" y="${first.y - HALF_HEIGHT - 8}">${index + 1}</text>` : ""}`;
      })
      .join("");
  }

  private idAt(event: Event): string | undefined {
    return (event.target as Element).closest?.("[data-id]")?.getAttribute("data-id") ?? undefined;
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) {
      return;
    }
    const id = this.idAt(event);
    if (id === undefined) {
      const edge = (event.target as Element).closest?.("[data-edge]")?.getAttribute("data-edge");
      this.studio.select(edge ? { kind: "connection", index: Number(edge) } : undefined);
      this.joiningFrom = undefined;
      return;
    }
    if (this.joiningFrom !== undefined && this.joiningFrom !== id) {
      this.join(this.joiningFrom, id);
      return;
    }
    const point = this.panZoom.point(event);
    const isHandle = (event.target as Element).classList.contains("handle");
    if (isHandle || event.shiftKey) {
      this.drag = { kind: "join", from: id, to: point };
    } else {
      const place = this.places.get(id)!;
      this.drag = { kind: "move", id, offset: { x: place.x - point.x, y: place.y - point.y }, start: { x: event.clientX, y: event.clientY }, hasMoved: false };
      this.studio.select({ kind: "room", id });
    }
    this.svg.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const { drag } = this;
    if (!drag) {
      return;
    }
    const point = this.panZoom.point(event);
    if (drag.kind === "join") {
      drag.to = point;
      this.showJoin(drag.from, point);
      return;
    }
    if (!drag.hasMoved && Math.hypot(event.clientX - drag.start.x, event.clientY - drag.start.y) < CLICK) {
      return;
    }
    drag.hasMoved = true;
    this.places.set(drag.id, { x: point.x + drag.offset.x, y: point.y + drag.offset.y });
    this.moved(drag.id);
  }

  private up(event: PointerEvent): void {
    const { drag } = this;
    this.drag = undefined;
    if (drag?.kind !== "join") {
      return;
    }
    this.above.innerHTML = "";
    const point = this.panZoom.point(event);
    const target = this.roomAt(point);
    if (target !== undefined && target !== drag.from) {
      this.join(drag.from, target);
    } else if (target === undefined) {
      this.add(point, drag.from);
    }
  }

  /** The room whose plate holds a point. */
  private roomAt(point: Place): string | undefined {
    return this.studio.model.rooms.find((room) => {
      const place = this.places.get(room.id)!;
      return Math.abs(place.x - point.x) <= halfWidth(room) + 6 && Math.abs(place.y - point.y) <= HALF_HEIGHT + 6;
    })?.id;
  }

  private showJoin(from: string, to: Place): void {
    const start = this.places.get(from)!;
    const target = this.roomAt(to);
    const end = target !== undefined && target !== from ? this.places.get(target)! : to;
    this.above.innerHTML = `<path class="joining-line" d="M${start.x} ${start.y}L${end.x} ${end.y}"/>${target ? "" : `<circle class="joining-new" cx="${end.x}" cy="${end.y}" r="9"/>`}`;
  }

  /** Draws a room that was moved, and its connections, anew. */
  private moved(id: string): void {
    const { model, selection } = this.studio;
    const place = this.places.get(id)!;
    this.nodes.querySelector(`[data-id="${CSS.escape(id)}"]`)?.setAttribute("transform", `translate(${place.x} ${place.y})`);
    const keys = this.keyColours();
    model.connections.forEach((connection, index) => {
      if (connection.from === id || connection.to === id) {
        const element = this.edges.querySelector(`[data-edge="${index}"]`);
        const [from, to] = [this.places.get(connection.from), this.places.get(connection.to)];
        if (element && from && to) {
          const classes = selection?.kind === "connection" && selection.index === index ? "selected" : "";
          element.outerHTML = connectionMarkup(connection, index, model, from, to, keys, classes);
        }
      }
    });
    if (this.overlay !== "none") {
      this.below.innerHTML = this.overlayMarkup();
    }
  }

  private doubleClick(event: MouseEvent): void {
    const id = this.idAt(event);
    if (id === undefined) {
      this.add(this.panZoom.point(event));
    } else {
      this.asksName(id);
    }
  }

  /** Adds a room, joined to another if one is given. */
  add(place?: Place, from?: string): void {
    const id = this.newName();
    const at = place ?? undefined;
    if (at) {
      this.places.set(id, at);
    }
    this.studio.edit(from === undefined ? addRoom(id) : together(addRoom(id), addConnection(from, id)));
    this.studio.select({ kind: "room", id });
    this.asksName(id);
  }

  private newName(): string {
    const taken = new Set(this.studio.model.rooms.map((room) => room.id));
    for (let number = this.studio.model.rooms.length + 1; ; number++) {
      if (!taken.has(`room-${number}`)) {
        return `room-${number}`;
      }
    }
  }

  private join(from: string, to: string): void {
    this.joiningFrom = undefined;
    const { model, studio } = { model: this.studio.model, studio: this.studio };
    const known = model.connections.findIndex(
      (connection) => (connection.from === from && connection.to === to) || (connection.from === to && connection.to === from),
    );
    if (known < 0) {
      studio.edit(addConnection(from, to));
    }
    studio.select({ kind: "connection", index: known < 0 ? studio.model.connections.length - 1 : known });
    this.redraw();
  }

  /** Deletes what is selected. */
  remove(): void {
    const { selection } = this.studio;
    if (selection?.kind === "room") {
      this.studio.edit(removeRoom(selection.id));
    } else if (selection) {
      this.studio.edit(removeConnection(selection.index));
    }
    this.studio.select(undefined);
  }

  /** Begins to ask for the room to which the selected one is joined. */
  startJoining(): void {
    this.joiningFrom = this.studio.room;
    this.show();
    this.svg.focus();
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const directions: Record<string, Place> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
    const direction = directions[event.key];
    if (direction) {
      this.step(direction);
    } else if (this.panZoom.key(event)) {
      // Zoomed.
    } else if (!this.command(event.key)) {
      return;
    }
    event.preventDefault();
  }

  private command(key: string): boolean {
    const { room } = this.studio;
    switch (key.toLowerCase()) {
      case "n":
        this.add(undefined, room);
        return true;
      case "j":
        this.startJoining();
        return true;
      case "enter":
        if (this.joiningFrom !== undefined && room !== undefined && room !== this.joiningFrom) {
          this.join(this.joiningFrom, room);
        } else if (room !== undefined) {
          this.asksName(room);
        }
        return true;
      case "f2":
        if (room !== undefined) {
          this.asksName(room);
        }
        return true;
      case "delete":
      case "backspace":
        this.remove();
        return true;
      case "escape":
        this.joiningFrom = undefined;
        this.studio.select(undefined);
        return true;
      default:
        return false;
    }
  }

  /** Chooses the next room in a direction. */
  private step(direction: Place): void {
    const { rooms } = this.studio.model;
    const now = this.studio.room ?? rooms[0]?.id;
    const from = now === undefined ? undefined : this.places.get(now);
    if (!from || this.studio.room === undefined) {
      if (rooms[0]) {
        this.studio.select({ kind: "room", id: rooms[0].id });
      }
      return;
    }
    let best: string | undefined;
    let bestScore = Infinity;
    for (const room of rooms) {
      const place = this.places.get(room.id)!;
      const [dx, dy] = [place.x - from.x, place.y - from.y];
      const ahead = dx * direction.x + dy * direction.y;
      const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
      if (room.id !== now && ahead > 1 && aside <= ahead * 2 && ahead + aside * 2 < bestScore) {
        bestScore = ahead + aside * 2;
        best = room.id;
      }
    }
    if (best !== undefined) {
      this.studio.select({ kind: "room", id: best });
    }
  }
}
