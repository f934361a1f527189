package undercroft.export.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import undercroft.json.JsonFile;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.file.PuzzleJson;

/** JSON inside a script element of a page: the characters that matter to HTML, all of which stand in texts, are escaped. */
final class PuzzleText {

    private PuzzleText() {}

    /**
     * A puzzle on one line.
     *
     * @param solution its steps; empty if none is known
     */
    static String of(PuzzleData puzzle, List<Item> solution) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PuzzleJson.writeLine(puzzle, solution, bytes);
        return escaped(bytes);
    }

    /** A text with its quotation marks. */
    static String quoted(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        JsonFile.writeOnOneLine(bytes, json -> json.writeString(text));
        return escaped(bytes);
    }

    private static String escaped(ByteArrayOutputStream json) {
        return json.toString(StandardCharsets.UTF_8)
                .strip()
                .replace("&", "\\u0026")
                .replace("<", "\\u003c")
                .replace(">", "\\u003e");
    }
}
