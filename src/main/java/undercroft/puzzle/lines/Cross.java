package undercroft.puzzle.lines;

/**
 * The placements of one number, as a set of bits.
 *
 * <p>All cells that a line through a number of value n can reach are in its row and its column, at most n − 1 away: a
 * cross. Bit i of a set, i from 0 to n − 1, is the horizontal line whose first cell is n − 1 − i left of the number; bit
 * n + i is the vertical line whose first cell is n − 1 − i above it. A line of a single cell has no direction and is bit 0
 * alone. The cells of one arm of the cross, row or column, are bits 0 to 2n − 2, the number's own cell in the middle; so
 * line i of an arm covers its cells i to i + n − 1. A whole cross fits one {@code int}, whatever the size of the board.
 */
final class Cross {

    private Cross() {}

    /** The lowest n bits: every line of one arm. */
    static int arm(int value) {
        return (1 << value) - 1;
    }

    /** The number's own cell among those of an arm. */
    static int middle(int value) {
        return 1 << (value - 1);
    }

    /** The horizontal lines of a set. */
    static int horizontal(int placements, int value) {
        return placements & arm(value);
    }

    /** The vertical lines of a set, as bits 0 to n − 1. */
    static int vertical(int placements, int value) {
        return placements >>> value;
    }

    /** The lines from the first to the last, counted along an arm. */
    static int between(int first, int last) {
        return first > last ? 0 : (2 << last) - (1 << first);
    }

    /** The lines of an arm through its cell at this place. */
    static int through(int cell, int value) {
        int beyond = cell - (value - 1);
        return beyond >= 0 ? (arm(value) << beyond) & arm(value) : arm(value) >>> -beyond;
    }

    /** The cells of an arm that at least one of these lines of it covers. */
    static int covered(int lines, int value) {
        int cells = lines;
        int length = 1;
        for (; 2 * length <= value; length *= 2) {
            cells |= cells << length;
        }
        return cells | cells << (value - length);
    }

    /** The lines of an arm that cover none but these of its cells. */
    static int within(int cells, int value) {
        int lines = cells;
        int length = 1;
        for (; 2 * length <= value; length *= 2) {
            lines &= lines >>> length;
        }
        return lines & lines >>> (value - length) & arm(value);
    }

    /** The cells of an arm that every one of these lines of it covers; at least one line must be there. */
    static int common(int lines, int value) {
        int first = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(lines);
        int last = Integer.numberOfTrailingZeros(lines) + value - 1;
        return between(first, last);
    }

    static boolean isSingle(int placements) {
        return placements != 0 && (placements & (placements - 1)) == 0;
    }
}
