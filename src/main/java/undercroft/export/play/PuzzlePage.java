package undercroft.export.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import undercroft.export.format.Appearance.Theme;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.xml.XmlWriter;

/**
 * One page of HTML on which puzzles can be played, with mouse, touch and keys. It refers to nothing outside of itself. Without
 * scripts it says that they are needed.
 *
 * @param title of the page
 * @param puzzles at least one
 * @param theme its colours; the light theme follows the reader's system
 */
public record PuzzlePage(String title, List<Entry> puzzles, Theme theme) {

    /**
     * A puzzle of a page.
     *
     * @param title in the list of puzzles
     * @param solution its steps; empty if none is known
     */
    public record Entry(String title, Puzzle<?> puzzle, List<Item> solution) {
        public Entry {
            solution = List.copyOf(solution);
        }
    }

    public PuzzlePage {
        puzzles = List.copyOf(puzzles);
    }

    /** Writes the page; {@code out} stays open. */
    public void write(OutputStream out) throws IOException {
        String page = PageResource.text("page.html")
                .replace(
                        "data-theme=\"auto\"",
                        "data-theme=\"%s\"".formatted(theme == Theme.LIGHT ? "auto" : theme.text()))
                .replace("<!--title-->", element("title", title))
                .replace("<!--style-->", PageResource.text("play.css"))
                .replace("<!--heading-->", element("h1", title))
                .replace("<!--still-->", element("p", "The puzzles need JavaScript, which is switched off here."))
                .replace("<!--puzzles-->", json())
                .replace("<!--script-->", ScriptBundle.of("page.mjs"));
        out.write(page.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private String json() throws IOException {
        List<String> entries = new ArrayList<>();
        for (Entry entry : puzzles) {
            entries.add("{\"title\": %s, \"puzzle\": %s}"
                    .formatted(PuzzleText.quoted(entry.title), PuzzleText.of(entry.puzzle.data(), entry.solution)));
        }
        return "[\n" + String.join(",\n", entries) + "\n]";
    }

    private static String element(String name, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        XmlWriter.write(bytes, xml -> xml.start(name).text(text));
        String written = bytes.toString(StandardCharsets.UTF_8);
        return written.substring(written.indexOf("?>") + 2).strip();
    }
}
