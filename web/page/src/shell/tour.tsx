/** Five steps through the studio, each beside what it tells of. */
import { useEffect, useRef, useState } from "preact/hooks";

interface Step {
  view: string;
  /** What is lit, by its selector. */
  target: string;
  title: string;
  text: string;
}

const STEPS: Step[] = [
  {
    view: "graph",
    target: ".graph-view .stage",
    title: "Rooms and who their neighbours are",
    text: "A level is a graph without positions. Double-click the ground for a room, drag from the dot beside a room to join two, and click anything to change it.",
  },
  {
    view: "layout",
    target: ".layout-view .stage",
    title: "The layout follows",
    text: "Every change is laid out at once, so that neighbours share a door and no rooms overlap. Drag a room to pin it. Another seed gives another dungeon.",
  },
  {
    view: "text",
    target: ".text-view",
    title: "The file is the truth",
    text: "Graph, templates and layout all change this text, where it stands: your comments and your order stay. One undo goes over everything.",
  },
  {
    view: "templates",
    target: ".templates-view",
    title: "The shapes of rooms",
    text: "Draw floors cell by cell or by their corners, and drag along walls for doors. All doors that a rule allows are shown at once.",
  },
  {
    view: "play",
    target: ".play-view .stage",
    title: "Walk through it",
    text: "Arrow keys walk, keys open locks, and you are told when you are stuck. Below, the judgement says whether anybody can be.",
  },
];

export function Tour({ show, close }: { show: (view: string) => void; close: () => void }) {
  const [at, setAt] = useState(0);
  const [box, setBox] = useState<DOMRect | undefined>(undefined);
  const next = useRef<HTMLButtonElement>(null);
  const step = STEPS[at]!;
  useEffect(() => {
    show(step.view);
    const timer = setTimeout(() => {
      setBox(document.querySelector(step.target)?.getBoundingClientRect());
      next.current?.focus();
    }, 60);
    return () => clearTimeout(timer);
  }, [at]);
  const finish = (): void => {
    show("layout");
    close();
  };
  const isLast = at === STEPS.length - 1;
  const isLeft = box !== undefined && box.left + box.width / 2 < innerWidth / 2 && innerWidth > 800;
  const side = innerWidth <= 800 ? "left:12px;right:12px;bottom:70px" : isLeft ? `left:${box.right + 24}px;top:${box.top + 60}px` : box ? `right:${innerWidth - box.left + 24}px;top:${box.top + 60}px` : "left:30%;top:30%";
  return (
    <div
      class="tour"
      role="dialog"
      aria-label={`Tour, step ${at + 1} of ${STEPS.length}`}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          finish();
        }
      }}
    >
      {box && <div class="tour-light" style={`left:${box.left - 4}px;top:${box.top - 4}px;width:${box.width + 8}px;height:${box.height + 8}px`} />}
      <div class="tour-card" style={side}>
        <p class="count">
          {at + 1} of {STEPS.length}
        </p>
        <h2>{step.title}</h2>
        <p>{step.text}</p>
        <div class="bar">
          <button class="quiet" onClick={finish}>
            {isLast ? "Close" : "Skip"}
          </button>
          <span class="spacer" />
          {at > 0 && <button onClick={() => setAt(at - 1)}>Back</button>}
          <button ref={next} class="primary" onClick={() => (isLast ? finish() : setAt(at + 1))}>
            {isLast ? "Begin" : "Next"}
          </button>
        </div>
      </div>
    </div>
  );
}
