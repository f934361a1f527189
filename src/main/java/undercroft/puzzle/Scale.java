package undercroft.puzzle;

import java.util.List;

/**
 * A fixed scale of difficulty: what rating of a kind's puzzles is how hard, from 0 to {@value #UNITS} ten-thousandths. Between two
 * marks it is linear; beyond the first and the last it does not change.
 *
 * @param marks at least two; both of their parts rise from each to the next
 */
public record Scale(List<Mark> marks) {

    /** The units of a difficulty, as layouts store it: ten-thousandths. */
    public static final int UNITS = 10_000;

    /** A point of a scale: puzzles of this rating are so hard, in ten-thousandths. */
    public record Mark(long rating, int difficulty) {}

    public Scale {
        marks = List.copyOf(marks);
        if (marks.size() < 2) {
            throw new IllegalArgumentException("A scale needs two marks; this one has %d.".formatted(marks.size()));
        }
        for (int i = 1; i < marks.size(); i++) {
            Mark before = marks.get(i - 1);
            Mark mark = marks.get(i);
            if (mark.rating() <= before.rating() || mark.difficulty() <= before.difficulty()) {
                throw new IllegalArgumentException("The mark %s must lie above %s.".formatted(mark, before));
            }
        }
    }

    /** {@return the difficulty of a rating, in ten-thousandths} */
    public int difficulty(long rating) {
        if (rating < marks.get(0).rating()) {
            return marks.get(0).difficulty();
        }
        Mark before = marks.get(0);
        for (Mark mark : marks) {
            if (rating < mark.rating()) {
                return between(before, mark, rating);
            }
            before = mark;
        }
        return before.difficulty();
    }

    private static int between(Mark before, Mark mark, long rating) {
        long part = (mark.difficulty() - before.difficulty()) * (rating - before.rating());
        return before.difficulty() + (int) (part / (mark.rating() - before.rating()));
    }

    /** {@return a difficulty from 0 to 1 in ten-thousandths, rounded} */
    public static int units(double difficulty) {
        return (int) StrictMath.rint(difficulty * UNITS);
    }
}
