/** The frame of the studio: the head, two panes side by side, or one on narrow screens, and the judgement below. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CELL } from "../map/shapes.js";
import { GraphView } from "../view/graph-view.js";
import { LayoutView } from "../view/layout-view.js";
import { OutView } from "../view/out-view.js";
import { PlayView } from "../view/play-view.js";
import { SearchView } from "../view/search-view.js";
import { TemplatesView } from "../view/templates-view.js";
import { useStudio } from "../view/use-studio.js";
import { Head } from "./head.js";
import { Judgement } from "./judgement.js";
import { hasSeenTour, rememberTour } from "./memory.js";
import { openFiles } from "./opening.js";
import { Tour } from "./tour.js";

type Left = "text" | "graph" | "templates";
type Right = "layout" | "play" | "search" | "out";
type View = Left | Right;

const LEFT: { view: Left; name: string }[] = [
  { view: "text", name: "Text" },
  { view: "graph", name: "Graph" },
  { view: "templates", name: "Templates" },
];
const RIGHT: { view: Right; name: string }[] = [
  { view: "layout", name: "Layout" },
  { view: "play", name: "Play" },
  { view: "search", name: "Search" },
  { view: "out", name: "Out" },
];

export function App() {
  const studio = useStudio();
  const [left, setLeft] = useState<Left>("graph");
  const [right, setRight] = useState<Right>("layout");
  const [shown, setShown] = useState<"left" | "right">("right");
  const [isTouring, setTouring] = useState(() => !hasSeenTour());
  const [file, setFile] = useState(studio.project.level);

  useEffect(() => setFile(studio.project.level), [studio.project]);
  const show = (view: View): void => {
    const isLeft = LEFT.some((entry) => entry.view === view);
    setShown(isLeft ? "left" : "right");
    if (isLeft) {
      setLeft(view as Left);
    } else {
      setRight(view as Right);
    }
  };
  const [line, setLine] = useState<{ line: number; column: number } | undefined>(undefined);
  const showLine = (name: string, at: number, column: number): void => {
    setFile(name);
    setLine({ line: at, column });
    show("text");
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => globalKey(event, studio, show);
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, [studio]);

  return (
    <div
      class={`studio shows-${shown}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void openFiles(studio, [...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <Patterns />
      <Head startTour={() => setTouring(true)} />
      <main>
        <section class="pane left">
          <Tabs all={LEFT} current={left} label="Edit" choose={show}>
            {left === "text" && <FileChoice file={file} choose={setFile} />}
          </Tabs>
          <div class="panel" role="tabpanel" aria-label={left}>
            {left === "text" && <LazyTextView file={studio.project.has(file) ? file : studio.project.level} goTo={line} />}
            {left === "graph" && <GraphView />}
            {left === "templates" && <TemplatesView />}
          </div>
        </section>
        <section class="pane right">
          <Tabs all={RIGHT} current={right} label="See" choose={show} />
          <div class="panel" role="tabpanel" aria-label={right}>
            {right === "layout" && <LayoutView />}
            {right === "play" && <PlayView />}
            {right === "search" && <SearchView />}
            {right === "out" && <OutView />}
          </div>
        </section>
      </main>
      <Judgement showLine={showLine} />
      <nav class="views" aria-label="Views">
        {[...LEFT, ...RIGHT].map(({ view, name }) => (
          <button key={view} aria-current={view === (shown === "left" ? left : right) ? "page" : undefined} onClick={() => show(view)}>
            {name}
          </button>
        ))}
      </nav>
      {isTouring && (
        <Tour
          show={(view) => show(view as View)}
          close={() => {
            setTouring(false);
            rememberTour();
          }}
        />
      )}
    </div>
  );
}

interface TextProps {
  file: string;
  goTo: { line: number; column: number } | undefined;
}

/** The text; its editor is the largest part of the page, and is loaded when it is first shown. */
function LazyTextView(props: TextProps) {
  const [View, setView] = useState<ComponentType<TextProps> | undefined>(undefined);
  useEffect(() => {
    import("../view/text-view.js").then(
      (module) => setView(() => module.TextView),
      (error: unknown) => console.error(error),
    );
  }, []);
  return View ? <View {...props} /> : <p class="hint-text">Opening the text …</p>;
}

/** The patterns of floors and rock, for all maps of the page. */
function Patterns() {
  return (
    <svg class="patterns" aria-hidden="true">
      <defs>
        <pattern id="grid" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <path d={`M0 0H${CELL}M0 0V${CELL}`} class="grid-line" />
        </pattern>
        <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 0V4" class="hatch-line" />
        </pattern>
      </defs>
    </svg>
  );
}

function globalKey(event: KeyboardEvent, studio: { project: { undo(): void; redo(): void } }, show: (view: View) => void): void {
  const command = event.ctrlKey || event.metaKey;
  const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (event.defaultPrevented) {
    return;
  }
  if (command && event.key.toLowerCase() === "z" && !isField) {
    if (event.shiftKey) {
      studio.project.redo();
    } else {
      studio.project.undo();
    }
    event.preventDefault();
  } else if (command && event.key.toLowerCase() === "y" && !isField) {
    studio.project.redo();
    event.preventDefault();
  } else if (event.altKey && /^Digit[1-7]$/.test(event.code)) {
    show([...LEFT, ...RIGHT][Number(event.code.at(-1)) - 1]!.view);
    event.preventDefault();
  }
}

function Tabs<V extends string>(props: {
  all: { view: V; name: string }[];
  current: V;
  label: string;
  choose: (view: V) => void;
  children?: preact.ComponentChildren;
}) {
  const { all, current, choose } = props;
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) {
      const index = all.findIndex((entry) => entry.view === current);
      choose(all[(index + step + all.length) % all.length]!.view);
      requestAnimationFrame(() => (event.currentTarget as HTMLElement | null)?.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
      event.preventDefault();
    }
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={props.label} onKeyDown={move}>
        {all.map(({ view, name }) => (
          <button key={view} role="tab" aria-selected={view === current} tabIndex={view === current ? 0 : -1} onClick={() => choose(view)}>
            {name}
          </button>
        ))}
      </div>
      {props.children}
    </div>
  );
}

function FileChoice({ file, choose }: { file: string; choose: (file: string) => void }) {
  const { project } = useStudio();
  return (
    <select class="files" aria-label="File" value={file} onChange={(event) => choose(event.currentTarget.value)}>
      {project.names().map((name) => (
        <option key={name} value={name}>
          {name.split("/").at(-1)}
        </option>
      ))}
    </select>
  );
}
