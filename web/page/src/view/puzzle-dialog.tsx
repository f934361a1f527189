import { useEffect, useRef } from "preact/hooks";
import type { LayoutPuzzle } from "../../../engine/src/index.js";
import { mount } from "../../../../src/main/resources/undercroft/export/play/mount.mjs";
import { Dialog } from "../shell/dialog.js";

/** A puzzle of a room, to be played. */
export function PuzzleDialog({ puzzle, room, solved, close }: { puzzle: LayoutPuzzle; room: string; solved: () => void; close: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const game = mount(host.current!, puzzle, { onSolved: solved, hasEditor: false });
    return () => game.destroy();
  }, [puzzle]);
  return (
    <Dialog title={`The puzzle in ${room}`} close={close} class="wide puzzle-dialog">
      <div ref={host} />
    </Dialog>
  );
}
