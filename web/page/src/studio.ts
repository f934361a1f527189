/** The state of the studio: a project, what the engine says of it, and what is selected. */
import { Cancelled } from "undercroft-engine";
import type { Arrangement, Check, Diagnostic, Engine, Generated, Layout, Level, Mission, MissionStep } from "../../engine/src/index.js";
import type { Edit } from "./document/level-edits.js";
import { readLevel } from "./document/level-model.js";
import type { LevelModel } from "./document/level-model.js";
import { Project } from "./document/project.js";
import type { FileEdit } from "./document/project.js";
import type { Folder } from "./shell/folder.js";
import { linkOf } from "./shell/link.js";

export type Selection = { kind: "room"; id: string } | { kind: "connection"; index: number } | undefined;

/** A layout with what it was made from. */
export interface Picture {
  layout: Layout;
  json: string;
  seed: number;
  milliseconds: number;
}

export type Failure = Exclude<Generated, { status: "found" } | { status: "bad-input" }>;

/** Texts longer than this are read for the graph only when typing pauses. */
const LONG_TEXT = 20_000;

/** How long typing in a long text must pause, in milliseconds. */
const READING_PAUSE = 150;

/** A search that runs longer than this when the text changes is ended; a shorter one is about to end by itself. */
const PATIENCE = 150;

/** Other seeds are tried in the background for levels of at most this many rooms. */
const MOST_ROOMS_OF_STRIP = 150;

/** How many seeds the strip shows. */
export const STRIP_LENGTH = 8;

/** How long the level must stay unchanged before the background work begins, in milliseconds. */
const BACKGROUND_PAUSE = 350;

/** A course through a mission that is played back: the way to the goal, or into a trap. */
export interface Course {
  kind: "way" | "trap";
  steps: MissionStep[];
  start: string;
  /** The step that is shown; −1 before the first. */
  at: number;
}

export class Studio {
  project: Project;
  model: LevelModel;
  diagnostics: Diagnostic[] = [];
  level: Level | undefined;
  picture: Picture | undefined;
  failure: Failure | undefined;
  /** Whether the picture is that of an earlier text. */
  isStale = false;
  isSearching = false;
  mission: Mission | undefined;
  check: Check | undefined;
  arrangement: Arrangement | undefined;
  selection: Selection;
  course: Course | undefined;
  /** The folder whose files are written, if the page is served for one. */
  folder: Folder | undefined;
  seed = 1;
  /** Rooms that stay where they are, and whether changes keep the others in place too. */
  keepsPlaces = false;
  readonly locked = new Set<string>();
  strip: Picture[] = [];
  /** From an edit to its picture, in milliseconds: the last ones. */
  readonly latencies: number[] = [];

  private readonly listeners = new Set<() => void>();
  private unsubscribe: () => void;
  private version = 0;
  private isWorking = false;
  private searchStart = 0;
  /** When the judgement began, while it keeps the engine busy. */
  private judgeStart: number | undefined;
  private editedAt = 0;
  private readTimer: ReturnType<typeof setTimeout> | undefined;
  private backgroundTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts layouts made by placing rooms anew, which need other random numbers each time. */
  private attempt = 0;
  private freeOnce: string[] | undefined;

  readonly engine: Engine;
  private second: Engine | undefined;

  /** @param openEngine starts an engine; the second one is for what need not be quick, so that an edit never waits for it */
  constructor(
    private readonly openEngine: () => Engine,
    project: Project,
  ) {
    this.engine = openEngine();
    this.project = project;
    this.model = readLevel(project.levelText);
    this.unsubscribe = this.listenTo(project);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(): void {
    for (const listener of [...this.listeners]) {
      listener();
    }
  }

  /** Opens another project. */
  open(project: Project, seed = 1): void {
    this.unsubscribe();
    this.project = project;
    this.unsubscribe = this.listenTo(project);
    this.folder?.follow(project);
    this.model = readLevel(project.levelText);
    this.selection = undefined;
    this.seed = seed;
    this.keepsPlaces = false;
    this.locked.clear();
    this.picture = undefined;
    this.level = undefined;
    this.arrangement = undefined;
    this.diagnostics = [];
    this.strip = [];
    this.emit();
    this.changed();
  }

  /** Makes an edit of the level, or of another file. */
  edit(edit: Edit, origin = "studio", file = this.project.level): void {
    const text = this.project.text(file);
    this.project.apply(
      edit(text).map((changes): FileEdit => ({ file, changes })),
      origin,
    );
  }

  select(selection: Selection): void {
    this.selection = selection;
    this.emit();
  }

  /** Shows a step of a course; without a course it ends. */
  showCourse(course: Course | undefined): void {
    this.course = course;
    this.emit();
  }

  /** Where a course that is played back is, and the rooms that it has been in. */
  courseRooms(): { now: string | undefined; visited: Set<string> } {
    const { course } = this;
    if (!course) {
      return { now: undefined, visited: new Set() };
    }
    const rooms = [course.start, ...course.steps.slice(0, course.at + 1).map((step) => step.room)].filter((room) => room !== "");
    return { now: rooms.at(-1), visited: new Set(rooms) };
  }

  /** The engine for what need not be quick. */
  get background(): Engine {
    this.second ??= this.openEngine();
    return this.second;
  }

  /** Whether the newest text is still to be read or laid out. */
  get isBusy(): boolean {
    return this.isWorking;
  }

  /** A link that carries the level in itself. */
  link(): Promise<string> {
    return linkOf(this.project, this.seed);
  }

  get room(): string | undefined {
    return this.selection?.kind === "room" ? this.selection.id : undefined;
  }

  /** Lays the level out with a seed, from nothing. */
  useSeed(seed: number): void {
    this.seed = seed;
    this.keepsPlaces = false;
    this.locked.clear();
    this.changed(true);
  }

  /** Takes a layout that is there already, such as one of the strip. */
  take(picture: Picture): void {
    this.seed = picture.seed;
    this.keepsPlaces = false;
    this.locked.clear();
    this.picture = picture;
    this.failure = undefined;
    this.emit();
    this.changed(true);
  }

  /** Places rooms anew and leaves all others where they are. */
  placeAnew(rooms: readonly string[]): void {
    this.freeOnce = [...rooms];
    this.attempt++;
    this.keepsPlaces = true;
    this.changed(true);
  }

  /** From now on, rooms stay where they are as far as the level allows. */
  keepPlaces(isKept: boolean): void {
    this.keepsPlaces = isKept;
    if (!isKept) {
      this.locked.clear();
    }
    this.changed(true);
  }

  toggleLock(id: string): void {
    if (!this.locked.delete(id)) {
      this.locked.add(id);
    }
    this.emit();
  }

  /** All rooms but the locked ones get other places. */
  shuffle(): void {
    if (this.locked.size === 0 || !this.picture) {
      this.useSeed(this.seed + 1);
      return;
    }
    this.placeAnew(this.model.rooms.map((room) => room.id).filter((id) => !this.locked.has(id)));
  }

  private listenTo(project: Project): () => void {
    return project.subscribe((event) => {
      const isTyping = event.origin === "typing";
      clearTimeout(this.readTimer);
      if (isTyping && project.levelText.length > LONG_TEXT) {
        this.readTimer = setTimeout(() => this.reread(), READING_PAUSE);
      } else {
        this.model = readLevel(project.levelText);
      }
      this.dropLostSelection();
      this.emit();
      this.changed();
    });
  }

  private reread(): void {
    this.model = readLevel(this.project.levelText);
    this.emit();
  }

  private dropLostSelection(): void {
    const selection = this.selection;
    const isLost =
      selection?.kind === "room"
        ? !this.model.rooms.some((room) => room.id === selection.id)
        : selection?.kind === "connection" && selection.index >= this.model.connections.length;
    if (isLost) {
      this.selection = undefined;
    }
  }

  /** Something changed: the engine reads and lays out anew. Only the newest state is worked on. */
  changed(isSameText = false): void {
    this.version++;
    this.editedAt = performance.now();
    clearTimeout(this.backgroundTimer);
    if (!isSameText) {
      this.course = undefined;
      this.mission = undefined;
      this.check = undefined;
      this.strip = [];
    }
    const since = this.isWorking ? (this.isSearching ? this.searchStart : undefined) : this.judgeStart;
    if (since !== undefined && performance.now() - since > PATIENCE) {
      this.engine.cancel();
    }
    if (!this.isWorking) {
      void this.work();
    }
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    for (let done = -1; done !== this.version; ) {
      done = this.version;
      try {
        await this.step(done);
      } catch (error) {
        if (!(error instanceof Cancelled)) {
          console.error(error);
        }
        done = error instanceof Cancelled ? done : this.version;
      }
    }
    this.isWorking = false;
    const quiet = this.version;
    this.backgroundTimer = setTimeout(() => void this.judge(quiet), BACKGROUND_PAUSE);
  }

  private async step(version: number): Promise<void> {
    const { project } = this;
    const files = project.files;
    const kept = this.keepsPlaces && this.picture ? this.picture : undefined;
    const free = this.freeOnce;
    this.freeOnce = undefined;
    this.searchStart = performance.now();
    this.isSearching = true;
    const showSearching = setTimeout(() => this.emit(), PATIENCE);
    try {
      // Both are asked at once: the reading tells errors sooner, and the layout need not wait for it.
      const generating = this.engine.generate(files, project.level, {
        seed: kept && free ? this.seed + this.attempt : this.seed,
        ...(kept ? { keep: kept.json } : {}),
        ...(kept && free ? { free } : {}),
      });
      const [, generated] = await Promise.all([this.read(files, version), generating]);
      if (version === this.version) {
        this.show(generated);
      }
    } finally {
      clearTimeout(showSearching);
      this.isSearching = false;
    }
  }

  private async read(files: Record<string, string>, version: number): Promise<void> {
    const reading = await this.engine.read(files, this.project.level);
    if (version !== this.version) {
      return;
    }
    this.diagnostics = reading.diagnostics;
    if (reading.status === "ok") {
      this.level = reading.level;
    } else {
      this.isStale = true;
      this.failure = undefined;
    }
    this.emit();
  }

  private show(generated: Generated): void {
    this.isSearching = false;
    if (generated.status === "found") {
      const { layout, json, milliseconds } = generated;
      this.picture = { layout, json, milliseconds, seed: this.seed };
      this.failure = undefined;
      this.isStale = false;
    } else {
      this.isStale = true;
      this.failure = generated.status === "bad-input" ? undefined : generated;
    }
    this.emit();
    const edited = this.editedAt;
    requestAnimationFrame(() => {
      this.latencies.push(performance.now() - edited);
      this.latencies.splice(0, Math.max(0, this.latencies.length - 1000));
    });
  }

  /** The slower questions, once the level has stopped changing. */
  private async judge(version: number): Promise<void> {
    const { project, engine } = this;
    const files = project.files;
    const isCurrent = (): boolean => version === this.version;
    this.judgeStart = performance.now();
    try {
      if (this.diagnostics.some((diagnostic) => diagnostic.severity === "error")) {
        return;
      }
      if (!this.mission) {
        const mission = await engine.mission(files, project.level, this.seed);
        if (!isCurrent()) return;
        this.mission = mission;
        this.emit();
      }
      this.judgeStart = undefined;
      // Drawing a graph of hundreds of rooms takes seconds.
      const arrangement = await this.background.arrange(files, project.level);
      if (!isCurrent()) return;
      this.arrangement = arrangement;
      this.emit();
      if (this.failure && !this.check) {
        const check = await this.background.check(files, project.level);
        if (!isCurrent()) return;
        this.check = check;
        this.emit();
      }
      await this.fillStrip(files, isCurrent);
    } catch (error) {
      if (!(error instanceof Cancelled)) {
        console.error(error);
      }
    } finally {
      this.judgeStart = undefined;
    }
  }

  private async fillStrip(files: Record<string, string>, isCurrent: () => boolean): Promise<void> {
    if (this.failure || this.model.rooms.length > MOST_ROOMS_OF_STRIP) {
      return;
    }
    const first = this.seed;
    for (let seed = first; seed < first + STRIP_LENGTH && isCurrent(); seed++) {
      if (this.strip.some((picture) => picture.seed === seed)) {
        continue;
      }
      const picture = await this.sketch(files, seed);
      if (picture && isCurrent()) {
        this.strip = [...this.strip, picture].sort((a, b) => a.seed - b.seed);
        this.emit();
      }
    }
  }

  /** A layout of the level as it is, by the background engine; undefined where there is none. */
  async sketch(files: Record<string, string>, seed: number): Promise<Picture | undefined> {
    const generated = await this.background.generate(files, this.project.level, { seed, seconds: 5 });
    return generated.status === "found"
      ? { layout: generated.layout, json: generated.json, milliseconds: generated.milliseconds, seed }
      : undefined;
  }
}
