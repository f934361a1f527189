// A breadth-first search that can be done in slices, so that the page stays responsive.

/**
 * Prepares a search for the fewest moves from a state to a win.
 *
 * @param game {{key, isWon, successors}} as the kinds of moves give it
 * @param mostStates the search gives up after so many states
 * @returns {{advance: function(number): boolean, result: function}} advance examines up to that many states and tells
 *     whether the search is over; the result then is {moves: [...] or null, proved: boolean, states}
 */
export function fewestMoves(game, start, mostStates) {
  const nodes = [{ state: start, parent: -1, move: null }];
  const seen = new Set([game.key(start)]);
  let next = 0;
  let won = game.isWon(start) ? 0 : -1;

  function advance(count) {
    for (let i = 0; i < count && won < 0 && next < nodes.length && nodes.length <= mostStates; i++, next++) {
      for (const { move, state } of game.successors(nodes[next].state)) {
        const key = game.key(state);
        if (!seen.has(key)) {
          seen.add(key);
          nodes.push({ state, parent: next, move });
          if (game.isWon(state)) {
            won = nodes.length - 1;
            return true;
          }
        }
      }
    }
    return won >= 0 || next >= nodes.length || nodes.length > mostStates;
  }

  function result() {
    const moves = [];
    for (let node = won; node > 0; node = nodes[node].parent) {
      moves.unshift(nodes[node].move);
    }
    const isProved = won >= 0 || (next >= nodes.length && nodes.length <= mostStates);
    return { moves: won >= 0 ? moves : null, proved: isProved, states: nodes.length };
  }

  return { advance, result };
}

/** Searches to the end at once. */
export function solve(game, start, mostStates) {
  const search = fewestMoves(game, start, mostStates);
  search.advance(Infinity);
  return search.result();
}
