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
            new TrailsScale(8, 500, 900, 1100, 1300),
            new TrailsScale(20, 1000, 5000, 11500, 14500),
            new TrailsScale(Integer.MAX_VALUE, 2000, 10000, 18000, 24000));

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
