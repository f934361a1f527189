import type { Change } from "./source.js";

/** The one stretch in which two texts differ, as a change of the first. */
export function difference(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) {
    start++;
  }
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) {
    end++;
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/**
 * Brings in what was changed elsewhere.
 *
 * @param base what both began with
 * @returns the change of `mine` that brings in `theirs`; undefined where both changed the same stretch
 */
export function broughtIn(base: string, mine: string, theirs: string): Change | undefined {
  const own = difference(base, mine);
  const other = difference(base, theirs);
  if (other.from === other.to && other.insert === "") {
    return { from: 0, to: 0, insert: "" };
  }
  const shift = own.insert.length - (own.to - own.from);
  if (other.to < own.from) {
    return other;
  }
  return other.from > own.to ? { ...other, from: other.from + shift, to: other.to + shift } : undefined;
}
