// A board of lines: drag from a number to draw its line, tap it to erase.

import { cellsOf, contentAt, isNumber, linesFault, readLines } from '../rules/lines.mjs';
import { cellAt, deduceLines, nextDeductions } from '../rules/deduction.mjs';
import { ARROWS, boardSvg, cellUnder, fill, svg, text } from './svg.mjs';

const COLOURS = 7;

const HELP = 'Drag from a number over as many cells as it says, or tap a 1; tap a number to erase its line. '
    + 'Keys: arrows move, Enter takes a number, arrows draw, Enter lets go, Delete erases.';

/** The state is a list with the line of each number, which may be shorter than wanted, or null. */
export function linesBoard(puzzle, host) {
  const game = readLines(puzzle);
  const solution = orderedSolution(game, puzzle.solution) || deduceLines(game);
  const root = boardSvg(game.width, game.height, 'Lines: draw a line through every number');
  const layers = ['floor', 'bands', 'marks', 'content', 'cursor'].map(name => svg('g', { class: name }));
  const [floor, bands, marks, content, cursor] = layers;
  root.append(...layers);
  let shown = game.numbers.map(() => null);
  let dragged = null;
  let at = { row: game.numbers[0].row, column: game.numbers[0].column };
  let taken = -1;
  let isKeyboard = false;
  let hint = null;

  drawFloor();

  function drawFloor() {
    for (let row = 0; row < game.height; row++) {
      for (let column = 0; column < game.width; column++) {
        if (game.rows[row][column] !== '#') {
          floor.append(svg('rect', { x: column, y: row, width: 1, height: 1, class: 'cell', 'data-cell': row + ',' + column }));
        }
      }
    }
    for (let row = 0; row <= game.height; row++) {
      for (let column = 0; column <= game.width; column++) {
        edge(row, column, row - 1, column, column, row, column + 1, row);
        edge(row, column, row, column - 1, column, row, column, row + 1);
      }
    }
  }

  function edge(row, column, otherRow, otherColumn, x1, y1, x2, y2) {
    const isOpen = contentAt(game, row, column) !== '#';
    if (isOpen !== (contentAt(game, otherRow, otherColumn) !== '#')) {
      floor.append(svg('line', { x1, y1, x2, y2, class: 'wall' }));
    }
  }

  function numberAt(row, column) {
    return game.numbers.findIndex(number => number.row === row && number.column === column);
  }

  function ownerAt(state, row, column) {
    const index = numberAt(row, column);
    return index >= 0 ? index : state.findIndex(line => line !== null && covers(line, row, column));
  }

  function render(state) {
    shown = state;
    fill(bands, state.flatMap((line, i) => (line === null ? [] : [band(line, i)])));
    const children = [];
    for (let row = 0; row < game.height; row++) {
      for (let column = 0; column < game.width; column++) {
        const cell = game.rows[row][column];
        const owner = ownerAt(state, row, column);
        if (cell === '.') {
          children.push(svg('circle', { cx: column + 0.5, cy: row + 0.5, r: 0.12, class: owner >= 0 ? 'dot done' : 'dot' }));
        } else if (isNumber(cell)) {
          const isDone = isComplete(state, owner);
          children.push(text(column + 0.5, row + 0.52, cell, isDone ? 'number done' : 'number'));
        }
      }
    }
    fill(content, children);
    drawHint();
    drawCursor();
  }

  function isComplete(state, i) {
    return state[i] !== null && cellsOf(state[i]).length === game.numbers[i].value;
  }

  function band(line, i) {
    const className = (isComplete(shown, i) ? 'band whole tint' + i % COLOURS : 'band part')
        + (hint !== null && hint.wrong === i ? ' wrong' : '');
    return svg('line', {
      x1: line.c0 + 0.5, y1: line.r0 + 0.5, x2: line.c1 + 0.5001, y2: line.r1 + 0.5, class: className, 'data-number': i,
    });
  }

  function drawHint() {
    const children = [];
    for (const [className, cells] of Object.entries(hint?.cells || {})) {
      cells.forEach(cell => children.push(svg('rect', {
        x: cell % game.width + 0.06, y: Math.floor(cell / game.width) + 0.06, width: 0.88, height: 0.88, rx: 0.14,
        class: 'hint ' + className,
      })));
    }
    (hint?.ruledOut || []).forEach(line => children.push(svg('line', {
      x1: line.c0 + 0.5, y1: line.r0 + 0.5, x2: line.c1 + 0.5, y2: line.r1 + 0.5, class: 'ruled-out',
    })));
    fill(marks, children);
  }

  function drawCursor() {
    fill(cursor, isKeyboard ? [svg('rect', {
      x: at.column + 0.04, y: at.row + 0.04, width: 0.92, height: 0.92, rx: 0.12, class: taken >= 0 ? 'taken' : '',
    })] : []);
  }

  /** The line of a number drawn on to a cell in its row or column, as far as nothing is in the way. */
  function drawnTo(state, i, row, column) {
    const number = game.numbers[i];
    if (row !== number.row && column !== number.column) {
      return state[i];
    }
    const isRow = row === number.row && column !== number.column;
    const isOwn = row === number.row && column === number.column;
    const line = state[i] || { r0: number.row, c0: number.column, r1: number.row, c1: number.column };
    const wasRow = line.r0 === line.r1;
    const keeps = isOwn || wasRow === isRow || line.c0 === line.c1 && line.r0 === line.r1;
    const away = isRow ? column - number.column : row - number.row;
    let before = keeps ? (isRow || (isOwn && wasRow) ? number.column - line.c0 : number.row - line.r0) : 0;
    let after = keeps ? (isRow || (isOwn && wasRow) ? line.c1 - number.column : line.r1 - number.row) : 0;
    const reach = step => free(state, i, isRow, step, Math.min(Math.abs(away), number.value - 1));
    if (away < 0) {
      before = reach(-1);
      after = Math.min(after, number.value - 1 - before);
    } else if (away > 0) {
      after = reach(1);
      before = Math.min(before, number.value - 1 - after);
    } else if (dragged !== null && dragged.side < 0) {
      before = 0;
    } else if (dragged !== null && dragged.side > 0) {
      after = 0;
    }
    const lies = isRow || (isOwn && wasRow);
    return {
      r0: number.row - (lies ? 0 : before), c0: number.column - (lies ? before : 0),
      r1: number.row + (lies ? 0 : after), c1: number.column + (lies ? after : 0),
    };
  }

  function free(state, i, isRow, step, wanted) {
    const number = game.numbers[i];
    for (let length = 1; length <= wanted; length++) {
      const row = number.row + (isRow ? 0 : step * length);
      const column = number.column + (isRow ? step * length : 0);
      const owner = ownerAt(state, row, column);
      if (contentAt(game, row, column) === '#' || (owner >= 0 && owner !== i)) {
        return length - 1;
      }
    }
    return wanted;
  }

  function withLine(state, i, line) {
    const isBare = line !== null && line.r0 === line.r1 && line.c0 === line.c1 && game.numbers[i].value > 1;
    return state.map((old, index) => (index === i ? (isBare ? null : line) : old));
  }

  function commit(state) {
    if (JSON.stringify(state) !== JSON.stringify(host.state())) {
      hint = null;
      host.act(state);
    } else {
      render(host.state());
    }
  }

  root.addEventListener('pointerdown', event => {
    isKeyboard = false;
    const cell = cellUnder(root, event, game.width, game.height);
    const number = cell === null ? -1 : ownerAt(host.state(), cell.row, cell.column);
    if (number >= 0 && event.button === 0) {
      const start = game.numbers[number];
      const side = Math.sign(cell.row - start.row + cell.column - start.column);
      dragged = { number, side, moved: false, state: host.state() };
      root.setPointerCapture(event.pointerId);
      event.preventDefault();
      root.focus({ preventScroll: true });
    }
  });
  root.addEventListener('pointermove', event => {
    const cell = dragged === null ? null : cellUnder(root, event, game.width, game.height);
    if (cell !== null) {
      const start = game.numbers[dragged.number];
      const isStart = cell.row === start.row && cell.column === start.column;
      if (!isStart || dragged.side !== 0) {
        dragged.moved = dragged.moved || !isStart;
        const line = drawnTo(host.state(), dragged.number, cell.row, cell.column);
        dragged.state = withLine(host.state(), dragged.number, line);
        render(dragged.state);
      }
    }
  });
  root.addEventListener('pointerup', () => {
    if (dragged !== null) {
      const { number, moved, state } = dragged;
      dragged = null;
      const isOne = game.numbers[number].value === 1 && host.state()[number] === null;
      const tapped = withLine(host.state(), number, isOne ? drawnTo(host.state(), number,
          game.numbers[number].row, game.numbers[number].column) : null);
      commit(moved ? state : tapped);
    }
  });
  root.addEventListener('pointercancel', () => {
    dragged = null;
    render(host.state());
  });

  function keydown(event) {
    const arrow = ARROWS[event.key];
    if (arrow) {
      isKeyboard = true;
      const next = { row: at.row + arrow.rows, column: at.column + arrow.columns };
      if (contentAt(game, next.row, next.column) !== '#' && (taken < 0 || isInLine(next))) {
        at = next;
        if (taken >= 0) {
          const start = game.numbers[taken];
          dragged = { side: Math.sign(at.row - arrow.rows - start.row + at.column - arrow.columns - start.column) };
          const line = drawnTo(host.state(), taken, at.row, at.column);
          dragged = null;
          commit(withLine(host.state(), taken, line));
        }
      }
      drawCursor();
      return true;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      isKeyboard = true;
      taken = taken >= 0 ? -1 : ownerAt(host.state(), at.row, at.column);
      at = taken >= 0 ? { row: game.numbers[taken].row, column: game.numbers[taken].column } : at;
      drawCursor();
      return true;
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const owner = ownerAt(host.state(), at.row, at.column);
      taken = -1;
      commit(owner >= 0 ? withLine(host.state(), owner, null) : host.state());
      return true;
    }
    return false;
  }

  function isInLine(cell) {
    return cell.row === game.numbers[taken].row || cell.column === game.numbers[taken].column;
  }

  function isWon(state) {
    return state.every((line, i) => line !== null && isComplete(state, i)) && linesFault(game, state) === '';
  }

  function status(state) {
    const done = state.filter((line, i) => isComplete(state, i)).length;
    const dots = game.rows.join('').split('.').length - 1;
    const open = game.rows.flatMap((row, r) => row.split('').map((cell, c) => (
      cell === '.' && ownerAt(state, r, c) < 0 ? 1 : 0))).reduce((sum, one) => sum + one, 0);
    return { text: `${done} of ${game.numbers.length} lines, ${dots - open} of ${dots} dots`, isWon: isWon(state) };
  }

  function firstWrong(state) {
    return solution === null ? -1 : state.findIndex((line, i) => line !== null
        && cellsOf(line).some(({ row, column }) => !covers(solution[i], row, column)));
  }

  function check(state) {
    const wrong = firstWrong(state);
    hint = wrong < 0 ? null : { wrong };
    render(state);
    if (wrong >= 0) {
      return { text: `The line of the ${named(wrong)} is wrong.`, tone: 'bad' };
    }
    return isWon(state)
      ? { text: 'Solved.', tone: 'good' }
      : { text: solution === null ? 'Nothing is broken so far.' : 'Everything so far is right.', tone: 'good' };
  }

  function named(i) {
    const { value, row, column } = game.numbers[i];
    return `${value} in row ${row + 1}, column ${column + 1}`;
  }

  function why() {
    const state = host.state();
    if (firstWrong(state) >= 0) {
      return check(state);
    }
    const covered = state.map(line => (line === null ? [] : cellsOf(line).map(({ row, column }) => cellAt(game, row, column))));
    const layers = nextDeductions(game, covered);
    if (layers === null || layers.length === 0) {
      return { text: isWon(state) ? 'It is solved.' : 'No rule goes on from here.', tone: '' };
    }
    const step = explanations(layers).find((each, i, all) => i > (hint?.step ?? -1) || i === all.length - 1);
    hint = { step: step.index, cells: step.cells, ruledOut: step.ruledOut };
    render(state);
    return { text: step.text, tone: 'hint' };
  }

  /** One explanation for each deduction that leads to the next new cell. */
  function explanations(layers) {
    const all = layers.flatMap(layer => layer.found.map(found => ({ rule: layer.rule, ...found })));
    const last = all.findIndex(found => found.cells.length > 0);
    return all.slice(0, last + 1).map((found, index) => ({
      index,
      text: explain(found) + (index < last ? ' Press “Why?” again to go on.' : ''),
      ruledOut: found.ruledOut || [],
      cells: {
        number: [...found.numbers, ...(found.about === undefined ? [] : [found.about])]
            .map(i => cellAt(game, game.numbers[i].row, game.numbers[i].column)),
        because: found.because,
        gained: found.cells,
      },
    }));
  }

  function explain({ rule, numbers, about, cells }) {
    const value = i => game.numbers[i].value;
    switch (rule) {
      case 'cover': return `Cover: only the ${value(numbers[0])} reaches this dot.`;
      case 'square': return about === undefined ? common(numbers[0])
        : 'Square: only these two numbers reach the two dots, and neither can cover both. Each takes one, and lies nowhere else.';
      case 'dependency': return about === undefined ? common(numbers[0])
        : `Dependency: whatever covers the one dot covers the other too, so the ${value(about)} does not.`;
      case 'one of': return about === undefined ? common(numbers[0])
        : `One of: only one of the two numbers gets the cell between them; the other must lie elsewhere, and the ${value(about)} must not cut off both.`;
      default: return common(numbers[0], cells);
    }
  }

  function common(i) {
    return `Cannot fit: wherever the ${game.numbers[i].value} lies, it covers the marked cells.`;
  }

  return {
    root,
    help: HELP,
    start: game.numbers.map(() => null),
    render: state => { hint = dragged === null ? hint : null; render(state); },
    forgetHint: () => { hint = null; },
    keydown,
    status,
    check,
    tools: [{ name: 'why', label: 'Why?', title: 'The next deduction and its rule (?)', key: '?', run: why }],
    solution: () => (solution === null ? null : [solution]),
  };
}

function covers(line, row, column) {
  return row >= line.r0 && row <= line.r1 && column >= line.c0 && column <= line.c1;
}

/** The lines of a solution in the order of the numbers; null if it is not complete. */
function orderedSolution(game, steps) {
  const ordered = game.numbers.map(({ row, column }) => (steps || []).find(line => covers(line, row, column)));
  return ordered.every(line => line !== undefined) ? ordered : null;
}
