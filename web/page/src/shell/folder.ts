/** The folder of `./undercroft studio`: its levels are opened, written as they change, and followed as others change them. */
import { broughtIn, difference } from "../document/merge.js";
import { Project } from "../document/project.js";

interface Stored {
  path: string;
  version: string;
  text: string;
}

interface Listing {
  folder: string;
  revision: string;
  files: Stored[];
}

/** Where the server has its files, relative to the page. */
const FILES = "api/files";

/** A change is written this long after it, in milliseconds. */
const WRITE_AFTER = 300;

/** After a failure the server is asked again this much later, in milliseconds. */
const RETRY_AFTER = 3000;

export type FolderState = "saved" | "saving" | "unreachable" | "conflict";

export class Folder {
  state: FolderState = "saved";
  /** A file that was changed here and on disk in the same place. */
  conflict: { path: string; theirs: string; version: string } | undefined;
  private project: Project | undefined;
  private unsubscribe: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWriting = false;
  private readonly stored: Map<string, Stored>;

  private constructor(
    readonly name: string,
    private revision: string,
    files: readonly Stored[],
    private readonly changed: () => void,
  ) {
    this.stored = new Map(files.map((file) => [file.path, file]));
  }

  /** Finds the folder that the page is served for; undefined where it is served without one. */
  static async find(changed: () => void): Promise<Folder | undefined> {
    if (!location.protocol.startsWith("http")) {
      return undefined;
    }
    const response = await fetch(FILES).catch(() => undefined);
    const isListing = response?.ok && (response.headers.get("content-type") ?? "").includes("json");
    if (!isListing) {
      return undefined;
    }
    const listing = (await response.json()) as Listing;
    const folder = new Folder(listing.folder, listing.revision, listing.files, changed);
    void folder.watch();
    return folder;
  }

  /** The paths of files with rooms. */
  levels(): string[] {
    return [...this.stored.values()].filter((file) => /^rooms\s*:/m.test(file.text)).map((file) => file.path);
  }

  text(path: string): string {
    return this.stored.get(path)?.text ?? "";
  }

  /** A level with the files of templates beside it and in ../room-templates. */
  open(level: string): Project {
    const folder = level.includes("/") ? level.slice(0, level.lastIndexOf("/") + 1) : "";
    const above = folder.replace(/[^/]+\/$/, "");
    const places = [folder, ...(folder === "" ? [] : [`${above}room-templates/`])];
    const files = [...this.stored.values()].filter((file) => {
      const isNear = places.some((place) => file.path.startsWith(place) && !file.path.slice(place.length).includes("/"));
      return file.path === level || (isNear && /^templates\s*:\s*(#.*)?$/m.test(file.text));
    });
    files.sort((a, b) => Number(b.path === level) - Number(a.path === level));
    return new Project(Object.fromEntries(files.map((file) => [file.path, file.text])), level);
  }

  /** Writes changes of a project from now on. A project that did not come from the folder is not written. */
  follow(project: Project): void {
    this.unsubscribe();
    this.project = project;
    this.unsubscribe = project.subscribe(() => this.soon());
    this.tell("saved");
  }

  /** Whether the project that is open belongs to the folder. */
  get isFollowed(): boolean {
    return this.project !== undefined && this.stored.has(this.project.level);
  }

  /** Ends a conflict: the file on disk is overwritten, or takes the place of what is here. */
  resolve(keep: "mine" | "theirs"): void {
    const { conflict, project } = this;
    if (!conflict || !project) {
      return;
    }
    this.conflict = undefined;
    this.stored.set(conflict.path, { path: conflict.path, version: conflict.version, text: conflict.theirs });
    if (keep === "theirs") {
      project.apply([{ file: conflict.path, changes: [difference(project.text(conflict.path), conflict.theirs)] }], "disk");
    }
    this.soon();
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), WRITE_AFTER);
    this.tell("saving");
  }

  private async write(): Promise<void> {
    const { project } = this;
    if (!project || this.isWriting || this.conflict || !this.isFollowed) {
      return;
    }
    this.isWriting = true;
    try {
      for (const path of project.names()) {
        const known = this.stored.get(path);
        const text = project.text(path);
        if (known && known.text !== text) {
          await this.writeFile(project, known, text);
        }
      }
      const isDone = project.names().every((path) => (this.stored.get(path)?.text ?? project.text(path)) === project.text(path));
      this.tell(this.conflict ? "conflict" : isDone ? "saved" : "saving");
      if (!isDone && !this.conflict) {
        this.soon();
      }
    } catch {
      this.tell("unreachable");
      this.timer = setTimeout(() => void this.write(), RETRY_AFTER);
    } finally {
      this.isWriting = false;
    }
  }

  private async writeFile(project: Project, known: Stored, text: string): Promise<void> {
    const address = `${FILES}/${known.path.split("/").map(encodeURIComponent).join("/")}`;
    const response = await fetch(address, { method: "PUT", headers: { "If-Match": known.version }, body: text });
    if (response.status === 412) {
      const now = (await response.json()) as Partial<Stored>;
      this.takeIn(project, { path: known.path, version: now.version ?? "", text: now.text ?? "" });
      return;
    }
    if (!response.ok) {
      throw new Error(`The server answers ${response.status}.`);
    }
    const { version } = (await response.json()) as { version: string };
    this.stored.set(known.path, { path: known.path, version, text });
  }

  /** Takes in a file that somebody else has changed. */
  private takeIn(project: Project, now: Stored): void {
    const known = this.stored.get(now.path);
    if (!known || known.version === now.version) {
      return;
    }
    const change = broughtIn(known.text, project.text(now.path), now.text);
    if (change) {
      this.stored.set(now.path, now);
      project.apply(change.insert === "" && change.from === change.to ? [] : [{ file: now.path, changes: [change] }], "disk");
    } else {
      this.conflict = { path: now.path, theirs: now.text, version: now.version };
      this.tell("conflict");
    }
  }

  private async watch(): Promise<void> {
    for (;;) {
      try {
        const response = await fetch(`${FILES}?after=${encodeURIComponent(this.revision)}`);
        if (response.status === 200) {
          this.changedOnDisk((await response.json()) as Listing);
        } else if (response.status !== 204) {
          throw new Error(`The server answers ${response.status}.`);
        }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
      }
    }
  }

  private changedOnDisk(listing: Listing): void {
    this.revision = listing.revision;
    for (const file of listing.files) {
      const isOpen = this.project?.has(file.path) === true && this.isFollowed;
      if (!this.stored.has(file.path) || !isOpen) {
        this.stored.set(file.path, file);
      } else if (!this.isWriting && !this.conflict) {
        this.takeIn(this.project!, file);
      }
    }
    this.changed();
  }

  private tell(state: FolderState): void {
    this.state = state;
    this.changed();
  }
}
