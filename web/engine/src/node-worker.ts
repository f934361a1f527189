/** The worker of Node: starts the module and answers one question after the other. */
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { describe, respond, type ModuleExports, type Request, type Response } from "./module.js";
import { load } from "./runtime.js";

const started = readFile(new URL("./undercroft.wasm", import.meta.url))
  .then(load)
  .then((module) => module.exports as ModuleExports);

parentPort?.on("message", async (request: Request) => {
  let response: Response;
  try {
    response = respond(await started, request);
  } catch (error) {
    response = { id: request.id, defect: `The engine cannot be started. ${describe(error)}` };
  }
  parentPort?.postMessage(response);
});
