// A board of tilt: swipe, or press an arrow, and everything slides.

import { ANTEATERS, MOST_TILT_STATES, WAYS, isFruit, isTiltWon, readTilt, startTilt, tilt, tiltGame } from '../rules/tilt.mjs';
import { fewestMoves } from '../rules/search.mjs';
import { ARROWS, boardSvg, fill, points, svg, text } from './svg.mjs';
import { wonText } from './words.mjs';

const HELP = 'Swipe the board, press an arrow key or one of the arrows at its sides: everything slides until it is stopped. '
    + 'Fruit of one colour vanishes side by side.';

/** The time of one phase of a move, in milliseconds. */
const PHASE = 190;

/** A swipe is at least this long, in pixels. */
const SWIPE = 24;

/** The state holds the pieces, the hedgehogs that are awake, the number of moves, and why the game is lost, or ''. */
export function tiltBoard(puzzle, host) {
  const game = readTilt(puzzle);
  const root = boardSvg(game.width, game.height, 'Tilt: swipe or press an arrow key', 0.75);
  const ground = svg('g', { class: 'ground' });
  const hedgehogs = svg('g', { class: 'hedgehogs' });
  const pieces = svg('g', { class: 'pieces' });
  const arrows = svg('g', { class: 'arrows' });
  root.append(ground, hedgehogs, pieces, arrows);
  const shown = new Map();
  let timers = [];
  let swiped = null;

  fill(ground, groundOf(puzzle, game));
  drawArrows();

  function drawArrows() {
    for (const [way, x, y] of [['north', game.width / 2, -0.4], ['east', game.width + 0.4, game.height / 2],
      ['south', game.width / 2, game.height + 0.4], ['west', -0.4, game.height / 2]]) {
      const arrow = svg('g', { class: 'tilt', role: 'button', 'data-way': way, transform: `translate(${x} ${y}) rotate(${turn(way)})` },
          svg('title', {}, 'tilt ' + way),
          svg('rect', { x: -1, y: -0.32, width: 2, height: 0.64, rx: 0.2 }),
          svg('path', { d: 'M -0.24 0.12 L 0 -0.14 L 0.24 0.12' }));
      arrow.addEventListener('click', () => move(way));
      arrows.append(arrow);
    }
  }

  function render(state) {
    timers.forEach(clearTimeout);
    timers = [];
    place(state.pieces);
    fill(hedgehogs, hedgehogsOf(game, state.awake));
    root.classList.toggle('lost', state.loss !== '');
  }

  /** Puts each piece into its place; the style sheet makes it slide. */
  function place(list) {
    const ids = new Set(list.map(piece => piece.id));
    for (const [id, element] of shown) {
      element.classList.toggle('gone', !ids.has(id));
    }
    for (const piece of list) {
      if (!shown.has(piece.id)) {
        const element = svg('g', { class: 'piece', 'data-id': piece.id }, ...pieceOf(piece.tile));
        shown.set(piece.id, element);
        pieces.append(element);
      }
      shown.get(piece.id).style.transform = `translate(${piece.column}px, ${piece.row}px)`;
    }
  }

  function move(way) {
    const before = host.state();
    if (before.loss !== '' || isTiltWon(before)) {
      return;
    }
    const result = tilt(game, before, WAYS.find(each => each.name === way));
    if (result.fault === 'nothing moves') {
      host.say('Nothing moves.', '');
      return;
    }
    host.act({ ...result.state, moves: before.moves + 1, loss: result.lost ? result.fault : '' });
    animate(before, result.phases);
  }

  function animate(before, phases) {
    place(before.pieces);
    root.getBoundingClientRect();
    phases.forEach((phase, i) => timers.push(setTimeout(() => place(phase), i === 0 ? 0 : i * PHASE)));
  }

  root.addEventListener('pointerdown', event => {
    swiped = { x: event.clientX, y: event.clientY };
    root.focus({ preventScroll: true });
  });
  root.addEventListener('pointerup', event => {
    if (swiped !== null) {
      const [x, y] = [event.clientX - swiped.x, event.clientY - swiped.y];
      swiped = null;
      if (Math.max(Math.abs(x), Math.abs(y)) >= SWIPE) {
        move(Math.abs(x) > Math.abs(y) ? (x > 0 ? 'east' : 'west') : (y > 0 ? 'south' : 'north'));
      }
    }
  });
  root.addEventListener('pointercancel', () => { swiped = null; });

  const best = (puzzle.solution || []).length;

  function status(state) {
    const moves = `${state.moves} ${state.moves === 1 ? 'move' : 'moves'}` + (best > 0 ? `, the best is ${best}` : '');
    return {
      text: moves,
      isWon: isTiltWon(state),
      wonText: wonText(state.moves, best),
      lostText: state.loss === '' ? '' : `Lost: ${state.loss}.`,
    };
  }

  function search(state) {
    return fewestMoves(tiltGame(game), state, MOST_TILT_STATES);
  }

  function afterMoves(moves) {
    let state = { ...startTilt(game), moves: 0, loss: '' };
    const states = [];
    for (const move of moves) {
      const result = tilt(game, state, WAYS.find(way => way.name === move.way));
      state = { ...result.state, moves: state.moves + 1, loss: result.lost ? result.fault : '' };
      states.push({ state, phases: result.phases });
    }
    return states;
  }

  return {
    root,
    help: HELP,
    start: { ...startTilt(game), moves: 0, loss: '' },
    render,
    keydown: event => (ARROWS[event.key] ? (move(ARROWS[event.key].way), true) : false),
    status,
    isLost: state => state.loss !== '',
    search,
    describe: move => `tilt ${move.way}`,
    tools: [],
    solution: () => (puzzle.solution ? afterMoves(puzzle.solution).map(step => step.state) : null),
    animate: (before, after) => {
      const way = WAYS.find(each => JSON.stringify(tilt(game, before, each).state.pieces) === JSON.stringify(after.pieces));
      if (way) {
        animate(before, tilt(game, before, way).phases);
      }
    },
  };
}

function turn(way) {
  return { north: 0, east: 90, south: 180, west: 270 }[way];
}

/** Floor, walls, puddles, anteaters and sills. */
export function groundOf(puzzle, game) {
  const marks = [svg('rect', { x: 0, y: 0, width: game.width, height: game.height, rx: 0.12, class: 'floor' })];
  for (let row = 0; row < game.height; row++) {
    for (let column = 0; column < game.width; column++) {
      const tile = game.rows[row][column];
      const facing = ANTEATERS.indexOf(tile);
      if (tile === '#') {
        marks.push(svg('rect', { x: column, y: row, width: 1.004, height: 1.004, class: 'wall' }));
      } else {
        marks.push(svg('rect', { x: column + 0.02, y: row + 0.02, width: 0.96, height: 0.96, rx: 0.08, class: 'cell' }));
      }
      if (tile === '~') {
        marks.push(at(column, row, svg('path', {
          d: 'M .12 .5 C .1 .2 .45 .12 .55 .2 C .8 .1 .95 .35 .88 .55 C .92 .85 .6 .9 .45 .82 C .2 .9 .08 .75 .12 .5 Z', class: 'puddle',
        }), svg('path', { d: 'M .3 .5 q .1 -.1 .2 0 t .2 0', class: 'ripple' })));
      } else if (facing >= 0) {
        marks.push(at(column, row, svg('g', { transform: `rotate(${90 * facing} .5 .5)`, class: 'anteater' },
            svg('rect', { x: 0.02, y: 0.02, width: 0.96, height: 0.96, rx: 0.08 }),
            svg('path', { d: 'M .5 .02 L .56 .1 L .72 .5 A .24 .24 0 1 1 .28 .5 L .44 .1 Z' }),
            svg('circle', { cx: 0.41, cy: 0.47, r: 0.05 }), svg('circle', { cx: 0.59, cy: 0.47, r: 0.05 }))));
      }
    }
  }
  for (const sill of puzzle.sills || []) {
    const way = WAYS.find(each => each.name === sill.way);
    const [x, y] = [sill.column + 0.5 + way.columns / 2, sill.row + 0.5 + way.rows / 2];
    marks.push(svg('g', { class: 'sill', transform: `translate(${x} ${y}) rotate(${turn(sill.way)})` },
        svg('path', { d: 'M -.42 .03 H .42' }), svg('path', { d: 'M -.16 .1 L 0 -.14 L .16 .1 Z' })));
  }
  return marks;
}

function at(column, row, ...children) {
  return svg('g', { transform: `translate(${column} ${row})` }, ...children);
}

export function hedgehogsOf(game, awake) {
  const marks = [];
  game.rows.forEach((tiles, row) => tiles.split('').forEach((tile, column) => {
    if (tile === 'z' || tile === 'Z') {
      const isAwake = awake.includes(row + ' ' + column);
      const spines = [...Array(14).keys()].map(i => {
        const angle = 2 * Math.PI * i / 14;
        return `M ${0.5 + 0.24 * Math.cos(angle)} ${0.5 + 0.24 * Math.sin(angle)} L ${0.5 + 0.44 * Math.cos(angle)} ${0.5 + 0.44 * Math.sin(angle)}`;
      }).join(' ');
      marks.push(at(column, row, svg('g', { class: isAwake ? 'hedgehog awake' : 'hedgehog' },
          svg('path', { d: spines }), svg('circle', { cx: 0.5, cy: 0.5, r: 0.3 }),
          ...(isAwake
            ? [svg('circle', { cx: 0.4, cy: 0.46, r: 0.08, class: 'eye' }), svg('circle', { cx: 0.6, cy: 0.46, r: 0.08, class: 'eye' })]
            : [text(0.5, 0.5, 'z', 'letter')]))));
    }
  }));
  return marks;
}

/** A fruit or a crate in the cell at the origin. */
export function pieceOf(tile) {
  if (!isFruit(tile)) {
    return [svg('g', { class: 'crate' },
        svg('rect', { x: 0.1, y: 0.1, width: 0.8, height: 0.8, rx: 0.08 }),
        svg('path', { d: 'M .24 .24 L .76 .76 M .76 .24 L .24 .76' }))];
  }
  return [svg('g', { class: 'fruit fruit-' + tile },
      svg('path', { d: 'M .5 .2 Q .5 .1 .56 .06', class: 'stem' }),
      svg('polygon', { points: points([{ x: 0.55, y: 0.13 }, { x: 0.7, y: 0.04 }, { x: 0.82, y: 0.1 }, { x: 0.68, y: 0.19 }]), class: 'leaf' }),
      svg('circle', { cx: 0.5, cy: 0.53, r: 0.36 }),
      svg('circle', { cx: 0.5, cy: 0.53, r: 0.22, class: 'heart' }),
      text(0.5, 0.54, tile, 'letter'))];
}
