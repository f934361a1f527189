// The rules of tilt, the same as those of the class Play of the package undercroft.puzzle.tilt: a test replays random
// games with both. States are plain objects and never changed.

/** The directions in the order of their indexes, clockwise from the top. */
export const WAYS = [
  { name: 'north', rows: -1, columns: 0 },
  { name: 'east', rows: 0, columns: 1 },
  { name: 'south', rows: 1, columns: 0 },
  { name: 'west', rows: 0, columns: -1 },
];

/** Anteaters by the direction that they face. */
export const ANTEATERS = '^>v<';

export const FRUIT = 'ABCDEFGH';

/** How far a search for a solution goes unless the caller says otherwise, in states. */
export const MOST_TILT_STATES = 200000;

export function isFruit(tile) {
  return FRUIT.includes(tile);
}

export function isPiece(tile) {
  return tile === 'o' || isFruit(tile);
}

function isHedgehog(tile) {
  return tile === 'z' || tile === 'Z';
}

function isSolid(tile) {
  return tile === '#' || isHedgehog(tile) || ANTEATERS.includes(tile);
}

/** The fixed part of a puzzle: its cells, and its sills by the cell and direction that they bar. */
export function readTilt(puzzle) {
  const rows = puzzle.board.rows;
  const barred = new Set();
  for (const sill of puzzle.sills || []) {
    const way = WAYS.find(candidate => candidate.name === sill.way);
    barred.add(edgeKey(rows[0].length, sill.row + way.rows, sill.column + way.columns, opposite(way)));
  }
  return { rows, width: rows[0].length, height: rows.length, barred };
}

function opposite(way) {
  return WAYS[(WAYS.indexOf(way) + 2) % WAYS.length];
}

/** A number for a cell, which may be just beyond the board, and a direction. */
function edgeKey(width, row, column, way) {
  return ((row + 1) * (width + 2) + column + 1) * WAYS.length + WAYS.indexOf(way);
}

/** The tile of a cell at the start; everything beyond the board is wall. */
function tileAt(game, row, column) {
  return row >= 0 && row < game.height && column >= 0 && column < game.width ? game.rows[row][column] : '#';
}

/** The pieces, each with a number that it keeps, and the hedgehogs that are awake, as texts of row and column. */
export function startTilt(game) {
  const pieces = [];
  const awake = [];
  for (let row = 0; row < game.height; row++) {
    for (let column = 0; column < game.width; column++) {
      const tile = game.rows[row][column];
      if (isPiece(tile)) {
        pieces.push({ id: pieces.length, tile, row, column });
      } else if (tile === 'Z') {
        awake.push(row + ' ' + column);
      }
    }
  }
  return { pieces, awake };
}

export function isTiltWon(state) {
  return state.pieces.every(piece => !isFruit(piece.tile));
}

/** Equal for equal states: pieces of one tile are alike. */
export function tiltKey(state) {
  const pieces = state.pieces.map(piece => piece.tile + piece.row + ',' + piece.column).sort();
  return pieces.join(' ') + '|' + state.awake.slice().sort().join(',');
}

/**
 * Tilts the board.
 *
 * @returns {{state, fault: string, lost: boolean, phases: Array}} the state afterwards; what is wrong with the move, or
 *     ''; whether that loses the game; and the pieces after each phase that changed them
 */
export function tilt(game, state, way) {
  const play = {
    game,
    way,
    pieces: state.pieces.map(piece => ({ ...piece, hasMoved: false })),
    awake: new Set(state.awake),
    loss: '',
  };
  const phases = [];
  const record = () => phases.push(play.pieces.map(({ id, tile, row, column }) => ({ id, tile, row, column })));
  slide(play);
  record();
  if (play.loss === '') {
    match(play);
    record();
    pull(play);
    record();
    match(play);
    record();
    checkForSingleFruit(play);
  }
  const after = { pieces: phases[phases.length - 1], awake: [...play.awake].sort() };
  const lost = play.loss !== '';
  const fault = lost ? play.loss : isSame(state, after) ? 'nothing moves' : '';
  return { state: after, fault, lost, phases };
}

function isSame(before, after) {
  return before.pieces.length === after.pieces.length
      && before.pieces.every((piece, i) => piece.row === after.pieces[i].row && piece.column === after.pieces[i].column)
      && before.awake.slice().sort().join() === after.awake.join();
}

function slide(play) {
  const { way } = play;
  // From front to back, so that each piece makes room for the one behind it.
  const depth = piece => piece.row * way.rows + piece.column * way.columns;
  const order = play.pieces.slice().sort((one, other) => depth(other) - depth(one));
  let moving = true;
  while (moving && play.loss === '') {
    moving = false;
    for (const piece of order) {
      moving = step(play, piece) || moving;
    }
  }
  for (const piece of order) {
    const row = piece.row + way.rows;
    const column = piece.column + way.columns;
    if (piece.hasMoved && isHedgehog(tileAt(play.game, row, column))) {
      hit(play, piece, row + ' ' + column);
    }
  }
}

function step(play, piece) {
  const { game, way } = play;
  const row = piece.row + way.rows;
  const column = piece.column + way.columns;
  if (isSolid(tileAt(game, row, column)) || isBarred(game, piece.row, piece.column, way) || isTaken(play, row, column)) {
    return false;
  }
  piece.row = row;
  piece.column = column;
  piece.hasMoved = true;
  enter(play, piece);
  return true;
}

function enter(play, piece) {
  if (isFruit(piece.tile) && tileAt(play.game, piece.row, piece.column) === '~') {
    play.loss = 'a fruit is lost in a puddle';
  }
}

function hit(play, piece, hedgehog) {
  if (!play.awake.has(hedgehog)) {
    play.awake.add(hedgehog);
  } else if (isFruit(piece.tile)) {
    play.loss = 'a hedgehog eats a fruit';
  } else {
    play.awake.delete(hedgehog);
  }
}

function match(play) {
  const matched = play.pieces.filter(piece => isFruit(piece.tile)
      && play.pieces.some(other => other.tile === piece.tile && areBeside(piece, other)));
  play.pieces = play.pieces.filter(piece => !matched.includes(piece));
}

function areBeside(one, other) {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
}

function pull(play) {
  for (let row = 0; row < play.game.height; row++) {
    for (let column = 0; column < play.game.width; column++) {
      const facing = ANTEATERS.indexOf(play.game.rows[row][column]);
      if (facing >= 0 && play.loss === '') {
        pullTo(play, row, column, WAYS[facing]);
      }
    }
  }
}

function pullTo(play, row, column, facing) {
  const { game } = play;
  const mouth = { row: row + facing.rows, column: column + facing.columns };
  let seen = mouth;
  while (!isTaken(play, seen.row, seen.column)) {
    const beyond = { row: seen.row + facing.rows, column: seen.column + facing.columns };
    if (isSolid(tileAt(game, seen.row, seen.column)) || isSolid(tileAt(game, beyond.row, beyond.column))
        || isBarred(game, beyond.row, beyond.column, opposite(facing))) {
      return;
    }
    seen = beyond;
  }
  for (const piece of play.pieces) {
    if (piece.row === seen.row && piece.column === seen.column && isFruit(piece.tile)) {
      while (piece.row !== mouth.row || piece.column !== mouth.column) {
        piece.row -= facing.rows;
        piece.column -= facing.columns;
        enter(play, piece);
      }
    }
  }
}

function checkForSingleFruit(play) {
  for (const piece of play.pieces) {
    if (isFruit(piece.tile) && play.pieces.filter(other => other.tile === piece.tile).length === 1) {
      play.loss = 'a fruit is left alone with its colour';
    }
  }
}

function isTaken(play, row, column) {
  return play.pieces.some(piece => piece.row === row && piece.column === column);
}

/** Whether a sill on the border of a cell blocks a step in a direction. */
function isBarred(game, row, column, way) {
  return game.barred.size > 0 && game.barred.has(edgeKey(game.width, row, column, way));
}

/** The game as a search sees it. */
export function tiltGame(game) {
  return {
    key: tiltKey,
    isWon: isTiltWon,
    successors: state => WAYS
        .map(way => ({ move: { way: way.name }, ...tilt(game, state, way) }))
        .filter(result => result.fault === ''),
  };
}
