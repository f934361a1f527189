/**
 * Edits of YAML text where it stands. An edit becomes the smallest changes of the text, found by the source ranges of the parsed document;
 * so comments, order, quotes and spacing of everything else stay as they are.
 */
import { isAlias, isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Document, Node, Pair, ParsedNode, Scalar, YAMLMap, YAMLSeq } from "yaml";

/** Replaces `text.slice(from, to)` by `insert`. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** Keys of mappings and indexes of lists, from the top of the document. */
export type Path = readonly (string | number)[];

/** What can be written: what JSON can hold. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** Applies changes that do not overlap, all relative to the text before. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let result = "";
  let position = 0;
  for (const change of ordered(changes)) {
    result += text.slice(position, change.from) + change.insert;
    position = change.to;
  }
  return result + text.slice(position);
}

/** The changes that take `applyChanges(text, changes)` back to `text`. */
export function invertChanges(text: string, changes: readonly Change[]): Change[] {
  let shift = 0;
  return ordered(changes).map((change) => {
    const from = change.from + shift;
    shift += change.insert.length - (change.to - change.from);
    return { from, to: from + change.insert.length, insert: text.slice(change.from, change.to) };
  });
}

function ordered(changes: readonly Change[]): Change[] {
  return [...changes].sort((a, b) => a.from - b.from || a.to - b.to);
}

/** One text with its parsed document. */
export class Source {
  readonly document: Document.Parsed;

  constructor(readonly text: string) {
    this.document = parseDocument(text, { keepSourceTokens: true, uniqueKeys: false, strict: false });
  }

  /** The node at a path, through aliases. */
  node(path: Path): Node | undefined {
    let node: unknown = this.document.contents;
    for (const step of path) {
      const inner = this.resolved(node);
      if (isMap(inner)) {
        node = pairOf(inner, step)?.value;
      } else if (isSeq(inner)) {
        node = inner.items[Number(step)];
      } else {
        return undefined;
      }
    }
    return (node ?? undefined) as Node | undefined;
  }

  /** The plain value at a path. */
  value(path: Path = []): unknown {
    const node = this.node(path);
    return node === undefined ? undefined : node.toJS(this.document);
  }

  /** The start of what stands at a path: of its key in a mapping. */
  position(path: Path): number | undefined {
    const last = path.at(-1);
    if (last === undefined) {
      return 0;
    }
    const parent = this.resolved(this.node(path.slice(0, -1)));
    if (isMap(parent)) {
      return rangeOf(pairOf(parent, last)?.key as Node | undefined)?.[0];
    }
    return isSeq(parent) ? rangeOf(parent.items[Number(last)] as Node)?.[0] : undefined;
  }

  /** The range of the value at a path, without trailing blanks. */
  range(path: Path): { from: number; to: number } | undefined {
    const node = this.node(path);
    return node && node.range ? { from: node.range[0], to: this.contentEnd(node) } : undefined;
  }

  /** Sets the value at a path; what is missing on the way is written, too. */
  set(path: Path, value: Value): Change[] {
    const last = path.at(-1);
    if (last === undefined) {
      return [{ from: 0, to: this.text.length, insert: this.blockText(value, "") + this.eol }];
    }
    const parentPath = path.slice(0, -1);
    const parent = this.node(parentPath);
    if (isMap(parent)) {
      const pair = pairOf(parent, last);
      return pair ? this.replaceValue(parent, pair, value) : this.addPair(parent, String(last), value);
    }
    if (isSeq(parent)) {
      const item = parent.items[Number(last)] as Node | undefined;
      return item ? [this.replaceNode(item, this.flowText(value))] : this.append(parentPath, value);
    }
    const inner: Value = typeof last === "number" ? [value] : { [last]: value };
    if (parentPath.length === 0) {
      const end = this.text.length;
      const lead = end > 0 && !this.text.endsWith("\n") ? this.eol : "";
      return [{ from: end, to: end, insert: lead + this.blockText(inner, "") + this.eol }];
    }
    return this.set(parentPath, inner);
  }

  /** Appends to the list at a path, which is written if it is missing. */
  append(path: Path, value: Value): Change[] {
    const list = this.node(path);
    if (!isSeq(list)) {
      return this.set(path, [value]);
    }
    if (list.flow) {
      return [this.addFlowItem(list, this.flowText(value))];
    }
    const last = list.items.at(-1) as Node;
    const end = this.lineEnd(this.contentEnd(last));
    const dash = this.dashBefore(last);
    return [{ from: end, to: end, insert: `${this.eol}${this.indentAt(dash)}- ${this.flowText(value)}` }];
  }

  /** Deletes what stands at a path, with its lines in block style; a comment at the end of such a line goes with it. */
  remove(path: Path): Change[] {
    const last = path.at(-1);
    const parent = this.node(path.slice(0, -1));
    if (isMap(parent)) {
      const index = parent.items.findIndex((pair) => keyText(pair) === String(last));
      return index < 0 ? [] : this.removeItem(path.slice(0, -1), parent, index);
    }
    if (isSeq(parent) && parent.items[Number(last)] !== undefined) {
      return this.removeItem(path.slice(0, -1), parent, Number(last));
    }
    return [];
  }

  /** Writes a key anew. */
  renameKey(path: Path, key: string): Change[] {
    const parent = this.node(path.slice(0, -1));
    const pair = isMap(parent) ? pairOf(parent, path.at(-1) as string) : undefined;
    const range = rangeOf(pair?.key as Node | undefined);
    return range ? [{ from: range[0], to: range[1], insert: scalarText(key) }] : [];
  }

  /** Replaces a scalar or flow value by another text. */
  replaceNode(node: Node, insert: string): Change {
    return { from: node.range![0], to: this.contentEnd(node), insert };
  }

  /** A value on one line, as the shipped files are written: `[[0,0], [0,5]]`, `{ type: boss }`. */
  flowText(value: Value): string {
    if (Array.isArray(value)) {
      const isPoint = value.length === 2 && value.every((item) => typeof item === "number");
      return `[${value.map((item) => this.flowText(item)).join(isPoint ? "," : ", ")}]`;
    }
    if (value !== null && typeof value === "object") {
      const entries = Object.entries(value).map(([key, item]) =>
        item === null ? `${scalarText(key)}:` : `${scalarText(key)}: ${this.flowText(item)}`,
      );
      return entries.length ? `{ ${entries.join(", ")} }` : "{}";
    }
    return scalarText(value);
  }

  /** A value as it stands below its key in block style. */
  private blockText(value: Value, indent: string): string {
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      return Object.entries(value)
        .map(([key, item]) => `${indent}${scalarText(key)}:${this.afterColon(item, indent, indent === "")}`)
        .join(this.eol);
    }
    if (Array.isArray(value)) {
      return value.map((item) => `${indent}- ${this.flowText(item)}`).join(this.eol);
    }
    return indent + scalarText(value);
  }

  /** The value of a key, from the colon on. `isSection`: mappings and lists of mappings below the top get lines of their own. */
  private afterColon(value: Value, indent: string, isSection: boolean): string {
    if (value === null) {
      return "";
    }
    if (typeof value === "string" && value.includes("\n")) {
      return ` |${this.drawingLines(value, `${indent}  `)}`;
    }
    const hasLines = isSection && typeof value === "object" && !isShort(value);
    return hasLines ? this.eol + this.blockText(value, `${indent}  `) : ` ${this.flowText(value)}`;
  }

  private drawingLines(value: string, indent: string): string {
    return value
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => this.eol + indent + line)
      .join("");
  }

  private replaceValue(map: YAMLMap, pair: Pair, value: Value): Change[] {
    const node = pair.value as Scalar | null;
    const colon = this.text.indexOf(":", rangeOf(pair.key as Node)![1]);
    const isFlow = map.flow === true;
    const indent = this.indentAt(rangeOf(pair.key as Node)![0]);
    if (!node || !node.range || (isScalar(node) && node.range[0] === node.range[1])) {
      const text = isFlow ? (value === null ? "" : ` ${this.flowText(value)}`) : this.afterColon(value, indent, indent === "");
      return [{ from: colon + 1, to: colon + 1, insert: text }];
    }
    const end = this.contentEnd(node);
    const isBlockText = isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");
    const writesLines = typeof value === "string" && value.includes("\n") && !isFlow;
    if (isBlockText && writesLines) {
      const headerEnd = this.lineEnd(node.range[0]);
      const header = this.text.slice(node.range[0], headerEnd);
      if (/^\|(\s|$)/.test(header)) {
        const content = this.text.slice(headerEnd, end);
        const inner = /^(?:\r?\n)+([ ]+)/.exec(content)?.[1] ?? `${indent}  `;
        return [{ from: headerEnd, to: Math.max(headerEnd, end), insert: this.drawingLines(value as string, inner) }];
      }
    }
    const gap = this.text.slice(colon + 1, node.range[0]);
    const from = gap.trim() === "" ? colon + 1 : node.range[0];
    const text = isFlow
      ? value === null ? "" : ` ${this.flowText(value)}`
      : this.afterColon(value, indent, false);
    return [{ from, to: end, insert: from === node.range[0] ? text.trimStart() : text }];
  }

  private addPair(map: YAMLMap, key: string, value: Value): Change[] {
    if (map.flow) {
      const text = value === null ? `${scalarText(key)}:` : `${scalarText(key)}: ${this.flowText(value)}`;
      return [this.addFlowItem(map, text)];
    }
    const first = rangeOf(map.items[0]!.key as Node)![0];
    const indent = " ".repeat(this.columnOf(first));
    const end = this.lineEnd(this.itemEnd(map.items.at(-1)!));
    const text = `${indent}${scalarText(key)}:${this.afterColon(value, indent, indent === "")}`;
    const gap = indent === "" && typeof value === "object" && value !== null && !isShort(value) ? this.eol : "";
    return [{ from: end, to: end, insert: `${this.eol}${gap}${text}` }];
  }

  private addFlowItem(collection: YAMLMap | YAMLSeq, text: string): Change {
    const last = collection.items.at(-1) as Pair | Node | undefined;
    if (last === undefined) {
      const range = collection.range!;
      const isMapping = isMap(collection);
      return { from: range[0], to: this.contentEnd(collection), insert: isMapping ? `{ ${text} }` : `[${text}]` };
    }
    const end = this.itemEnd(last);
    return { from: end, to: end, insert: `, ${text}` };
  }

  private removeItem(path: Path, collection: YAMLMap | YAMLSeq, index: number): Change[] {
    const items = collection.items as (Pair | Node)[];
    if (items.length === 1 && path.length > 0) {
      return this.removeOnly(path, collection);
    }
    const item = items[index]!;
    const start = this.itemStart(item);
    if (collection.flow) {
      return [
        index + 1 < items.length
          ? { from: start, to: this.itemStart(items[index + 1]!), insert: "" }
          : index > 0
            ? { from: this.itemEnd(items[index - 1]!), to: this.itemEnd(item), insert: "" }
            : { from: start, to: this.itemEnd(item), insert: "" },
      ];
    }
    const begin = this.lineStart(isSeq(collection) ? this.dashBefore(item as Node) : start);
    return [{ from: begin, to: this.nextLine(this.itemEnd(item)), insert: "" }];
  }

  /** Deletes the only entry of a collection: an empty one stays in flow style, none in block style. */
  private removeOnly(path: Path, collection: YAMLMap | YAMLSeq): Change[] {
    const parent = this.node(path.slice(0, -1));
    const pair = isMap(parent) ? pairOf(parent, path.at(-1)!) : undefined;
    const isRoom = path.length === 2 && path[0] === "rooms";
    const empty = isMap(collection) ? "{}" : "[]";
    if (!pair) {
      return [this.replaceNode(collection, empty)];
    }
    const colon = this.text.indexOf(":", rangeOf(pair.key as Node)![1]);
    const inner = this.text.slice(colon + 1, collection.range![0]);
    const from = inner.trim() === "" ? colon + 1 : collection.range![0];
    return [{ from, to: this.contentEnd(collection), insert: isRoom ? "" : ` ${empty}` }];
  }

  private itemStart(item: Pair | Node): number {
    return isPairItem(item) ? rangeOf(item.key as Node)![0] : rangeOf(item)![0];
  }

  private itemEnd(item: Pair | Node): number {
    if (!isPairItem(item)) {
      return this.contentEnd(item);
    }
    const value = item.value as Node | null;
    const keyEnd = rangeOf(item.key as Node)![1];
    if (value?.range && value.range[1] > value.range[0]) {
      return this.contentEnd(value);
    }
    const colon = /^\s*:/.exec(this.text.slice(keyEnd));
    return colon ? keyEnd + colon[0].length : keyEnd;
  }

  private contentEnd(node: Node): number {
    let end = node.range![1];
    while (end > node.range![0] && /\s/.test(this.text[end - 1]!)) {
      end--;
    }
    return end;
  }

  private dashBefore(node: Node): number {
    return this.text.lastIndexOf("-", node.range![0] - 1);
  }

  private columnOf(position: number): number {
    return position - this.lineStart(position);
  }

  private lineStart(position: number): number {
    return this.text.lastIndexOf("\n", position - 1) + 1;
  }

  /** The end of the line, before its line break. */
  private lineEnd(position: number): number {
    const end = this.text.indexOf("\n", position);
    if (end < 0) {
      return this.text.length;
    }
    return this.text[end - 1] === "\r" && end > position ? end - 1 : end;
  }

  private nextLine(position: number): number {
    const end = this.text.indexOf("\n", position);
    return end < 0 ? this.text.length : end + 1;
  }

  private indentAt(position: number): string {
    return /^[ ]*/.exec(this.text.slice(this.lineStart(position), position))![0];
  }

  private get eol(): string {
    return this.text.includes("\r\n") ? "\r\n" : "\n";
  }

  private resolved(node: unknown): unknown {
    return isAlias(node) ? node.resolve(this.document) : node;
  }
}

/** Text as a scalar: plain where it is read as the same text in YAML 1.1 and 1.2, otherwise in double quotes. */
export function scalarText(value: string | number | boolean | null): string {
  if (value === null) {
    return "~";
  }
  if (typeof value !== "string") {
    return String(value);
  }
  const isPlain = /^[\p{L}_/][\p{L}\p{N}_ ./()'+-]*$/u.test(value) && !value.endsWith(" ");
  const isWord = /^(true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return isPlain && !isWord ? value : JSON.stringify(value);
}

function isShort(value: Value): boolean {
  if (Array.isArray(value)) {
    return value.every((item) => item === null || typeof item !== "object");
  }
  return value === null || typeof value !== "object" || Object.keys(value).length === 0;
}

function pairOf(map: YAMLMap, key: string | number): Pair | undefined {
  return map.items.find((pair) => keyText(pair) === String(key));
}

/** The key of a pair as text: numbers are read as text, as the program does. */
export function keyText(pair: Pair): string {
  const key = pair.key as Scalar | null;
  return isScalar(key) ? (typeof key.value === "string" ? key.value : (key.source ?? String(key.value))) : String(key);
}

function isPairItem(item: Pair | Node): item is Pair {
  return "key" in item;
}

function rangeOf(node: Node | null | undefined): [number, number] | undefined {
  const range = (node as ParsedNode | null | undefined)?.range;
  return range ? [range[0], range[1]] : undefined;
}
