/** The search, step by step. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Cancelled } from "undercroft-engine";
import type { Trace } from "../../../engine/src/index.js";
import { escapeText } from "../map/layout-map.js";
import { boxOf, CELL, namePlace, outlinePath, screenX, screenY } from "../map/shapes.js";
import type { Studio } from "../studio.js";
import { useStudio } from "./use-studio.js";

/** The time of a step that is played, in milliseconds, for a search of few steps; one of many is played faster. */
const STEP = 450;

/** A search is played within about this time, in milliseconds. */
const WHOLE = 14_000;

export function SearchView() {
  const studio = useStudio();
  const [trace, setTrace] = useState<Trace | undefined>(undefined);
  const [problem, setProblem] = useState("");
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const svg = useRef<SVGSVGElement>(null);
  const { levelText } = studio.project;

  useEffect(() => {
    let isCurrent = true;
    setTrace(undefined);
    setProblem("");
    load(studio)
      .then((loaded) => {
        if (isCurrent) {
          setTrace(loaded);
          setAt(0);
          setPlaying(loaded.frames.length > 1);
          setProblem(loaded.frames.length === 0 ? "This search took no steps that can be shown." : "");
        }
      })
      .catch((error: unknown) => {
        if (isCurrent && !(error instanceof Cancelled)) {
          setProblem(error instanceof Error ? error.message : String(error));
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [studio, levelText, studio.seed]);

  const last = (trace?.frames.length ?? 1) - 1;
  useEffect(() => {
    if (!isPlaying || !trace) {
      return;
    }
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), Math.min(STEP, WHOLE / Math.max(last, 1)));
    return () => clearTimeout(timer);
  }, [isPlaying, at, trace]);
  useEffect(() => {
    if (svg.current && trace) {
      paint(svg.current, studio, trace, at);
    }
  }, [trace, at]);

  const frame = trace?.frames[at];
  return (
    <section class="view search-view" aria-label="Search">
      <div class="stage">
        <svg ref={svg} class="map search" role="img" aria-label={frame ? `Step ${at + 1}: ${frame.caption}` : "The search"} />
        <p class={`told${frame?.setback ? " bad" : ""}`} role="status">
          {frame ? frame.caption : problem || "Searching …"}
        </p>
      </div>
      <div class="layout-bar">
        <div class="bar" role="toolbar" aria-label="Playback">
          <button
            disabled={!trace}
            onClick={() => {
              if (at >= last) {
                setAt(0);
              }
              setPlaying(!isPlaying);
            }}
          >
            {isPlaying ? "Pause" : "Play"}
          </button>
          <button disabled={at <= 0} onClick={() => setAt(at - 1)} aria-label="Step back">
            ◀
          </button>
          <button disabled={at >= last} onClick={() => setAt(at + 1)} aria-label="Step on">
            ▶
          </button>
          <input
            type="range"
            min={0}
            max={Math.max(last, 0)}
            value={at}
            aria-label="Step"
            onInput={(event) => {
              setPlaying(false);
              setAt(Number(event.currentTarget.value));
            }}
          />
          <span class="figures">
            {trace ? `${at + 1} of ${last + 1}` : ""}, seed {studio.seed}
          </span>
        </div>
      </div>
    </section>
  );
}

async function load(studio: Studio): Promise<Trace> {
  const { project } = studio;
  const generated = await studio.background.generate(project.files, project.level, { seed: studio.seed, trace: true, seconds: 10 });
  if (generated.status === "bad-input") {
    throw new Error("The text has errors.");
  }
  return generated.trace;
}

function paint(svg: SVGSVGElement, studio: Studio, trace: Trace, at: number): void {
  const box = boxOf(trace.places.flatMap((place) => place.outline));
  const margin = 2;
  svg.setAttribute(
    "viewBox",
    `${screenX(box.x - margin)} ${screenY(box.y + box.height + margin)} ${(box.width + 2 * margin) * CELL} ${(box.height + 2 * margin) * CELL}`,
  );
  const now = trace.frames[at]!;
  const before = new Set(at > 0 ? trace.frames[at - 1]!.places : []);
  const kept = new Set(now.places);
  const gone = now.setback ? [...before].filter((place) => !kept.has(place)) : [];
  const parts = gone.map((index) => `<path class="lost" d="${outlinePath(trace.places[index]!.outline)}"/>`);
  for (const index of now.places) {
    const place = trace.places[index]!;
    const kind = place.isCorridor ? "corridor" : before.has(index) ? "" : "fresh";
    parts.push(`<path class="floor placed ${kind}" d="${outlinePath(place.outline)}"/>`);
    const room = place.isCorridor ? undefined : studio.model.rooms[place.index];
    if (room) {
      const middle = namePlace(place.outline);
      const size = Math.min(CELL, (middle.width * CELL) / (room.id.length * 0.58));
      parts.push(`<text x="${screenX(middle.x)}" y="${screenY(middle.y) + size * 0.3}" font-size="${size}">${escapeText(room.id)}</text>`);
    }
  }
  svg.innerHTML = `<g class="names">${parts.join("")}</g>`;
}
