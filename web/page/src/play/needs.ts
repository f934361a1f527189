/** What a connection needs, in the syntax of layouts: `lamp & (bomb | hammer) & 3 orb & sluice=low`. */

/** What needs are asked of. */
export interface Holdings {
  count(item: string): number;
  state(name: string): string;
}

export type Needs = (holdings: Holdings) => boolean;

/**
 * Reads needs.
 *
 * @param text as in a layout; "" needs nothing
 */
export function parseNeeds(text: string): Needs {
  const tokens = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|[&|()=]|[^\s&|()="]+/g)].map((match) => ({
    text: match[1] !== undefined ? match[1].replace(/\\(.)/g, "$1") : match[0],
    isSign: match[1] === undefined && /^[&|()=]$/.test(match[0]),
    isQuoted: match[1] !== undefined,
  }));
  let at = 0;
  const isNext = (sign: string): boolean => tokens[at]?.isSign === true && tokens[at]!.text === sign;

  const any = (): Needs => {
    const parts = [all()];
    while (isNext("|")) {
      at++;
      parts.push(all());
    }
    return (holdings) => parts.some((part) => part(holdings));
  };
  const all = (): Needs => {
    const parts = [one()];
    while (isNext("&")) {
      at++;
      parts.push(one());
    }
    return (holdings) => parts.every((part) => part(holdings));
  };
  const one = (): Needs => {
    if (isNext("(")) {
      at++;
      const inner = any();
      at++;
      return inner;
    }
    const first = tokens[at++];
    if (!first) {
      return () => true;
    }
    if (isNext("=")) {
      const state = tokens[at + 1]?.text ?? "";
      at += 2;
      return (holdings) => holdings.state(first.text) === state;
    }
    const next = tokens[at];
    if (!first.isQuoted && /^\d+$/.test(first.text) && next && !next.isSign) {
      at++;
      return (holdings) => holdings.count(next.text) >= Number(first.text);
    }
    return (holdings) => holdings.count(first.text) >= 1;
  };
  return tokens.length === 0 ? () => true : any();
}
