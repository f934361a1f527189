package undercroft.search;

/** How many iterations an attempt may take, by the size of the level and the attempt's turn. */
@FunctionalInterface
interface IterationShare {

    /** The level for which a unit of iterations is meant where the share grows in proportion to the rooms. */
    int ROOMS_PER_LINEAR_UNIT = 10;

    /** The level for which a unit of iterations is meant where the share grows with the square of the rooms. */
    int ROOMS_PER_QUADRATIC_UNIT = 100;

    /** The size that smaller levels are counted as: starting an attempt takes some iterations at any size. */
    int LEAST_ROOMS = 10;

    /**
     * The share of one attempt.
     *
     * @param unit iterations: the level's {@code restartIterations} times the term of Luby's sequence
     * @param rooms of the level
     * @param turn of the attempt among those of its strategy, from 0
     * @return iterations, at least 0
     */
    long of(long unit, int rooms, int turn);

    /** In proportion to the rooms, one unit for {@value #ROOMS_PER_LINEAR_UNIT} of them: for moves of one room at a time. */
    static IterationShare linear() {
        return (unit, rooms, turn) -> unit * Math.max(1, rooms / ROOMS_PER_LINEAR_UNIT);
    }

    /**
     * In proportion to the square of the rooms, one unit for {@value #ROOMS_PER_QUADRATIC_UNIT} of them: small levels are laid out
     * quickly or not at all, while in large ones local repair goes on making progress.
     */
    static IterationShare quadratic() {
        return (unit, rooms, turn) -> unit * square(Math.max(LEAST_ROOMS, rooms)) / square(ROOMS_PER_QUADRATIC_UNIT);
    }

    default IterationShare times(int factor) {
        return (unit, rooms, turn) -> of(unit, rooms, turn) * factor;
    }

    default IterationShare dividedBy(int divisor) {
        return (unit, rooms, turn) -> of(unit, rooms, turn) / divisor;
    }

    /** The same, but only a part of it for the first attempt. */
    default IterationShare withFirstDividedBy(int divisor) {
        return (unit, rooms, turn) -> of(unit, rooms, turn) / (turn == 0 ? divisor : 1);
    }

    private static long square(long number) {
        return number * number;
    }
}
