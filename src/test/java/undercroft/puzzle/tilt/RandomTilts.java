package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import undercroft.puzzle.Fault;

/** Makes small puzzles with every feature, without the generator. */
final class RandomTilts {

    private RandomTilts() {}

    /** A puzzle of at most 5 × 5 cells with any of the extras. */
    static TiltPuzzle next(SplittableRandom random) {
        while (true) {
            List<String> rows = rows(random);
            List<Sill> sills = sills(rows, random);
            List<Fault> faults = StartCheck.faults(rows, sills);
            if (faults.isEmpty()) {
                return new TiltPuzzle(rows, sills);
            }
        }
    }

    private static List<String> rows(SplittableRandom random) {
        int width = 3 + random.nextInt(3);
        int height = 3 + random.nextInt(3);
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < width * height; i++) {
            cells.append(random.nextInt(6) == 0 ? '#' : '.');
        }
        sprinkle("AABBBB".substring(0, 2 + 2 * random.nextInt(3)), cells, random);
        sprinkle("oo".substring(random.nextInt(3)), cells, random);
        sprinkle("~~".substring(random.nextInt(3)), cells, random);
        sprinkle("zZ".substring(random.nextInt(3)), cells, random);
        for (int i = random.nextInt(3); i > 0; i--) {
            sprinkle("<>^v".substring(random.nextInt(4)).substring(0, 1), cells, random);
        }
        return IntStream.range(0, height)
                .mapToObj(row -> cells.substring(row * width, (row + 1) * width))
                .toList();
    }

    private static void sprinkle(String tiles, StringBuilder cells, SplittableRandom random) {
        for (int i = 0; i < tiles.length(); i++) {
            cells.setCharAt(random.nextInt(cells.length()), tiles.charAt(i));
        }
    }

    private static List<Sill> sills(List<String> rows, SplittableRandom random) {
        List<Sill> sills = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            sills.add(new Sill(
                    random.nextInt(rows.size()),
                    random.nextInt(rows.get(0).length()),
                    Way.of(random.nextInt(Way.COUNT))));
        }
        return sills;
    }
}
