/** What the browser remembers: the level that was last worked on, and whether the tour was seen. */
import { Project } from "../document/project.js";

const LEVEL = "undercroft-level";
const TOUR = "undercroft-tour";

export function remember(project: Project, seed: number): void {
  try {
    localStorage.setItem(LEVEL, JSON.stringify({ level: project.level, seed, files: project.files }));
  } catch {
    // The storage is full or forbidden; the level is still in the page and can be saved as a file.
  }
}

export function remembered(): { project: Project; seed: number } | undefined {
  try {
    const text = localStorage.getItem(LEVEL);
    const stored = text === null ? undefined : (JSON.parse(text) as { level: string; seed: number; files: Record<string, string> });
    return stored && stored.files[stored.level] !== undefined ? { project: new Project(stored.files, stored.level), seed: stored.seed } : undefined;
  } catch {
    return undefined;
  }
}

export function hasSeenTour(): boolean {
  try {
    return localStorage.getItem(TOUR) !== null;
  } catch {
    return true;
  }
}

export function rememberTour(): void {
  try {
    localStorage.setItem(TOUR, "seen");
  } catch {
    // Then the tour is offered again.
  }
}
