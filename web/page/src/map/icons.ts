/** Small signs of maps, drawn in a box of 10 by 10 units around their middle. */

const SIGNS: Record<string, string> = {
  key: `<circle cx="-2.4" cy="0" r="2.1" class="hollow"/><path d="M-.4 0H4.4V2M2.2 0V1.6" class="line"/>`,
  lock: `<path d="M-1.7 -.6V-2A1.7 1.7 0 0 1 1.7 -2V-.6" class="line"/><rect x="-2.6" y="-.8" width="5.2" height="4.2" rx=".8" class="solid"/>`,
  entrance: `<path d="M-4 4H4M-4 4V1.4H-1.4V-1.2H1.2V-3.8H4V4" class="line"/>`,
  exit: `<path d="M4 4H-4M4 4V1.4H1.4V-1.2H-1.2V-3.8H-4V4" class="line"/>`,
  boss: `<path d="M-3.2 -.6A3.2 3.2 0 0 1 3.2 -.6C3.2 .8 2.3 1.2 2 1.8V3.6H-2V1.8C-2.3 1.2 -3.2 .8 -3.2 -.6Z" class="line"/><circle cx="-1.2" cy="-.4" r=".8" class="solid"/><circle cx="1.2" cy="-.4" r=".8" class="solid"/>`,
  treasure: `<path d="M-4 -.4A2.6 2.6 0 0 1 -1.6 -3H1.6A2.6 2.6 0 0 1 4 -.4V3.2H-4Z M-4 -.4H4" class="line"/><rect x="-.9" y="-1" width="1.8" height="1.9" class="solid"/>`,
  shrine: `<path d="M0 -4V4M-2.6 -1.6H2.6" class="line"/>`,
  guard: `<path d="M-3.2 -3.4H3.2V0C3.2 2 1.4 3.6 0 4.2C-1.4 3.6 -3.2 2 -3.2 0Z" class="line"/>`,
  trap: `<path d="M0 -3.8L4 3.4H-4Z" class="line"/><path d="M0 -1.4V1.2M0 2.2V2.4" class="line"/>`,
  shop: `<circle cx="0" cy="0" r="3.4" class="line"/><path d="M1.2 -1.6H-.6A.8 .8 0 0 0 -.6 0H.6A.8 .8 0 0 1 .6 1.6H-1.2" class="line"/>`,
  secret: `<path d="M-3.6 0S-1.8 -2.6 0 -2.6 3.6 0 3.6 0 1.8 2.6 0 2.6 -3.6 0 -3.6 0Z" class="line"/><circle cx="0" cy="0" r="1" class="solid"/>`,
  rest: `<path d="M0 -4C2.6 -1.4 3 0 3 1A3 3 0 0 1 -3 1C-3 0 -1.6 -.8 0 -4Z" class="line"/>`,
  save: `<path d="M0 -4L1.1 -1.1L4 0L1.1 1.1L0 4L-1.1 1.1L-4 0L-1.1 -1.1Z" class="line"/>`,
  lever: `<path d="M-3 3.4H3M0 3.4L2.4 -2.2" class="line"/><circle cx="2.7" cy="-2.8" r="1.2" class="solid"/>`,
  puzzle: `<path d="M-3.4 -3.4H-.8A1 1 0 1 1 1 -3.4H3.4V-1A1 1 0 1 0 3.4 .9V3.4H-3.4Z" class="line"/>`,
  item: `<path d="M0 -3.6L3.2 0L0 3.6L-3.2 0Z" class="solid"/>`,
};

export function hasSign(name: string): boolean {
  return name.toLowerCase() in SIGNS;
}

/** A sign as SVG. */
export function sign(name: string, x: number, y: number, scale = 1, extra = ""): string {
  return `<g class="sign" transform="translate(${x} ${y}) scale(${scale})" ${extra}>${SIGNS[name.toLowerCase()] ?? SIGNS["item"]}</g>`;
}
