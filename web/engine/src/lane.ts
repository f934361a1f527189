import { Cancelled, EngineDefect, type Files } from "./engine.js";
import type { Question, Request, Response } from "./module.js";

/** A worker, of a page or of Node. */
export interface WorkerLike {
  post(request: Request): void;
  /** Called at most once for each. */
  listen(onResponse: (response: Response) => void, onFailure: (reason: string) => void): void;
  end(): void;
}

interface Waiting {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

/** Asks one worker, which answers in turn. Starts it again after it was cancelled or failed. */
export class Lane {
  private worker: WorkerLike | undefined;
  private known = new Map<string, string>();
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;

  constructor(private readonly start: () => WorkerLike) {}

  /** Starts the worker before it is needed. */
  warmUp(): void {
    this.running();
  }

  ask(files: Files, question: Question, given: (string | number)[]): Promise<string> {
    const worker = this.running();
    const id = this.nextId++;
    const removed = [...this.known.keys()].filter((path) => !Object.hasOwn(files, path));
    const put = Object.entries(files).filter(([path, text]) => this.known.get(path) !== text);
    removed.forEach((path) => this.known.delete(path));
    put.forEach(([path, text]) => this.known.set(path, text));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.post({ id, put, removed, question, arguments: given });
    });
  }

  /** Ends what is asked; all promises that wait are rejected. */
  cancel(): void {
    if (this.waiting.size > 0) {
      this.end(new Cancelled());
    }
  }

  close(): void {
    this.end(new Cancelled());
  }

  private running(): WorkerLike {
    if (this.worker === undefined) {
      const worker = this.start();
      this.worker = worker;
      worker.listen(
        (response) => this.answered(response),
        (reason) => {
          if (this.worker === worker) {
            this.end(new EngineDefect(reason));
          }
        },
      );
    }
    return this.worker;
  }

  private answered(response: Response): void {
    const waiting = this.waiting.get(response.id);
    if (waiting === undefined) {
      return;
    }
    this.waiting.delete(response.id);
    if ("answer" in response) {
      waiting.resolve(response.answer);
    } else {
      waiting.reject(new EngineDefect(response.defect));
      this.end(new EngineDefect(response.defect));
    }
  }

  private end(reason: Error): void {
    this.worker?.end();
    this.worker = undefined;
    this.known = new Map();
    const rejected = [...this.waiting.values()];
    this.waiting.clear();
    rejected.forEach((waiting) => waiting.reject(reason));
  }
}
