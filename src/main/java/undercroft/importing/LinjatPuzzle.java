package undercroft.importing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.json.JsonObject;
import undercroft.puzzle.PuzzleData;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Text;

/** A puzzle as Linjat stores it: its rows, with digits, dots and spaces as in files of {@code lines}. */
final class LinjatPuzzle {

    /** Linjat's own are 13 cells high. */
    private static final int LONGEST_SIDE = 1_000;

    private static final String CELLS = " .123456789";

    private LinjatPuzzle() {}

    /** Reads the rows; every error goes to the diagnostics of the object. */
    static Optional<PuzzleData> read(JsonObject json, String key) {
        List<String> rows = new ArrayList<>();
        for (SourceNode item : json.items(key, LONGEST_SIDE)) {
            if (!(item instanceof Text text) || !isRow(text.text(), rows)) {
                json.error(
                        key,
                        "must be texts of one length, at most %d, with digits, dots and spaces; row %d is not"
                                .formatted(LONGEST_SIDE, rows.size()));
                return Optional.empty();
            }
            rows.add(text.text());
        }
        if (rows.isEmpty()) {
            json.error(key, "must have a row");
            return Optional.empty();
        }
        return Optional.of(PuzzleData.of("lines", rows));
    }

    private static boolean isRow(String text, List<String> before) {
        return !text.isEmpty()
                && text.length() <= LONGEST_SIDE
                && (before.isEmpty() || text.length() == before.get(0).length())
                && text.chars().allMatch(cell -> CELLS.indexOf(cell) >= 0);
    }
}
