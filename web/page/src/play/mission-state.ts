/** The rules of a mission between rooms: what can be passed, and whether the goal can still be reached. */
import type { Layout, LayoutConnection } from "../../../engine/src/index.js";
import { parseNeeds } from "./needs.js";
import type { Needs } from "./needs.js";

/** What of a level its layout does not say. */
export interface MissionRules {
  /** Items of which each lock that they open costs one. */
  spent: ReadonlySet<string>;
  /** The states of each switch, the first of which holds at the start. */
  switches: ReadonlyMap<string, readonly string[]>;
  /** Whether locks need their items; without a mission they are words for the game. */
  hasMission: boolean;
  start: number;
  /** All of them must be reached; empty: every room. */
  goals: readonly number[];
}

export interface MissionState {
  /** Index of the room, not a corridor. */
  room: number;
  taken: ReadonlySet<number>;
  /** Connections whose lock was opened. */
  opened: ReadonlySet<number>;
  /** Connections whose bar was opened. */
  unbarred: ReadonlySet<number>;
  switches: ReadonlyMap<string, string>;
  reached: ReadonlySet<number>;
}

/** More states than this are not looked at; then nothing is said. */
const MOST_STATES = 20_000;

export class MissionWorld {
  readonly needs: Needs[];
  /** The connections of each room. */
  private readonly around: number[][];

  constructor(
    readonly layout: Layout,
    readonly rules: MissionRules,
  ) {
    this.needs = layout.connections.map((connection) => parseNeeds(connection.needs ?? ""));
    this.around = layout.rooms.map(() => []);
    layout.connections.forEach((connection, index) => {
      this.around[connection.from]!.push(index);
      this.around[connection.to]!.push(index);
    });
  }

  initial(): MissionState {
    const state: MissionState = {
      room: this.rules.start,
      taken: new Set(),
      opened: new Set(),
      unbarred: new Set(),
      switches: new Map([...this.rules.switches].map(([name, states]) => [name, states[0] ?? ""])),
      reached: new Set(),
    };
    return this.enter(state, this.rules.start);
  }

  /** How many of an item the player has. */
  count(state: MissionState, item: string): number {
    let count = 0;
    for (const room of state.taken) {
      count += (this.layout.rooms[room]!.items ?? []).filter((other) => other === item).length;
    }
    if (this.rules.spent.has(item)) {
      for (const index of state.opened) {
        count -= this.layout.connections[index]!.lock === item ? 1 : 0;
      }
    }
    return count;
  }

  /** Whether all that a connection needs while it is passed holds. */
  meetsNeeds(state: MissionState, index: number): boolean {
    return this.needs[index]!({
      count: (item) => this.count(state, item),
      state: (name) => state.switches.get(name) ?? "",
    });
  }

  /** Whether the bar of a connection can be opened from a room. */
  opensFrom(connection: LayoutConnection, room: number): boolean {
    return connection.opens === undefined || (connection.opens === "from" ? connection.from : connection.to) === room;
  }

  isLocked(state: MissionState, index: number): boolean {
    return this.rules.hasMission && this.layout.connections[index]!.lock !== "" && !state.opened.has(index);
  }

  isBarred(state: MissionState, index: number): boolean {
    return this.layout.connections[index]!.opens !== undefined && !state.unbarred.has(index);
  }

  enter(state: MissionState, room: number): MissionState {
    return {
      ...state,
      room,
      taken: (this.layout.rooms[room]!.items ?? []).length ? new Set([...state.taken, room]) : state.taken,
      reached: new Set([...state.reached, room]),
    };
  }

  turn(state: MissionState): MissionState {
    const name = this.layout.rooms[state.room]!.turns ?? "";
    const states = this.rules.switches.get(name) ?? [];
    const next = states[(states.indexOf(state.switches.get(name) ?? "") + 1) % Math.max(states.length, 1)];
    return next === undefined ? state : { ...state, switches: new Map([...state.switches, [name, next]]) };
  }

  isWon(state: MissionState): boolean {
    const goals = this.rules.goals.length ? this.rules.goals : this.layout.rooms.filter((room) => !room.isCorridor).map((room) => room.index);
    return goals.every((goal) => state.reached.has(goal));
  }

  /**
   * Whether the goal can no longer be reached, whatever the player does. Whatever cannot hurt is done at once: walking where one can walk back,
   * taking, opening bars and locks whose key is kept. Only spending keys, dropping and turning switches are tried in all ways.
   *
   * @returns undefined where it takes too long to tell
   */
  isStuck(start: MissionState): boolean | undefined {
    const seen = new Set<string>();
    const open = [start];
    while (open.length > 0) {
      const state = this.settled(open.pop()!);
      if (this.isWon(state)) {
        return false;
      }
      const name = this.keyOf(state);
      if (seen.has(name)) {
        continue;
      }
      seen.add(name);
      if (seen.size > MOST_STATES) {
        return undefined;
      }
      open.push(...this.choices(state));
    }
    return true;
  }

  /** Rooms that can be walked to as things stand. */
  private walkable(state: MissionState, from: number): Set<number> {
    const rooms = new Set([from]);
    const queue = [from];
    while (queue.length > 0) {
      const room = queue.pop()!;
      for (const index of this.around[room]!) {
        const other = this.passes(state, index, room);
        if (other !== undefined && !rooms.has(other)) {
          rooms.add(other);
          queue.push(other);
        }
      }
    }
    return rooms;
  }

  /** The room behind a connection, if it can be passed from a room as things stand. */
  private passes(state: MissionState, index: number, room: number): number | undefined {
    const connection = this.layout.connections[index]!;
    const isWay = !connection.oneWay || connection.from === room;
    return isWay && !this.isLocked(state, index) && !this.isBarred(state, index) && this.meetsNeeds(state, index)
      ? connection.from === room
        ? connection.to
        : connection.from
      : undefined;
  }

  /** Rooms between which the player can walk to and fro. */
  private home(state: MissionState): Set<number> {
    const ahead = this.walkable(state, state.room);
    return new Set([...ahead].filter((room) => room === state.room || this.walkable(state, room).has(state.room)));
  }

  /** Does all that cannot hurt. */
  private settled(state: MissionState): MissionState {
    for (let current = state; ; ) {
      const home = this.home(current);
      const opened = new Set(current.opened);
      const unbarred = new Set(current.unbarred);
      const taken = new Set([...current.taken, ...[...home].filter((room) => (this.layout.rooms[room]!.items ?? []).length > 0)]);
      const reached = new Set([...current.reached, ...home]);
      const next = { ...current, room: Math.min(...home), taken, reached, opened, unbarred };
      for (const room of home) {
        for (const index of this.around[room]!) {
          const connection = this.layout.connections[index]!;
          if (this.isBarred(next, index) && this.opensFrom(connection, room)) {
            unbarred.add(index);
          }
          const isFree = this.isLocked(next, index) && !this.isBarred(next, index) && !this.rules.spent.has(connection.lock);
          if (isFree && this.mayUnlock(next, index, room)) {
            opened.add(index);
          }
        }
      }
      const isSame =
        taken.size === current.taken.size &&
        reached.size === current.reached.size &&
        opened.size === current.opened.size &&
        unbarred.size === current.unbarred.size;
      if (isSame) {
        return next;
      }
      current = next;
    }
  }

  /** Whether the lock of a connection can be opened from a room. */
  mayUnlock(state: MissionState, index: number, room: number): boolean {
    const connection = this.layout.connections[index]!;
    return (!connection.oneWay || connection.from === room) && this.count(state, connection.lock) > 0;
  }

  private choices(state: MissionState): MissionState[] {
    const home = this.home(state);
    const next: MissionState[] = [];
    for (const room of home) {
      for (const index of this.around[room]!) {
        const other = this.passes(state, index, room);
        if (other !== undefined && !home.has(other)) {
          next.push(this.enter(state, other));
        }
        const { lock } = this.layout.connections[index]!;
        const canSpend = this.isLocked(state, index) && !this.isBarred(state, index) && this.rules.spent.has(lock);
        if (canSpend && this.mayUnlock(state, index, room)) {
          next.push({ ...state, room, opened: new Set([...state.opened, index]) });
        }
      }
      if ((this.layout.rooms[room]!.turns ?? "") !== "") {
        next.push(this.turn({ ...state, room }));
      }
    }
    return next;
  }

  private keyOf(state: MissionState): string {
    const list = (set: ReadonlySet<number>): string => [...set].sort((a, b) => a - b).join();
    const goals = this.rules.goals.length ? this.rules.goals.filter((goal) => state.reached.has(goal)).join() : list(state.reached);
    return `${state.room}|${list(state.taken)}|${list(state.opened)}|${list(state.unbarred)}|${[...state.switches.values()].join()}|${goals}`;
  }
}
