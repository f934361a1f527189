/** Advice of the program, in words, as edits: what one click can apply. */
import { setConnection, setRoom, setValue, together } from "./level-edits.js";
import type { Edit } from "./level-edits.js";
import type { LevelModel } from "./level-model.js";
import type { Value } from "./source.js";

/** The edit that a sentence of advice asks for; undefined where it leaves a choice to the designer. */
export function adviceEdit(sentence: string, model: LevelModel): Edit | undefined {
  for (const [pattern, edit] of FORMS) {
    const match = pattern.exec(sentence);
    const made = match && edit(match.slice(1), model);
    if (made) {
      return made;
    }
  }
  return undefined;
}

type Form = [RegExp, (words: string[], model: LevelModel) => Edit | undefined];

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3 };

const FORMS: Form[] = [
  [
    /^(one|\d+) more (.+) in (.+?)(?: or before it)? suffices?$/,
    ([count, item, room], model) => holdMore(model, room!, item!, NUMBERS[count!] ?? Number(count)),
  ],
  [/^put (.+) into a room, such as (.+)$/, ([item, room], model) => holdMore(model, room!, item!, 1)],
  [
    /^let the bar of (.+) be opened from (.+)$/,
    ([name, room], model) => {
      const index = connectionNamed(model, name!);
      return index < 0 ? undefined : setConnection(index, "opens", model.connections[index]!.from === room ? "from" : "to");
    },
  ],
  [
    /^let (.+) be passed both ways$/,
    ([name], model) => {
      const index = connectionNamed(model, name!);
      return index < 0 ? undefined : setConnection(index, "oneWay", undefined);
    },
  ],
  [
    /^let (.+) be turned in (.+) too$/,
    ([name, room], model) => (hasRoom(model, room!) ? setRoom(room!, "turns", name!) : undefined),
  ],
  [
    /^swap (.+) in (.+) and (.+) in (.+)$/,
    ([first, here, second, there], model) => {
      const [a, b] = [held(model, here!), held(model, there!)];
      return a && b
        ? together(
            setRoom(here!, "holds", written(replaced(a, first!, second!))),
            setRoom(there!, "holds", written(replaced(b, second!, first!))),
          )
        : undefined;
    },
  ],
  [
    /write the connection (.+?) as \{ from: .+?, to: .+?, corridor: \[([^\]]+)\]/,
    ([name, templates], model) => {
      const index = connectionNamed(model, name!);
      const isKnown = index >= 0 && templates !== "NAME";
      return isKnown ? setConnection(index, "corridor", templates!.split(", ")) : undefined;
    },
  ],
  [
    /^Repeating: .+Write repeat: allow in the level's defaults/,
    () => setValue(["defaults", "repeat"], "allow"),
  ],
];

function holdMore(model: LevelModel, room: string, item: string, count: number): Edit | undefined {
  const items = held(model, room);
  return items && setRoom(room, "holds", written([...items, ...Array<string>(count).fill(item)]));
}

function held(model: LevelModel, room: string): string[] | undefined {
  return model.rooms.find((candidate) => candidate.id === room)?.holds;
}

function hasRoom(model: LevelModel, id: string): boolean {
  return model.rooms.some((room) => room.id === id);
}

function written(items: string[]): Value | undefined {
  return items.length === 0 ? undefined : items.length === 1 ? items[0]! : items;
}

function replaced(items: string[], one: string, other: string): string[] {
  const copy = [...items];
  copy[copy.indexOf(one)] = other;
  return copy;
}

/** The index of a connection by its name in messages, `gate–hall`. */
export function connectionNamed(model: LevelModel, name: string): number {
  return model.connections.findIndex((connection) => `${connection.from}–${connection.to}` === name || `${connection.to}–${connection.from}` === name);
}

/** The word that a diagnostic suggests instead. */
export function suggestedWord(text: string): string | undefined {
  return /Did you mean ("?)(.+?)\1\?/.exec(text)?.[2];
}
