package undercroft.level;

import java.util.List;

/** What a layout must fit into. */
public sealed interface Frame {

    /** The greatest width and height, in cells. */
    int MAX_SIDE = 100_000;

    /** The greatest width and height of a drawing, in cells. */
    int MAX_DRAWN_SIDE = 1_000;

    /** {@return the width in cells} */
    int width();

    /** {@return the height in cells} */
    int height();

    /**
     * A box, which may stand anywhere.
     *
     * @param width in cells, 1 to {@link #MAX_SIDE}
     * @param height in cells, 1 to {@link #MAX_SIDE}
     */
    record Box(int width, int height) implements Frame {

        public Box {
            if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_SIDE) {
                throw new IllegalArgumentException(
                        "The width and height (%d and %d) must be 1 to %d.".formatted(width, height, MAX_SIDE));
            }
        }
    }

    /**
     * The cells of a drawing, whose lower left corner lies at the origin of the layout.
     *
     * @param rows from top to bottom, of equal length; {@code #} is ground to build on, everything else is not
     */
    record Ground(List<String> rows) implements Frame {

        private static final char GROUND = '#';

        public Ground {
            rows = List.copyOf(rows);
            boolean isRectangle = !rows.isEmpty()
                    && !rows.get(0).isEmpty()
                    && rows.stream().mapToInt(String::length).distinct().count() == 1;
            if (!isRectangle || rows.size() > MAX_DRAWN_SIDE || rows.get(0).length() > MAX_DRAWN_SIDE) {
                throw new IllegalArgumentException(
                        "The rows must be of one length, and there must be 1 to %d of 1 to %d characters."
                                .formatted(MAX_DRAWN_SIDE, MAX_DRAWN_SIDE));
            }
        }

        @Override
        public int width() {
            return rows.get(0).length();
        }

        @Override
        public int height() {
            return rows.size();
        }

        /**
         * {@return whether a cell is ground}
         *
         * @param x of its lower left corner
         * @param y of its lower left corner
         */
        public boolean isGround(int x, int y) {
            return x >= 0
                    && y >= 0
                    && x < width()
                    && y < height()
                    && rows.get(height() - 1 - y).charAt(x) == GROUND;
        }
    }
}
