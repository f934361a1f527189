package undercroft.puzzle.tilt;

/**
 * What a generated puzzle must contain.
 *
 * @param pairs pairs of fruit, 1 or more
 * @param colours colours of the fruit, from 1 to {@code pairs}, assigned to the pairs in turn
 * @param blocks the number of blocks, 0 or more; likewise the following ones
 * @param leastMoves the least moves of the shortest solution
 * @param mostMoves the most moves of the shortest solution
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

    GeneratorSettings withColours(int newColours) {
        return new GeneratorSettings(
                pairs, newColours, blocks, sills, anteaters, puddles, hedgehogs, leastMoves, mostMoves);
    }

    /** The number of pieces that move. */
    int pieces() {
        return 2 * pairs + blocks;
    }
}
