/** The level as a player sees it: walked with the arrow keys, under fog, with locks, levers and puzzles. */
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import type { Layout } from "../../../engine/src/index.js";
import { keyColours } from "../map/colours.js";
import { layoutMarkup, paletteOf, viewBoxOf } from "../map/layout-map.js";
import { CELL, screenX, screenY } from "../map/shapes.js";
import { Game, rulesOf } from "../play/game.js";
import { PanZoom } from "./pan-zoom.js";
import { PuzzleDialog } from "./puzzle-dialog.js";
import { useStudio } from "./use-studio.js";

/** A layout that is at most this many cells wide and high is shown as a whole; a larger one moves with the player. */
const WHOLE = 70;

/** How many cells are seen around the player in a large layout. */
const AROUND = 22;

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  w: [0, 1],
  s: [0, -1],
  a: [-1, 0],
  d: [1, 0],
};

export function PlayView() {
  const studio = useStudio();
  const { picture } = studio;
  const svg = useRef<SVGSVGElement>(null);
  const panZoom = useRef<PanZoom | undefined>(undefined);
  const game = useRef<Game | undefined>(undefined);
  const [hasFog, setFog] = useState(true);
  const [isPuzzling, setPuzzling] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const update = (): void => redraw(undefined as never);

  const restart = (): void => {
    game.current = picture && new Game(picture.layout, rulesOf(picture.layout, studio.level));
    Object.assign(svg.current!, { game: game.current });
    if (!document.activeElement?.matches("[role=tab]:focus-visible")) {
      svg.current?.focus({ preventScroll: true });
    }
    if (picture) {
      panZoom.current?.fit(viewBoxOf(picture.layout));
    }
    update();
  };
  useEffect(() => {
    panZoom.current = new PanZoom(svg.current!, () => true);
  }, []);
  useEffect(restart, [picture]);

  const current = game.current;
  useEffect(() => {
    if (current && svg.current) {
      paint(svg.current, current, hasFog);
      follow(panZoom.current, current);
    }
  });

  const step = (dx: number, dy: number): void => {
    current?.move(dx, dy);
    update();
  };
  const act = (): void => {
    if (current?.puzzle) {
      setPuzzling(true);
    } else {
      current?.turn();
    }
    update();
  };
  const key = (event: KeyboardEvent): void => {
    const move = STEPS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (move) {
      step(...move);
    } else if (event.key === " " || event.key === "Enter") {
      act();
    } else if (!panZoom.current?.key(event)) {
      return;
    }
    event.preventDefault();
  };

  const layout = picture?.layout;
  const keys = keyColours(
    [...(layout?.connections ?? []).map((connection) => connection.lock), ...(layout?.rooms ?? []).flatMap((room) => room.items ?? [])],
    layout ? paletteOf(layout) : new Map(),
  );
  return (
    <section class="view play-view" aria-label="Play">
      <div class="stage">
        <svg ref={svg} class="map walk" role="application" tabindex={0} aria-label="Walk with the arrow keys; Space turns a lever or opens a puzzle." onKeyDown={key}>
          <g class="rooms" />
          <g class={current ? "player" : "player absent"}>
            <circle class="glow" r="9" />
            <circle class="body" r="3.6" />
          </g>
        </svg>
        {!current && <p class="told">There is no layout to walk through yet.</p>}
        {current && (
          <p class={`told ${current.isStuck ? "bad" : current.tone}`} role="status" aria-live="polite">
            {current.message}
          </p>
        )}
        <div class="pad" aria-hidden="true">
          <button tabIndex={-1} style="grid-area:n" onClick={() => step(0, 1)}>▲</button>
          <button tabIndex={-1} style="grid-area:w" onClick={() => step(-1, 0)}>◀</button>
          <button tabIndex={-1} style="grid-area:e" onClick={() => step(1, 0)}>▶</button>
          <button tabIndex={-1} style="grid-area:s" onClick={() => step(0, -1)}>▼</button>
        </div>
      </div>
      <div class="layout-bar">
        <div class="bar" role="toolbar" aria-label="Play">
          <button onClick={restart}>Start again</button>
          <label class="check">
            <input type="checkbox" checked={hasFog} onChange={(event) => setFog(event.currentTarget.checked)} />
            Fog
          </label>
          {current?.puzzle && (
            <button class="primary" onClick={() => setPuzzling(true)}>
              Play the puzzle
            </button>
          )}
          {current && current.lever !== "" && <button onClick={act}>Turn {current.lever}</button>}
          <span class="inventory" aria-label="What you carry">
            {current?.inventory().map(({ item, count }) => (
              <span key={item} class="item">
                <i style={{ background: keys.get(item) }} />
                {item}
                {count > 1 && ` × ${count}`}
              </span>
            ))}
            {[...(current?.state.switches ?? [])].map(([name, state]) => (
              <span key={name} class="item">
                {name}: {state}
              </span>
            ))}
          </span>
          <span class="spacer" />
          <span class="figures">{current?.steps ?? 0} steps</span>
        </div>
      </div>
      {isPuzzling && current?.puzzle && (
        <PuzzleDialog
          puzzle={current.puzzle}
          room={current.layout.rooms[current.puzzle.room]!.id}
          solved={() => {
            current.solved.add(current.puzzle!.index);
            update();
          }}
          close={() => {
            setPuzzling(false);
            svg.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/** What was painted last, so that a step that shows nothing new only moves the player. */
const painted = new WeakMap<SVGSVGElement, string>();

function paint(svg: SVGSVGElement, game: Game, hasFog: boolean): void {
  const { cell } = game;
  svg.querySelector(".player")!.setAttribute("style", `transform: translate(${screenX(cell.x + 0.5)}px, ${screenY(cell.y + 0.5)}px)`);
  const view = visible(game, hasFog);
  const name = [hasFog, game.layout.seed, game.layout.level, view.rooms.length, game.state.opened.size, game.state.unbarred.size, game.foundDoors.size, game.state.taken.size, [...game.seen].length].join();
  if (painted.get(svg) !== name || game.steps === 0) {
    painted.set(svg, name);
    svg.querySelector(".rooms")!.innerHTML = layoutMarkup(view);
  }
}

/** The layout as the player knows it. */
function visible(game: Game, hasFog: boolean): Layout {
  const { layout } = game;
  const rooms = layout.rooms
    .filter((room) => !hasFog || game.seen.has(room.index))
    .map((room) => (game.state.taken.has(room.index) ? { ...room, items: [] } : room));
  const shown = new Set(rooms.map((room) => room.index));
  const doors = layout.doors
    .filter((door) => shown.has(door.roomA) || shown.has(door.roomB))
    .filter((door) => !door.secret || !hasFog || game.foundDoors.has(door.index))
    .map((door) => {
      const index = game.connectionOf(door);
      const isOpened = game.state.opened.has(index);
      return { ...door, lock: isOpened ? "" : door.lock, opens: game.state.unbarred.has(index) ? undefined : door.opens };
    });
  return { ...layout, rooms, doors };
}

function follow(panZoom: PanZoom | undefined, game: Game): void {
  const { bounds } = game.layout;
  if (panZoom && Math.max(bounds.width, bounds.height) > WHOLE && game.steps > 0) {
    const size = AROUND * 2 * CELL;
    panZoom.look({ x: screenX(game.cell.x + 0.5) - size / 2, y: screenY(game.cell.y + 0.5) - size / 2, width: size, height: size });
  }
}
