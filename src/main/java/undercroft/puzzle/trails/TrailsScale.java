package undercroft.puzzle.trails;

import java.util.List;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Scale.Mark;

/**
 * The scale of difficulty of trails, by the hexagons of the board. No tiers are published.
 *
 * @param mostHexagons the greatest number of hexagons of the class
 * @param easiest the rating at 0
 * @param middle the rating at 0.5
 * @param expert the rating at 0.9
 * @param best the best rating that was found, which is 1
 */
record TrailsScale(int mostHexagons, int easiest, int middle, int expert, int best) {

    private static final List<TrailsScale> CLASSES = List.of(
            new TrailsScale(6, 300, 900, 1550, 1800),
            new TrailsScale(8, 550, 2300, 4300, 5100),
            new TrailsScale(11, 700, 3200, 6500, 7600),
            new TrailsScale(15, 1200, 5000, 11_800, 13_500),
            new TrailsScale(20, 1500, 7500, 15_500, 18_500),
            new TrailsScale(30, 2500, 11_000, 25_000, 30_000),
            new TrailsScale(42, 4500, 15_000, 33_000, 38_000),
            new TrailsScale(Integer.MAX_VALUE, 8000, 22_000, 44_000, 52_000));

    /** {@return the scale of boards with a number of hexagons} */
    static Scale of(int hexagons) {
        TrailsScale size = CLASSES.stream()
                .filter(each -> hexagons <= each.mostHexagons)
                .findFirst()
                .orElseThrow();
        return new Scale(List.of(
                new Mark(size.easiest, 0),
                new Mark(size.middle, 5000),
                new Mark(size.expert, 9000),
                new Mark(size.best, Scale.UNITS)));
    }
}
