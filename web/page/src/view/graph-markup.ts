/** The picture of a level's graph, as SVG markup. */
import type { ConnectionModel, LevelModel, RoomModel } from "../document/level-model.js";
import { floorAttributes } from "../map/colours.js";
import { hasSign, sign } from "../map/icons.js";
import { escapeText } from "../map/layout-map.js";
import type { Place } from "./graph-places.js";

/** Half the height of a room's plate. */
export const HALF_HEIGHT = 17;

/** The mean width of a letter on a plate. */
const LETTER = 7.3;

export function halfWidth(room: RoomModel): number {
  const signs = hasSign(room.type) ? 18 : 0;
  return Math.max(30, (room.id.length * LETTER + signs + 22) / 2);
}

export function roomMarkup(room: RoomModel, place: Place, look: { classes: string; keys: ReadonlyMap<string, string>; palette: ReadonlyMap<string, string>; isStart: boolean; isGoal: boolean }): string {
  const half = halfWidth(room);
  const hasIcon = hasSign(room.type);
  const things = [
    ...room.holds.map((item) => sign("key", 0, 0, 1, `style="--sign:${look.keys.get(item) ?? "currentColor"}"`)),
    ...(room.turns ? [sign("lever", 0, 0, 1)] : []),
    ...(room.puzzle ? [sign("puzzle", 0, 0, 1)] : []),
    ...(room.at ? [`<circle class="pinned" r="3.6"/>`] : []),
  ]
    .map((markup, index, all) => `<g transform="translate(${(index - (all.length - 1) / 2) * 13} ${HALF_HEIGHT + 8})">${markup}</g>`)
    .join("");
  const words = [
    room.id,
    room.type,
    look.isStart ? "start" : "",
    look.isGoal ? "goal" : "",
    room.holds.length ? `holds ${room.holds.join(", ")}` : "",
    room.turns ? `turns ${room.turns}` : "",
    room.puzzle ? `puzzle ${room.puzzle}` : "",
    room.at ? "pinned" : "",
  ].filter((word) => word !== "");
  return (
    `<g class="node ${look.classes}" data-id="${escapeText(room.id)}" transform="translate(${round(place.x)} ${round(place.y)})">` +
    `<title>${escapeText(words.join(", "))}</title>` +
    `<rect ${floorAttributes(room.type, look.palette)} x="${-half}" y="${-HALF_HEIGHT}" width="${half * 2}" height="${HALF_HEIGHT * 2}" rx="8"/>` +
    (hasIcon ? sign(room.type, -half + 16, 0, 1.35) : "") +
    `<text x="${hasIcon ? 8 : 0}" y="4.6">${escapeText(room.id)}</text>${things}` +
    (look.isGoal ? `<path class="goal" d="M${half - 6} ${-HALF_HEIGHT - 9}v12M${half - 6} ${-HALF_HEIGHT - 9}l9 3.4l-9 3.4"/>` : "") +
    `<circle class="handle" cx="${half}" cy="0" r="7"><title>Drag to a room to join them, or beside them for a new room</title></circle>` +
    `</g>`
  );
}

export function connectionMarkup(connection: ConnectionModel, index: number, model: LevelModel, from: Place, to: Place, keys: ReadonlyMap<string, string>, classes: string): string {
  const isCorridor = Array.isArray(connection.corridor) || connection.corridor === true || (connection.corridor === undefined && model.corridorsEverywhere);
  const kind = `${isCorridor ? " with-corridor" : ""}${connection.secret ? " secret" : ""}`;
  return (
    `<g class="edge${kind} ${classes}" data-edge="${index}"><title>${escapeText(connectionWords(connection, isCorridor))}</title>` +
    edgeInner(connection, isCorridor, from, to, keys) +
    `</g>`
  );
}

/** What of an edge depends on where its rooms are. */
function edgeInner(connection: ConnectionModel, isCorridor: boolean, from: Place, to: Place, keys: ReadonlyMap<string, string>): string {
  const d = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const angle = round((Math.atan2(uy, ux) * 180) / Math.PI);
  const signs: string[] = [];
  if (connection.lock !== "") {
    signs.push(`<circle class="badge" r="9"/>${sign("lock", 0, 0, 1.6, `style="--sign:${keys.get(connection.lock) ?? "currentColor"}"`)}`);
  }
  if (connection.needs !== "") {
    signs.push(`<circle class="badge" r="9"/><path class="needs" d="M0 -5.4L5.4 0L0 5.4L-5.4 0Z"/>`);
  }
  if (connection.opens !== "") {
    signs.push(`<circle class="badge" r="9"/><path class="bar-sign" transform="rotate(${angle})" d="M-2.4 -6V6M2.4 -6V6"/>`);
  }
  const row = signs
    .map((markup, at) => {
      const aside = (at - (signs.length - 1) / 2) * 21;
      return `<g transform="translate(${round(mx + ux * aside)} ${round(my + uy * aside)})">${markup}</g>`;
    })
    .join("");
  const arrowAt = signs.length ? 0.28 : 0.5;
  const arrow = connection.oneWay
    ? `<path class="arrow" transform="translate(${round(from.x + (to.x - from.x) * (1 - arrowAt))} ${round(from.y + (to.y - from.y) * (1 - arrowAt))}) rotate(${angle})" d="M-8 -6L8 0L-8 6L-4 0Z"/>`
    : "";
  return `<path class="hit" d="${d}"/><path class="wire" d="${d}"/>${isCorridor ? `<path class="wire-inner" d="${d}"/>` : ""}${arrow}${row}`;
}

export function connectionWords(connection: ConnectionModel, isCorridor: boolean): string {
  return [
    `${connection.from} ${connection.oneWay ? "→" : "–"} ${connection.to}`,
    isCorridor ? "by a corridor" : "",
    connection.lock ? `locked: ${connection.lock}` : "",
    connection.secret ? "secret" : "",
    connection.needs ? `needs ${connection.needs}` : "",
    connection.opens ? `barred, opened ${connection.opens === "from" ? "from " + connection.from : "from " + connection.to}` : "",
  ]
    .filter((word) => word !== "")
    .join(", ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
