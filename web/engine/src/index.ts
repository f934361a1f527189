export * from "./engine.js";
export * from "./layout.js";
