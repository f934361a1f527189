package undercroft.puzzle.lines;

/**
 * The two rules that rely on the promise of a single solution. They prove nothing. A puzzle is rated lower for them, because a
 * player who trusts the promise avoids its deductions.
 */
final class UniquenessRules {

    private final Knowledge known;

    UniquenessRules(Knowledge known) {
        this.known = known;
    }

    /** Lets every number with an uncontested placement take the first one. */
    void uncontested() {
        for (long numbers = withoutOpenDot(); numbers != 0; numbers &= numbers - 1) {
            int number = Long.numberOfTrailingZeros(numbers);
            int placement = uncontestedPlacement(number);
            if (placement != 0) {
                known.keep(number, placement);
                known.ownCommonCells(number, placement);
            }
        }
    }

    /** The numbers that reach no open dot. */
    long withoutOpenDot() {
        long reached = 0;
        for (int index = 0; index < known.dots().openCount(); index++) {
            reached |= known.reach(known.dots().open(index));
        }
        return known.everyNumber() & ~reached;
    }

    /**
     * The first placement of a number whose cells no other number reaches. It tells nothing if the number has only one
     * placement or nobody contests any.
     *
     * @param number a number that reaches no open dot
     * @return the placement as a single bit, or 0
     */
    int uncontestedPlacement(int number) {
        int placements = known.placements(number);
        if (Cross.isSingle(placements)) {
            return 0;
        }
        int free = placements & exclusivePlacements(number);
        return free == placements ? 0 : Integer.lowestOneBit(free);
    }

    /** The placements within cells that only this number reaches. */
    private int exclusivePlacements(int number) {
        int n = known.value(number);
        return Cross.within(exclusiveCells(number, true), n) | Cross.within(exclusiveCells(number, false), n) << n;
    }

    private int exclusiveCells(int number, boolean row) {
        int exclusive = 0;
        for (int left = known.armReach(number, row); left != 0; left &= left - 1) {
            int cell = known.armCell(number, Integer.numberOfTrailingZeros(left), row);
            if (known.reach(cell) == Knowledge.bit(number)) {
                exclusive |= Integer.lowestOneBit(left);
            }
        }
        return exclusive;
    }

    void singleSolution() {
        for (int number = 0; number < known.numbers(); number++) {
            int placements = known.placements(number);
            if (Cross.isSingle(placements)) {
                continue;
            }
            int alike = placements & exclusivePlacements(number) & ~throughOpenDots(number);
            if (!Cross.isSingle(alike) && alike != 0) {
                known.ownCommonCells(number, placements & ~alike);
            }
        }
    }

    private int throughOpenDots(int number) {
        int lines = 0;
        for (int index = 0; index < known.dots().openCount(); index++) {
            int dot = known.dots().open(index);
            if ((known.reach(dot) & Knowledge.bit(number)) != 0) {
                lines |= known.through(number, dot);
            }
        }
        return lines;
    }
}
