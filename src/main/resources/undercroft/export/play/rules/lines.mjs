// The rules of lines, the same as those of the class Replay of the package undercroft.puzzle.lines: a test checks random
// solutions with both.

/** The cells, and the numbers in reading order. */
export function readLines(puzzle) {
  const rows = puzzle.board.rows;
  const numbers = [];
  rows.forEach((text, row) => text.split('').forEach((content, column) => {
    if (isNumber(content)) {
      numbers.push({ row, column, value: Number(content) });
    }
  }));
  return { rows, width: rows[0].length, height: rows.length, numbers };
}

export function isNumber(content) {
  return content >= '1' && content <= '9';
}

/** The content of a cell; everything beyond the board is blocked. */
export function contentAt(game, row, column) {
  return row >= 0 && row < game.height && column >= 0 && column < game.width ? game.rows[row][column] : '#';
}

/** The cells of a line. */
export function cellsOf(line) {
  const cells = [];
  for (let row = line.r0; row <= line.r1; row++) {
    for (let column = line.c0; column <= line.c1; column++) {
      cells.push({ row, column });
    }
  }
  return cells;
}

/** The first fault of a solution, counting lines from 1, or ''. */
export function linesFault(game, lines) {
  const lineAt = new Map();
  for (let i = 0; i < lines.length; i++) {
    const fault = draw(game, lines[i], i + 1, lineAt);
    if (fault) {
      return fault;
    }
  }
  for (let row = 0; row < game.height; row++) {
    for (let column = 0; column < game.width; column++) {
      const content = game.rows[row][column];
      if (!lineAt.has(row + ' ' + column) && (content === '.' || isNumber(content))) {
        return 'No line covers the ' + (content === '.' ? 'dot' : 'number') + ' at ' + spot(row, column) + '.';
      }
    }
  }
  return '';
}

function draw(game, line, name, lineAt) {
  const isInside = (row, column) => row >= 0 && row < game.height && column >= 0 && column < game.width;
  if (!isInside(line.r0, line.c0) || !isInside(line.r1, line.c1)) {
    return 'Line ' + name + ' leaves the board.';
  }
  if (line.r0 > line.r1 || line.c0 > line.c1 || (line.r0 !== line.r1 && line.c0 !== line.c1)) {
    return 'Line ' + name + ' does not go straight right or down.';
  }
  let numbers = 0;
  let value = 0;
  let length = 0;
  for (const { row, column } of cellsOf(line)) {
    const content = game.rows[row][column];
    if (content === '#') {
      return 'Line ' + name + ' crosses the blocked cell ' + spot(row, column) + '.';
    }
    if (lineAt.has(row + ' ' + column)) {
      return 'Line ' + name + ' shares the cell ' + spot(row, column) + ' with line ' + lineAt.get(row + ' ' + column) + '.';
    }
    if (isNumber(content)) {
      numbers++;
      value = Number(content);
    }
    lineAt.set(row + ' ' + column, name);
    length++;
  }
  if (numbers !== 1) {
    return 'Line ' + name + ' goes through ' + numbers + ' numbers, not one.';
  }
  return length === value ? '' : 'Line ' + name + ' covers ' + length + ' cells, not the ' + value + ' of its number.';
}

function spot(row, column) {
  return '(row ' + row + ', column ' + column + ')';
}
