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

/** The questions about files that the program's own server answers, for files in memory. */
function answerFiles(disk, request, response, path, after) {
  const send = (status, content) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
  const version = (text) => `v${text.length}-${[...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0)}`;
  const stored = (name) => ({ path: name, version: version(disk.files[name]), text: disk.files[name] });
  if (request.method === "PUT") {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      if (request.headers["if-match"] !== version(disk.files[path])) {
        send(412, stored(path));
      } else {
        disk.files[path] = body;
        send(200, { version: version(body) });
      }
    });
    return;
  }
  const revision = () => version(JSON.stringify(disk.files));
  const answer = () => send(200, { folder: "my-game", revision: revision(), files: Object.keys(disk.files).map(stored) });
  if (after === null) {
    answer();
    return;
  }
  const timer = setInterval(() => {
    if (revision() !== after) {
      clearInterval(timer);
      answer();
    }
  }, 50);
  response.on("close", () => clearInterval(timer));
}

/**
 * Serves a folder on a free port.
 *
 * @param disk files in memory that the page may read and write, as `{ files: { PATH: TEXT } }`
 * @returns its address, how many bytes were sent, and how to end it
 */
export async function serve(folder, disk) {
  const packed = new Map(
    readdirSync(folder).map((name) => [
      `/${name}`,
      { type: TYPES[extname(name)] ?? "application/octet-stream", bytes: brotliCompressSync(readFileSync(join(folder, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) },
    ]),
  );
  const sent = { bytes: 0 };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    if (disk && pathname.startsWith("/api/files")) {
      answerFiles(disk, request, response, decodeURIComponent(pathname.slice("/api/files/".length)), searchParams.get("after"));
      return;
    }
    const file = packed.get(pathname === "/" ? "/index.html" : pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    sent.bytes += file.bytes.length;
    response.writeHead(200, { "content-type": file.type, "content-encoding": "br", "cache-control": "max-age=600" }).end(file.bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, sent, close: () => { server.closeAllConnections(); server.close(); } };
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
  page.setDefaultTimeout(40_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && !isProbe(message) && errors.push(message.text()));
  await page.goto(address + hash);
  return { page, errors, context };
}

/** The page asks whether it is served for a folder; where it is not, the browser notes that nothing was found. */
function isProbe(message) {
  return message.location().url.endsWith("/api/files");
}

/** Waits until the newest text is laid out, or found to be bad. */
export async function settle(page) {
  await page.waitForFunction(() => globalThis.studio && !globalThis.studio.isBusy);
}
