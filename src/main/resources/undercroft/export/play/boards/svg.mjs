// Drawing with SVG. One unit is one cell of the board, x to the right and y down.

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Makes an element with attributes and children. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** Makes the root of a board, with room around it for what reaches beyond. */
export function boardSvg(width, height, label, margin = 0.4) {
  return svg('svg', {
    viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`,
    class: 'board',
    role: 'application',
    'aria-label': label,
    tabindex: '0',
    style: `--columns: ${width + 2 * margin}; --rows: ${height + 2 * margin}`,
  });
}

export function text(x, y, content, className) {
  return svg('text', { x, y, class: className, 'text-anchor': 'middle', 'dominant-baseline': 'central' }, content);
}

/** The points of a polyline as an attribute. */
export function points(spots) {
  return spots.map(spot => `${round(spot.x)},${round(spot.y)}`).join(' ');
}

function round(number) {
  return Math.round(number * 1000) / 1000;
}

/** The cell under a pointer, or null if it is off the board. */
export function cellUnder(root, event, width, height) {
  const place = root.createSVGPoint();
  place.x = event.clientX;
  place.y = event.clientY;
  const at = place.matrixTransform(root.getScreenCTM().inverse());
  const cell = { row: Math.floor(at.y), column: Math.floor(at.x), x: at.x, y: at.y };
  return cell.row >= 0 && cell.row < height && cell.column >= 0 && cell.column < width ? cell : null;
}

/** The row and column steps of the arrow keys. */
export const ARROWS = {
  ArrowUp: { rows: -1, columns: 0, way: 'north' },
  ArrowRight: { rows: 0, columns: 1, way: 'east' },
  ArrowDown: { rows: 1, columns: 0, way: 'south' },
  ArrowLeft: { rows: 0, columns: -1, way: 'west' },
};

/** Replaces the children of an element. */
export function fill(element, children) {
  element.replaceChildren(...children);
}
