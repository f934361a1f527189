/** What can be opened: a new level, files of the user, and the shipped levels. */
import { useState } from "preact/hooks";
import { NEW_LEVEL, projectOfTexts } from "../document/opened.js";
import { Project } from "../document/project.js";
import { description, roomCount, SHIPPED_LEVELS, shippedProject } from "../document/shipped.js";
import type { Studio } from "../studio.js";
import { useStudio } from "../view/use-studio.js";
import { Dialog } from "./dialog.js";
import { Lessons } from "./lessons.js";
import type { Folder } from "./folder.js";

export function Opening({ close }: { close: () => void }) {
  const studio = useStudio();
  const [note, setNote] = useState("");
  const [isLearning, setLearning] = useState(false);
  const open = async (files: readonly File[]): Promise<void> => {
    if (await openFiles(studio, files)) {
      close();
    } else {
      setNote("None of these files is a level: a level has rooms.");
    }
  };
  if (isLearning) {
    return <Lessons close={close} />;
  }
  return (
    <Dialog title="Open a level" close={close} class="wide opening">
      <div class="bar opening-bar">
        <button
          class="primary"
          onClick={() => {
            studio.open(new Project({ "graphs/my-dungeon.yaml": NEW_LEVEL }, "graphs/my-dungeon.yaml"));
            close();
          }}
        >
          New level
        </button>
        <label class="file-button">
          Open files …
          <input type="file" multiple accept=".yaml,.yml" onChange={(event) => void open([...(event.currentTarget.files ?? [])])} />
        </label>
        <button onClick={() => setLearning(true)}>Your first dungeon in ten minutes</button>
        <span class="note">A level and its templates together; or drop them anywhere on the page. {note}</span>
      </div>
      {studio.folder && <FolderLevels studio={studio} folder={studio.folder} close={close} />}
      {studio.folder && <h3>Shipped with Undercroft</h3>}
      <ul class="levels">
        {SHIPPED_LEVELS.map((path) => (
          <li key={path}>
            <button
              onClick={() => {
                studio.open(shippedProject(path));
                close();
              }}
            >
              <b>{path.replace(/^graphs\/|\.yaml$/g, "")}</b>
              <span class="count">{roomCount(path)} rooms</span>
              <span class="about">{description(path)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function FolderLevels({ studio, folder, close }: { studio: Studio; folder: Folder; close: () => void }) {
  return (
    <>
      <h3>In {folder.name}</h3>
      <ul class="levels">
        {folder.levels().map((path) => (
          <li key={path}>
            <button
              onClick={() => {
                studio.open(folder.open(path));
                close();
              }}
            >
              <b>{path.replace(/\.yaml$/, "")}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens files of the user; false where none is a level. */
export async function openFiles(studio: Studio, files: readonly File[]): Promise<boolean> {
  const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  const project = projectOfTexts(texts);
  if (project) {
    studio.open(project);
  }
  return project !== undefined;
}
