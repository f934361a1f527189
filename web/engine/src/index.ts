/** The types of the package; which of the entries is loaded depends on where it runs. */
export * from "./browser.js";
