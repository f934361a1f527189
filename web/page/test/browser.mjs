/** A browser on the built page, served from this machine as it will be: compressed. */
import { createServer } from "node:http";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright-core";

const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };

/** Chromium of Debian; another with CHROMIUM. */
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

const OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/**
 * Serves a folder on a free port.
 *
 * @returns its address, how many bytes were sent, and how to end it
 */
export async function serve(folder) {
  const packed = new Map(
    readdirSync(folder).map((name) => [
      `/${name}`,
      { type: TYPES[extname(name)] ?? "application/octet-stream", bytes: brotliCompressSync(readFileSync(join(folder, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) },
    ]),
  );
  const sent = { bytes: 0 };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const file = packed.get(pathname === "/" ? "/index.html" : pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    sent.bytes += file.bytes.length;
    response.writeHead(200, { "content-type": file.type, "content-encoding": "br", "cache-control": "no-cache" }).end(file.bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, sent, close: () => server.close() };
}

export function hasChromium() {
  return existsSync(CHROMIUM);
}

export async function openBrowser() {
  return chromium.launch({ executablePath: CHROMIUM, args: OPTIONS });
}

/** A page of its own, with empty storage; errors of the page are collected. */
export async function openPage(browser, address, { width = 1440, height = 900, theme = "light", hasSeenTour = true, hash = "" } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, acceptDownloads: true });
  if (hasSeenTour) {
    await context.addInitScript(() => localStorage.setItem("undercroft-tour", "seen"));
  }
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(address + hash);
  return { page, errors, context };
}

/** Waits until the newest text is laid out, or found to be bad. */
export async function settle(page) {
  await page.waitForFunction(() => globalThis.studio && !globalThis.studio.isBusy);
}
