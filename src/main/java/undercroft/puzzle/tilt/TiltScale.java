package undercroft.puzzle.tilt;

import java.util.List;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Scale.Mark;

/**
 * The scale of difficulty of tilt, by the cells of the area and by whether fruit can be lost in puddles or to hedgehogs, which makes
 * every puzzle harder. No tiers are published. At 0 a puzzle takes three moves and is won by luck.
 *
 * @param mostCells the greatest area of the class, in cells
 * @param loses whether fruit can be lost
 * @param middle the rating at 0.5, in thousandths of a move
 * @param expert the rating at 0.9
 * @param best the best rating that was found, which is 1
 */
record TiltScale(int mostCells, boolean loses, int middle, int expert, int best) {

    private static final int EASIEST = 3_200;

    private static final List<TiltScale> CLASSES = List.of(
            new TiltScale(24, false, 8_000, 13_000, 17_000),
            new TiltScale(24, true, 10_000, 18_000, 24_000),
            new TiltScale(Integer.MAX_VALUE, false, 9_000, 16_800, 22_000),
            new TiltScale(Integer.MAX_VALUE, true, 13_000, 22_000, 30_000));

    /** {@return the scale of puzzles on a field} */
    static Scale of(BoardField field, GeneratorSettings settings) {
        int cells = Long.bitCount(field.area());
        boolean loses = settings.puddles() + settings.hedgehogs() > 0;
        TiltScale size = CLASSES.stream()
                .filter(each -> cells <= each.mostCells && loses == each.loses)
                .findFirst()
                .orElseThrow();
        return new Scale(List.of(
                new Mark(EASIEST, 0),
                new Mark(size.middle, 5000),
                new Mark(size.expert, 9000),
                new Mark(size.best, Scale.UNITS)));
    }
}
