import type { Engine } from "./engine.js";
import type { WorkerLike } from "./lane.js";
import type { Request, Response } from "./module.js";
import { WorkerEngine } from "./worker-engine.js";

export * from "./engine.js";
export * from "./layout.js";

/** Starts the engine. It is ready at once: questions wait until its workers have loaded. */
export function openEngine(): Engine {
  return new WorkerEngine({ startWorker, readImage });
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

/** Each address is written out, so that bundlers find the files. */
const IMAGES = new Map<string, URL>([
  ["undercroft-stone.png", new URL("./undercroft-stone.png", import.meta.url)],
  ["undercroft-crypt.png", new URL("./undercroft-crypt.png", import.meta.url)],
  ["undercroft-cave.png", new URL("./undercroft-cave.png", import.meta.url)],
]);

async function readImage(name: string): Promise<Uint8Array> {
  const response = await fetch(IMAGES.get(name) ?? name);
  if (!response.ok) {
    throw new Error(`The image ${name} cannot be loaded: ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
