package undercroft.puzzle.tilt;

import java.util.List;

/**
 * The appearance of a board, in percent.
 *
 * @param open the share of the area that is open
 * @param symmetry the share of the area that is alike, open or wall, under the best of three symmetries. Only cells with all
 *     their images in the area are judged; it is 100 if there are too few of them
 */
record Looks(int open, int symmetry) {

    private static final List<Symmetry> SYMMETRIES = List.of(Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM, Symmetry.TURNED);

    private static final int PERCENT = 100;

    /** The least share of the area, in percent, that a symmetry must map into the area to be judged. */
    private static final int LEAST_JUDGED = 50;

    /** The least open share of a good-looking board; {@link #GOOD_SYMMETRY} is the least symmetry. */
    private static final int GOOD_OPEN = 60;

    private static final int GOOD_SYMMETRY = 90;

    /** Judges the walls of a position in an area that is not empty. */
    static Looks of(Position position, long area) {
        long open = area & ~position.terrain().walls;
        int symmetry = SYMMETRIES.stream()
                .mapToInt(each -> alike(position.grid(), each, area, open))
                .max()
                .orElseThrow();
        return new Looks(percent(Long.bitCount(open), Long.bitCount(area)), symmetry < 0 ? PERCENT : symmetry);
    }

    /** The share of cells alike under a symmetry in percent of those judged, or −1 if too few are judged. */
    private static int alike(Grid grid, Symmetry symmetry, long area, long open) {
        int judged = 0;
        int alike = 0;
        for (long rest = area; rest != 0; rest &= rest - 1) {
            long images = symmetry.images(grid, Long.numberOfTrailingZeros(rest));
            if ((images & ~area) == 0) {
                judged++;
                alike += (images & open) == 0 || (images & ~open) == 0 ? 1 : 0;
            }
        }
        return percent(judged, Long.bitCount(area)) < LEAST_JUDGED ? -1 : percent(alike, judged);
    }

    boolean areGood() {
        return open >= GOOD_OPEN && symmetry >= GOOD_SYMMETRY;
    }

    private static int percent(int part, int whole) {
        return PERCENT * part / whole;
    }
}
