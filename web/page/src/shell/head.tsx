import { useEffect, useState } from "preact/hooks";
import type { Studio } from "../studio.js";
import { useStudio } from "../view/use-studio.js";
import { Lessons } from "./lessons.js";
import { Opening } from "./opening.js";

export function Head({ startTour }: { startTour: () => void }) {
  const studio = useStudio();
  const [isOpening, setOpening] = useState(false);
  const [isLearning, setLearning] = useState(false);
  const { project } = studio;
  return (
    <header class="head">
      <h1>
        <Arch /> <span>Undercroft</span>
      </h1>
      <button class="level" aria-haspopup="dialog" onClick={() => setOpening(true)} title="Opens another level">
        {studio.model.name || project.level.split("/").at(-1)!.replace(/\.yaml$/, "")} <span aria-hidden="true">▾</span>
      </button>
      <div class="bar" role="toolbar" aria-label="Changes">
        <button onClick={() => project.undo()} disabled={!project.canUndo} title="Undo (Ctrl+Z)">
          <span aria-hidden="true">↶</span>
          <span class="word">Undo</span>
        </button>
        <button onClick={() => project.redo()} disabled={!project.canRedo} title="Redo (Ctrl+Y)">
          <span aria-hidden="true">↷</span>
          <span class="word">Redo</span>
        </button>
      </div>
      <FolderNote studio={studio} />
      <span class="spacer" />
      <button class="quiet lessons-button" onClick={() => setLearning(true)} title="Your first dungeon in ten minutes">
        First dungeon
      </button>
      <button class="quiet" onClick={startTour} title="What there is to see, in five steps">
        Tour
      </button>
      <ThemeButton />
      {isOpening && <Opening close={() => setOpening(false)} />}
      {isLearning && <Lessons close={() => setLearning(false)} />}
    </header>
  );
}

/** Whether the files of the folder are written, and what to do where somebody else has changed the same place. */
function FolderNote({ studio }: { studio: Studio }) {
  const { folder } = studio;
  if (!folder?.isFollowed) {
    return null;
  }
  if (folder.conflict) {
    return (
      <span class="folder-note bad" role="alert">
        {folder.conflict.path} was changed on disk in the same place.
        <button onClick={() => folder.resolve("mine")}>Keep what is here</button>
        <button onClick={() => folder.resolve("theirs")}>Take what is on disk</button>
      </span>
    );
  }
  const words = { saved: `Saved in ${folder.name}`, saving: "Saving …", unreachable: "The program does not answer; is it still running?", conflict: "" }[folder.state];
  return (
    <span class={`folder-note${folder.state === "unreachable" ? " bad" : ""}`} role="status">
      {words}
    </span>
  );
}

function Arch() {
  return (
    <svg class="arch" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 28V15a11 11 0 0 1 22 0v13M11 28V16a5 5 0 0 1 10 0v12" />
    </svg>
  );
}

type Theme = "light" | "dark";

function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(() => {
    const stored = localStorage.getItem("undercroft-theme");
    const isDark = stored ? stored === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    return isDark ? "dark" : "light";
  });
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  const other: Theme = theme === "dark" ? "light" : "dark";
  const change = (): void => {
    localStorage.setItem("undercroft-theme", other);
    setTheme(other);
  };
  return (
    <button class="quiet" onClick={change} aria-label={`Use ${other} colours`} title={`Use ${other} colours`}>
      <span aria-hidden="true">{theme === "dark" ? "☀" : "☾"}</span>
    </button>
  );
}
