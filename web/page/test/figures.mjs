/**
 * Measures the studio in Chromium and prints the figures: `node test/figures.mjs`, after a build. Levels are grown by the program, so
 * `./undercroft` must run: from an edit to its picture at 41 and 300 rooms, the first visit, and what it transfers.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openBrowser, openPage, serve, settle } from "./browser.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const dist = fileURLToPath(new URL("../dist", import.meta.url));

const EDITS = 60;
const VISITS = 7;

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const browser = await openBrowser();
const site = await serve(dist);

const visits = [];
for (let visit = 0; visit < VISITS; visit++) {
  site.sent.bytes = 0;
  const start = performance.now();
  const { page, context } = await openPage(browser, site.address);
  await page.waitForFunction(() => document.querySelector(".layout-view .floors path"), undefined, { polling: "raf" });
  visits.push(performance.now() - start);
  await context.close();
}
console.log(`first visit to a dungeon on the screen: median ${Math.round(percentile(visits, 0.5))} ms, slowest ${Math.round(Math.max(...visits))} ms of ${VISITS}`);
console.log(`transferred with brotli: ${Math.round(site.sent.bytes / 1000)} kB`);

for (const rooms of [41, 300]) {
  const level = execFileSync(`${root}/undercroft`, ["grow", "--rooms", String(rooms), "--seed", "1"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const { page, context } = await openPage(browser, site.address);
  await page.waitForFunction(() => globalThis.studio?.picture);
  await page.click("button.level");
  await page.setInputFiles(".opening input[type=file]", { name: "grown.yaml", mimeType: "text/yaml", buffer: Buffer.from(level) });
  await page.waitForFunction((count) => globalThis.studio.picture?.layout.rooms.length === count, rooms, { timeout: 60_000 });
  await settle(page);
  // Each edit is a comment: the level is read, planned and laid out anew, and the picture is drawn anew.
  const times = await page.evaluate(async (edits) => {
    const { studio } = globalThis;
    const all = [];
    for (let edit = 0; edit < edits; edit++) {
      const text = studio.project.levelText;
      const before = studio.latencies.length;
      studio.project.apply([{ file: studio.project.level, changes: [{ from: text.length, to: text.length, insert: `# ${edit}\n` }] }], "figures");
      while (studio.latencies.length === before) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      all.push(studio.latencies.at(-1));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return all;
  }, EDITS);
  console.log(`edit to picture at ${rooms} rooms: median ${Math.round(percentile(times, 0.5))} ms, p95 ${Math.round(percentile(times, 0.95))} ms of ${EDITS}`);
  await context.close();
}
await browser.close();
site.close();
