// The rules of trails, the same as those of the classes Maze and Replay of the package undercroft.puzzle.trails: a test
// walks through random mazes with both.

/** The edges of a hexagon clockwise from the top, with the offset of the tile beyond, in cells. */
export const EDGES = [
  { name: 'N', rows: -2, columns: 0 },
  { name: 'NE', rows: -1, columns: 2 },
  { name: 'SE', rows: 1, columns: 2 },
  { name: 'S', rows: 2, columns: 0 },
  { name: 'SW', rows: 1, columns: -2 },
  { name: 'NW', rows: -1, columns: -2 },
];

export function edgeNumber(name) {
  return EDGES.findIndex(edge => edge.name === name);
}

/** The maze: tiles, places in the order in which they are first named, and what lies beyond each edge of a tile. */
export function readTrails(puzzle) {
  const names = [...new Set(puzzle.attachments.map(attachment => attachment.place))];
  const places = names.map(name => ({
    name,
    ends: puzzle.attachments
        .filter(attachment => attachment.place === name)
        .map(attachment => ({ tile: attachment.tile, edge: edgeNumber(attachment.edge) })),
  }));
  const at = new Map(puzzle.tiles.map((tile, index) => [tile.row + ' ' + tile.column, index]));
  const beyond = puzzle.tiles.map((tile, index) => EDGES.map((edge, number) => {
    const neighbour = at.get((tile.row + edge.rows) + ' ' + (tile.column + edge.columns));
    if (neighbour !== undefined) {
      return { tile: neighbour, edge: (number + 3) % 6 };
    }
    const place = places.findIndex(candidate => candidate.ends.some(end => end.tile === index && end.edge === number));
    return place < 0 ? null : { place };
  }));
  return { tiles: puzzle.tiles, places, beyond, rows: puzzle.board.rows };
}

/** The edges of a tile that its trail at one edge joins, with that edge. */
export function trailAt(maze, tile, edge) {
  const side = maze.tiles[tile].side;
  return EDGES.map((each, number) => number).filter(number => side[number] === side[edge]);
}

/**
 * Where somebody stands: at a place, or on the trail of a tile that has one edge. The walk holds the steps across tiles
 * since the first place, and the places met, in order.
 */
export function startTrails() {
  return { at: { place: 0 }, entered: null, met: [0], steps: [] };
}

/** The ways on from where somebody stands: each leaves the present tile by an edge, or enters one from a place. */
export function exits(maze, state) {
  if (state.at.place !== undefined) {
    return maze.places[state.at.place].ends.map(end => ({ ...end, to: { tile: end.tile, edge: end.edge } }));
  }
  return trailAt(maze, state.at.tile, state.at.edge)
      .filter(edge => maze.beyond[state.at.tile][edge] !== null)
      .map(edge => ({ tile: state.at.tile, edge, to: maze.beyond[state.at.tile][edge] }));
}

/** The state after taking one of the exits. */
export function walk(maze, state, exit) {
  const steps = state.at.place === undefined
    ? [...state.steps, { tile: state.at.tile, enter: state.at.edge, leave: exit.edge }]
    : state.steps;
  const met = exit.to.place === undefined || state.met.includes(exit.to.place)
    ? state.met
    : [...state.met, exit.to.place];
  return { at: exit.to, met, steps };
}

export function isTrailsWon(maze, state) {
  return state.met.length === maze.places.length;
}

/** The tiles that somebody has been on. */
export function seenTiles(maze, state) {
  const seen = new Set(state.steps.map(step => step.tile));
  if (state.at.tile !== undefined) {
    seen.add(state.at.tile);
  }
  return seen;
}

/** The shortest paths from the first place to every other, as the steps of a solution; null if there is none. */
export function shortestPaths(maze) {
  const solution = [];
  for (let place = 1; place < maze.places.length; place++) {
    const steps = pathTo(maze, place);
    if (steps === null) {
      return null;
    }
    solution.push(...steps.map(step => ({ path: place, ...step })));
  }
  return solution;
}

function vertex(maze, at) {
  return at.place === undefined ? at.tile + maze.tiles[at.tile].side[at.edge] : 'place ' + at.place;
}

function pathTo(maze, place) {
  const queue = [{ at: { place: 0 }, parent: null, left: -1 }];
  const seen = new Set(['place 0']);
  for (const node of queue) {
    if (node.at.place === place) {
      return stepsTo(node);
    }
    for (const exit of exits(maze, { at: node.at })) {
      const key = vertex(maze, exit.to);
      if (!seen.has(key)) {
        seen.add(key);
        queue.push({ at: exit.to, parent: node, left: exit.edge });
      }
    }
  }
  return null;
}

function stepsTo(goal) {
  const steps = [];
  for (let node = goal; node.parent !== null; node = node.parent) {
    if (node.parent.at.tile !== undefined) {
      steps.unshift({
        tile: node.parent.at.tile,
        enter: EDGES[node.parent.at.edge].name,
        leave: EDGES[node.left].name,
      });
    }
  }
  return steps;
}

/** The first fault of a solution, or ''. */
export function trailsFault(maze, steps) {
  let paths = 0;
  for (let i = 0; i < steps.length; i++) {
    paths += begins(steps, i) ? 1 : 0;
    const fault = stepFault(maze, steps, i, paths);
    if (fault) {
      return 'Step ' + (i + 1) + ' ' + fault + '.';
    }
  }
  return paths === maze.places.length - 1 ? '' : 'There is no path to place ' + maze.places[paths + 1].name + '.';
}

function begins(steps, i) {
  return i === 0 || steps[i].path !== steps[i - 1].path;
}

function stepFault(maze, steps, i, path) {
  const step = steps[i];
  if (step.path !== path || path >= maze.places.length) {
    return 'belongs to path ' + step.path + ', which does not follow here';
  }
  if (step.tile < 0 || step.tile >= maze.tiles.length) {
    return 'is on tile ' + step.tile + ', which does not exist';
  }
  const side = maze.tiles[step.tile].side;
  if (step.enter === step.leave || side[edgeNumber(step.enter)] !== side[edgeNumber(step.leave)]) {
    return 'goes from ' + step.enter + ' to ' + step.leave + ', which no trail of its tile joins';
  }
  if (begins(steps, i)) {
    if (!isEndOf(maze.places[0], step.tile, step.enter)) {
      return 'does not begin at place ' + maze.places[0].name;
    }
  } else if (!follows(maze, steps[i - 1], step)) {
    return 'does not begin where the step before it ends';
  }
  const ends = i + 1 === steps.length || begins(steps, i + 1);
  return ends && !isEndOf(maze.places[path], step.tile, step.leave)
    ? 'does not end at place ' + maze.places[path].name
    : '';
}

function isEndOf(place, tile, edge) {
  return place.ends.some(end => end.tile === tile && end.edge === edgeNumber(edge));
}

function follows(maze, before, step) {
  const beyond = maze.beyond[before.tile][edgeNumber(before.leave)];
  if (beyond === null) {
    return false;
  }
  return beyond.place === undefined
    ? beyond.tile === step.tile && beyond.edge === edgeNumber(step.enter)
    : isEndOf(maze.places[beyond.place], step.tile, step.enter);
}
