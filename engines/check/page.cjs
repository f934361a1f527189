// A page without a screen, for engines that expect a browser when they are loaded. Drawing does nothing.
const { JSDOM } = require("jsdom");

const { window } = new JSDOM("<!doctype html>", { url: "https://localhost/" });
const nothing = new Proxy(function () {}, {
    get: (target, key) => (key === Symbol.toPrimitive ? () => 0 : nothing),
    apply: () => nothing,
    construct: () => nothing,
    set: () => true,
});
window.HTMLCanvasElement.prototype.getContext = () => nothing;
window.FontFace = class {};

for (const name of ["window", "self"]) {
    Object.defineProperty(globalThis, name, { value: name === "self" ? globalThis : window });
}
for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis)) {
        globalThis[name] = window[name];
    }
}
