/** A walk through a layout, cell by cell. */
import type { Layout, LayoutDoor, Level } from "../../../engine/src/index.js";
import { namePlace } from "../map/shapes.js";
import { Floor } from "./floor.js";
import type { Cell } from "./floor.js";
import { MissionWorld } from "./mission-state.js";
import type { MissionRules, MissionState } from "./mission-state.js";

export type Tone = "plain" | "good" | "bad";

export class Game {
  readonly floor: Floor;
  readonly world: MissionWorld;
  state: MissionState;
  cell: Cell;
  /** The room or corridor where the player is. */
  place: number;
  steps = 0;
  /** Rooms and corridors that were entered. */
  readonly seen = new Set<number>();
  readonly foundDoors = new Set<number>();
  readonly solved = new Set<number>();
  message = "";
  tone: Tone = "plain";
  /** Undefined where it cannot be told. */
  isStuck: boolean | undefined = false;
  isWon = false;

  constructor(
    readonly layout: Layout,
    rules: MissionRules,
  ) {
    this.floor = new Floor(layout);
    this.world = new MissionWorld(layout, rules);
    this.state = this.world.initial();
    this.cell = this.startCell(rules.start);
    this.place = rules.start;
    this.seen.add(rules.start);
    const taken = layout.rooms[rules.start]!.items ?? [];
    this.say(`You stand in ${this.name(rules.start)}.${taken.length ? ` You take ${taken.join(", ")}.` : ""}`, "plain");
    this.judge();
  }

  /** The items that the player has. */
  inventory(): { item: string; count: number }[] {
    const names = new Set(this.layout.rooms.flatMap((room) => room.items ?? []));
    return [...names].map((item) => ({ item, count: this.world.count(this.state, item) })).filter((entry) => entry.count > 0);
  }

  /** The puzzle of the room where the player is. */
  get puzzle() {
    return this.layout.puzzles?.find((puzzle) => puzzle.room === this.place);
  }

  /** The switch that can be turned here, or "". */
  get lever(): string {
    return this.layout.rooms[this.place]!.turns ?? "";
  }

  /**
   * Takes a step.
   *
   * @returns whether the player moved
   */
  move(dx: number, dy: number): boolean {
    const straight = { x: this.cell.x + dx, y: this.cell.y + dy };
    if (this.floor.owner(straight) === this.place) {
      return this.stepTo(straight);
    }
    const door = this.floor.door(this.cell, straight);
    if (door) {
      return this.through(door, straight);
    }
    // A slanted door may lead across a corner.
    for (const side of [-1, 1]) {
      const cell = { x: straight.x + (dx === 0 ? side : 0), y: straight.y + (dy === 0 ? side : 0) };
      const slanted = this.floor.door(this.cell, cell);
      if (slanted?.facing === "slanted") {
        return this.through(slanted, cell);
      }
    }
    return false;
  }

  /** Turns the switch of the room. */
  turn(): void {
    if (this.lever === "") {
      this.say("There is nothing to turn here.", "plain");
      return;
    }
    this.state = this.world.turn(this.state);
    this.say(`You turn ${this.lever} to ${this.state.switches.get(this.lever) ?? ""}.`, "plain");
    this.judge();
  }

  private stepTo(cell: Cell): boolean {
    this.cell = cell;
    this.steps++;
    const owner = this.floor.owner(cell)!;
    if (owner !== this.place) {
      this.enter(owner);
    }
    return true;
  }

  private enter(owner: number): void {
    this.place = owner;
    this.seen.add(owner);
    const room = this.layout.rooms[owner]!;
    if (room.isCorridor) {
      this.say("A corridor.", "plain");
      return;
    }
    const before = this.state.taken.has(owner);
    this.state = this.world.enter(this.state, owner);
    const items = before ? [] : (room.items ?? []);
    const puzzle = this.puzzle && !this.solved.has(this.puzzle.index) ? " There is a puzzle on the floor." : "";
    const lever = this.lever ? ` Here ${this.lever} can be turned.` : "";
    this.say(`You enter ${this.name(owner)}.${items.length ? ` You take ${items.join(", ")}.` : ""}${puzzle}${lever}`, items.length ? "good" : "plain");
    this.judge();
  }

  private through(door: LayoutDoor, cell: Cell): boolean {
    if (door.secret && !this.foundDoors.has(door.index)) {
      this.foundDoors.add(door.index);
      this.say("The wall sounds hollow: you find a secret door.", "good");
      return false;
    }
    const index = this.connectionOf(door);
    const connection = this.layout.connections[index];
    if (!connection) {
      return this.stepTo(cell);
    }
    if (door.oneWay && door.roomA !== this.place) {
      return this.refuse("This door does not open from this side.");
    }
    if (this.world.isBarred(this.state, index)) {
      if (!this.world.opensFrom(connection, this.place)) {
        return this.refuse("It is barred from the other side.");
      }
      this.state = { ...this.state, unbarred: new Set([...this.state.unbarred, index]) };
      this.say("You lift the bar.", "good");
    }
    if (this.world.isLocked(this.state, index) && !this.unlock(index)) {
      return false;
    }
    if (!this.world.meetsNeeds(this.state, index)) {
      return this.refuse(`To pass here needs ${connection.needs}.`);
    }
    const note = !this.world.rules.hasMission && connection.lock !== "" ? ` The lock ${connection.lock} is only a word here: the level does not say where its key lies.` : "";
    this.stepTo(cell);
    this.message += note;
    return true;
  }

  private unlock(index: number): boolean {
    const { lock } = this.layout.connections[index]!;
    // In a corridor both doors belong to the lock, which is opened at the first of them.
    if (this.layout.rooms[this.place]!.isCorridor || !this.world.mayUnlock(this.state, index, this.place)) {
      return this.refuse(`It is locked. You need ${lock}.`);
    }
    this.state = { ...this.state, opened: new Set([...this.state.opened, index]) };
    this.say(`You unlock the door with ${lock}.`, "good");
    this.judge();
    return true;
  }

  private refuse(text: string): boolean {
    this.say(text, "bad");
    return false;
  }

  private judge(): void {
    this.isWon = this.world.isWon(this.state);
    if (this.isWon) {
      this.say(`${this.message} You have reached the goal, after ${this.steps} steps.`, "good");
      return;
    }
    this.isStuck = this.world.isStuck(this.state);
    if (this.isStuck) {
      this.say(`${this.message} You are stuck: the goal cannot be reached any more.`, "bad");
    }
  }

  /** The connection to which a door belongs; −1 where there is none. */
  connectionOf(door: LayoutDoor): number {
    return this.layout.connections.findIndex(
      (connection) =>
        connection.doors?.includes(door.index) ??
        (connection.corridor < 0
          ? [connection.from, connection.to].includes(door.roomA) && [connection.from, connection.to].includes(door.roomB)
          : door.roomA === connection.corridor || door.roomB === connection.corridor),
    );
  }

  private say(text: string, tone: Tone): void {
    this.message = text;
    this.tone = tone;
  }

  private name(room: number): string {
    return this.layout.rooms[room]!.label ?? this.layout.rooms[room]!.id;
  }

  private startCell(room: number): Cell {
    const middle = namePlace(this.layout.rooms[room]!.outline);
    const cells = this.floor.cells(room);
    const distance = (cell: Cell): number => Math.hypot(cell.x + 0.5 - middle.x, cell.y + 0.5 - middle.y);
    return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best), cells[0] ?? { x: 0, y: 0 });
  }
}

/** The rules by which a layout is played, with what only its level says. */
export function rulesOf(layout: Layout, level: Level | undefined): MissionRules {
  const typed = (type: string): number[] => layout.rooms.filter((room) => room.type === type).map((room) => room.index);
  const only = (rooms: number[]): number[] => (rooms.length === 1 ? rooms : []);
  const bosses = only(typed("boss"));
  return {
    spent: new Set((level?.items ?? []).filter((item) => item.spent).map((item) => item.name)),
    switches: new Map((level?.switches ?? []).map((entry) => [entry.name, entry.states])),
    hasMission: level?.hasMission ?? layout.mission !== undefined,
    start: layout.mission?.start ?? only(typed("entrance"))[0] ?? 0,
    goals: layout.mission?.goal ?? (bosses.length ? bosses : only(typed("exit"))),
  };
}
