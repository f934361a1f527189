package undercroft.puzzle.lines;

import java.util.BitSet;

/**
 * What is known about the solution of a puzzle: the possible placements of every number, the numbers that reach each cell with
 * one of them, and the owner of a cell, i.e. the number known to cover it. Sets of numbers are bits of a {@code long},
 * placements those of a {@link Cross}. One object serves any number of puzzles over a grid without allocation.
 *
 * <p>Changes of placements affect reach only at {@link #settle}. Until then all questions get answers from the same reach, so
 * that their order does not matter.
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

    /** Starts with a new puzzle: every number owns its own cell and has every placement that fits. */
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

    /** The lines of one arm that meet neither a wall nor another number. */
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

    /** The cells of the row arm or the column arm that the number reached when last settled, with its own cell. */
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

    /** All placements of a number, possible or not, through a cell that it reaches. */
    int through(int number, int cell) {
        int n = value[number];
        int away = cell - at[number];
        if (away > -n && away < n) {
            int lines = Cross.through(away + n - 1, n);
            return away == 0 ? lines | lines << n : lines;
        }
        return Cross.through((away >> shift) + n - 1, n) << n;
    }

    /** Notes that a number covers a cell, which drops its other placements. */
    void own(int cell, int number) {
        if (owner[cell] == NOBODY) {
            owner[cell] = number;
            justOwned[justOwnedCount++] = cell;
            changed |= bit(number);
        }
        keep(number, through(number, cell));
    }

    /** Drops all placements of a number but the given ones. */
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

    /** Drops placements over cells that other numbers own and updates reach. This begins a new layer of deductions. */
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

    /** Adds the cells that got owners since the last {@link #settle}. */
    void justOwned(BitSet cells) {
        for (int index = 0; index < justOwnedCount; index++) {
            cells.set(justOwned[index]);
        }
    }

    /** For every number whose placements changed, owns the cells common to all its placements. */
    void ownCommonCells() {
        for (long numbersLeft = unfitted; numbersLeft != 0; numbersLeft &= numbersLeft - 1) {
            int number = Long.numberOfTrailingZeros(numbersLeft);
            ownCommonCells(number, placements[number]);
        }
        unfitted = 0;
    }

    /** Owns the cells common to some placements of a number. */
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

    /** The numbers that gained a cell or lost a placement since the last {@link #settle}. */
    long changed() {
        return changed;
    }

    /** Whether a number has no placement left, or no number reaches some dot. */
    boolean isImpossible() {
        return contradicted || !dots.areReached(reach);
    }

    /** Whether every number has one placement, all dots have owners, and no two placements share a cell. */
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

    /** The line of a number with a single placement. */
    Line line(int number) {
        int first = firstCell(number);
        boolean row = Cross.horizontal(placements[number], value[number]) != 0;
        int length = value[number] - 1;
        return Line.between(grid, first, first + (row ? length : length << shift));
    }

    /** The topmost or leftmost cell of the first possible placement of a number. */
    private int firstCell(int number) {
        int n = value[number];
        int line = Integer.numberOfTrailingZeros(placements[number]);
        return line < n ? at[number] + line - (n - 1) : at[number] + ((line - n - (n - 1)) << shift);
    }
}
