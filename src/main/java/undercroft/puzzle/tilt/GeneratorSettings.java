package undercroft.puzzle.tilt;

/**
 * What a generated puzzle is to have.
 *
 * @param pairs of fruit, 1 or more
 * @param colours of the fruit, from 1 to {@code pairs}; the pairs are dealt to them in turn
 * @param blocks 0 or more
 */
record GeneratorSettings(
        int pairs, int colours, int blocks, int sills, int anteaters, int puddles, int hedgehogs) {

    /** Pieces that move. */
    int pieces() {
        return 2 * pairs + blocks;
    }
}
