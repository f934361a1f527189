package undercroft.puzzle.elements;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import undercroft.puzzle.Chance;

/**
 * Properties of the shortest solutions of a puzzle. Those of one solution are those of the first.
 *
 * @param moves the fewest moves that win
 * @param characters the different characters that move
 * @param returns moves that end where the character stood before, at the start or after a move
 * @param wrongPercent the share of first moves that begin no shortest solution
 * @param solutions the number of shortest solutions
 */
record Assessment(int moves, int characters, int returns, int wrongPercent, long solutions) {

    /** Weights of the parts of the difficulty, in hundredths of a move. */
    private static final int MOVE = 100;

    private static final int CHARACTER = 60;
    private static final int RETURN = 40;
    private static final int PERCENT = 100;

    /** Cost of each doubling of the shortest solutions: one of many is easier to come upon than the only one. */
    private static final int DOUBLING = 40;

    private static final int PER_BIT_OF_LUCK = 20;

    /** The hardest puzzle is taken to have one return in four moves. */
    private static final int MOVES_PER_RETURN = 4;

    private static final long THOUSAND = 1000;

    static Assessment of(ElementsPuzzle puzzle, Answer.Solved solved) {
        int first = solved.counts().firstMoves();
        return new Assessment(
                solved.moves().size(),
                (int) solved.moves().stream().map(Move::element).distinct().count(),
                returns(puzzle, solved.moves()),
                PERCENT * (first - solved.counts().goodFirstMoves()) / first,
                solved.counts().shortestSolutions());
    }

    private static int returns(ElementsPuzzle puzzle, List<Move> moves) {
        Map<Element, Set<Cell>> known = new HashMap<>();
        puzzle.characters().forEach(placement -> known.put(placement.element(), new HashSet<>(Set.of(placement.at()))));
        return (int) moves.stream()
                .filter(move -> !known.getOrDefault(move.element(), Set.of()).add(move.to()))
                .count();
    }

    /** {@return the assessment of the hardest puzzle with a number of moves} Two characters move, as in most puzzles. */
    static Assessment hardest(int moves) {
        return new Assessment(moves, 2, moves / MOVES_PER_RETURN, PERCENT, 1);
    }

    /**
     * The estimated difficulty in hundredths of a move.
     *
     * @param chance that of a random player
     */
    long difficulty(Chance chance) {
        return (long) MOVE * moves
                + (long) CHARACTER * (characters - 1)
                + (long) RETURN * returns
                + wrongPercent / 2
                - DOUBLING * Chance.logarithm(Math.min(solutions, Integer.MAX_VALUE)) / THOUSAND
                + PER_BIT_OF_LUCK * chance.thousandthsOfBits() / THOUSAND;
    }
}
