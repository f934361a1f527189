package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Draws a puzzle with characters: cells with a space between them, where sills appear as arrows, then a legend and the solution
 * if there is one.
 */
final class AsciiDrawing {

    private static final Map<Character, String> MEANINGS = Map.of(
            Tile.BLOCK,
            "o block",
            Tile.PUDDLE,
            "~ puddle",
            Tile.ASLEEP,
            "z hedgehog, asleep",
            Tile.AWAKE,
            "Z hedgehog, awake",
            '^',
            "^ anteater",
            '>',
            "> anteater",
            'v',
            "v anteater",
            '<',
            "< anteater");

    private AsciiDrawing() {}

    static List<String> of(TiltPuzzle puzzle, List<Way> solution) {
        List<String> lines = board(puzzle);
        lines.add(legend(puzzle));
        if (!solution.isEmpty()) {
            lines.add("solution: "
                    + solution.stream().map(way -> way.name().substring(0, 1)).collect(Collectors.joining(" ")));
        }
        return lines;
    }

    private static List<String> board(TiltPuzzle puzzle) {
        List<StringBuilder> canvas = new ArrayList<>();
        for (int row = 0; row < puzzle.height(); row++) {
            canvas.add(new StringBuilder(puzzle.rows().get(row).replaceAll("(?<=.)(?=.)", " ")));
            canvas.add(new StringBuilder(" ".repeat(2 * puzzle.width() - 1)));
        }
        canvas.remove(canvas.size() - 1);
        boolean hasFloorSills = false;
        for (Sill sill : puzzle.sills()) {
            int row = 2 * sill.row() + sill.way().dy();
            int column = 2 * sill.column() + sill.way().dx();
            canvas.get(row).setCharAt(column, Tile.arrow(sill.way()));
            hasFloorSills |= sill.way().dy() != 0;
        }
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < canvas.size(); line++) {
            // Lines between the rows are only needed for sills.
            if (hasFloorSills || line % 2 == 0) {
                lines.add(canvas.get(line).toString().stripTrailing());
            }
        }
        return lines;
    }

    private static String legend(TiltPuzzle puzzle) {
        List<String> parts = new ArrayList<>(List.of("letters fruit"));
        puzzle.rows().stream()
                .flatMapToInt(String::chars)
                .mapToObj(tile -> (char) tile)
                .filter(MEANINGS::containsKey)
                .collect(Collectors.toCollection(TreeSet::new))
                .forEach(tile -> parts.add(MEANINGS.get(tile)));
        if (!puzzle.sills().isEmpty()) {
            parts.add("arrows between cells one-way sills");
        }
        return String.join(", ", parts);
    }
}
