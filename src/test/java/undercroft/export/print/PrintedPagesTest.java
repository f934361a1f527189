package undercroft.export.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import undercroft.export.Xml;
import undercroft.files.WholeFile;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.lines.LinesKind;
import undercroft.puzzle.trails.TileSet;

class PrintedPagesTest {

    private static final Item LINE =
            Item.EMPTY.with("r0", 0).with("c0", 0).with("r1", 0).with("c1", 1);

    @Test
    void aBookletHasItsSolutionsAtTheBack() throws Exception {
        Puzzle<?> puzzle = Puzzle.read(new LinesKind(), PuzzleData.of("lines", List.of("2.", "  ")));
        Booklet booklet = new Booklet(
                "<Ten> & more",
                List.of(new Booklet.Entry(puzzle, List.of(LINE)), new Booklet.Entry(puzzle, List.of())),
                Paper.LETTER);

        Element page = page(booklet::write);

        assertThat(texts(page, "title").get(0)).isEqualTo("<Ten> & more");
        assertThat(texts(page, "h2")).containsExactly("1. lines", "2. lines", "Solutions");
        assertThat(texts(page, "figcaption")).containsExactly("1. lines", "2. lines");
        assertThat(Xml.all(page, "figure").get(0).getElementsByTagName("svg").getLength())
                .isEqualTo(1);
        assertThat(Xml.all(page, "figure").get(1).getTextContent()).contains("No solution is known.");
        assertThat(texts(page, "style").get(0)).contains("size: letter;");
    }

    /** In each row of four the back of the last tile comes first. */
    @Test
    void theBacksOfTilesLieBehindTheirFronts() throws Exception {
        Element page = page(new TileSheets(TileSet.designed(), Paper.A4)::write);

        List<Element> pictures = Xml.all(page, "svg");
        assertThat(pictures).hasSize(3);
        assertThat(texts(pictures.get(0), "text"))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 20)
                        .mapToObj(tile -> tile + "a")
                        .toList());
        List<Element> backs = Xml.all(pictures.get(1), "text");
        assertThat(x(backs.get(0))).isGreaterThan(x(backs.get(3)));
        assertThat(texts(pictures.get(2), "text")).containsExactly("Well", "Hut", "Spring", "Orchard", "Lair", "Exit");
        assertThat(texts(page, "style").get(0)).contains("size: A4;");
    }

    private static double x(Element text) {
        return Double.parseDouble(text.getAttribute("x"));
    }

    private static List<String> texts(Element parent, String name) {
        return Xml.all(parent, name).stream().map(Element::getTextContent).toList();
    }

    private static Element page(WholeFile.Content content) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        content.writeTo(out);
        return Xml.parse(out.toByteArray());
    }
}
