// A board of trails: walk from place to place; what has not been seen lies in fog.

import { EDGES, exits, isTrailsWon, readTrails, seenTiles, startTrails, walk } from '../rules/trails.mjs';
import { boardSvg, fill, points, svg, text } from './svg.mjs';

const HELP = 'Walk from A to every other place: choose one of the marked exits. Keys: left and right choose an exit, Enter or up takes it.';

/** Half the length of the horizontal edges, which is also how far the corners at the sides protrude, in cells. */
const HALF_EDGE = 2 / 3;

const MIDDLES = [
  { x: 0, y: -1 }, { x: 1, y: -0.5 }, { x: 1, y: 0.5 }, { x: 0, y: 1 }, { x: -1, y: 0.5 }, { x: -1, y: -0.5 },
];

export function trailsBoard(puzzle, host) {
  const maze = readTrails(puzzle);
  const root = boardSvg(puzzle.board.width, puzzle.board.height, 'Trails: walk from A to every other place', 0.75);
  const layers = ['tiles', 'walked', 'places', 'exits', 'walker'].map(name => svg('g', { class: name }));
  const [tiles, walked, places, choices, walker] = layers;
  root.append(...layers);
  const hexes = maze.tiles.map((tile, i) => hexOf(tile, i));
  tiles.append(...hexes);
  const token = svg('circle', { r: 0.24, class: 'token' });
  walker.append(token);
  drawPlaces();
  let hasFog = true;
  let chosen = 0;
  let isKeyboard = false;
  let paths = null;

  function middle(tile) {
    return { x: maze.tiles[tile].column + 1, y: maze.tiles[tile].row + 1 };
  }

  function edgeSpot(tile, edge, share = 1) {
    const { x, y } = middle(tile);
    return { x: x + share * MIDDLES[edge].x, y: y + share * MIDDLES[edge].y };
  }

  function drawPlaces() {
    for (const place of maze.places) {
      for (const end of place.ends) {
        const { x, y } = edgeSpot(end.tile, end.edge);
        places.append(svg('g', { class: 'place' }, svg('circle', { cx: x, cy: y, r: 0.3 }), text(x, y + 0.02, place.name, 'letter')));
      }
    }
  }

  function render(state) {
    const seen = seenTiles(maze, state);
    const isOver = isTrailsWon(maze, state) || paths !== null;
    hexes.forEach((hex, i) => hex.classList.toggle('fog', hasFog && !isOver && !seen.has(i)));
    drawWalk(state);
    drawExits(state, isOver);
    const { x, y } = standing(state);
    token.style.transform = `translate(${x}px, ${y}px)`;
  }

  function standing(state) {
    if (state.at.place !== undefined) {
      const last = state.steps[state.steps.length - 1];
      const end = maze.places[state.at.place].ends.find(each => last && each.tile === last.tile && each.edge === last.leave)
          || maze.places[state.at.place].ends[0];
      return edgeSpot(end.tile, end.edge);
    }
    return edgeSpot(state.at.tile, state.at.edge, 0.4);
  }

  function drawWalk(state) {
    const marks = state.steps.filter(step => step.enter !== step.leave).map(step => svg('polyline', {
      points: points(crossing(maze.tiles[step.tile].side, step.enter, step.leave, middle(step.tile))), class: 'step',
    }));
    for (const step of paths || []) {
      const [enter, leave] = [step.enter, step.leave].map(name => EDGES.findIndex(edge => edge.name === name));
      marks.push(svg('polyline', {
        points: points(crossing(maze.tiles[step.tile].side, enter, leave, middle(step.tile))), class: 'step solution',
      }));
    }
    fill(walked, marks);
  }

  function drawExits(state, isOver) {
    const list = isOver ? [] : exits(maze, state);
    chosen = list.length === 0 ? 0 : chosen % list.length;
    fill(choices, list.map((exit, i) => {
      const isFromPlace = state.at.place !== undefined;
      const { x, y } = edgeSpot(exit.tile, exit.edge, isFromPlace ? 0.62 : 0.98);
      const angle = Math.atan2(MIDDLES[exit.edge].y, MIDDLES[exit.edge].x) * 180 / Math.PI + (isFromPlace ? 180 : 0);
      const isBack = !isFromPlace && exit.edge === state.at.edge;
      const mark = svg('g', {
        class: 'exit' + (isBack ? ' back' : '') + (isKeyboard && i === chosen ? ' chosen' : ''), role: 'button',
        'data-tile': exit.tile, 'data-edge': EDGES[exit.edge].name, transform: `translate(${x} ${y}) rotate(${angle})`,
      }, svg('title', {}, isBack ? 'go back' : 'go ' + EDGES[exit.edge].name),
      svg('circle', { r: 0.34 }), svg('path', { d: 'M -.1 -.14 L .13 0 L -.1 .14' }));
      mark.addEventListener('click', () => take(exit));
      return mark;
    }));
  }

  function take(exit) {
    chosen = 0;
    host.act(walk(maze, host.state(), exit));
    root.focus({ preventScroll: true });
  }

  function keydown(event) {
    const list = exits(maze, host.state());
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      isKeyboard = true;
      chosen = (chosen + (event.key === 'ArrowRight' ? 1 : list.length - 1)) % list.length;
      render(host.state());
      return true;
    }
    if ((event.key === 'Enter' || event.key === 'ArrowUp' || event.key === ' ') && !isTrailsWon(maze, host.state())) {
      take(list[chosen % list.length]);
      return true;
    }
    return false;
  }

  function status(state) {
    const steps = state.steps.length;
    const best = maze.places.length === 2 && puzzle.solution ? `, the shortest path has ${puzzle.solution.length}` : '';
    return {
      text: `${steps} ${steps === 1 ? 'tile' : 'tiles'} crossed${best}; ${state.met.length} of ${maze.places.length} places`,
      isWon: isTrailsWon(maze, state),
      wonText: `There in ${steps} tiles${best}.`,
    };
  }

  function toggleFog() {
    hasFog = !hasFog;
    render(host.state());
    return { text: hasFog ? 'The fog is back.' : 'The fog is lifted.', tone: '' };
  }

  return {
    root,
    help: HELP,
    start: startTrails(),
    render: state => { paths = null; render(state); },
    keydown,
    status,
    check: state => ({
      text: isTrailsWon(maze, state) ? 'Every place is reached.' : `Places still to be reached: ${maze.places.length - state.met.length}.`,
      tone: isTrailsWon(maze, state) ? 'good' : '',
    }),
    tools: [{ name: 'fog', label: 'Fog', title: 'Lift the fog, or let it fall (G)', key: 'g', run: toggleFog }],
    solution: () => {
      if (!puzzle.solution) {
        return null;
      }
      paths = puzzle.solution;
      render(host.state());
      return [];
    },
  };

  function hexOf(tile, i) {
    const { x, y } = middle(i);
    const corners = [[-HALF_EDGE, -1], [HALF_EDGE, -1], [2 * HALF_EDGE, 0], [HALF_EDGE, 1], [-HALF_EDGE, 1], [-2 * HALF_EDGE, 0]]
        .map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
    return svg('g', { class: 'hex', 'data-tile': i },
        svg('polygon', { points: points(corners), class: 'ground' }),
        svg('g', { class: 'trails' }, ...trailMarks(tile.side, { x, y })),
        svg('polygon', { points: points(corners), class: 'cloud' }),
        text(x, y, '?', 'unknown'));
  }
}

/** The curves of all trails of a side, and the bridges where trails cross. */
export function trailMarks(side, middle) {
  const marks = [];
  [...new Set(side)].sort().forEach((letter, i) => {
    const isDeadEnd = edgesOf(side, letter).length === 1;
    const lines = linesOf(side, letter, middle);
    if (isBridged(side) && i > 0 && !isDeadEnd) {
      lines.forEach(line => marks.push(svg('polyline', { points: points(inner(line)), class: 'bridge' })));
    }
    lines.forEach(line => marks.push(svg('polyline', { points: points(line), class: 'trail' })));
    if (isDeadEnd) {
      marks.push(svg('circle', { cx: lines[0][1].x, cy: lines[0][1].y, r: 0.17, class: 'end' }));
    }
  });
  return marks;
}

function edgesOf(side, letter) {
  return EDGES.map((edge, number) => number).filter(number => side[number] === letter);
}

/** The edges of a trail in runs of adjacent edges; a run may cross from the north-west to the north. */
function runsOf(side, letter) {
  const runs = [];
  for (const edge of edgesOf(side, letter)) {
    if (edge === 0 || side[edge - 1] !== letter) {
      runs.push([]);
    }
    runs[runs.length - 1].push(edge);
  }
  if (side[5] === letter && side[0] === letter && runs.length > 1) {
    const last = runs.pop();
    runs[0] = [...last, ...runs[0]];
  }
  return runs;
}

function isBridged(side) {
  const letters = [...new Set(side)];
  return letters.some(a => letters.some(b => a < b && crosses(edgesOf(side, a), edgesOf(side, b))));
}

/** Whether some edges of one trail are separated by those of another. */
function crosses(one, other) {
  return one.some(a => one.some(c => a < c && other.some(b => a < b && b < c) && other.some(d => d < a || d > c)));
}

function spotAt(edge, middle, share = 1) {
  return { x: middle.x + share * MIDDLES[edge].x, y: middle.y + share * MIDDLES[edge].y };
}

function towards(middle, spot, share) {
  return { x: middle.x + share * (spot.x - middle.x), y: middle.y + share * (spot.y - middle.y) };
}

function mean(spots) {
  return {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  };
}

/** Where a run of edges is joined: the edge itself, or the fork of several. */
function knot(run, middle) {
  return run.length === 1 ? spotAt(run[0], middle) : towards(middle, mean(run.map(edge => spotAt(edge, middle))), 0.5);
}

/** Where three knots meet: the middle, or beside it if two trails would meet there. */
function hub(side, letter, middle) {
  const withHubs = [...new Set(side)].sort().filter(each => runsOf(side, each).length > 2);
  const shift = letter === withHubs[0] ? 0.25 : -0.25;
  return withHubs.length === 1 ? middle : towards(middle, spotAt(edgesOf(side, withHubs[0])[0], middle), shift);
}

function curve(from, to, middle) {
  const control = towards(middle, mean([from, to]), 0.35);
  return [...Array(13).keys()].map(i => {
    const t = i / 12;
    return {
      x: (1 - t) * (1 - t) * from.x + 2 * t * (1 - t) * control.x + t * t * to.x,
      y: (1 - t) * (1 - t) * from.y + 2 * t * (1 - t) * control.y + t * t * to.y,
    };
  });
}

function linesOf(side, letter, middle) {
  const runs = runsOf(side, letter);
  const lines = runs.filter(run => run.length > 1)
      .flatMap(run => run.map(edge => [spotAt(edge, middle), knot(run, middle)]));
  if (runs.length === 2) {
    lines.push(curve(knot(runs[0], middle), knot(runs[1], middle), middle));
  } else if (runs.length > 2) {
    runs.forEach(run => lines.push([knot(run, middle), hub(side, letter, middle)]));
  } else if (runs[0].length === 1) {
    lines.push([spotAt(runs[0][0], middle), spotAt(runs[0][0], middle, 0.62)]);
  }
  return lines;
}

/** A line without its ends, where a bridge would cover other tiles. */
function inner(line) {
  if (line.length > 12) {
    return line.slice(3, -3);
  }
  const part = share => ({ x: line[0].x + share * (line[1].x - line[0].x), y: line[0].y + share * (line[1].y - line[0].y) });
  return [part(0.25), part(0.75)];
}

/** The line along which a trail leads from one edge to another. */
function crossing(side, enter, leave, middle) {
  const runs = runsOf(side, side[enter]);
  const [first, last] = [enter, leave].map(edge => runs.find(run => run.includes(edge)));
  if (first === last) {
    return [spotAt(enter, middle), knot(first, middle), spotAt(leave, middle)];
  }
  const between = runs.length === 2
    ? curve(knot(first, middle), knot(last, middle), middle)
    : [knot(first, middle), hub(side, side[enter], middle), knot(last, middle)];
  return [spotAt(enter, middle), ...between, spotAt(leave, middle)];
}
