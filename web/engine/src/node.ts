import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { Engine } from "./engine.js";
import type { WorkerLike } from "./lane.js";
import { describe, type Request, type Response } from "./module.js";
import { WorkerEngine } from "./worker-engine.js";

export * from "./engine.js";
export * from "./layout.js";

/** Starts the engine. It is ready at once: questions wait until its workers have loaded. Close it, or the process does not end. */
export function openEngine(): Engine {
  return new WorkerEngine({ startWorker, readImage });
}

function startWorker(): WorkerLike {
  const worker = new Worker(new URL("./node-worker.js", import.meta.url));
  return {
    post: (request: Request) => worker.postMessage(request),
    listen: (onResponse, onFailure) => {
      worker.on("message", (response: Response) => onResponse(response));
      worker.on("error", (error) => onFailure(describe(error)));
    },
    end: () => void worker.terminate(),
  };
}

async function readImage(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`./${name}`, import.meta.url)));
}
