package undercroft.puzzle.lines;

/**
 * The placements of one number as a set of bits.
 *
 * <p>Every line through a number of value n lies in its row or column, at most n − 1 cells away: in a cross. Bit i, from 0 to n
 * − 1, is the horizontal line whose first cell is n − 1 − i to the left of the number; bit n + i is the vertical line whose
 * first cell is n − 1 − i above it. A line of one cell has no direction and is bit 0 only. The cells of one arm of the cross,
 * the row or the column, are bits 0 to 2n − 2, with the number's own cell in the middle; line i of an arm covers its cells i to
 * i + n − 1. So a cross fits in an {@code int} whatever the size of the board.
 */
final class Cross {

    private Cross() {}

    /** All lines of one arm: the lowest n bits. */
    static int arm(int value) {
        return (1 << value) - 1;
    }

    /** The number's own cell among the cells of an arm. */
    static int middle(int value) {
        return 1 << (value - 1);
    }

    /** The horizontal lines of a set of placements. */
    static int horizontal(int placements, int value) {
        return placements & arm(value);
    }

    /** The vertical lines of a set of placements, as bits 0 to n − 1. */
    static int vertical(int placements, int value) {
        return placements >>> value;
    }

    /** The bits from {@code first} to {@code last}; none if {@code first} is greater. */
    static int between(int first, int last) {
        return first > last ? 0 : (2 << last) - (1 << first);
    }

    /** The lines of an arm that cover one of its cells. */
    static int through(int cell, int value) {
        int beyond = cell - (value - 1);
        return beyond >= 0 ? (arm(value) << beyond) & arm(value) : arm(value) >>> -beyond;
    }

    /** The cells of an arm that at least one of some lines covers. */
    static int covered(int lines, int value) {
        int cells = lines;
        int length = 1;
        for (; 2 * length <= value; length *= 2) {
            cells |= cells << length;
        }
        return cells | cells << (value - length);
    }

    /** The lines of an arm that cover no other cells than the given ones. */
    static int within(int cells, int value) {
        int lines = cells;
        int length = 1;
        for (; 2 * length <= value; length *= 2) {
            lines &= lines >>> length;
        }
        return lines & lines >>> (value - length) & arm(value);
    }

    /**
     * The cells of an arm that all of some lines cover.
     *
     * @param lines at least one line
     */
    static int common(int lines, int value) {
        int first = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(lines);
        int last = Integer.numberOfTrailingZeros(lines) + value - 1;
        return between(first, last);
    }

    static boolean isSingle(int placements) {
        return placements != 0 && (placements & (placements - 1)) == 0;
    }
}
