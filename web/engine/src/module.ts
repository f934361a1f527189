/** What the compiled module exports: questions with texts as arguments, and answers that are JSON. */
export interface ModuleExports {
  put(path: string, text: string): void;
  remove(path: string): void;
  version(): string;
  formats(): string;
  read(path: string): string;
  readTemplates(path: string): string;
  arrange(path: string): string;
  check(path: string, seconds: number): string;
  mission(path: string, seed: number): string;
  generate(path: string, options: string, keep: string): string;
  verify(path: string, layout: string): string;
  export(layout: string, format: string, look: string): string;
}

/** The questions: what changes no files. */
export type Question = Exclude<keyof ModuleExports, "put" | "remove">;

/** A question to the worker, with the files that changed since the last one. */
export interface Request {
  id: number;
  put: [path: string, text: string][];
  removed: string[];
  question: Question;
  arguments: (string | number)[];
}

/** The answer to a question; a defect where the module failed, after which it must not be used any more. */
export type Response = { id: number; answer: string } | { id: number; defect: string };

/** How the module's answer begins where it failed. */
const DEFECT = '{"defect":';

/** Asks the module. */
export function respond(module: ModuleExports, request: Request): Response {
  try {
    request.removed.forEach((path) => module.remove(path));
    request.put.forEach(([path, text]) => module.put(path, text));
    const question = module[request.question] as (...given: (string | number)[]) => string;
    const answer = question(...request.arguments);
    return answer.startsWith(DEFECT)
      ? { id: request.id, defect: (JSON.parse(answer) as { defect: string }).defect }
      : { id: request.id, answer };
  } catch (error) {
    return { id: request.id, defect: describe(error) };
  }
}

export function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
