/** The worker of web pages: starts the module and answers one question after the other. */
import { describe, respond, type ModuleExports, type Request, type Response } from "./module.js";
import { load } from "./runtime.js";

const started = load(new URL("./undercroft.wasm", import.meta.url).href).then(
  (module) => module.exports as ModuleExports,
);

self.onmessage = async (message: MessageEvent<Request>) => {
  let response: Response;
  try {
    response = respond(await started, message.data);
  } catch (error) {
    response = { id: message.data.id, defect: `The engine cannot be started. ${describe(error)}` };
  }
  self.postMessage(response);
};
