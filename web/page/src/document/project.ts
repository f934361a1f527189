import { applyChanges, invertChanges } from "./source.js";
import type { Change } from "./source.js";

/** Changes of one file, relative to its text before. A file that does not exist begins empty. */
export interface FileEdit {
  file: string;
  changes: readonly Change[];
}

/** What has changed, in order; `origin` says where, so that a view need not take in its own changes. */
export interface ProjectEvent {
  edits: readonly FileEdit[];
  origin: string;
}

interface Step {
  edits: FileEdit[];
  inverse: FileEdit[];
  origin: string;
  time: number;
}

/** Typing that goes on within this time is undone together. */
const TYPING_PAUSE = 600;

/** The most steps that can be undone: more than anybody goes back, and few enough to keep in memory. */
const MOST_STEPS = 2000;

/** The texts of a level and its templates, the only truth of the studio, with one undo over all of them. */
export class Project {
  private readonly texts: Map<string, string>;
  private readonly undone: Step[] = [];
  private readonly done: Step[] = [];
  private readonly listeners = new Set<(event: ProjectEvent) => void>();

  constructor(
    files: Readonly<Record<string, string>>,
    readonly level: string,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.texts = new Map(Object.entries(files));
  }

  get files(): Record<string, string> {
    return Object.fromEntries(this.texts);
  }

  names(): string[] {
    return [...this.texts.keys()];
  }

  text(file: string): string {
    return this.texts.get(file) ?? "";
  }

  has(file: string): boolean {
    return this.texts.has(file);
  }

  get levelText(): string {
    return this.text(this.level);
  }

  subscribe(listener: (event: ProjectEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Makes edits one after the other, as one step of undo. */
  apply(edits: readonly FileEdit[], origin: string): void {
    const real = edits.filter((edit) => edit.changes.length > 0);
    if (real.length === 0) {
      return;
    }
    const inverse: FileEdit[] = [];
    for (const edit of real) {
      const before = this.text(edit.file);
      inverse.unshift({ file: edit.file, changes: invertChanges(before, edit.changes) });
      this.texts.set(edit.file, applyChanges(before, edit.changes));
    }
    this.remember({ edits: [...real], inverse, origin, time: this.now() });
    this.undone.length = 0;
    this.tell(real, origin);
  }

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  undo(): void {
    const step = this.done.pop();
    if (step) {
      this.undone.push(step);
      this.play(step.inverse, "undo");
    }
  }

  redo(): void {
    const step = this.undone.pop();
    if (step) {
      this.done.push(step);
      this.play(step.edits, "redo");
    }
  }

  private play(edits: readonly FileEdit[], origin: string): void {
    for (const edit of edits) {
      this.texts.set(edit.file, applyChanges(this.text(edit.file), edit.changes));
    }
    this.tell(edits, origin);
  }

  private remember(step: Step): void {
    const last = this.done.at(-1);
    const goesOn =
      last &&
      step.origin === "typing" &&
      last.origin === "typing" &&
      step.time - last.time < TYPING_PAUSE &&
      last.edits[0]?.file === step.edits[0]?.file;
    if (goesOn) {
      last.edits.push(...step.edits);
      last.inverse.unshift(...step.inverse);
      last.time = step.time;
      return;
    }
    this.done.push(step);
    if (this.done.length > MOST_STEPS) {
      this.done.shift();
    }
  }

  private tell(edits: readonly FileEdit[], origin: string): void {
    for (const listener of this.listeners) {
      listener({ edits, origin });
    }
  }
}
