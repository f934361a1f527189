/**
 * The studio in Chromium: `node test/studio.browser.mjs`, after a build. What a designer does, by mouse and keys; the text, the layout and the
 * verdicts are compared, never pixels.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hasChromium, openBrowser, openPage, serve, settle } from "./browser.mjs";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const graphs = fileURLToPath(new URL("../../../graphs", import.meta.url));

let site;
let browser;

before(async () => {
  assert.ok(hasChromium(), "Chromium is needed: apt-get install chromium");
  site = await serve(dist);
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  site?.close();
});

/** Runs a scenario on a page of its own, which must not report errors. */
function scenario(name, run, options) {
  test(name, { timeout: 240_000 }, async () => {
    const { page, errors, context } = await openPage(browser, site.address, options);
    try {
      await page.waitForFunction(() => globalThis.studio?.picture);
      await run(page);
      assert.deepEqual(errors, []);
    } finally {
      await context.close();
    }
  });
}

const text = (page) => page.evaluate(() => studio.project.levelText);
const tab = (page, name) => page.click(`role=tab[name=${name}]`);

async function openLevel(page, name) {
  await page.click("button.level");
  await page.click(`.levels button:has(b:text-is("${name}"))`);
  await page.waitForFunction((level) => studio.picture?.layout.level === level, name, { timeout: 60_000 });
  await settle(page);
}

async function lesson(page, number) {
  await page.click("text=First dungeon");
  await page.click(`.lessons > li:nth-child(${number}) button`);
  await settle(page);
}

/** The middle of an element in the window. */
async function middle(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

scenario("A first visit shows a small dungeon and a tour of five steps", async (page) => {
  assert.equal(await page.evaluate(() => studio.picture.layout.rooms.filter((room) => !room.isCorridor).length), 7);
  for (let step = 1; step <= 5; step++) {
    assert.equal(await page.textContent(".tour .count"), `${step} of 5`);
    await page.click(".tour .primary");
  }
  assert.equal(await page.locator(".tour").count(), 0);
}, { hasSeenTour: false });

scenario("The layout is that of the command line", async (page) => {
  const bounds = await page.evaluate(() => studio.picture.layout.bounds);
  // ./undercroft generate graphs/first-keep.yaml --seed 1
  assert.deepEqual([bounds.width, bounds.height], [37, 28]);
});

scenario("A room is drawn, joined and locked, and a key is placed", async (page) => {
  const before = await text(page);
  await tab(page, "Graph");
  await page.waitForFunction(() => studio.arrangement?.status === "ok");
  await page.hover("[data-id=kitchen]");
  const handle = await middle(page, "[data-id=kitchen] .handle");
  const stage = await page.locator(".graph-view .stage").boundingBox();
  await drag(page, handle, { x: stage.x + stage.width - 40, y: stage.y + stage.height - 30 });
  await page.waitForSelector("input[name=name]:focus");
  await page.keyboard.type("cellar");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => studio.model.rooms.some((room) => room.id === "cellar"));
  assert.match(await text(page), /\n  cellar:\n/);
  assert.match(await text(page), /\n  - \[kitchen, cellar\]\n/);
  await page.keyboard.press("Escape");

  await page.hover("[data-id=cellar]");
  await drag(page, await middle(page, "[data-id=cellar] .handle"), await middle(page, "[data-id=gate] text"));
  assert.match(await text(page), /\n  - \[cellar, gate\]\n/);

  await page.fill("input[name=lock]", "gold-key");
  await page.press("input[name=lock]", "Enter");
  assert.match(await text(page), /- \{ from: cellar, to: gate, lock: gold-key \}/);

  await page.click("[data-id=kitchen]");
  await page.fill("input[name=holds]", "gold-key");
  await page.press("input[name=holds]", "Enter");
  assert.match(await text(page), /kitchen: \{ templates: \[kitchen\], holds: gold-key \}/);
  await settle(page);
  assert.ok(await page.evaluate(() => studio.picture.layout.rooms.some((room) => room.id === "cellar")));
  await page.waitForSelector("text=Nobody can get stuck");

  for (let step = 0; step < 20; step++) {
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("Control+z");
  }
  assert.equal(await text(page), before);
});

scenario("A trap is told, played as a course, and mended by a click", async (page) => {
  await lesson(page, 3);
  await page.waitForSelector("text=A player can get stuck");
  await page.click(".verdicts");
  const steps = await page.locator(".course li").allTextContents();
  assert.ok(steps.some((step) => step.startsWith("open forge–closet with small-key")), steps.join("; "));
  await tab(page, "Graph");
  await page.click("[aria-label='Next step']");
  await page.waitForSelector(".node.course-now");
  await page.click(".advice li:has-text('one more small-key in forge') button");
  await page.waitForSelector("text=Nobody can get stuck");
  assert.match(await text(page), /forge: \{ holds: \[small-key, small-key\] \}/);
});

scenario("Errors are told at their line and corrected by a click; impossible rooms are lit with the reason", async (page) => {
  await lesson(page, 4);
  await page.waitForSelector("text=errors in the text");
  await tab(page, "Text");
  await page.waitForSelector(".cm-lint-marker-error");
  assert.equal(await page.locator(".cm-lint-marker-error").count(), 2);
  await page.click(".verdicts");
  await page.click("text=Write hall");
  await settle(page);
  await page.click("text=Write well");
  await page.waitForSelector("text=No layout can exist");
  assert.match(await page.textContent(".findings"), /joined to each other/);
  await tab(page, "Graph");
  await page.waitForSelector(".node.stuck");
  assert.equal(await page.locator(".node.stuck").count(), 5);
});

scenario("One undo goes over text, graph, templates and layout", async (page) => {
  const texts = () => page.evaluate(() => JSON.stringify(studio.project.files));
  const before = await texts();
  await tab(page, "Text");
  await page.click(".cm-content");
  await page.keyboard.press("Control+End");
  await page.keyboard.type("# written by hand");
  await tab(page, "Graph");
  await page.click("[data-id=hall]");
  await page.fill("input[name=type]", "throne");
  await page.press("input[name=type]", "Enter");
  await settle(page);
  await drag(page, await middle(page, ".layout-view [data-room='3']"), { x: 1400, y: 140 });
  await tab(page, "Templates");
  await page.click(".template-list >> text=guard-room");
  await page.fill(".templates-view input[type=number]", "7");
  await page.press(".templates-view input[type=number]", "Enter");
  const after = await texts();
  for (const piece of ["# written by hand", "type: throne", "at: [", "weight: 7"]) {
    assert.ok(after.includes(piece), piece);
  }
  while (await page.evaluate(() => studio.project.canUndo)) {
    await page.click("button[title^=Undo]");
  }
  assert.equal(await texts(), before);
  while (await page.evaluate(() => studio.project.canRedo)) {
    await page.click("button[title^=Redo]");
  }
  assert.equal(await texts(), after);
});

scenario("A room that is dragged is pinned there, and can be unpinned", async (page) => {
  await settle(page);
  const room = await page.evaluate(() => studio.picture.layout.rooms.find((candidate) => candidate.id === "treasury"));
  const from = await middle(page, `.layout-view [data-room="${room.index}"]`);
  const cell = await page.evaluate(() => document.querySelector(".layout-view svg.map").getScreenCTM().a * 10);
  await drag(page, from, { x: from.x + 2 * cell, y: from.y - 3 * cell });
  await settle(page);
  const at = await page.evaluate(() => studio.model.rooms.find((candidate) => candidate.id === "treasury").at);
  assert.deepEqual(at, [room.position.x + 2, room.position.y + 3]);
  assert.deepEqual(await page.evaluate(() => studio.picture.layout.rooms.find((candidate) => candidate.id === "treasury").position), { x: at[0], y: at[1] });
  await page.click(".layout-bar >> text=Unpin");
  assert.doesNotMatch(await text(page), /at:/);
});

scenario("A door is dragged along a wall", async (page) => {
  await tab(page, "Templates");
  await page.click(".template-list >> text=guard-room");
  await page.waitForSelector(".possible", { state: "attached" });
  const matrix = await page.evaluate(() => {
    const { a, d, e, f } = document.querySelector("svg.template").getScreenCTM();
    return { a, d, e, f };
  });
  const at = (x, y) => ({ x: matrix.a * x * 10 + matrix.e, y: matrix.d * -y * 10 + matrix.f });
  await drag(page, at(0, 2), at(0, 4));
  assert.match(await page.evaluate(() => studio.project.text("room-templates/keep.yaml")), /guard-room:\n    outline: .*\n    weight: 2\n    doors: \[\[\[0,2\], \[0,4\]\]\]/);
  await page.waitForSelector("text=1 possible door");
  await page.click(".listed", { force: true });
  assert.doesNotMatch(await page.evaluate(() => studio.project.text("room-templates/keep.yaml")), /guard-room:\n    outline: .*\n    weight: 2\n    doors:/);
});

scenario("Cells are drawn", async (page) => {
  await lesson(page, 2);
  await tab(page, "Templates");
  await page.click(".template-list >> text=cavern");
  await page.waitForSelector(".possible", { state: "attached" });
  const matrix = await page.evaluate(() => {
    const { a, d, e, f } = document.querySelector("svg.template").getScreenCTM();
    return { a, d, e, f };
  });
  const at = (x, y) => ({ x: matrix.a * x * 10 + matrix.e, y: matrix.d * -y * 10 + matrix.f });
  await drag(page, at(8.5, 2.5), at(9.5, 2.5));
  assert.match(await text(page), /########\.\.\n {6}##########\n {6}\.######\.\.\.\n/);
});

/** The keys that walk to a room, by a breadth-first search over cells; locks are opened on the way. */
async function walkTo(page, room) {
  const keys = await page.evaluate((id) => {
    const { game } = document.querySelector("svg.walk");
    const goal = game.layout.rooms.findIndex((candidate) => candidate.id === id);
    const moves = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const name = (cell) => `${cell.x},${cell.y}`;
    const from = new Map([[name(game.cell), undefined]]);
    const queue = [game.cell];
    while (queue.length > 0) {
      const cell = queue.shift();
      if (game.floor.owner(cell) === goal) {
        const path = [];
        for (let step = from.get(name(cell)); step; step = from.get(name(step.cell))) {
          path.unshift(step.key);
        }
        return path;
      }
      for (const [key, [dx, dy]] of Object.entries(moves)) {
        const next = { x: cell.x + dx, y: cell.y + dy };
        const isOpen = game.floor.owner(next) === game.floor.owner(cell) || game.floor.door(cell, next);
        if (isOpen && game.floor.owner(next) !== undefined && !from.has(name(next))) {
          from.set(name(next), { cell, key });
          queue.push(next);
        }
      }
    }
    throw new Error(`No way to ${id}`);
  }, room);
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

scenario("A level is played to its goal, by keys", async (page) => {
  await openLevel(page, "lock-and-key");
  const rooms = await page.evaluate(() => studio.picture.layout.mission.steps.filter((step) => step.do === "walk").map((step) => studio.picture.layout.rooms[step.room].id));
  await tab(page, "Play");
  await page.focus("svg.walk");
  for (const room of rooms) {
    await walkTo(page, room);
  }
  assert.match(await page.textContent(".told"), /You have reached the goal, after \d+ steps\./);
  assert.match(await page.textContent(".inventory"), /copper.*silver.*gold|copper.*gold.*silver|gold/);
});

scenario("A locked door stays shut without its key", async (page) => {
  await openLevel(page, "lock-and-key");
  await tab(page, "Play");
  await page.focus("svg.walk");
  await walkTo(page, "yard");
  await page.evaluate(() => undefined);
  await assert.doesNotReject(walkTo(page, "hall"));
  assert.match(await page.textContent(".told"), /It is locked\. You need gold\./);
});

scenario("A player who walks into a trap is told", async (page) => {
  await lesson(page, 3);
  await page.evaluate(() => studio.project.apply([{ file: studio.project.level, changes: [{ from: studio.project.levelText.length, to: studio.project.levelText.length, insert: "mission: { stuck: allowed }\n" }] }], "test"));
  await page.waitForFunction(() => studio.picture?.layout.level === "keys");
  await settle(page);
  await tab(page, "Play");
  await page.focus("svg.walk");
  for (const room of ["store", "entrance", "forge", "closet"]) {
    await walkTo(page, room);
  }
  assert.match(await page.textContent(".told"), /You are stuck: the goal cannot be reached any more\./);
});

/** The cell of the number on a line of a solution. */
function numberOn(puzzle, { r0, c0, r1, c1 }) {
  for (let row = r0; row <= r1; row++) {
    for (let column = c0; column <= c1; column++) {
      if (/[0-9A-Z]/.test(puzzle.board.rows[row][column])) {
        return `${row},${column}`;
      }
    }
  }
  throw new Error("no number on the line");
}

const SOLVERS = {
  async lines(page, puzzle) {
    for (const line of puzzle.solution) {
      const number = numberOn(puzzle, line);
      if (line.r0 === line.r1 && line.c0 === line.c1) {
        await page.click(`.puzzle-dialog [data-cell="${number}"]`, { force: true });
      }
      for (const end of [`${line.r0},${line.c0}`, `${line.r1},${line.c1}`]) {
        if (end !== number) {
          await drag(page, await middle(page, `.puzzle-dialog [data-cell="${number}"]`), await middle(page, `.puzzle-dialog [data-cell="${end}"]`));
        }
      }
    }
  },
  async tilt(page, puzzle) {
    await page.focus(".puzzle-dialog .board");
    for (const step of puzzle.solution) {
      await page.keyboard.press({ north: "ArrowUp", south: "ArrowDown", east: "ArrowRight", west: "ArrowLeft" }[step.way]);
    }
  },
  async elements(page, puzzle) {
    await page.focus(".puzzle-dialog .board");
    for (const step of puzzle.solution) {
      const isChosen = await page.locator(`.puzzle-dialog .character-${step.element}.chosen`).count();
      if (!isChosen) {
        await page.keyboard.press(step.element[0]);
      }
      const cell = await middle(page, `.puzzle-dialog [data-cell="${step.row * puzzle.board.width + step.column}"]`);
      await page.mouse.click(cell.x, cell.y);
    }
  },
  /** Each path begins at the first place, so the way back is walked between two of them. */
  async trails(page, puzzle) {
    const take = (edge, tile) =>
      page.locator(`.puzzle-dialog .exit[data-edge=${edge}]${tile === undefined ? "" : `[data-tile="${tile}"]`}`).first().click({ force: true });
    const paths = [...new Set(puzzle.solution.map((step) => step.path))];
    for (const path of paths) {
      const steps = puzzle.solution.filter((step) => step.path === path);
      await take(steps[0].enter, steps[0].tile);
      for (const step of steps) {
        await take(step.leave);
      }
      const last = steps.at(-1);
      if (path !== paths.at(-1)) {
        await take(last.leave, last.tile);
        for (const step of [...steps].reverse()) {
          await take(step.enter);
        }
      }
    }
  },
};

scenario("Puzzles of all four kinds are solved in their rooms", async (page) => {
  await openLevel(page, "riddle-crypt");
  const puzzles = await page.evaluate(() => studio.picture.layout.puzzles.map((puzzle) => ({ ...puzzle, id: studio.picture.layout.rooms[puzzle.room].id })));
  assert.deepEqual(puzzles.map((puzzle) => puzzle.kind).sort(), ["elements", "lines", "tilt", "trails"]);
  await tab(page, "Play");
  await page.focus("svg.walk");
  for (const puzzle of puzzles) {
    await walkTo(page, puzzle.id);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".puzzle-dialog .undercroft-puzzle");
    await SOLVERS[puzzle.kind](page, puzzle);
    await page.waitForSelector(".puzzle-dialog .undercroft-puzzle.won", { timeout: 5000 }).catch(() => assert.fail(`${puzzle.kind} is not won`));
    await page.click(".puzzle-dialog .dialog-head button");
    await page.focus("svg.walk");
  }
  assert.equal(await page.evaluate(() => document.querySelector("svg.walk").game.solved.size), 4);
});

scenario("A level is saved and opened again, by files and by a link", async (page) => {
  await tab(page, "Text");
  await page.click(".cm-content");
  await page.keyboard.press("Control+End");
  await page.keyboard.type("# saved");
  const files = await page.evaluate(() => studio.project.files);
  await tab(page, "Out");
  const downloads = [];
  page.on("download", (download) => downloads.push(download));
  await page.click("text=Save the YAML files");
  await page.waitForFunction(() => document.querySelector(".out .note").textContent.includes("written"));
  await page.waitForTimeout(300);
  const saved = await Promise.all(downloads.map(async (download) => [download.suggestedFilename(), await download.path()]));
  const level = saved.find(([name]) => name === "first-keep.yaml");
  assert.ok(level, saved.map(([name]) => name).join());
  assert.equal(readFileSync(level[1], "utf8"), files["graphs/first-keep.yaml"]);

  await openLevel(page, "ring-crypt");
  await page.click("button.level");
  await page.setInputFiles(".opening input[type=file]", saved.map(([name, path]) => ({ name, mimeType: "text/yaml", buffer: readFileSync(path) })));
  await page.waitForFunction(() => studio.picture?.layout.level === "first-keep");
  assert.ok((await text(page)).endsWith("# saved"));

  const link = await page.evaluate(() => studio.link());
  const { page: other, context } = await openPage(browser, link);
  await other.waitForFunction(() => globalThis.studio?.picture);
  assert.equal(await text(other), await text(page));
  await context.close();
});

test("A folder's files are written; what others change meanwhile is merged or asked about, never lost", { timeout: 60_000 }, async () => {
  const disk = { files: { "graphs/ring.yaml": readFileSync(`${graphs}/ring-crypt.yaml`, "utf8"), "room-templates/crypts.yaml": readFileSync(`${graphs}/../room-templates/crypts.yaml`, "utf8") } };
  const own = await serve(dist, disk);
  const { page, errors, context } = await openPage(browser, own.address);
  try {
    await page.waitForFunction(() => globalThis.studio?.picture);
    assert.equal(await text(page), disk.files["graphs/ring.yaml"]);
    await tab(page, "Text");
    const type = async (words) => {
      await page.click(".cm-content");
      await page.keyboard.press("Control+End");
      await page.keyboard.type(words);
    };
    const saved = () => page.waitForSelector("text=Saved in my-game");
    await type("# mine");
    await saved();
    await assertSoon(() => disk.files["graphs/ring.yaml"].endsWith("# mine"));

    disk.files["graphs/ring.yaml"] = `# theirs\n${disk.files["graphs/ring.yaml"]}`;
    await page.waitForFunction(() => studio.project.levelText.startsWith("# theirs"));
    await type(" too");
    await assertSoon(() => disk.files["graphs/ring.yaml"].startsWith("# theirs") && disk.files["graphs/ring.yaml"].endsWith("# mine too"));
    await saved();

    await context.setOffline(true);
    await type(", and more");
    disk.files["graphs/ring.yaml"] = disk.files["graphs/ring.yaml"].replace("# mine too", "# theirs again");
    await context.setOffline(false);
    await page.waitForSelector("text=was changed on disk in the same place");
    assert.ok(disk.files["graphs/ring.yaml"].endsWith("# theirs again"));
    assert.ok((await text(page)).endsWith("# mine too, and more"));
    await page.click("text=Take what is on disk");
    assert.ok((await text(page)).endsWith("# theirs again"));
    await page.click("button[title^=Undo]");
    assert.ok((await text(page)).endsWith("# mine too, and more"));
    assert.deepEqual(errors.filter((error) => !error.includes("ERR_INTERNET_DISCONNECTED") && !error.includes("412")), []);
  } finally {
    await context.close();
    own.close();
  }
});

async function assertSoon(isTrue) {
  for (let tries = 0; tries < 100 && !isTrue(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.ok(isTrue());
}

scenario("The browser remembers the level", async (page) => {
  await openLevel(page, "ring-crypt");
  await page.waitForTimeout(1300);
  await page.reload();
  await page.waitForFunction(() => globalThis.studio?.picture);
  assert.equal(await page.evaluate(() => studio.picture.layout.level), "ring-crypt");
});

scenario("The search is played back, and every format is written", async (page) => {
  await tab(page, "Search");
  await page.waitForSelector(".search .placed");
  await tab(page, "Out");
  await page.waitForSelector(".formats button");
  const names = await page.locator(".formats button").allTextContents();
  for (const name of ["json", "svg", "png", "html", "ascii", "tmx", "tmj", "ldtk", "csv"]) {
    assert.ok(names.includes(name), `${name} in ${names.join()}`);
  }
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".formats button:text-is('json')")]);
  const json = JSON.parse(readFileSync(await download.path(), "utf8"));
  assert.equal(json.level, "first-keep");
});

scenario("All shipped levels are laid out", async (page) => {
  const names = readdirSync(graphs).map((name) => name.replace(/\.yaml$/, ""));
  assert.ok(names.length >= 16);
  for (const name of names) {
    await openLevel(page, name);
    assert.equal(await page.evaluate(() => studio.failure), undefined, name);
  }
});
