// The rules of elements, the same as those of the class Play of the package undercroft.puzzle.elements: a test replays
// random games with both. States are plain objects and never changed.

export const FLOORS = { a: 'air', w: 'water', f: 'fire', e: 'earth', '.': 'void' };

/** The characters: the floor that each dies on, and the floor that it changes and into what. */
export const ELEMENTS = {
  air: { deadly: 'e', before: '', after: '' },
  water: { deadly: 'a', before: 'f', after: 'w' },
  fire: { deadly: 'w', before: 'e', after: 'f' },
  earth: { deadly: 'f', before: 'w', after: 'e' },
};

/** How far a search for a solution goes unless the caller says otherwise, in states. */
export const MOST_ELEMENTS_STATES = 60000;

/** In the order in which paths are searched. */
const SIDES = [
  { rows: 0, columns: 1 },
  { rows: 0, columns: -1 },
  { rows: 1, columns: 0 },
  { rows: -1, columns: 0 },
];

/** The fixed part of a puzzle. Cells are numbered by rows. */
export function readElements(puzzle) {
  const rows = puzzle.board.rows;
  const width = rows[0].length;
  const height = rows.length;
  const walls = new Set();
  for (const wall of puzzle.walls || []) {
    const cell = wall.row * width + wall.column;
    const beyond = wall.side === 'east' ? cell + 1 : cell + width;
    walls.add(cell + ' ' + beyond);
    walls.add(beyond + ' ' + cell);
  }
  const game = { rows, width, height, walls, chest: puzzle.chestRow * width + puzzle.chestColumn };
  game.neighbours = rows.join('').split('').map((floor, cell) => neighbours(game, cell));
  game.characters = puzzle.characters;
  // By start, filled when first needed: the parent of each cell on the paths from there.
  game.parents = [];
  return game;
}

function neighbours(game, cell) {
  const row = Math.floor(cell / game.width);
  const column = cell % game.width;
  return SIDES
      .map(side => ({ row: row + side.rows, column: column + side.columns }))
      .filter(next => isOpen(game, next.row, next.column))
      .map(next => next.row * game.width + next.column)
      .filter(next => isOpen(game, row, column) && !game.walls.has(cell + ' ' + next));
}

function isOpen(game, row, column) {
  return row >= 0 && row < game.height && column >= 0 && column < game.width && game.rows[row][column] !== '#';
}

export function startElements(game) {
  const places = {};
  for (const name of Object.keys(ELEMENTS)) {
    const character = game.characters.find(candidate => candidate.element === name);
    if (character) {
      places[name] = character.row * game.width + character.column;
    }
  }
  return { floors: game.rows.join(''), places, won: false };
}

export function elementsKey(state) {
  return state.floors + Object.entries(state.places).map(([name, cell]) => name[0] + cell).join(' ') + state.won;
}

/**
 * The path of a character: breadth first, where the first cell to discover another is its parent.
 *
 * @returns the cells entered, the last one being the destination; empty if there is no path or the character stands there
 */
export function pathBetween(game, from, to) {
  game.parents[from] ||= parentsFrom(game, from);
  const parents = game.parents[from];
  const path = [];
  if (parents.has(to)) {
    for (let cell = to; cell !== from; cell = parents.get(cell)) {
      path.unshift(cell);
    }
  }
  return path;
}

function parentsFrom(game, from) {
  const parents = new Map([[from, from]]);
  const queue = [from];
  for (const cell of queue) {
    for (const next of game.neighbours[cell]) {
      if (!parents.has(next)) {
        parents.set(next, cell);
        queue.push(next);
      }
    }
  }
  return parents;
}

function shown(game, cell) {
  return 'row ' + Math.floor(cell / game.width) + ', column ' + cell % game.width;
}

/**
 * Sends a character to a cell, given by row and column.
 *
 * @returns {{state, fault: string, path: number[], deadAt: number}} the state afterwards, which is the same if there is a
 *     fault; why the move is illegal, or ''; the cells entered or tried; and the cell where somebody would die, or -1
 */
export function moveElement(game, state, name, row, column) {
  const illegal = (fault, path = [], deadAt = -1) => ({ state, fault, path, deadAt });
  const from = state.places[name];
  if (from === undefined) {
    return illegal(name + ' is not there');
  }
  const to = row * game.width + column;
  const place = 'row ' + row + ', column ' + column;
  if (!isOpen(game, row, column)) {
    return illegal(place + ' is no free cell of the board');
  }
  if (Object.values(state.places).includes(to)) {
    return illegal('another character stands on ' + place);
  }
  const path = pathBetween(game, from, to);
  if (path.length === 0) {
    return illegal('walls part ' + shown(game, from) + ' from ' + place);
  }
  const floors = state.floors.split('');
  for (let i = 0; i < path.length; i++) {
    const entry = enter(game, floors, state.places, name, path[i]);
    if (entry.fault) {
      return illegal(entry.fault, path.slice(0, i + 1), path[i]);
    }
    if (entry.won) {
      return arrived(state, floors, name, path.slice(0, i + 1), true);
    }
  }
  return arrived(state, floors, name, path, false);
}

function arrived(state, floors, name, path, won) {
  const places = { ...state.places, [name]: path[path.length - 1] };
  return { state: { floors: floors.join(''), places, won }, fault: '', path, deadAt: -1 };
}

function enter(game, floors, places, name, cell) {
  const mover = ELEMENTS[name];
  const old = floors[cell];
  if (old === mover.deadly) {
    return { fault: name + ' dies on the ' + FLOORS[old] + ' of ' + shown(game, cell) };
  }
  if (cell === game.chest) {
    return { won: true };
  }
  let turned = old === mover.before ? mover.after : old;
  const bystander = turned === old ? undefined : Object.keys(places).find(other => places[other] === cell);
  if (bystander) {
    const other = ELEMENTS[bystander];
    if (turned === other.deadly) {
      return { fault: bystander + ' dies on what becomes ' + FLOORS[turned] + ' at ' + shown(game, cell) };
    }
    const back = turned === other.before ? other.after : turned;
    if (back !== turned && back === mover.deadly) {
      return {
        fault: name + ' dies on what ' + bystander + ' changes back to ' + FLOORS[back] + ' at ' + shown(game, cell),
      };
    }
    turned = back;
  }
  floors[cell] = turned;
  return {};
}

/** The game as a search sees it. What is not connected with the chest can do nothing, and is left out. */
export function elementsGame(game) {
  const cells = [...parentsFrom(game, game.chest).keys()].sort((one, other) => one - other);
  const movesOf = (state, element) => cells.map(cell => {
    const row = Math.floor(cell / game.width);
    const column = cell % game.width;
    return { move: { element, row, column }, ...moveElement(game, state, element, row, column) };
  });
  return {
    key: elementsKey,
    isWon: state => state.won,
    successors: state => (state.won ? [] : Object.keys(state.places)
        .filter(element => cells.includes(state.places[element]))
        .flatMap(element => movesOf(state, element))
        .filter(result => result.fault === '')),
  };
}
