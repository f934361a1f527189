// A board of elements: choose a character, see its path, and send it there.

import { ELEMENTS, FLOORS, MOST_ELEMENTS_STATES, elementsGame, moveElement, readElements, startElements } from '../rules/elements.mjs';
import { fewestMoves } from '../rules/search.mjs';
import { ARROWS, boardSvg, cellUnder, fill, points, svg, text } from './svg.mjs';
import { wonText } from './words.mjs';

const HELP = 'Choose a character, then a cell: its path is shown before it goes. With touch, tap the cell twice. '
    + 'Crosses mark cells where somebody would die. Keys: A, W, F, E choose, arrows aim, Enter goes.';

/** The time for each cell of a path, in milliseconds. */
const STEP = 130;

const PATTERNS = {
  w: 'M .14 .14 q .09 -.07 .18 0 t .18 0 t .18 0 t .18 0 M .14 .88 q .09 -.07 .18 0 t .18 0 t .18 0 t .18 0',
  f: 'M .15 .06 l .06 .1 l -.06 .05 l -.06 -.05 z M .85 .06 l .06 .1 l -.06 .05 l -.06 -.05 z'
      + ' M .15 .79 l .06 .1 l -.06 .05 l -.06 -.05 z M .85 .79 l .06 .1 l -.06 .05 l -.06 -.05 z',
  e: 'M .08 .1 h .16 v .1 h -.16 z M .76 .1 h .16 v .1 h -.16 z M .08 .8 h .16 v .1 h -.16 z M .76 .8 h .16 v .1 h -.16 z',
  a: 'M .11 .14 h .06 M .83 .14 h .06 M .11 .86 h .06 M .83 .86 h .06',
};

/** The state holds the floors, the places of the characters, whether the game is won, and the number of moves. */
export function elementsBoard(puzzle, host) {
  const game = readElements(puzzle);
  const root = boardSvg(game.width, game.height, 'Elements: lead a character to the chest', 0.2);
  const layers = ['floors', 'walls', 'chest', 'dangers', 'path', 'characters', 'target'].map(name => svg('g', { class: name }));
  const [floors, walls, chest, dangers, path, characters, target] = layers;
  root.append(...layers);
  const tokens = new Map();
  let chosen = null;
  let aim = null;
  let timers = [];

  drawWalls();
  drawChest();

  function middle(cell) {
    return { x: cell % game.width + 0.5, y: Math.floor(cell / game.width) + 0.5 };
  }

  function isOpen(row, column) {
    return row >= 0 && row < game.height && column >= 0 && column < game.width && game.rows[row][column] !== '#';
  }

  function drawWalls() {
    for (let row = 0; row <= game.height; row++) {
      for (let column = 0; column <= game.width; column++) {
        addSide(row, column, row - 1, column, `M ${column} ${row} h 1`);
        addSide(row, column, row, column - 1, `M ${column} ${row} v 1`);
      }
    }
  }

  function addSide(row, column, otherRow, otherColumn, d) {
    const cell = row * game.width + column;
    const other = otherRow * game.width + otherColumn;
    const [one, two] = [isOpen(row, column), isOpen(otherRow, otherColumn)];
    if (one !== two || (one && two && game.walls.has(cell + ' ' + other))) {
      walls.append(svg('path', { d, class: 'wall' }));
    } else if (one) {
      walls.prepend(svg('path', { d, class: 'grid' }));
    }
  }

  function drawChest() {
    const { x, y } = middle(game.chest);
    chest.append(svg('g', { transform: `translate(${x} ${y})` },
        svg('path', { d: 'M -.28 -.04 v -.06 a .14 .14 0 0 1 .14 -.14 h .28 a .14 .14 0 0 1 .14 .14 v .06 z' }),
        svg('path', { d: 'M -.28 0 h .56 v .22 h -.56 z' }),
        svg('rect', { x: -0.06, y: -0.08, width: 0.12, height: 0.16, rx: 0.03, class: 'clasp' })));
  }

  function render(state) {
    timers.forEach(clearTimeout);
    timers = [];
    drawFloors(state.floors);
    drawCharacters(state.places);
    drawAim(state);
  }

  function drawFloors(list) {
    fill(floors, list.split('').flatMap((floor, cell) => {
      if (floor === '#') {
        return [];
      }
      const [x, y] = [cell % game.width, Math.floor(cell / game.width)];
      return [svg('g', { transform: `translate(${x} ${y})`, class: 'floor floor-' + FLOORS[floor], 'data-cell': cell },
          svg('rect', { width: 1.004, height: 1.004 }), svg('path', { d: PATTERNS[floor] || '' }))];
    }));
  }

  function drawCharacters(places) {
    for (const [name, cell] of Object.entries(places)) {
      if (!tokens.has(name)) {
        const token = svg('g', { class: 'character character-' + name, 'data-element': name },
            svg('title', {}, name), svg('circle', { r: 0.33, class: 'rim' }), svg('circle', { r: 0.28 }),
            text(0, 0.02, name[0].toUpperCase(), 'letter'));
        tokens.set(name, token);
        characters.append(token);
      }
      const { x, y } = middle(cell);
      tokens.get(name).style.transform = `translate(${x}px, ${y}px)`;
      tokens.get(name).classList.toggle('chosen', name === chosen);
    }
  }

  /** The path to the cell that is aimed at, and where the chosen character or another would die. */
  function drawAim(state) {
    const marks = [];
    if (chosen !== null && !state.won) {
      for (let cell = 0; cell < game.width * game.height; cell++) {
        const result = moveElement(game, state, chosen, Math.floor(cell / game.width), cell % game.width);
        const { x, y } = middle(cell);
        if (result.deadAt === cell) {
          marks.push(svg('path', { d: `M ${x - 0.13} ${y - 0.13} l .26 .26 m 0 -.26 l -.26 .26`, class: 'deadly' }));
        } else if (result.fault !== '' && state.floors[cell] !== '#' && cell !== state.places[chosen]) {
          marks.push(svg('circle', { cx: x, cy: y, r: 0.07, class: 'closed' }));
        } else if (result.fault === '') {
          marks.push(svg('circle', { cx: x, cy: y, r: 0.07, class: 'open' }));
        }
      }
    }
    fill(dangers, marks);
    fill(path, []);
    fill(target, []);
    if (chosen !== null && aim !== null && !state.won) {
      drawPath(state, moveElement(game, state, chosen, Math.floor(aim / game.width), aim % game.width));
    }
  }

  function drawPath(state, result) {
    const spots = [state.places[chosen], ...result.path].map(middle);
    const { x, y } = middle(aim);
    if (spots.length > 1) {
      path.append(svg('polyline', { points: points(spots), class: result.fault === '' ? 'route' : 'route bad' }));
      if (result.fault === '') {
        result.state.floors.split('').forEach((floor, cell) => {
          if (floor !== state.floors[cell]) {
            const { x: left, y: top } = middle(cell);
            path.append(svg('g', { transform: `translate(${left - 0.5} ${top - 0.5})`, class: 'change floor floor-' + FLOORS[floor] },
                svg('rect', { x: 0.06, y: 0.06, width: 0.88, height: 0.88, rx: 0.1 })));
          }
        });
      }
    }
    target.append(svg('rect', { x: x - 0.46, y: y - 0.46, width: 0.92, height: 0.92, rx: 0.12, class: result.fault === '' ? '' : 'bad' }));
    if (result.fault !== '' && aim !== state.places[chosen]) {
      host.say(sentence(result.fault), 'bad');
    } else {
      host.say('', '');
    }
  }

  function choose(name) {
    chosen = chosen === name ? null : name;
    aim = null;
    render(host.state());
  }

  function go(cell) {
    const before = host.state();
    const result = moveElement(game, before, chosen, Math.floor(cell / game.width), cell % game.width);
    if (result.fault !== '') {
      host.say(sentence(result.fault), 'bad');
      return;
    }
    const name = chosen;
    aim = null;
    host.act({ ...result.state, moves: before.moves + 1 });
    animate(before, host.state(), name, result.path);
  }

  function animate(before, after, name, cells) {
    const token = tokens.get(name);
    const jump = cell => {
      const { x, y } = middle(cell);
      token.style.transform = `translate(${x}px, ${y}px)`;
    };
    token.style.transitionDuration = '0s';
    jump(before.places[name]);
    root.getBoundingClientRect();
    token.style.transitionDuration = '';
    drawFloors(before.floors);
    cells.forEach((cell, i) => timers.push(setTimeout(() => jump(cell), i * STEP)));
    timers.push(setTimeout(() => drawFloors(after.floors), cells.length * STEP));
  }

  root.addEventListener('pointerdown', event => {
    const state = host.state();
    const cell = cellUnder(root, event, game.width, game.height);
    if (cell === null || event.button !== 0 || state.won) {
      return;
    }
    root.focus({ preventScroll: true });
    const index = cell.row * game.width + cell.column;
    const name = Object.keys(state.places).find(each => state.places[each] === index);
    if (name) {
      choose(name);
    } else if (chosen !== null && (event.pointerType === 'mouse' || aim === index)) {
      go(index);
    } else if (chosen !== null) {
      aim = index;
      drawAim(state);
    } else {
      host.say('Choose a character first.', '');
    }
  });
  root.addEventListener('pointermove', event => {
    const cell = chosen !== null && event.pointerType === 'mouse' ? cellUnder(root, event, game.width, game.height) : null;
    const index = cell === null ? aim : cell.row * game.width + cell.column;
    if (index !== aim && !host.state().won) {
      aim = index;
      drawAim(host.state());
    }
  });
  root.addEventListener('pointerleave', event => {
    if (event.pointerType === 'mouse' && aim !== null) {
      aim = null;
      drawAim(host.state());
    }
  });

  function keydown(event) {
    const state = host.state();
    const name = Object.keys(ELEMENTS).find(each => each[0] === event.key.toLowerCase());
    if (name && state.places[name] !== undefined) {
      choose(name);
      return true;
    }
    const arrow = ARROWS[event.key];
    if (arrow && chosen !== null) {
      const from = aim === null ? state.places[chosen] : aim;
      const row = Math.min(game.height - 1, Math.max(0, Math.floor(from / game.width) + arrow.rows));
      const column = Math.min(game.width - 1, Math.max(0, from % game.width + arrow.columns));
      aim = row * game.width + column;
      drawAim(state);
      return true;
    }
    if ((event.key === 'Enter' || event.key === ' ') && chosen !== null && aim !== null) {
      go(aim);
      return true;
    }
    if (event.key === 'Escape' && chosen !== null) {
      choose(chosen);
      return true;
    }
    return false;
  }

  const best = (puzzle.solution || []).length;

  function status(state) {
    return {
      text: `${state.moves} ${state.moves === 1 ? 'move' : 'moves'}` + (best > 0 ? `, the best is ${best}` : ''),
      isWon: state.won,
      wonText: wonText(state.moves, best),
    };
  }

  function statesOf(moves) {
    let state = { ...startElements(game), moves: 0 };
    return moves.map(move => {
      state = { ...moveElement(game, state, move.element, move.row, move.column).state, moves: state.moves + 1 };
      return state;
    });
  }

  return {
    root,
    help: HELP,
    start: { ...startElements(game), moves: 0 },
    render: state => { chosen = state.won ? null : chosen; render(state); },
    keydown,
    status,
    search: state => fewestMoves(elementsGame(game), state, MOST_ELEMENTS_STATES),
    describe: move => `${move.element} to row ${move.row + 1}, column ${move.column + 1}`,
    tools: [],
    solution: () => (puzzle.solution ? statesOf(puzzle.solution) : null),
    animate: (before, after) => {
      const name = Object.keys(before.places).find(each => before.places[each] !== after.places[each]);
      if (name) {
        const to = after.places[name];
        const result = moveElement(game, before, name, Math.floor(to / game.width), to % game.width);
        animate(before, after, name, result.path);
      }
    },
  };
}

function sentence(fault) {
  return fault[0].toUpperCase() + fault.slice(1).replace(/row (\d+), column (\d+)/g,
      (all, row, column) => `row ${Number(row) + 1}, column ${Number(column) + 1}`) + '.';
}
