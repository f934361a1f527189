import type {
  Appearance,
  Arrangement,
  Check,
  Engine,
  Exported,
  ExportedFile,
  Files,
  Format,
  GenerateOptions,
  Generated,
  Mission,
  Reading,
  TemplatesReading,
  Verification,
} from "./engine.js";
import { Lane, type WorkerLike } from "./lane.js";
import type { Layout } from "./layout.js";

const NO_FILES: Files = {};

const DEFAULT_CHECK_SECONDS = 10;

const SEED_LIMIT = 2 ** 53;

/** What the command line says of a mission is the field of another object there. */
type MissionAnswer = { status: string; judgement: Record<string, unknown> };

type ExportAnswer =
  | Exclude<Exported, { status: "ok" }>
  | { status: "ok"; files: AnsweredFile[]; notes: string[] };

/** A file that the package has itself comes without its bytes. */
type AnsweredFile = { name: string; base64?: string };

/** Where the engine runs. */
export interface Surroundings {
  startWorker(): WorkerLike;
  /** Reads an image that stands beside the module. */
  readImage(name: string): Promise<Uint8Array>;
}

/** An engine with one worker for what is quick and one for what may take long, so that reading never waits for a search. */
export class WorkerEngine implements Engine {
  private readonly quick: Lane;
  private readonly slow: Lane;

  constructor(private readonly surroundings: Surroundings) {
    const start = () => surroundings.startWorker();
    this.quick = new Lane(start);
    this.slow = new Lane(start);
    this.quick.warmUp();
    this.slow.warmUp();
  }

  async version(): Promise<string> {
    return parsed<{ version: string }>(await this.quick.ask(NO_FILES, "version", [])).version;
  }

  async formats(): Promise<Format[]> {
    return parsed<{ formats: Format[] }>(await this.quick.ask(NO_FILES, "formats", [])).formats;
  }

  async read(files: Files, level: string): Promise<Reading> {
    return parsed(await this.quick.ask(files, "read", [level]));
  }

  async readTemplates(files: Files, path: string): Promise<TemplatesReading> {
    return parsed(await this.quick.ask(files, "readTemplates", [path]));
  }

  async arrange(files: Files, level: string): Promise<Arrangement> {
    return parsed(await this.quick.ask(files, "arrange", [level]));
  }

  async mission(files: Files, level: string, seed = 0): Promise<Mission> {
    checkSeed(seed);
    const { judgement, ...answer } = parsed<MissionAnswer>(await this.quick.ask(files, "mission", [level, seed]));
    const empty = { start: "", goal: [], spheres: [], required: [], steps: [], trap: [], advice: [], reason: "" };
    return { ...empty, ...judgement, ...answer } as unknown as Mission;
  }

  async check(files: Files, level: string, seconds = DEFAULT_CHECK_SECONDS): Promise<Check> {
    if (!(seconds > 0)) {
      throw new RangeError(`The seconds (${seconds}) must be above 0.`);
    }
    return parsed(await this.slow.ask(files, "check", [level, seconds]));
  }

  async generate(files: Files, level: string, wish: GenerateOptions): Promise<Generated> {
    checkSeed(wish.seed);
    const { keep = "", ...options } = wish;
    const answer = parsed<Generated>(await this.slow.ask(files, "generate", [level, JSON.stringify(options), keep]));
    return answer.status === "found" ? { ...answer, layout: parsed<Layout>(answer.json) } : answer;
  }

  async verify(files: Files, level: string, layout: string): Promise<Verification> {
    return parsed(await this.quick.ask(files, "verify", [level, layout]));
  }

  async export(layout: string, format: string, look: Appearance = {}): Promise<Exported> {
    const answer = parsed<ExportAnswer>(
      await this.quick.ask(NO_FILES, "export", [layout, format, JSON.stringify(look)]),
    );
    return answer.status === "ok"
      ? { ...answer, files: await Promise.all(answer.files.map((file) => this.exported(file))) }
      : answer;
  }

  private async exported({ name, base64 }: AnsweredFile): Promise<ExportedFile> {
    return {
      name,
      bytes:
        base64 === undefined
          ? await this.surroundings.readImage(name)
          : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    };
  }

  cancel(): void {
    this.quick.cancel();
    this.slow.cancel();
  }

  close(): void {
    this.quick.close();
    this.slow.close();
  }
}

function parsed<T>(json: string): T {
  return JSON.parse(json) as T;
}

function checkSeed(seed: number): void {
  if (!(Number.isInteger(seed) && seed >= 0 && seed < SEED_LIMIT)) {
    throw new RangeError(`The seed (${seed}) must be a whole number from 0 to ${SEED_LIMIT - 1}.`);
  }
}
