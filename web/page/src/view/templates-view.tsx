/** The room templates: a list of their shapes, and one of them to be drawn. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Point, Template } from "../../../engine/src/index.js";
import { renameKey, setValue } from "../document/level-edits.js";
import { newTemplate, readTemplate, setKey, templatesOf } from "../document/template-model.js";
import type { TemplateRef, TemplateText } from "../document/template-model.js";
import type { Value } from "../document/source.js";
import { boxOf, CELL, outlinePath, screenX, screenY } from "../map/shapes.js";
import type { Studio } from "../studio.js";
import { TemplateCanvas } from "./template-canvas.js";
import type { Tool } from "./template-canvas.js";
import { TextField } from "./text-field.js";
import { useStudio } from "./use-studio.js";

const TRANSFORMS = ["r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270"];
const SETS: Record<string, string[]> = { identity: ["r0"], rotations: TRANSFORMS.slice(0, 4), all: TRANSFORMS };
const REPEATS = ["allow", "avoid", "no-immediate", "never"];
const TOOL_NAMES: [Tool, string, string][] = [
  ["floor", "Floor", "Draw cells: press and drag"],
  ["corners", "Corners", "Drag corners; drag the dot of a wall for a new one; drag a corner onto its neighbour to delete it"],
  ["doors", "Doors", "Drag along a wall for a door; click a listed door to delete it"],
  ["markers", "Markers", "Click cells to set or clear a marker"],
];

export function TemplatesView() {
  const studio = useStudio();
  const { project } = studio;
  const refs = templatesOf(project);
  const [chosen, choose] = useState<{ file: string; name: string } | undefined>(undefined);
  const ref = refs.find((candidate) => candidate.file === chosen?.file && candidate.name === chosen.name) ?? refs[0];
  const read = useReadTemplates(studio);
  const shapes = new Map(read.map(({ file, template }) => [`${file}/${template.name}`, template]));
  return (
    <section class="view templates-view" aria-label="Templates">
      <div class="templates-body">
        <ul class="template-list" aria-label="All templates">
          {refs.map((candidate) => {
            const shape = shapes.get(`${candidate.file}/${candidate.name}`);
            const isUsed = studio.level?.templates.some((template) => template.name === candidate.name) ?? false;
            return (
              <li key={`${candidate.file}/${candidate.name}`}>
                <button aria-pressed={candidate === ref} class={isUsed ? "" : "unused"} onClick={() => choose(candidate)} title={isUsed ? candidate.file : `${candidate.file}; not used in this level`}>
                  {shape ? <Shape outline={shape.outline} /> : <span class="no-shape" />}
                  {candidate.name}
                </button>
              </li>
            );
          })}
          <li>
            <button class="new" onClick={() => choose(addTemplate(studio, refs))}>
              + Template
            </button>
          </li>
        </ul>
        {ref ? <TemplateEditor key={`${ref.file}/${ref.name}`} studio={studio} known={ref} shape={shapes.get(`${ref.file}/${ref.name}`)} choose={choose} /> : <p class="hint-text">No templates yet.</p>}
      </div>
    </section>
  );
}

/** All templates of the files as the engine reads them. */
function useReadTemplates(studio: Studio): { file: string; template: Template }[] {
  const [read, setRead] = useState<{ file: string; template: Template }[]>([]);
  const { project } = studio;
  const texts = project.names().map((name) => project.text(name));
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const files = project.files;
      const all: { file: string; template: Template }[] = [];
      for (const file of project.names()) {
        const answer = file === project.level ? undefined : await studio.engine.readTemplates(files, file);
        const templates = answer === undefined ? (studio.level?.templates ?? []) : answer.status === "ok" ? answer.templates : [];
        all.push(...templates.map((template) => ({ file, template })));
      }
      if (isCurrent) {
        setRead(all);
      }
    };
    load().catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, [studio, project, studio.level, ...texts.slice(0, 1), texts.join("\u0000")]);
  return read;
}

function addTemplate(studio: Studio, refs: readonly TemplateRef[]): TemplateRef {
  const { project } = studio;
  const file = project.names().find((name) => name !== project.level) ?? project.level;
  const section = file === project.level ? "roomTemplates" : "templates";
  const taken = new Set(refs.map((ref) => ref.name));
  let number = 1;
  while (taken.has(`template-${number}`)) {
    number++;
  }
  const ref: TemplateRef = { file, section, name: `template-${number}` };
  studio.edit(newTemplate(ref, section === "roomTemplates"), "studio", file);
  return ref;
}

function TemplateEditor({ studio, known, shape, choose }: { studio: Studio; known: TemplateRef; shape: Template | undefined; choose: (ref: { file: string; name: string }) => void }) {
  const text = readTemplate(studio.project.text(known.file), known);
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<TemplateCanvas | undefined>(undefined);
  const [tool, setTool] = useState<Tool>(text?.cells ? "floor" : "doors");
  const [marker, setMarker] = useState("chest");
  useEffect(() => {
    canvas.current = new TemplateCanvas(svg.current!, studio);
  }, []);
  useEffect(() => {
    if (canvas.current && text) {
      canvas.current.tool = tool;
      canvas.current.marker = marker;
      canvas.current.show(known, text, shape);
    }
  });
  if (!text) {
    return <p class="hint-text">This template cannot be read; its text says why.</p>;
  }
  const tools = TOOL_NAMES.filter(([name]) => (name === "floor" ? text.cells !== undefined : name === "corners" ? text.outline !== undefined : true));
  return (
    <div class="template-editor">
      <div class="stage">
        <div class="tools" role="toolbar" aria-label="Template">
          {tools.map(([name, label, title]) => (
            <button key={name} aria-pressed={tool === name} onClick={() => setTool(name)} title={title}>
              {label}
            </button>
          ))}
          {tool === "markers" && <input class="marker-name" aria-label="Name of markers" value={marker} onChange={(event) => setMarker(event.currentTarget.value.trim())} />}
          <button onClick={() => canvas.current?.fit()}>Fit</button>
        </div>
        <svg ref={svg} class={`map template tool-${tool}`} role="application" tabindex={0} aria-label={`Template ${known.name}. ${tools.find(([name]) => name === tool)?.[2] ?? ""}`}>
          <g class="body" />
          <g class="above" />
        </svg>
        <p class="door-count">{doorCount(shape)}</p>
      </div>
      <TemplateForm studio={studio} known={known} text={text} shape={shape} choose={choose} />
    </div>
  );
}

function doorCount(shape: Template | undefined): string {
  const count = (shape?.doors ?? []).reduce((sum, run) => sum + run.count, 0);
  return shape ? `${count} possible ${count === 1 ? "door" : "doors"}` : "The template has an error; see below";
}

function TemplateForm({ studio, known, text, shape, choose }: { studio: Studio; known: TemplateRef; text: TemplateText; shape: Template | undefined; choose: (ref: { file: string; name: string }) => void }) {
  const set = (key: string, value: Value | undefined): void => studio.edit(setKey(known, key, value), "studio", known.file);
  const allowed = shape?.transforms ?? [];
  const toggle = (transform: string): void => {
    const next = TRANSFORMS.filter((name) => (name === transform ? !allowed.includes(name) : allowed.includes(name)));
    const named = Object.entries(SETS).find(([, all]) => all.join() === next.join())?.[0];
    if (next.length > 0) {
      set("transforms", named ?? next);
    }
  };
  const rename = (name: string): void => {
    if (name !== "" && name !== known.name) {
      studio.edit(renameKey([known.section, known.name], name), "studio", known.file);
      choose({ file: known.file, name });
    }
  };
  return (
    <form class="inspector" aria-label={`Template ${known.name}`} onSubmit={(event) => event.preventDefault()}>
      <label class="field">
        <span>Name</span>
        <TextField name="template-name" value={known.name} commit={(name) => rename(name.trim())} />
      </label>
      <label class="field" title="How often it is drawn relative to the others">
        <span>Weight</span>
        <TextField type="number" min={1} value={text.weight ?? 1} commit={(weight) => set("weight", Number(weight) > 1 ? Number(weight) : undefined)} />
      </label>
      <label class="field">
        <span>Repeat</span>
        <select value={text.repeat ?? "allow"} onChange={(event) => set("repeat", event.currentTarget.value === "allow" ? undefined : event.currentTarget.value)}>
          {REPEATS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <DoorRule text={text} set={set} />
      {shape && (
        <fieldset class="templates-choice">
          <legend>How it may be turned and mirrored</legend>
          <div class="transforms">
            {TRANSFORMS.map((name) => (
              <button type="button" key={name} aria-pressed={allowed.includes(name)} onClick={() => toggle(name)} title={name} aria-label={`Transform ${name}`}>
                <Shape outline={shape.outline.map((point) => transformed(point, name))} />
                <span>{name}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div class="inspector-end">
        <span class="spacer" />
        <button type="button" class="danger" onClick={() => studio.edit(setValue([known.section, known.name], undefined), "studio", known.file)}>
          Delete template
        </button>
      </div>
    </form>
  );
}

/** Where doors are: by the rule of the file, by a rule of its own, or in a list. */
function DoorRule({ text, set }: { text: TemplateText; set: (key: string, value: Value | undefined) => void }) {
  const kind = text.doors ? "list" : text.rule ? "rule" : "file";
  const rule = text.rule ?? { length: 1, cornerDistance: 1 };
  const change = (next: string): void => {
    if (next === "rule") {
      set("doors", { length: rule.length, cornerDistance: rule.cornerDistance });
    } else if (next === "file") {
      set("doors", undefined);
    }
  };
  return (
    <>
      <label class="field">
        <span>Doors</span>
        <select value={kind} onChange={(event) => change(event.currentTarget.value)}>
          <option value="file">as the file says</option>
          <option value="rule">by a rule</option>
          {kind === "list" && <option value="list">{text.doors?.length ?? 0} listed</option>}
        </select>
      </label>
      {kind === "rule" && (
        <>
          <label class="field">
            <span>Door length</span>
            <TextField type="number" min={1} value={rule.length} commit={(length) => set("doors", { ...rule, length: Number(length) })} />
          </label>
          <label class="field">
            <span>From corners</span>
            <TextField type="number" min={0} value={rule.cornerDistance} commit={(distance) => set("doors", { ...rule, cornerDistance: Number(distance) })} />
          </label>
        </>
      )}
    </>
  );
}

/** A point under a transform: mirrored left to right first if it begins with m, then turned clockwise. */
function transformed(point: Point, transform: string): Point {
  const start = { x: transform.startsWith("m") ? -point.x : point.x, y: point.y };
  switch (transform.slice(1)) {
    case "90":
      return { x: start.y, y: -start.x };
    case "180":
      return { x: -start.x, y: -start.y };
    case "270":
      return { x: -start.y, y: start.x };
    default:
      return start;
  }
}

/** An outline in a square. */
function Shape({ outline }: { outline: readonly Point[] }) {
  const box = boxOf(outline);
  const size = Math.max(box.width, box.height, 1) * 1.12;
  const left = screenX(box.x + box.width / 2 - size / 2);
  const top = screenY(box.y + box.height / 2 + size / 2);
  return (
    <svg class="shape" viewBox={`${left} ${top} ${size * CELL} ${size * CELL}`} aria-hidden="true">
      <path d={outlinePath(outline)} style={{ strokeWidth: size * 0.45 }} />
    </svg>
  );
}
