/**
 * What the studio asks of the generator. The engine runs in a worker, compiled to WebAssembly; see `openEngine`.
 *
 * Every call gives plain data, as JSON can hold it: no nulls, and lists where there may be none. Nothing is remembered between calls
 * that could change an answer: the same arguments give the same answer, and the same layouts as the command line.
 * Lengths and coordinates are cells of an integer grid with x to the right and y up.
 */
import type { Layout, MissionStepKind, Point } from "./layout.js";

/** Texts by path, with `/` between folders: `graphs/keep.yaml`, `room-templates/crypts.yaml`. */
export type Files = Readonly<Record<string, string>>;

export interface Engine {
  /** The version of the generator, as layouts name it. */
  version(): Promise<string>;

  /**
   * Reads a level with the templates that it names, which are looked up as on disk: beside the level and in `../room-templates`.
   *
   * @param level the level's path in `files`
   */
  read(files: Files, level: string): Promise<Reading>;

  /** Reads one file of room templates by itself. Its templates come with all that `read` tells of those of a level. */
  readTemplates(files: Files, path: string): Promise<TemplatesReading>;

  /** Draws the graph of a level in the plane, and says in which order the search lays it out. */
  arrange(files: Files, level: string): Promise<Arrangement>;

  /** Decides, where it can, whether a level has a layout. Within the time that is given, in seconds, by default 10. */
  check(files: Files, level: string, seconds?: number): Promise<Check>;

  /** Judges the mission of a level for a seed (default 0), which decides what the generator hides. */
  mission(files: Files, level: string, seed?: number): Promise<Mission>;

  /** Generates a layout. The engine answers nothing else that takes long until it is done or cancelled; `read` is not held up. */
  generate(files: Files, level: string, wish: GenerateOptions): Promise<Generated>;

  /** Checks a layout, by the text of its JSON, with code that shares nothing with the search. */
  verify(files: Files, level: string, layout: string): Promise<Verification>;

  /**
   * Writes a layout, by the text of its JSON, in a format of the command line.
   *
   * @param format one of `formats()`
   */
  export(layout: string, format: string, look?: Appearance): Promise<Exported>;

  /** The formats of layouts, in the order of the command line's help. */
  formats(): Promise<Format[]>;

  /** Ends what is running: its promises are rejected with `Cancelled`. The next call starts the worker anew. */
  cancel(): void;

  /** Ends the engine's workers for good. */
  close(): void;
}

/** What every promise of the engine is rejected with when the call is cancelled. */
export class Cancelled extends Error {
  constructor() {
    super("The call was cancelled.");
    this.name = "Cancelled";
  }
}

/** A defect of the engine: bad input never causes one. After it the engine starts anew by itself. */
export class EngineDefect extends Error {
  constructor(message: string) {
    super(message);
    this.name = "EngineDefect";
  }
}

export type Severity = "error" | "warning";

/** Something wrong with a file. */
export interface Diagnostic {
  severity: Severity;
  /** Its path in the files that were given. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in code points of the line. */
  column: number;
  /** What is wrong with which value, and what to do. */
  text: string;
}

/** Where a level or its templates are bad, every call answers this instead. */
export interface BadInput {
  status: "bad-input";
  /** All that is wrong, by file, then by line and column. At least one is an error. */
  diagnostics: Diagnostic[];
}

export type Reading = BadInput | { status: "ok"; diagnostics: Diagnostic[]; level: Level };

export type TemplatesReading = BadInput | { status: "ok"; diagnostics: Diagnostic[]; templates: Template[] };

/** A level as it was read, with all defaults filled in. */
export interface Level {
  name: string;
  /** In the order of the file. */
  rooms: Room[];
  connections: Connection[];
  /** Those that rooms and corridors may take, in order of first use. */
  templates: Template[];
  minimumRoomDistance: number;
  palette: { name: string; colour: string }[];
  /** Whether it has a mission; otherwise its locks are words for the game. */
  hasMission: boolean;
  items: { name: string; spent: boolean }[];
  switches: { name: string; states: string[] }[];
  /** The index of the room where the mission starts; −1 where the level does not say. */
  start: number;
  /** Indexes of rooms; empty where the level does not say. */
  goal: number[];
}

export interface Room {
  id: string;
  /** "" without one. */
  type: string;
  label: string;
  /** Indexes of templates of the level. */
  templates: number[];
  /** Where the room is pinned: no entry or one. */
  at: Point[];
  /** The transform that is pinned, such as `r90`, or "". */
  transform: string;
  /** Items that lie there; one that lies there twice is listed twice. */
  holds: string[];
  /** The switch that can be turned there, or "". */
  turns: string;
  /** The kind of puzzle that the room wants, or "". */
  puzzle: string;
  data: { key: string; value: string }[];
}

export interface Connection {
  /** Indexes of rooms. */
  from: number;
  to: number;
  /** Indexes of the templates that its corridor may take; empty for a shared door. */
  corridor: number[];
  oneWay: boolean;
  secret: boolean;
  /** What opens it, or "". */
  lock: string;
  /** What must hold whenever it is passed, in the syntax of layouts, such as `lamp & sluice=low`, or "". */
  needs: string;
  /** From which side a bar is opened: "from", "to", or "" without a bar. */
  opens: "from" | "to" | "";
}

export interface Template {
  name: string;
  /** Counter-clockwise, without the first point repeated. */
  outline: Point[];
  holes: { points: Point[] }[];
  /** Solid cells, by their lower left corners. */
  pillars: Point[];
  markers: Marker[];
  /** Every door that the template offers: where a door can be, not where one is. */
  doors: DoorRun[];
  /** Names of transforms: `r0 r90 r180 r270`, and mirrored first `m0 m90 m180 m270`. */
  transforms: string[];
  weight: number;
  repeat: "allow" | "avoid" | "no-immediate" | "never";
  /** Whether pictures and tiles show uneven walls. */
  isRough: boolean;
}

export interface Marker {
  name: string;
  group: string;
  x: number;
  y: number;
  facing: "" | "north" | "east" | "south" | "west";
  weight: number;
}

/**
 * Doors of one length side by side on one edge. The k-th of them, 0 ≤ k < count, goes from `first + k × step` to
 * `first + (k + length) × step`.
 */
export interface DoorRun {
  first: Point;
  step: Point;
  length: number;
  count: number;
  socket: string;
  direction: "both" | "in" | "out";
}

/** Where to draw the rooms of a graph, so that no connections cross. */
export type Arrangement =
  | BadInput
  | {
      status: "not-planar";
      reason: string;
      /** Ids of rooms that no drawing can connect without crossings. */
      rooms: string[];
    }
  | {
      status: "ok";
      /** One for each room of the level, y up, with connections of a mean length of about 1. Empty for more than 400 rooms. */
      rooms: Point[];
      /** The rooms along each face of the drawing, the outer one first. A room can stand in one several times. */
      faces: number[][];
      /** The rooms in the order in which the search lays them out, chain by chain; those whose places are pinned are in none. */
      chains: number[][];
    };

export type Check =
  | BadInput
  | { status: "ok" }
  | {
      status: "impossible";
      /** Whole sentences. */
      reasons: string[];
      /** Names of rooms that the reasons rest on, as far as they name any, to be shown in the graph. */
      rooms: string[];
    }
  | { status: "unknown"; note: string; stuck: Stuck };

/** Where a search failed most often. */
export interface Stuck {
  rooms: string[];
  connections: { from: string; to: string }[];
  /** What may help: whole sentences. */
  remedies: string[];
}

export type Mission =
  | BadInput
  | { status: "none"; sentence: string; reason: string }
  | {
      status: "ok" | "trap" | "unfinishable" | "unknown";
      /** The verdict in one sentence, as `undercroft mission` prints it. */
      sentence: string;
      /** What the generator chose for the seed, in words. */
      choices: string[];
      start: string;
      goal: string[];
      /** Ids of rooms that become reachable together, sphere by sphere. */
      spheres: string[][];
      /** Items without which the goal cannot be reached. */
      required: string[];
      /** A way to the goal; empty where there is none. */
      steps: MissionStep[];
      /** For a trap: a course that ends stuck, with the steps of a player who does not know better. */
      trap: MissionStep[];
      /** What would help: whole sentences. */
      advice: string[];
      reason: string;
    };

export interface MissionStep {
  do: MissionStepKind;
  /** Id of the room where the player then is. */
  room: string;
  /** The connection that is opened or passed, `from–to`, or "". */
  connection: string;
  /** What is taken, spent or turned, or "". */
  item: string;
  sphere: number;
}

export interface GenerateOptions {
  /** 0 ≤ seed < 2^53. */
  seed: number;
  /** How long to search, in seconds, by default 30. It never changes a layout that is found. */
  seconds?: number;
  /** Whether to record the steps of the search. */
  trace?: boolean;
  /** An earlier layout, by the text of its JSON: its rooms stay where they are as far as the level allows. */
  keep?: string;
  /** With `keep`: ids of rooms to be placed anew, all others staying; without it only what no longer fits moves. */
  free?: string[];
}

export type Generated =
  | BadInput
  | {
      status: "found";
      /** The text of `LEVEL-SEED.json`, the same bytes as the command line writes. */
      json: string;
      /** What `json` says. */
      layout: Layout;
      milliseconds: number;
      /** Empty unless it was asked for. */
      trace: Trace;
    }
  | { status: "impossible"; reasons: string[]; rooms: string[]; trace: Trace }
  | {
      status: "not-found";
      /** What happened and what may help, as the command line says it. */
      note: string;
      stuck: Stuck;
      /** The largest part that was placed. */
      largest: TracedRoom[];
      trace: Trace;
    }
  | {
      status: "bad-mission";
      /** Why no layout is made: call `mission` for the steps. */
      reason: string;
      trace: Trace;
    };

/** The steps of a search, to be played back. Of a long search only every second, fourth, … step is kept. */
export interface Trace {
  /** Every place that any room took, each once. */
  places: TracedRoom[];
  frames: TraceFrame[];
}

export interface TraceFrame {
  /** What happened, such as `attempt 1 · chain 3 of 7`. */
  caption: string;
  /** Whether rooms were taken away again. */
  setback: boolean;
  /** What is placed after the step: indexes of `places`. */
  places: number[];
}

export interface TracedRoom {
  /** Index of a room of the level; of a connection where it is a corridor. */
  index: number;
  isCorridor: boolean;
  outline: Point[];
}

export type Verification =
  | BadInput
  | {
      status: "ok" | "broken";
      /** The broken rules, each with a stable short name and a sentence. */
      violations: { rule: string; text: string }[];
    };

export interface Format {
  name: string;
  /** Of its files, with the dot. */
  suffix: string;
  isText: boolean;
}

export interface Appearance {
  theme?: "light" | "dark" | "parchment";
  /** Pixels of a cell, from 1 to 200; by default what suits the size of the layout. */
  scale?: number;
  grid?: boolean;
  /** Whether to draw the way through the mission. */
  mission?: boolean;
  walls?: "solid" | "inside" | "edges";
  tileScale?: 1 | 2 | 3 | 4;
  tileset?: "stone" | "crypt" | "cave";
}

export type Exported =
  | BadInput
  | { status: "refused"; reason: string }
  | {
      status: "ok";
      /** The layout's file first, then those that must stand beside it. */
      files: ExportedFile[];
      /** What the user should know of the files: whole sentences. */
      notes: string[];
    };

export interface ExportedFile {
  name: string;
  bytes: Uint8Array;
}
