package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.List;
import undercroft.random.SeededRandom;

/** Makes small random boards: some with many solutions, some with one, some with none. */
final class RandomPuzzles {

    private RandomPuzzles() {}

    /** A board of 2 to 5 rows and columns with some blocked cells and one to six numbers. */
    static LinesPuzzle small(long seed) {
        SeededRandom random = SeededRandom.of(seed, 0);
        int width = random.between(2, 5);
        int height = random.between(2, 5);
        int numbers = 0;
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < width; column++) {
                int kind = random.below(10);
                boolean last = row == height - 1 && column == width - 1;
                if ((kind < 2 && numbers < 6) || (last && numbers == 0)) {
                    text.append((char) ('0' + random.between(1, 4)));
                    numbers++;
                } else if (kind < 4) {
                    text.append('.');
                } else if (kind == 4) {
                    text.append('#');
                } else {
                    text.append(' ');
                }
            }
            rows.add(text.toString());
        }
        return new LinesPuzzle(rows);
    }
}
