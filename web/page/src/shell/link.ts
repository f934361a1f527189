/** A level in a link: its files, packed into what follows the #. */
import { Project } from "../document/project.js";

interface Carried {
  level: string;
  seed: number;
  files: Record<string, string>;
}

const PREFIX = "#level=";

/** A packed level must not unpack to more than this: eight times what any file of a level may be, in characters. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

export async function linkOf(project: Project, seed: number): Promise<string> {
  const carried: Carried = { level: project.level, seed, files: project.files };
  const packed = await through(new TextEncoder().encode(JSON.stringify(carried)), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of packed) {
    binary += String.fromCharCode(byte);
  }
  const text = btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return `${location.origin}${location.pathname}${PREFIX}${text}`;
}

/** The level that a link carries; undefined where it carries none that can be read. */
export async function projectOf(hash: string): Promise<{ project: Project; seed: number } | undefined> {
  if (!hash.startsWith(PREFIX)) {
    return undefined;
  }
  try {
    const binary = atob(hash.slice(PREFIX.length).replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const carried = JSON.parse(text) as Partial<Carried>;
    const files = Object.entries(carried.files ?? {}).filter(([, content]) => typeof content === "string");
    const level = String(carried.level);
    if (!files.some(([name]) => name === level)) {
      return undefined;
    }
    const seed = Number.isSafeInteger(carried.seed) && carried.seed! >= 0 ? carried.seed! : 1;
    return { project: new Project(Object.fromEntries(files), level), seed };
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length;
    if (size > MOST_CHARACTERS) {
      throw new RangeError("The link unpacks to too much.");
    }
    chunks.push(chunk.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
