package undercroft.puzzle.lines;

/**
 * What is known of a puzzle's solution so far: the placements still possible for every number, the numbers that can reach
 * each cell with one of them, and the number known to cover a cell. Numbers are bits of a {@code long}, placements the
 * bits of a {@link Cross}. One workspace serves any number of puzzles over the same grid, and allocates for none.
 *
 * <p>What is found out about placements is not passed on to reach before {@link #settle}: until then every question is
 * answered from the same reach, so that the order of questions does not matter.
 */
final class Knowledge {

    /** The owner of a cell that no number is known to cover. */
    static final int NOBODY = -1;

    private static final int WALL = -2;

    private final Grid grid;
    private final int shift;
    private final int stride;
    private final int[] unowned;

    private int numbers;
    private int[] at = {};
    private int[] value = {};
    private final int[] placements = new int[Draft.MOST_NUMBERS];
    private final int[] owner;
    private final Reach reach;
    private final Dots dots;
    private final int[] justOwned;
    private int justOwnedCount;

    private long stale;
    private long unfitted;
    private long changed;
    private boolean contradicted;

    Knowledge(Grid grid) {
        this.grid = grid;
        shift = grid.shift();
        stride = grid.stride();
        int size = grid.size();
        unowned = new int[size];
        for (int cell = 0; cell < size; cell++) {
            unowned[cell] = grid.isWall(cell) ? WALL : NOBODY;
        }
        owner = new int[size];
        reach = new Reach(grid);
        dots = new Dots(size);
        justOwned = new int[size];
    }

    /** Forgets everything and starts with a puzzle: every number knows its own cell and every placement that fits. */
    void start(Draft draft) {
        numbers = draft.numbers();
        at = draft.cells();
        value = draft.values();
        System.arraycopy(unowned, 0, owner, 0, owner.length);
        reach.start(draft);
        dots.clear();
        justOwnedCount = 0;
        stale = 0;
        changed = 0;
        contradicted = false;
        for (int number = 0; number < numbers; number++) {
            owner[at[number]] = number;
        }
        for (int number = 0; number < numbers; number++) {
            placeEverywhere(number);
        }
        unfitted = everyNumber();
        for (int cell : draft.dots()) {
            addDot(cell);
        }
    }

    private void placeEverywhere(int number) {
        int n = value[number];
        int horizontal = fitting(number, 1);
        int vertical = n == 1 ? 0 : fitting(number, stride);
        placements[number] = horizontal | vertical << n;
        contradicted |= placements[number] == 0;
        reach.extend(number, placements[number]);
    }

    /** The lines of one arm that meet no wall and no other number. */
    private int fitting(int number, int step) {
        int longest = value[number] - 1;
        int before = 0;
        while (before < longest && owner[at[number] - (before + 1) * step] == NOBODY) {
            before++;
        }
        int after = 0;
        while (after < longest && owner[at[number] + (after + 1) * step] == NOBODY) {
            after++;
        }
        return Cross.between(longest - before, after);
    }

    static long bit(int number) {
        return 1L << number;
    }

    long everyNumber() {
        return numbers == Long.SIZE ? -1L : bit(numbers) - 1;
    }

    Grid grid() {
        return grid;
    }

    int numbers() {
        return numbers;
    }

    int at(int number) {
        return at[number];
    }

    int value(int number) {
        return value[number];
    }

    int placements(int number) {
        return placements[number];
    }

    /** The cells of the row arm, or of the column arm, that the number reached when last settled; with its own cell. */
    int armReach(int number, boolean row) {
        return reach.arm(number, row);
    }

    /** The cell at a place of a number's row arm or column arm. */
    int armCell(int number, int place, boolean row) {
        int away = place - (value[number] - 1);
        return at[number] + (row ? away : away << shift);
    }

    long reach(int cell) {
        return reach.of(cell);
    }

    int owner(int cell) {
        return owner[cell];
    }

    boolean isOwned(int cell) {
        return owner[cell] != NOBODY;
    }

    Dots dots() {
        return dots;
    }

    void addDot(int cell) {
        dots.add(cell, !isOwned(cell));
    }

    /** The placements, possible or not, of a number through a cell that it reaches. */
    int through(int number, int cell) {
        int n = value[number];
        int away = cell - at[number];
        if (away > -n && away < n) {
            int lines = Cross.through(away + n - 1, n);
            return away == 0 ? lines | lines << n : lines;
        }
        return Cross.through((away >> shift) + n - 1, n) << n;
    }

    /** A number covers a cell that had no owner. Its placements elsewhere are gone. */
    void own(int cell, int number) {
        if (owner[cell] == NOBODY) {
            owner[cell] = number;
            justOwned[justOwnedCount++] = cell;
            changed |= bit(number);
        }
        keep(number, through(number, cell));
    }

    /** Keeps these of a number's placements only. */
    void keep(int number, int kept) {
        int left = placements[number] & kept;
        if (left != placements[number]) {
            placements[number] = left;
            stale |= bit(number);
            unfitted |= bit(number);
            changed |= bit(number);
            contradicted |= left == 0;
        }
    }

    /** Drops placements over cells that others own, and brings reach up to date. A new layer of deductions begins. */
    void settle() {
        for (int index = 0; index < justOwnedCount; index++) {
            int cell = justOwned[index];
            for (long others = reach.of(cell) & ~bit(owner[cell]); others != 0; others &= others - 1) {
                int other = Long.numberOfTrailingZeros(others);
                keep(other, ~through(other, cell));
            }
        }
        if (justOwnedCount > 0) {
            dots.close(owner);
            justOwnedCount = 0;
        }
        for (long numbersLeft = stale; numbersLeft != 0; numbersLeft &= numbersLeft - 1) {
            int number = Long.numberOfTrailingZeros(numbersLeft);
            reach.withdraw(number, placements[number]);
        }
        stale = 0;
        changed = 0;
    }

    /** Owns all cells common to all placements of a number, for every number whose placements have changed. */
    void ownCommonCells() {
        for (long numbersLeft = unfitted; numbersLeft != 0; numbersLeft &= numbersLeft - 1) {
            int number = Long.numberOfTrailingZeros(numbersLeft);
            ownCommonCells(number, placements[number]);
        }
        unfitted = 0;
    }

    /** Owns all cells common to these placements of a number. */
    void ownCommonCells(int number, int family) {
        int n = value[number];
        int horizontal = Cross.horizontal(family, n);
        int vertical = Cross.vertical(family, n);
        if ((horizontal == 0) == (vertical == 0)) {
            return;
        }
        boolean row = vertical == 0;
        for (int cells = Cross.common(row ? horizontal : vertical, n); cells != 0; cells &= cells - 1) {
            int cell = armCell(number, Integer.numberOfTrailingZeros(cells), row);
            if (!isOwned(cell)) {
                own(cell, number);
            }
        }
    }

    /** The numbers that got a cell or lost a placement since last settled. */
    long changed() {
        return changed;
    }

    /** Whether a number has no placement left, or there is a dot that nobody reaches. */
    boolean isImpossible() {
        return contradicted || !dots.areReached(reach);
    }

    /** Whether every number has one placement, all dots are owned, and no two placements share a cell. */
    boolean isSolved() {
        if (!dots.areOwned(owner)) {
            return false;
        }
        for (int number = 0; number < numbers; number++) {
            if (!Cross.isSingle(placements[number])) {
                return false;
            }
        }
        return areDisjoint();
    }

    private boolean areDisjoint() {
        for (int number = 0; number < numbers; number++) {
            boolean row = Cross.horizontal(placements[number], value[number]) != 0;
            int first = firstCell(number);
            for (int index = 0; index < value[number]; index++) {
                int cell = first + (row ? index : index << shift);
                for (long others = reach.of(cell) & ~bit(number); others != 0; others &= others - 1) {
                    int other = Long.numberOfTrailingZeros(others);
                    if ((placements[other] & through(other, cell)) != 0) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** The line of a number that has a single placement. */
    Line line(int number) {
        int first = firstCell(number);
        boolean row = Cross.horizontal(placements[number], value[number]) != 0;
        int length = value[number] - 1;
        return Line.between(grid, first, first + (row ? length : length << shift));
    }

    /** The topmost, leftmost cell of a number's first possible placement. */
    private int firstCell(int number) {
        int n = value[number];
        int line = Integer.numberOfTrailingZeros(placements[number]);
        return line < n ? at[number] + line - (n - 1) : at[number] + ((line - n - (n - 1)) << shift);
    }
}
