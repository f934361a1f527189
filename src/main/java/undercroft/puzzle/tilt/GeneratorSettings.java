package undercroft.puzzle.tilt;

/**
 * What a generated puzzle is to have.
 *
 * @param pairs of fruit, 1 or more
 * @param colours of the fruit, from 1 to {@code pairs}; the pairs are dealt to them in turn
 * @param blocks and all that follow are numbers, 0 or more
 * @param leastMoves of the shortest solution
 * @param mostMoves of the shortest solution
 */
record GeneratorSettings(
        int pairs,
        int colours,
        int blocks,
        int sills,
        int anteaters,
        int puddles,
        int hedgehogs,
        int leastMoves,
        int mostMoves) {

    /** Pieces that move. */
    int pieces() {
        return 2 * pairs + blocks;
    }
}
