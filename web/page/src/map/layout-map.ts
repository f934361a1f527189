/** The picture of a layout in the studio, as SVG markup. */
import type { Layout, LayoutDoor, LayoutRoom, Point } from "../../../engine/src/index.js";
import { floorAttributes, keyColours } from "./colours.js";
import { hasSign, sign } from "./icons.js";
import { boxOf, CELL, namePlace, outlinePath, screenX, screenY } from "./shapes.js";
import type { Box } from "./shapes.js";

/** Names in cells: no larger than this, and none smaller than that. */
const LARGEST_NAME = 1.15;
const SMALLEST_NAME = 0.42;

/** The mean width of a letter in units of the size of type. */
const LETTER = 0.56;

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);
}

/** The box of a layout with a margin, in units of the picture. */
export function viewBoxOf(layout: Layout, margin = 3): Box {
  const box = boxOf(layout.rooms.flatMap((room) => room.outline));
  return {
    x: screenX(box.x - margin),
    y: screenY(box.y + box.height + margin),
    width: (box.width + 2 * margin) * CELL,
    height: (box.height + 2 * margin) * CELL,
  };
}

export function paletteOf(layout: Layout): Map<string, string> {
  return new Map((layout.palette ?? []).map((entry) => [entry.name, entry.colour]));
}

/** All that is drawn of a layout. */
export function layoutMarkup(layout: Layout): string {
  const palette = paletteOf(layout);
  const keys = keyColours(
    [...layout.connections.map((connection) => connection.lock), ...layout.rooms.flatMap((room) => room.items ?? [])],
    palette,
  );
  const all = layout.rooms.map((room) => outlinePath(room.outline)).join("");
  const floors = layout.rooms.map((room) => floor(room, palette)).join("");
  const contents = layout.rooms.map((room) => inside(room)).join("");
  const doors = layout.doors.map((door) => doorMarkup(door, keys)).join("");
  const names = layout.rooms.map((room) => nameMarkup(room, keys, layout)).join("");
  return (
    `<path class="rock" d="${all}"/><g class="floors">${floors}</g><path class="grid" d="${all}"/>` +
    `<g class="contents">${contents}</g><path class="walls" d="${all}"/><g class="doors">${doors}</g><g class="names">${names}</g>`
  );
}

/** A layout so small that only shapes and types can be seen. */
export function thumbnailMarkup(layout: Layout): string {
  const palette = paletteOf(layout);
  return layout.rooms
    .map((room) => {
      const attributes = room.isCorridor ? `class="floor corridor"` : floorAttributes(room.type, palette);
      return `<path ${attributes} d="${outlinePath(room.outline)}"/>`;
    })
    .join("");
}

function floor(room: LayoutRoom, palette: ReadonlyMap<string, string>): string {
  const attributes = room.isCorridor ? `class="floor corridor"` : floorAttributes(room.type, palette);
  const title = `${room.label ?? room.id}${room.type ? `, ${room.type}` : ""}, ${room.template}`;
  return `<path ${attributes} data-room="${room.index}" d="${outlinePath(room.outline)}"><title>${escapeText(title)}</title></path>`;
}

function inside(room: LayoutRoom): string {
  const holes = (room.holes ?? []).map((hole) =>
    isPillar(hole.points) ? pillar(hole.points) : `<path class="hole" d="${outlinePath(hole.points)}"/>`,
  );
  const markers = (room.markers ?? [])
    .filter((marker) => marker.holds === "" || !(room.items ?? []).includes(marker.holds))
    .map((marker) => {
      const [x, y] = [screenX(marker.x + 0.5), screenY(marker.y + 0.5)];
      const name = marker.holds || marker.name;
      return `<g class="marker${marker.holds ? " full" : ""}"><title>${escapeText(name)}</title><circle cx="${x}" cy="${y}" r="2.2"/></g>`;
    });
  return holes.join("") + markers.join("");
}

function isPillar(points: readonly Point[]): boolean {
  const box = boxOf(points);
  return points.length === 4 && box.width === 1 && box.height === 1;
}

function pillar(points: readonly Point[]): string {
  const box = boxOf(points);
  return `<circle class="pillar" cx="${screenX(box.x + 0.5)}" cy="${screenY(box.y + 0.5)}" r="3.6"/>`;
}

/** A door: the wall is opened, a leaf stands in it, and signs say what is special. */
function doorMarkup(door: LayoutDoor, keys: ReadonlyMap<string, string>): string {
  const [x1, y1, x2, y2] = [screenX(door.from.x), screenY(door.from.y), screenX(door.to.x), screenY(door.to.y)];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const along = (distance: number): string => `${round(x1 + ux * distance)} ${round(y1 + uy * distance)}`;
  const inset = Math.min(1.6, length / 5);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const colour = keys.get(door.lock);
  const words = doorWords(door);
  const parts = [`<path class="gap" d="M${along(1)}L${along(length - 1)}"/>`];
  if (door.secret) {
    parts.push(`<path class="secret-wall" d="M${along(0)}L${along(length)}"/><text class="secret" x="${round(mx)}" y="${round(my + 2.4)}">S</text>`);
  } else {
    const style = colour ? ` style="stroke:${colour}"` : "";
    parts.push(`<path class="leaf-edge" d="M${along(inset)}L${along(length - inset)}"/>`);
    parts.push(`<path class="leaf${door.lock ? " locked" : ""}${door.opens ? " barred" : ""}"${style} d="M${along(inset + 0.5)}L${along(length - inset - 0.5)}"/>`);
  }
  if (door.lock !== "") {
    parts.push(`<circle class="badge" cx="${round(mx)}" cy="${round(my)}" r="4.4"/>`, sign("lock", round(mx), round(my), 0.86, `style="--sign:${colour}"`));
  }
  if (door.oneWay) {
    parts.push(arrow(door, mx, my, ux, uy, door.lock === "" ? 0 : 6));
  }
  return `<g class="door"><title>${escapeText(words)}</title>${parts.join("")}</g>`;
}

/** An arrow from the first to the second room of a one-way door. */
function arrow(door: LayoutDoor, mx: number, my: number, ux: number, uy: number, aside: number): string {
  const facing = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0], slanted: [uy, -ux] }[door.facing] as [number, number];
  const angle = round((Math.atan2(facing[1], facing[0]) * 180) / Math.PI);
  return `<path class="arrow" transform="translate(${round(mx + ux * aside)} ${round(my + uy * aside)}) rotate(${angle})" d="M-4 -3L4 0L-4 3L-2 0Z"/>`;
}

export function doorWords(door: { lock: string; oneWay: boolean; secret?: boolean; needs?: string; opens?: string }): string {
  const words = [
    door.lock ? `locked: ${door.lock}` : "",
    door.oneWay ? "one way" : "",
    door.secret ? "secret" : "",
    door.needs ? `needs ${door.needs}` : "",
    door.opens ? `barred, opened from its ${door.opens === "from" ? "first" : "second"} room` : "",
  ].filter((word) => word !== "");
  return words.length ? `Door, ${words.join(", ")}` : "Door";
}

function nameMarkup(room: LayoutRoom, keys: ReadonlyMap<string, string>, layout: Layout): string {
  const place = namePlace(room.outline);
  const [x, y] = [screenX(place.x), screenY(place.y)];
  const text = room.label ?? room.id;
  const size = Math.min(LARGEST_NAME, (place.width - 0.6) / (text.length * LETTER));
  const items = room.items ?? [];
  const puzzle = (layout.puzzles ?? []).some((candidate) => candidate.room === room.index);
  const signs = [
    ...(hasSign(room.type) && room.type.toLowerCase() !== "key" ? [sign(room.type, 0, 0, 0.8)] : []),
    ...items.map((item) => sign("key", 0, 0, 0.8, `style="--sign:${keys.get(item) ?? "currentColor"}"`)),
    ...(room.turns ? [sign("lever", 0, 0, 0.8)] : []),
    ...(puzzle ? [sign("puzzle", 0, 0, 0.8)] : []),
  ];
  const box = boxOf(room.outline);
  const hasRoom = box.height >= 3 && place.width >= signs.length * 1.1;
  const row = hasRoom
    ? signs
        .map((markup, index) => `<g transform="translate(${round(x + (index - (signs.length - 1) / 2) * 10)} ${round(y - 9.5)})">${markup}</g>`)
        .join("")
    : "";
  const down = hasRoom && signs.length ? 3.5 : 3.2;
  const isShown = !room.isCorridor && size >= SMALLEST_NAME;
  const name = isShown
    ? `<text x="${round(x)}" y="${round(y + down * Math.min(1, size))}" font-size="${round(size * CELL)}">${escapeText(text)}</text>`
    : "";
  return row + name;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
