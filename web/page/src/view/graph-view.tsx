/** The graph, its tools, and the form of what is chosen. */
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { useStudio } from "./use-studio.js";
import { GraphCanvas } from "./graph-canvas.js";
import type { Overlay } from "./graph-canvas.js";
import { Inspector } from "./inspector.js";

export function GraphView() {
  const studio = useStudio();
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<GraphCanvas | undefined>(undefined);
  const [overlay, setOverlay] = useState<Overlay>("none");
  const [namingRequest, askName] = useReducer((count: number, _id: string) => count + 1, 0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    canvas.current = new GraphCanvas(svg.current!, studio, askName, () => redraw(undefined as never));
  }, [studio]);
  useEffect(() => {
    if (canvas.current) {
      canvas.current.overlay = overlay;
      canvas.current.show();
    }
  });

  const joining = canvas.current?.joiningFrom;
  const toggle = (kind: Overlay): void => setOverlay(overlay === kind ? "none" : kind);
  const help = "Arrow keys choose rooms, N adds a room beside the chosen one, J joins, Enter names, Delete removes.";
  return (
    <section class="view graph-view" aria-label="Graph">
      <div class="stage">
        <div class="tools" role="toolbar" aria-label="Graph">
          <button onClick={() => canvas.current?.add(undefined, studio.room)} title="Adds a room, beside the chosen one (N); or double-click the ground">
            + Room
          </button>
          <button disabled={studio.room === undefined} onClick={() => canvas.current?.startJoining()} title="Joins the chosen room to the next one that you choose (J); or drag from the dot at its side">
            Join
          </button>
          <button onClick={() => canvas.current?.arrange("planar")} disabled={studio.arrangement?.status !== "ok"} title="Draws the graph without crossings">
            Arrange
          </button>
          <button onClick={() => canvas.current?.arrange("layout")} disabled={!studio.picture} title="Puts the rooms where they lie in the layout">
            As laid out
          </button>
          <button aria-pressed={overlay === "faces"} onClick={() => toggle("faces")} title="The faces of the planar drawing">
            Faces
          </button>
          <button aria-pressed={overlay === "chains"} onClick={() => toggle("chains")} title="The chains in which the search lays the rooms out">
            Chains
          </button>
          <button onClick={() => canvas.current?.fit()} title="Shows the whole graph (0)">
            Fit
          </button>
        </div>
        <svg ref={svg} class="map graph" role="application" tabindex={0} aria-label={`Graph of ${studio.model.rooms.length} rooms and ${studio.model.connections.length} connections. ${help}`}>
          <g class="below" />
          <g class="edges" />
          <g class="nodes" />
          <g class="above" />
        </svg>
        {joining !== undefined && (
          <div class="searching" role="status">
            Choose the room to join {joining} to; Escape ends
          </div>
        )}
      </div>
      <Inspector namingRequest={namingRequest} remove={() => canvas.current?.remove()} />
    </section>
  );
}
