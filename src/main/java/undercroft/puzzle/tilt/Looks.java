package undercroft.puzzle.tilt;

import java.util.List;

/**
 * How a board looks, in percent.
 *
 * @param open of the area that could be open, how much is
 * @param symmetry how much of the area is alike, open or wall, under the mirroring or turn that fits it best. Only cells
 *     that have all their images in the area are judged; where these are too few, nothing is, and it is 100
 */
record Looks(int open, int symmetry) {

    private static final List<Symmetry> SYMMETRIES = List.of(Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM, Symmetry.TURNED);

    private static final int PERCENT = 100;

    /** Of the area in percent; under a symmetry with fewer images in the area it is not judged. */
    private static final int LEAST_JUDGED = 50;

    /** From here on a board counts as good-looking. */
    private static final int GOOD_OPEN = 60;

    private static final int GOOD_SYMMETRY = 90;

    /** The looks of a position's walls in an area that is not empty. */
    static Looks of(Position position, long area) {
        long open = area & ~position.terrain().walls;
        int symmetry = SYMMETRIES.stream()
                .mapToInt(each -> alike(position.grid(), each, area, open))
                .max()
                .orElseThrow();
        return new Looks(percent(Long.bitCount(open), Long.bitCount(area)), symmetry < 0 ? PERCENT : symmetry);
    }

    /** In percent of the cells judged, or −1. */
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
