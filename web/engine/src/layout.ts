/** A layout as its JSON says it: see the schema that `undercroft schema layout` prints. Indexes are into the lists of the layout. */

export interface Point {
  x: number;
  y: number;
}

export type DoorFacing = "north" | "east" | "south" | "west" | "slanted";

export type MissionStepKind = "take" | "open" | "turn" | "walk" | "goal";

export interface DataEntry {
  key: string;
  value: string;
}

/** Lists and texts marked as optional are left out where they say nothing. */
export interface Layout {
  formatVersion: 1 | 2;
  generator: string;
  level: string;
  seed: number;
  bounds: { x: number; y: number; width: number; height: number };
  /** Rooms in the order of the level's file, then corridors. */
  rooms: LayoutRoom[];
  doors: LayoutDoor[];
  connections: LayoutConnection[];
  mission?: {
    start: number;
    goal: number[];
    /** `connection` is an index or −1. */
    steps: { do: MissionStepKind; room: number; connection: number; item: string; sphere: number }[];
  };
  palette?: { name: string; colour: string }[];
  doorSlots?: {
    room: number;
    from: Point;
    to: Point;
    facing: DoorFacing;
    length: number;
    socket: string;
    /** The room behind the wall, or −1. */
    behind: number;
  }[];
  /** In walked cells; −1 where there is no way. */
  distances?: { room: number; fromStart: number; toGoal: number }[];
  doorPaths?: { room: number; doorA: number; doorB: number; cells: number }[];
  minimap?: { room: number; order: number; outline: Point[] }[];
  puzzles?: LayoutPuzzle[];
}

export interface LayoutRoom {
  index: number;
  id: string;
  type: string;
  template: string;
  isCorridor: boolean;
  /** Where the template's origin landed. */
  position: Point;
  rotation: 0 | 90 | 180 | 270;
  /** Mirrored before it was rotated. */
  mirrored: boolean;
  /** Counter-clockwise, in cells of the world. */
  outline: Point[];
  doors: number[];
  data: DataEntry[];
  label?: string;
  items?: string[];
  turns?: string;
  sphere?: number;
  depth?: number;
  tension?: number;
  holes?: { points: Point[] }[];
  markers?: LayoutMarker[];
  edge?: "rough";
}

export interface LayoutMarker {
  name: string;
  group: string;
  x: number;
  y: number;
  facing: "" | "north" | "east" | "south" | "west";
  /** What a spawn or a mission put there, or "". */
  holds: string;
}

export interface LayoutDoor {
  index: number;
  roomA: number;
  roomB: number;
  from: Point;
  to: Point;
  /** The outward side of `roomA`. */
  facing: DoorFacing;
  length: number;
  socket: string;
  /** It then leads from `roomA` to `roomB`. */
  oneWay: boolean;
  lock: string;
  secret?: boolean;
  needs?: string;
  opens?: "from" | "to";
}

export interface LayoutConnection {
  from: number;
  to: number;
  /** Index of the room that is its corridor, or −1. */
  corridor: number;
  oneWay: boolean;
  lock: string;
  secret?: boolean;
  needs?: string;
  opens?: "from" | "to";
  doors?: number[];
}

/** A puzzle on the floor of a room. Which lists there are depends on its kind: see the pages on puzzles. */
export interface LayoutPuzzle {
  index: number;
  room: number;
  kind: "lines" | "tilt" | "elements" | "trails";
  seed: number;
  sample?: number;
  settings?: DataEntry[];
  /** From 0 to 1 among puzzles of the same kind and size. */
  difficulty: number;
  rating: number;
  /** Rows from top to bottom; `x` and `y` are the lower left corner in cells of the world. */
  board: { x: number; y: number; width: number; height: number; rows: string[] };
  sills?: { row: number; column: number; way: "north" | "east" | "south" | "west" }[];
  chestRow?: number;
  chestColumn?: number;
  characters?: { element: "air" | "water" | "fire" | "earth"; row: number; column: number }[];
  walls?: { row: number; column: number; side: "east" | "south" }[];
  tiles?: { row: number; column: number; side: string }[];
  attachments?: { place: string; tile: number; edge: "N" | "NE" | "SE" | "S" | "SW" | "NW" }[];
  solution: PuzzleStep[];
}

/** Which fields a step has depends on the kind of the puzzle. */
export interface PuzzleStep {
  r0?: number;
  c0?: number;
  r1?: number;
  c1?: number;
  way?: "north" | "east" | "south" | "west";
  element?: "air" | "water" | "fire" | "earth";
  row?: number;
  column?: number;
  path?: number;
  tile?: number;
  enter?: "N" | "NE" | "SE" | "S" | "SW" | "NW";
  leave?: "N" | "NE" | "SE" | "S" | "SW" | "NW";
}
