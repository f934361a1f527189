// An editor for puzzles of tilt, which solves the puzzle after each change.

import { MOST_TILT_STATES, isFruit, readTilt, startTilt, tiltGame } from '../rules/tilt.mjs';
import { fewestMoves } from '../rules/search.mjs';
import { boardSvg, cellUnder, fill, svg } from './svg.mjs';
import { groundOf, hedgehogsOf, pieceOf } from './tilt.mjs';

const BRUSHES = [
  ['#', 'wall'], ['.', 'floor'], ['A', 'fruit A'], ['B', 'fruit B'], ['C', 'fruit C'], ['D', 'fruit D'], ['o', 'crate'],
  ['~', 'puddle'], ['^', 'anteater, north'], ['>', 'anteater, east'], ['v', 'anteater, south'], ['<', 'anteater, west'],
  ['z', 'hedgehog, asleep'], ['Z', 'hedgehog, awake'], ['sill', 'sill: click near the side where it can be left'],
];

/** The sides of a cell by where the pointer is. */
const SIDES = [
  { name: 'north', near: (x, y) => y }, { name: 'east', near: x => 1 - x },
  { name: 'south', near: (x, y) => 1 - y }, { name: 'west', near: x => x },
];

/** States examined before the page may react again. */
const SLICE = 400;

/**
 * Puts the editor into an element.
 *
 * @param done is called with the changed puzzle when it is to be played
 */
export function tiltEditor(element, puzzle, done) {
  let rows = puzzle.board.rows.slice();
  let sills = (puzzle.sills || []).slice();
  let solution = puzzle.solution;
  let brush = '#';
  let run = 0;
  let isPainting = false;
  const [width, height] = [rows[0].length, rows.length];
  const root = boardSvg(width, height, 'The puzzle to change', 0.4);
  const picture = svg('g', { class: 'ground' });
  root.append(picture);
  const frame = make('div', 'undercroft-puzzle kind-tilt editor');
  const verdict = make('p', 'status');
  const palette = make('div', 'palette');
  const stage = make('div', 'stage');
  const toolbar = make('div', 'toolbar');
  const source = make('textarea', 'source');
  source.readOnly = true;
  source.rows = 6;
  source.setAttribute('aria-label', 'The puzzle as a file');
  stage.append(root);
  const play = tool('play', 'Play', () => done(current()));
  toolbar.append(play, tool('cancel', 'Back', () => done(puzzle)));
  frame.append(verdict, palette, stage, toolbar, source);
  element.replaceChildren(frame);
  drawPalette();
  changed();

  function make(name, className) {
    const made = document.createElement(name);
    made.className = className;
    return made;
  }

  function tool(name, label, action) {
    const made = make('button', 'tool');
    made.type = 'button';
    made.textContent = label;
    made.dataset.name = name;
    made.addEventListener('click', action);
    return made;
  }

  function drawPalette() {
    palette.replaceChildren(...BRUSHES.map(([tile, title]) => {
      const made = tool('brush-' + tile, '', () => { brush = tile; drawPalette(); });
      made.title = title;
      made.setAttribute('aria-pressed', String(tile === brush));
      const icon = svg('svg', { viewBox: '0 0 1 1', class: 'board icon' });
      icon.append(...iconOf(tile));
      made.append(icon);
      return made;
    }));
  }

  function iconOf(tile) {
    if (tile === 'sill') {
      const sample = { sills: [{ row: 0, column: 0, way: 'north' }] };
      return [svg('g', { transform: 'translate(0 .5)' }, ...groundOf(sample, { rows: ['.'], width: 1, height: 1 }).slice(-1))];
    }
    const sample = { rows: [tile], width: 1, height: 1 };
    const pieces = tile === 'o' || isFruit(tile) ? pieceOf(tile) : [];
    return [...groundOf({}, sample), ...hedgehogsOf(sample, tile === 'Z' ? ['0 0'] : []), ...pieces];
  }

  function current() {
    const { seed, difficulty, rating, ...kept } = puzzle;
    const { solution: old, ...made } = { ...kept, board: { width, height, rows }, sills };
    return solution ? { ...made, solution } : made;
  }

  function changed() {
    const game = readTilt({ board: { rows }, sills });
    const start = startTilt(game);
    fill(picture, [
      ...groundOf({ sills }, game), ...hedgehogsOf(game, start.awake),
      ...start.pieces.map(piece => svg('g', { transform: `translate(${piece.column} ${piece.row})` }, ...pieceOf(piece.tile))),
    ]);
    solution = undefined;
    const fault = startFault(rows);
    play.disabled = fault !== '';
    source.value = JSON.stringify(current());
    if (fault) {
      run++;
      verdict.textContent = fault;
    } else {
      solve(game, start);
    }
  }

  function solve(game, start) {
    const mine = ++run;
    const work = fewestMoves(tiltGame(game), start, MOST_TILT_STATES);
    verdict.textContent = 'Solving …';
    const slice = () => {
      if (mine !== run || !frame.isConnected) {
        return;
      }
      if (!work.advance(SLICE)) {
        setTimeout(slice, 0);
        return;
      }
      const { moves, proved, states } = work.result();
      if (moves !== null) {
        solution = moves;
        source.value = JSON.stringify(current());
        verdict.textContent = `Won in ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}: ${moves.map(move => move.way).join(', ')}.`;
      } else {
        verdict.textContent = proved ? 'It cannot be won.' : `No win within ${states} states.`;
      }
    };
    slice();
  }

  function paint(event) {
    const cell = cellUnder(root, event, width, height);
    if (cell === null) {
      return;
    }
    if (brush === 'sill') {
      toggleSill(cell);
    } else if (rows[cell.row][cell.column] !== brush) {
      rows = rows.map((row, i) => (i === cell.row ? row.slice(0, cell.column) + brush + row.slice(cell.column + 1) : row));
      sills = sills.filter(isPossible);
      changed();
    }
  }

  function toggleSill(cell) {
    const [x, y] = [cell.x - cell.column, cell.y - cell.row];
    const way = SIDES.reduce((best, side) => (side.near(x, y) < best.near(x, y) ? side : best)).name;
    const added = { row: cell.row, column: cell.column, way };
    const key = border(added);
    const isThere = sills.some(sill => sill.row === added.row && sill.column === added.column && sill.way === way);
    sills = sills.filter(sill => border(sill) !== key);
    if (!isThere && isPossible(added)) {
      sills.push(added);
    }
    changed();
  }

  /** The same text for both sills on one border. */
  function border({ row, column, way }) {
    return way === 'north' ? `${row - 1} ${column} south` : way === 'west' ? `${row} ${column - 1} east` : `${row} ${column} ${way}`;
  }

  function isPossible({ row, column, way }) {
    const [rows2, columns2] = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] }[way];
    const isSolid = (r, c) => r < 0 || r >= height || c < 0 || c >= width || '#zZ^>v<'.includes(rows[r][c]);
    return !isSolid(row, column) && !isSolid(row + rows2, column + columns2);
  }

  root.addEventListener('pointerdown', event => { isPainting = brush !== 'sill'; paint(event); event.preventDefault(); });
  root.addEventListener('pointermove', event => { if (isPainting) { paint(event); } });
  root.addEventListener('pointerup', () => { isPainting = false; });
  root.addEventListener('pointerleave', () => { isPainting = false; });
}

/** What keeps a board from being a puzzle, or ''. */
export function startFault(rows) {
  const fruit = rows.join('').split('').filter(isFruit);
  const odd = [...new Set(fruit)].find(colour => fruit.filter(each => each === colour).length % 2 !== 0);
  if (fruit.length === 0) {
    return 'There is no fruit. Add a pair.';
  }
  if (odd) {
    return `There is an odd number of fruit ${odd}. Add or remove one.`;
  }
  const isTouching = rows.some((row, r) => row.split('').some((tile, c) => isFruit(tile)
      && (tile === row[c + 1] || tile === rows[r + 1]?.[c])));
  return isTouching ? 'Two fruit of one colour are side by side. Separate them.' : '';
}
