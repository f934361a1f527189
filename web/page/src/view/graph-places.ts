/** Where the rooms of a graph are drawn. Places belong to the view and not to the level, so they are kept beside its text. */
import type { Arrangement, Layout } from "../../../engine/src/index.js";
import type { LevelModel } from "../document/level-model.js";
import { boxOf } from "../map/shapes.js";

export interface Place {
  x: number;
  y: number;
}

/** The distance of neighbours that is aimed at, in units of the picture. */
const STEP = 140;

/** Names are wider than high, so graphs are drawn wider than high. */
const FLATNESS = 0.72;

/** Rounds of pushing apart rooms that overlap. */
const SPREAD_ROUNDS = 60;

/** Rooms are pushed apart until they are this far from each other in x and in y. */
const CLEAR_X = 112;
const CLEAR_Y = 58;

/** More rooms than this are not pushed apart: every two are compared. */
const MOST_SPREAD = 400;

/** Places by the planar drawing of the engine: no connections cross. */
export function planarPlaces(model: LevelModel, arrangement: Arrangement | undefined): Map<string, Place> | undefined {
  if (arrangement?.status !== "ok" || arrangement.rooms.length !== model.rooms.length) {
    return undefined;
  }
  const index = new Map(model.rooms.map((room, at) => [room.id, at]));
  const lengths = model.connections.flatMap(({ from, to }) => {
    const [a, b] = [arrangement.rooms[index.get(from) ?? -1], arrangement.rooms[index.get(to) ?? -1]];
    return a && b ? [Math.hypot(a.x - b.x, a.y - b.y)] : [];
  });
  const scale = STEP / Math.max(lengths.length ? mean(lengths) : 1, 1e-6);
  return spread(
    new Map(
      model.rooms.map((room, at) => {
        const point = arrangement.rooms[at]!;
        return [room.id, { x: point.x * scale, y: -point.y * scale * FLATNESS }];
      }),
    ),
  );
}

/** Places as the rooms lie in a layout. */
export function layoutPlaces(layout: Layout): Map<string, Place> {
  const rooms = layout.rooms.filter((room) => !room.isCorridor);
  const middles = rooms.map((room) => {
    const box = boxOf(room.outline);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const area = layout.bounds.width * layout.bounds.height;
  const scale = (STEP * 1.2 * Math.sqrt(rooms.length)) / Math.sqrt(Math.max(area, 1));
  return spread(new Map(rooms.map((room, index) => [room.id, { x: middles[index]!.x * scale, y: -middles[index]!.y * scale * FLATNESS }])));
}

/** A place for a room that has none: beside its neighbours, or at the edge of the graph. */
export function freePlace(id: string, model: LevelModel, places: ReadonlyMap<string, Place>): Place {
  const near = model.connections
    .filter((connection) => connection.from === id || connection.to === id)
    .map((connection) => places.get(connection.from === id ? connection.to : connection.from))
    .filter((place): place is Place => place !== undefined);
  const all = [...places.values()];
  if (all.length === 0) {
    return { x: 0, y: 0 };
  }
  const centre = near.length
    ? { x: mean(near.map((place) => place.x)), y: mean(near.map((place) => place.y)) }
    : { x: mean(all.map((place) => place.x)), y: Math.max(...all.map((place) => place.y)) };
  let best = centre;
  let bestScore = -Infinity;
  for (const radius of near.length > 1 ? [0, STEP * 0.6, STEP] : [STEP * 0.8, STEP * 1.3]) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn / 16) * 2 * Math.PI + Math.PI / 2;
      const place = { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius * FLATNESS };
      const clearance = Math.min(...all.map((other) => Math.hypot(other.x - place.x, (other.y - place.y) / FLATNESS)));
      const score = Math.min(clearance, STEP * 0.8) - radius * 0.15;
      if (score > bestScore) {
        bestScore = score;
        best = place;
      }
    }
  }
  return best;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pushes rooms apart that would overlap. */
function spread(places: Map<string, Place>): Map<string, Place> {
  const all = [...places.values()];
  if (all.length > MOST_SPREAD) {
    return places;
  }
  for (let round = 0; round < SPREAD_ROUNDS; round++) {
    let isClear = true;
    for (let i = 0; i < all.length; i++) {
      for (let j = 0; j < i; j++) {
        const [a, b] = [all[i]!, all[j]!];
        const overlapX = CLEAR_X - Math.abs(a.x - b.x);
        const overlapY = CLEAR_Y - Math.abs(a.y - b.y);
        if (overlapX > 0 && overlapY > 0) {
          isClear = false;
          if (overlapX / CLEAR_X < overlapY / CLEAR_Y) {
            const push = (overlapX / 2 + 0.5) * (a.x < b.x ? -0.5 : 0.5);
            a.x += push;
            b.x -= push;
          } else {
            const push = (overlapY / 2 + 0.5) * (a.y < b.y ? -0.5 : 0.5);
            a.y += push;
            b.y -= push;
          }
        }
      }
    }
    if (isClear) {
      break;
    }
  }
  return places;
}
