import type { Engine } from "./engine.js";
import type { WorkerLike } from "./lane.js";
import type { Request, Response } from "./module.js";
import { WorkerEngine } from "./worker-engine.js";

export * from "./engine.js";
export * from "./layout.js";

/** Starts the engine. It is ready at once: questions wait until its workers have loaded. */
export function openEngine(): Engine {
  return new WorkerEngine(startWorker);
}

function startWorker(): WorkerLike {
  const worker = new Worker(new URL("./browser-worker.js", import.meta.url), { type: "module" });
  return {
    post: (request: Request) => worker.postMessage(request),
    listen: (onResponse, onFailure) => {
      worker.onmessage = (message: MessageEvent<Response>) => onResponse(message.data);
      worker.onerror = (event) => onFailure(event.message || "The worker cannot be started.");
    },
    end: () => worker.terminate(),
  };
}
