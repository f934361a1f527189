// What boards tell their players.

/** What a player reads who has won; the fewest moves are 0 if they are not known. */
export function wonText(moves, fewest) {
  const solved = `Solved in ${moves} ${moves === 1 ? 'move' : 'moves'}`;
  if (fewest === 0) {
    return solved + '.';
  }
  return moves > fewest ? `${solved}; the best is ${fewest}.` : `${solved}, the fewest possible.`;
}
