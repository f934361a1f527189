package undercroft.puzzle.lines;

/**
 * The two rules that lean on the promise of a single solution. They prove nothing; a puzzle is rated down for them, because
 * a player who trusts the promise goes around its deductions.
 */
final class UniquenessRules {

    private final Knowledge known;

    UniquenessRules(Knowledge known) {
        this.known = known;
    }

    /** Every number with an uncontested placement takes the first of them. */
    void uncontested() {
        for (long numbers = withoutWish(); numbers != 0; numbers &= numbers - 1) {
            int number = Long.numberOfTrailingZeros(numbers);
            int placement = uncontestedPlacement(number);
            if (placement != 0) {
                known.keep(number, placement);
                known.ownCommonCells(number, placement);
            }
        }
    }

    /** The numbers that reach no dot without an owner. */
    long withoutWish() {
        long reached = 0;
        for (int index = 0; index < known.dots().openCount(); index++) {
            reached |= known.reach(known.dots().open(index));
        }
        return known.everyNumber() & ~reached;
    }

    /**
     * Of a number that reaches no dot without an owner: the first placement all of whose cells nobody else reaches, as a
     * single bit, or 0. Where the number has one placement only, or nobody contests any, the rule would tell nothing.
     */
    int uncontestedPlacement(int number) {
        int placements = known.placements(number);
        if (Cross.isSingle(placements)) {
            return 0;
        }
        int free = placements & quietPlacements(number);
        return free == placements ? 0 : Integer.lowestOneBit(free);
    }

    /** The placements within cells that this number alone reaches. */
    private int quietPlacements(int number) {
        int n = known.value(number);
        return Cross.within(quietCells(number, true), n) | Cross.within(quietCells(number, false), n) << n;
    }

    private int quietCells(int number, boolean row) {
        int quiet = 0;
        for (int left = known.armReach(number, row); left != 0; left &= left - 1) {
            int cell = known.armCell(number, Integer.numberOfTrailingZeros(left), row);
            if (known.reach(cell) == Knowledge.bit(number)) {
                quiet |= Integer.lowestOneBit(left);
            }
        }
        return quiet;
    }

    void singleSolution() {
        for (int number = 0; number < known.numbers(); number++) {
            int placements = known.placements(number);
            if (Cross.isSingle(placements)) {
                continue;
            }
            int alike = placements & quietPlacements(number) & ~throughOpenDots(number);
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
