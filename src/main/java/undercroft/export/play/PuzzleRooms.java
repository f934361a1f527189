package undercroft.export.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import undercroft.layout.Layout;
import undercroft.layout.RoomPuzzle;

/** The parts of a layout's page by which the puzzles of its rooms can be played. A layout without puzzles has none. */
public final class PuzzleRooms {

    private PuzzleRooms() {}

    /** {@return the style sheet; empty if there are no puzzles} */
    public static String style(Layout layout) throws IOException {
        return layout.puzzles().isEmpty() ? "" : PageResource.text("play.css");
    }

    /**
     * Writes the puzzles and the script, which expects an element {@code section.room} for each room, in their order.
     *
     * @return script elements for the end of the body; empty if there are no puzzles
     */
    public static String elements(Layout layout) throws IOException {
        if (layout.puzzles().isEmpty()) {
            return "";
        }
        List<String> entries = new ArrayList<>();
        for (RoomPuzzle puzzle : layout.puzzles()) {
            String title = "%s: %s".formatted(layout.rooms().get(puzzle.room()).shownName(), puzzle.kind());
            entries.add("{\"room\": " + puzzle.room() + ", \"title\": " + PuzzleText.quoted(title) + ", \"puzzle\": "
                    + PuzzleText.of(puzzle.data(), puzzle.solution()) + "}");
        }
        return """
                <script id="room-puzzles" type="application/json">[
                %s
                ]</script>
                <script>//<![CDATA[
                %s//]]></script>""".formatted(String.join(",\n", entries), ScriptBundle.of("rooms.mjs"));
    }
}
