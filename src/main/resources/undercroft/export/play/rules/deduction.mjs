// Solves lines as a player does who never guesses, with the rules of the classes HumanSolver and Deduction of the package
// undercroft.puzzle.lines: a test compares both pass by pass. Cells are numbered by rows; a placement is the list of the
// cells that it covers.

import { cellsOf, contentAt } from './lines.mjs';

/** The rules in the order in which they are tried. */
export const RULES = [
  { name: 'cover', apply: cover },
  { name: 'cannot fit', apply: cannotFit },
  { name: 'square', apply: square },
  { name: 'dependency', apply: dependency },
  { name: 'one of', apply: oneOf },
];

/** What is known at the start: every number owns its own cell and has every placement that fits. */
export function startKnowledge(game) {
  const known = {
    game,
    owner: Array(game.width * game.height).fill(-1),
    placements: game.numbers.map(number => placementsOf(game, number)),
    dots: [],
    reach: [],
    changed: new Set(),
    found: [],
  };
  game.numbers.forEach((number, i) => { known.owner[cellAt(game, number.row, number.column)] = i; });
  game.rows.forEach((text, row) => text.split('').forEach((content, column) => {
    if (content === '.') {
      known.dots.push(cellAt(game, row, column));
    }
  }));
  return known;
}

export function cellAt(game, row, column) {
  return row * game.width + column;
}

function placementsOf(game, number) {
  const placements = [];
  for (const isRow of number.value === 1 ? [true] : [true, false]) {
    for (let before = number.value - 1; before >= 0; before--) {
      const first = {
        row: number.row - (isRow ? 0 : before),
        column: number.column - (isRow ? before : 0),
      };
      const length = number.value - 1;
      const line = {
        r0: first.row,
        c0: first.column,
        r1: first.row + (isRow ? 0 : length),
        c1: first.column + (isRow ? length : 0),
      };
      const fits = cellsOf(line).every(({ row, column }) => (row === number.row && column === number.column)
          || [' ', '.'].includes(contentAt(game, row, column)));
      if (fits) {
        placements.push({ line, isRow, cells: cellsOf(line).map(({ row, column }) => cellAt(game, row, column)) });
      }
    }
  }
  return placements;
}

/** Notes that a number covers a cell, which drops its other placements. */
export function own(known, cell, number) {
  if (known.owner[cell] === -1) {
    known.owner[cell] = number;
    known.changed.add(number);
  }
  keep(known, number, placement => placement.cells.includes(cell));
}

function keep(known, number, isKept) {
  const left = known.placements[number].filter(isKept);
  if (left.length < known.placements[number].length) {
    known.placements[number] = left;
    known.changed.add(number);
  }
}

/** Drops placements over cells that other numbers own, and updates which numbers reach which cells. */
function settle(known) {
  const { game } = known;
  game.numbers.forEach((each, number) => keep(known, number, placement => placement.cells.every(
      cell => known.owner[cell] === -1 || known.owner[cell] === number)));
  known.reach = known.owner.map(() => []);
  game.numbers.forEach(({ row, column }, number) => {
    const cells = new Set(known.placements[number].flatMap(placement => placement.cells));
    cells.add(cellAt(game, row, column));
    cells.forEach(cell => known.reach[cell].push(number));
  });
  known.changed = new Set();
  known.found = [];
}

function openDots(known) {
  return known.dots.filter(dot => known.owner[dot] === -1);
}

function isImpossible(known) {
  return known.placements.some(placements => placements.length === 0)
      || openDots(known).some(dot => known.reach[dot].length === 0);
}

/** Whether every number has one placement, all dots have owners, and no two placements share a cell. */
export function isDeduced(known) {
  if (openDots(known).length > 0 || known.placements.some(placements => placements.length !== 1)) {
    return false;
  }
  const cells = known.placements.flatMap(placements => placements[0].cells);
  return new Set(cells).size === cells.length;
}

/**
 * Makes one layer of deductions with the first rule that finds anything.
 *
 * @returns {{rule: string, found: Array, numbers: number[]}|null} the rule, what it found and about which numbers; null if
 *     no rule finds anything or the puzzle proved impossible
 */
export function pass(known) {
  settle(known);
  if (isImpossible(known)) {
    return null;
  }
  for (const rule of RULES) {
    rule.apply(known);
    if (known.changed.size > 0) {
      return { rule: rule.name, found: known.found, numbers: [...known.changed].sort((a, b) => a - b) };
    }
  }
  return null;
}

function cover(known) {
  for (const dot of openDots(known)) {
    if (known.reach[dot].length === 1) {
      const [number] = known.reach[dot];
      own(known, dot, number);
      known.found.push({ because: [dot], numbers: [number], cells: [dot] });
    }
  }
}

function cannotFit(known) {
  known.game.numbers.forEach((each, number) => {
    const cells = commonCells(known.placements[number]).filter(cell => known.owner[cell] === -1);
    cells.forEach(cell => own(known, cell, number));
    if (cells.length > 0) {
      known.found.push({ because: [], numbers: [number], cells });
    }
  });
}

/** The cells that all of some placements cover; none if there is no placement, or they lie in both directions. */
function commonCells(placements) {
  if (placements.length === 0 || placements.some(placement => placement.isRow !== placements[0].isRow)) {
    return [];
  }
  return placements[0].cells.filter(cell => placements.every(placement => placement.cells.includes(cell)));
}

function square(known) {
  const dropped = [];
  const dots = openDots(known);
  dots.forEach((a, first) => {
    if (known.reach[a].length !== 2) {
      return;
    }
    const [p, q] = known.reach[a];
    for (const b of dots.slice(first + 1)) {
      const coversBoth = number => known.placements[number].some(
          placement => placement.cells.includes(a) && placement.cells.includes(b));
      if (known.reach[b].join() === known.reach[a].join() && !coversBoth(p) && !coversBoth(q)) {
        const coversNeither = placement => !placement.cells.includes(a) && !placement.cells.includes(b);
        dropped.push({ number: p, isDropped: coversNeither, because: [a, b], numbers: [p, q] });
        dropped.push({ number: q, isDropped: coversNeither, because: [a, b], numbers: [p, q] });
      }
    }
  });
  noteDropped(known, dropped);
}

function dependency(known) {
  const dropped = [];
  for (const dot of openDots(known)) {
    const candidates = known.reach[dot];
    if (candidates.length > 1) {
      for (const cell of coveredWith(known, dot, candidates)) {
        if (known.dots.includes(cell) && known.owner[cell] === -1) {
          for (const other of known.reach[cell].filter(number => !candidates.includes(number))) {
            const isDropped = placement => placement.cells.includes(cell);
            dropped.push({ number: other, isDropped, because: [dot, cell], numbers: candidates });
          }
        }
      }
    }
  }
  noteDropped(known, dropped);
}

/** The cells that every candidate for a dot covers together with it, if all of them lie in one direction. */
function coveredWith(known, dot, candidates) {
  const families = candidates.map(number => known.placements[number].filter(
      placement => placement.cells.includes(dot)));
  return commonCells(families.flat());
}

function oneOf(known) {
  const dropped = [];
  const { numbers } = known.game;
  numbers.forEach((a, i) => numbers.slice(i + 1).forEach((b, offset) => {
    const j = i + 1 + offset;
    for (const cell of cellsBetween(known.game, a, b)) {
      if (known.reach[cell].includes(i) && known.reach[cell].includes(j) && known.owner[cell] === -1) {
        cutOff(known, cell, i, j, dropped);
      }
    }
  }));
  noteDropped(known, dropped);
}

/** The cells strictly between two numbers in one row or column that are near enough to contest one; otherwise none. */
function cellsBetween(game, a, b) {
  if ((a.row !== b.row && a.column !== b.column)
      || Math.abs(a.row - b.row) + Math.abs(a.column - b.column) >= a.value + b.value - 1) {
    return [];
  }
  const line = {
    r0: Math.min(a.row, b.row), c0: Math.min(a.column, b.column),
    r1: Math.max(a.row, b.row), c1: Math.max(a.column, b.column),
  };
  return cellsOf(line).map(({ row, column }) => cellAt(game, row, column)).slice(1, -1);
}

function cutOff(known, contested, a, b, dropped) {
  const elsewhere = number => commonCells(known.placements[number].filter(
      placement => !placement.cells.includes(contested)));
  const cellsOfA = elsewhere(a);
  const cellsOfB = elsewhere(b);
  const meets = cells => placement => placement.cells.some(cell => cells.includes(cell));
  known.game.numbers.forEach((each, other) => {
    const isDropped = placement => meets(cellsOfA)(placement) && meets(cellsOfB)(placement);
    if (other !== a && other !== b && known.placements[other].some(isDropped)) {
      dropped.push({ number: other, isDropped, because: [contested], numbers: [a, b] });
    }
  });
}

/** Drops the collected placements together, and owns the cells common to the rest, which a player sees at once. */
function noteDropped(known, dropped) {
  const before = known.placements.slice();
  for (const { number, isDropped, because, numbers } of dropped) {
    const lines = before[number].filter(isDropped);
    const isNews = lines.some(line => known.placements[number].includes(line));
    keep(known, number, placement => !isDropped(placement));
    if (isNews) {
      known.found.push({ because, numbers, about: number, ruledOut: lines.map(placement => placement.line), cells: [] });
    }
  }
  if (dropped.length > 0) {
    cannotFit(known);
  }
}

/**
 * The next deductions for a player, up to the first that gives a new cell.
 *
 * @param covered for each number, the cells that the player has it cover, which must be right
 * @returns {Array|null} layers as pass gives them; null if no rule helps
 */
export function nextDeductions(game, covered) {
  const known = startKnowledge(game);
  covered.forEach((cells, number) => cells.forEach(cell => own(known, cell, number)));
  const layers = [];
  while (!isDeduced(known)) {
    const before = known.owner.slice();
    const layer = pass(known);
    if (layer === null) {
      return null;
    }
    layers.push(layer);
    if (known.owner.some((owner, cell) => owner !== before[cell])) {
      return layers;
    }
  }
  return layers;
}

/** The lines of the solution, in the order of the numbers; null if the rules do not suffice. */
export function deduceLines(game) {
  const known = startKnowledge(game);
  while (!isDeduced(known)) {
    if (pass(known) === null) {
      return null;
    }
  }
  return known.placements.map(placements => placements[0].line);
}
