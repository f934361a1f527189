/** What can be taken away: the layout in every format, a picture, a page, the level's files, and a link that carries the level. */
import { useEffect, useState } from "preact/hooks";
import type { Appearance, Format } from "../../../engine/src/index.js";
import { download } from "../shell/download.js";
import type { Studio } from "../studio.js";
import { useStudio } from "./use-studio.js";

const ABOUT: Record<string, string> = {
  json: "For your game: everything the program knows of the layout",
  svg: "A picture that stays sharp at any size",
  png: "A picture for anywhere",
  html: "One page to send around, with everything in it",
  ascii: "A drawing in letters",
  undercroft: "The same, with the extension that Unity imports",
  tscn: "A scene for Godot 4",
  tmx: "A map for Tiled",
  tmj: "A map for Tiled, as JSON",
  ldtk: "A project for LDtk",
  csv: "The cells as a table",
  uvtt: "A map for virtual tabletops, with walls and doors",
  "edgar-legacy": "JSON as Edgar for .NET writes it",
};

const THEMES = ["light", "dark", "parchment"] as const;

export function OutView() {
  const studio = useStudio();
  const { picture } = studio;
  const [formats, setFormats] = useState<Format[]>([]);
  const [look, setLook] = useState<Appearance>({ theme: "parchment", grid: true, mission: false });
  const [note, setNote] = useState("");
  const preview = usePreview(studio, look);
  useEffect(() => {
    studio.engine.formats().then(setFormats, (error: unknown) => console.error(error));
  }, [studio]);

  const write = async (format: Format): Promise<void> => {
    const answer = await studio.background.export(picture!.json, format.name, look);
    if (answer.status === "ok") {
      answer.files.forEach((file) => download(file.name, file.bytes));
      setNote([`${answer.files.map((file) => file.name).join(", ")} written.`, ...answer.notes].join(" "));
    } else {
      setNote(answer.status === "refused" ? answer.reason : answer.diagnostics.map((diagnostic) => diagnostic.text).join(" "));
    }
  };
  const copyLink = async (): Promise<void> => {
    const link = await studio.link();
    try {
      await navigator.clipboard.writeText(link);
      setNote(`The link is on the clipboard: ${link.length} characters with the whole level in it.`);
    } catch {
      location.hash = new URL(link).hash;
      setNote("The link is in the address line, with the whole level in it.");
    }
  };
  const saveFiles = (): void => {
    for (const name of studio.project.names()) {
      download(name.split("/").at(-1)!, studio.project.text(name), "text/yaml");
    }
    setNote("The level and its templates are written.");
  };

  return (
    <section class="view out-view" aria-label="Out">
      <div class="out">
        <div class="out-side">
          <h2>Share</h2>
          <div class="bar">
            <button class="primary" onClick={() => void copyLink()}>
              Copy a link with the level
            </button>
            <button onClick={saveFiles}>Save the YAML files</button>
          </div>
          <h2>Look</h2>
          <div class="bar look">
            <span class="buttons" role="group" aria-label="Theme">
              {THEMES.map((theme) => (
                <button key={theme} aria-pressed={look.theme === theme} onClick={() => setLook({ ...look, theme })}>
                  {theme}
                </button>
              ))}
            </span>
            <label class="check">
              <input type="checkbox" checked={look.grid} onChange={(event) => setLook({ ...look, grid: event.currentTarget.checked })} /> Grid
            </label>
            <label class="check">
              <input type="checkbox" checked={look.mission} onChange={(event) => setLook({ ...look, mission: event.currentTarget.checked })} /> Way
            </label>
          </div>
          <h2>Write the layout</h2>
          <ul class="formats">
            {formats.map((format) => (
              <li key={format.name}>
                <button disabled={!picture} onClick={() => void write(format)}>
                  {format.name}
                </button>
                <span>{ABOUT[format.name] ?? `A file ${format.suffix}`}</span>
              </li>
            ))}
          </ul>
          <p class="note" role="status">
            {note}
          </p>
        </div>
        <div class="preview" role="img" aria-label="The picture of the layout">
          {preview ? <img src={preview} alt="" /> : <p class="hint-text">There is no layout to draw yet.</p>}
        </div>
      </div>
    </section>
  );
}

/** The program's own picture of the layout, as an address of an image. */
function usePreview(studio: Studio, look: Appearance): string | undefined {
  const [address, setAddress] = useState<string | undefined>(undefined);
  const { picture } = studio;
  useEffect(() => {
    if (!picture) {
      setAddress(undefined);
      return;
    }
    let isCurrent = true;
    let url: string | undefined;
    const load = async (): Promise<void> => {
      const answer = await studio.background.export(picture.json, "svg", look);
      if (isCurrent && answer.status === "ok") {
        url = URL.createObjectURL(new Blob([answer.files[0]!.bytes as BlobPart], { type: "image/svg+xml" }));
        setAddress(url);
      }
    };
    load().catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
      if (url) {
        URL.revokeObjectURL(url);
      }
    };
  }, [picture, look]);
  return address;
}
