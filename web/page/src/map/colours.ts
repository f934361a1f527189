/** Colours of types of rooms and of keys; the usual types are those of the program's pictures. */

const USUAL = ["entrance", "exit", "boss", "treasure", "key", "shop", "shrine", "guard", "trap", "secret", "rest", "save"];

/** Okabe and Ito's colours, which people with any colour blindness can tell apart. */
const KEYS = ["#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#d55e00", "#0072b2", "#b5a800"];

/** A floor by its type: a class for usual types, else a hue that depends on the name alone. */
export function floorAttributes(type: string, palette: ReadonlyMap<string, string>): string {
  const own = palette.get(type);
  if (own) {
    return `class="floor" style="fill:${own}"`;
  }
  const lower = type.toLowerCase();
  if (USUAL.includes(lower)) {
    return `class="floor type-${lower}"`;
  }
  return type === "" ? `class="floor"` : `class="floor typed" style="--hue:${hue(type)}"`;
}

/** The CSS class or colour variable of a type, for lists and forms. */
export function swatch(type: string): string {
  const lower = type.toLowerCase();
  if (type === "") {
    return "var(--floor)";
  }
  return USUAL.includes(lower) ? `var(--type-${lower})` : `hsl(${hue(type)} var(--typed-saturation) var(--typed-lightness))`;
}

export function usualTypes(): readonly string[] {
  return USUAL;
}

function hue(name: string): number {
  let hash = 0;
  for (const character of name) {
    hash = (hash * 31 + character.codePointAt(0)!) % 3600;
  }
  // The golden angle keeps names with near hashes apart.
  return Math.round((hash * 137.508) % 360);
}

/** The colour of each lock or item, in the order in which they are first named. */
export function keyColours(names: readonly string[], palette: ReadonlyMap<string, string>): Map<string, string> {
  const colours = new Map<string, string>();
  for (const name of names) {
    if (name !== "" && !colours.has(name)) {
      colours.set(name, palette.get(name) ?? KEYS[colours.size % KEYS.length]!);
    }
  }
  return colours;
}
