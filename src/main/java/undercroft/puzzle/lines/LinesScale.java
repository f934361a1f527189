package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.List;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Scale.Mark;

/**
 * The scale of difficulty of lines. The hardest rule that a puzzle needs decides between which fifths of the scale it lies, on every
 * size of board: cover and cannot fit up to 0.4, square up to 0.6, dependency up to 0.8, one of beyond. Within these the score
 * decides. On boards from 11×8 on it is anchored at the medians of the tiers that J. Snellman published: easy 22, medium 47, hard 145,
 * expert 322. Smaller boards cannot hold such scores; theirs are about what ten times the usual search finds.
 *
 * @param mostCells the greatest number of open cells of the class
 * @param easy score at 0.25
 * @param medium score at 0.4, without the rarer rules
 * @param hard score at 0.6, with square
 * @param harder score at 0.8, with dependency
 * @param expert score at 0.9, with one of
 * @param best the best score that was found, which is 1
 */
record LinesScale(int mostCells, int easy, int medium, int hard, int harder, int expert, int best) {

    /** The score at 0: nothing to find but what is seen at once. */
    private static final int NOTHING = -20;

    /** The score at which a tier begins: a single layer of its rule in a puzzle that is easy otherwise. */
    private static final int SINGLE_LAYER = 30;

    private static final List<LinesScale> CLASSES = List.of(
            new LinesScale(44, 8, 16, 100, 150, 170, 220),
            new LinesScale(62, 14, 22, 110, 180, 220, 300),
            new LinesScale(79, 22, 35, 130, 220, 280, 450),
            new LinesScale(102, 22, 47, 145, 250, 322, 500),
            new LinesScale(Integer.MAX_VALUE, 22, 47, 145, 250, 322, 500));

    /** {@return the scale of boards with a number of open cells} */
    static Scale of(int openCells) {
        return CLASSES.stream()
                .filter(size -> openCells <= size.mostCells)
                .findFirst()
                .orElseThrow()
                .scale();
    }

    private Scale scale() {
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark(Rater.difficulty(0, NOTHING), 0));
        marks.add(new Mark(Rater.difficulty(0, easy), 2500));
        marks.add(new Mark(Rater.difficulty(0, medium), 4000));
        marks.add(new Mark(Rater.difficulty(1, SINGLE_LAYER), 4001));
        marks.add(new Mark(Rater.difficulty(1, hard), 6000));
        marks.add(new Mark(Rater.difficulty(2, SINGLE_LAYER), 6001));
        marks.add(new Mark(Rater.difficulty(2, harder), 8000));
        marks.add(new Mark(Rater.difficulty(3, SINGLE_LAYER), 8001));
        marks.add(new Mark(Rater.difficulty(3, expert), 9000));
        marks.add(new Mark(Rater.difficulty(3, best), Scale.UNITS));
        return new Scale(marks);
    }
}
