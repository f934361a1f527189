/** Takes the picture of the studio in docs/studio.md, in Chromium: `npm run pictures`, after a build. */
import { fileURLToPath } from "node:url";
import { openBrowser, openPage, serve, settle } from "./test/browser.mjs";

const picture = fileURLToPath(new URL("../../docs/images/studio.png", import.meta.url));
const site = await serve(fileURLToPath(new URL("dist", import.meta.url)));
const browser = await openBrowser();
const { page } = await openPage(browser, site.address, { width: 1440, height: 860 });
await page.waitForFunction(() => globalThis.studio?.picture);
await page.click("button.level");
await page.click('.levels button:has(b:text-is("lock-and-key"))');
await page.waitForFunction(() => globalThis.studio.strip.length === 8 && globalThis.studio.arrangement?.status === "ok", undefined, { timeout: 60_000 });
await settle(page);
await page.click("[data-id=cloister]");
await page.waitForTimeout(500);
await page.screenshot({ path: picture });
await browser.close();
site.close();
