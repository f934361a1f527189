package undercroft.puzzle.elements;

import java.util.List;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Scale.Mark;

/**
 * The scale of difficulty of elements, by the free cells of the board. No tiers are published. At 0 a puzzle takes two or three moves
 * that luck finds as well.
 *
 * @param mostCells the greatest number of free cells of the class
 * @param middle the rating at 0.5, in hundredths of a move
 * @param expert the rating at 0.9
 * @param best the best rating that was found, which is 1
 */
record ElementsScale(int mostCells, int middle, int expert, int best) {

    private static final int EASIEST = 240;

    private static final List<ElementsScale> CLASSES = List.of(
            new ElementsScale(12, 380, 560, 720),
            new ElementsScale(20, 450, 720, 900),
            new ElementsScale(Integer.MAX_VALUE, 410, 620, 800));

    /** {@return the scale of boards with a number of free cells} */
    static Scale of(int freeCells) {
        ElementsScale size = CLASSES.stream()
                .filter(each -> freeCells <= each.mostCells)
                .findFirst()
                .orElseThrow();
        return new Scale(List.of(
                new Mark(EASIEST, 0),
                new Mark(size.middle, 5000),
                new Mark(size.expert, 9000),
                new Mark(size.best, Scale.UNITS)));
    }
}
