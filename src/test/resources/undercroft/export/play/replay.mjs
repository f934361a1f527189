// Replays what Java has played with the rules of the page, and prints every difference. Input: a line of JSON for each game.
// The last line of the output counts what was compared.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, input] = process.argv.slice(2);
const rules = name => import(pathToFileURL(folder + '/rules/' + name + '.mjs'));
const deduction = await rules('deduction');
const elements = await rules('elements');
const lines = await rules('lines');
const search = await rules('search');
const tilt = await rules('tilt');
const trails = await rules('trails');

let compared = 0;

function compare(game, where, expected, actual) {
  compared++;
  const [one, other] = [JSON.stringify(expected), JSON.stringify(actual)];
  if (one !== other) {
    console.log(`${where}: Java has ${one}, the page ${other}: ${JSON.stringify(game.puzzle)}`);
  }
}

const replays = {
  tilt(played) {
    const game = tilt.readTilt(played.puzzle);
    let state = tilt.startTilt(game);
    played.moves.forEach((move, i) => {
      const result = tilt.tilt(game, state, tilt.WAYS.find(way => way.name === move.way));
      state = result.lost ? state : result.state;
      const pieces = state.pieces.map(piece => piece.tile + piece.row + ',' + piece.column).join(' ');
      compare(played, 'move ' + i, move, { way: move.way, fault: result.fault, pieces, awake: state.awake.join(',') });
    });
    const solved = search.solve(tilt.tiltGame(game), tilt.startTilt(game), 1e6);
    compare(played, 'fewest moves', played.fewest, solved.moves === null ? -1 : solved.moves.length);
  },

  elements(played) {
    const game = elements.readElements(played.puzzle);
    let state = elements.startElements(game);
    played.moves.forEach((move, i) => {
      const result = elements.moveElement(game, state, move.element, move.row, move.column);
      state = result.state;
      compare(played, 'move ' + i, [move.fault, move.floors, move.places, move.won],
          [result.fault, state.floors, Object.entries(state.places).map(place => place.join(' ')).join(','), state.won]);
    });
    if (played.fewest !== undefined) {
      const solved = search.solve(elements.elementsGame(game), elements.startElements(game), 1e6);
      compare(played, 'fewest moves', played.fewest, solved.moves === null ? -1 : solved.moves.length);
    }
  },

  lines(played) {
    const game = lines.readLines(played.puzzle);
    played.candidates.forEach((candidate, i) => compare(
        played, 'candidate ' + i, candidate.fault, lines.linesFault(game, candidate.lines)));
    const known = deduction.startKnowledge(game);
    played.owned.forEach(([row, column, number]) => deduction.own(known, deduction.cellAt(game, row, column), number));
    played.passes.forEach((pass, i) => {
      const layer = deduction.isDeduced(known) ? null : deduction.pass(known);
      const owners = known.owner.map((owner, cell) =>
          (game.rows[Math.floor(cell / game.width)][cell % game.width] === '#' ? -2 : owner)).join(' ');
      const placements = known.placements.map(each => each.length).join(' ');
      compare(played, 'pass ' + i, pass, { rule: layer?.rule ?? '', numbers: layer?.numbers.length ?? 0, owners, placements });
    });
  },

  trails(played) {
    const maze = trails.readTrails(played.puzzle);
    played.candidates.forEach((candidate, i) => compare(
        played, 'candidate ' + i, candidate.fault, trails.trailsFault(maze, candidate.steps)));
    const name = at => at.place === undefined ? at.tile + maze.tiles[at.tile].side[at.edge] : 'place ' + at.place;
    const seen = new Map();
    const open = [trails.startTrails().at];
    for (const at of open) {
      if (!seen.has(name(at))) {
        const exits = trails.exits(maze, { at });
        seen.set(name(at), exits.length);
        open.push(...exits.map(exit => exit.to));
      }
    }
    compare(played, 'reached', played.reached, [...seen].map(([vertex, exits]) => vertex + ': ' + exits).sort());
    const paths = trails.shortestPaths(maze);
    compare(played, 'own paths', '', trails.trailsFault(maze, paths));
    if (maze.places.length === 2) {
      compare(played, 'shortest path', played.puzzle.solution.length, paths.length);
    }
  },
};

const games = readFileSync(input, 'utf8').trim().split('\n').map(line => JSON.parse(line));
games.forEach(played => replays[played.puzzle.kind](played));
console.log(`${games.length} games, ${compared} comparisons`);
