package undercroft.export.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.Appearance.Theme;
import undercroft.fixture.Browser;
import undercroft.fixture.PuzzleLayouts;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.kinds.PuzzleKinds;

/** A puzzle of each kind is solved, failed and undone in a browser, by mouse, touch and keys. */
@TestInstance(Lifecycle.PER_CLASS)
class PlayedInBrowserTest {

    private static final Item NONE = Item.EMPTY;

    /** The lines are the first row, and the 2 with the dot below it. */
    private static final PuzzleData LINES = PuzzleData.of("lines", List.of("3 .", " 2 ", "#.#"));

    /** South and then west wins; west alone drowns the right fruit. */
    private static final PuzzleData TILT =
            new PuzzleData("tilt", List.of("A~A", "...", "###"), NONE, Map.of("sills", List.of()));

    /** The path of fire to the chest leads over water unless it goes south first. */
    private static final PuzzleData ELEMENTS = new PuzzleData(
            "elements",
            List.of("..w", "..."),
            NONE.with("chestRow", 1).with("chestColumn", 2),
            Map.of(
                    "characters",
                    List.of(NONE.with("element", "fire").with("row", 0).with("column", 1)),
                    "walls",
                    List.of()));

    /** From A straight down to B; at the lower tile a trail leads aside to the rim. */
    private static final PuzzleData TRAILS = new PuzzleData(
            "trails",
            List.of("..", "..", "..", ".."),
            NONE,
            Map.of(
                    "tiles",
                    List.of(tile(0, "abbacc"), tile(2, "aabacc")),
                    "attachments",
                    List.of(
                            NONE.with("place", "A").with("tile", 0).with("edge", "N"),
                            NONE.with("place", "B").with("tile", 1).with("edge", "S"))));

    private final Path folder;
    private Browser browser;

    PlayedInBrowserTest(@TempDir Path folder) {
        this.folder = folder;
    }

    private static Item tile(int row, String side) {
        return NONE.with("row", row).with("column", 0).with("side", side);
    }

    @BeforeAll
    void startBrowser() throws Exception {
        browser = Browser.start(Files.createDirectory(folder.resolve("profile")));
    }

    @AfterAll
    void endBrowser() throws Exception {
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void noScriptFailed() {
        assertThat(browser.exceptions()).isEmpty();
    }

    @Test
    void lines() throws Exception {
        open(LINES);
        browser.click("[data-name=why]");
        assertThat(message()).contains("Cover: only the 3 reaches this dot.");

        browser.drag("[data-cell=\"1,1\"]", "[data-cell=\"1,2\"]");
        browser.click("[data-name=check]");
        assertThat(message()).contains("The line of the 2 in row 2, column 2 is wrong.");

        browser.click("[data-name=undo]");
        assertThat(browser.evaluate("document.querySelectorAll('.band').length").asInt())
                .isZero();
        assertIsAtTheStart();

        browser.drag("[data-cell=\"1,1\"]", "[data-cell=\"2,1\"]");
        browser.drag("[data-cell=\"0,0\"]", "[data-cell=\"0,2\"]");
        assertIsWon("Solved.");
    }

    @Test
    void linesByKeys() throws Exception {
        open(LINES);
        browser.evaluate("document.querySelector('.board').focus()");
        for (String key :
                List.of("Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowLeft", "ArrowDown", "Enter", "ArrowDown")) {
            browser.press(key);
        }

        assertIsWon("Solved.");
    }

    @Test
    void tilt() throws Exception {
        open(TILT);
        browser.click("[data-way=west]");
        assertThat(message()).isEqualTo("Lost: a fruit is lost in a puddle.");

        browser.click("[data-name=undo]");
        assertIsAtTheStart();

        browser.swipe(".board", 0, 80);
        assertThat(browser.text(".status")).startsWith("1 move");
        browser.click("[data-name=hint]");
        browser.await("document.querySelector('.message').textContent.startsWith('Tilt ')");
        assertThat(message()).endsWith("1 to go.");
        browser.evaluate("document.querySelector('.board').focus()");
        browser.press("ArrowLeft");

        assertIsWon("Solved in 2 moves");
    }

    @Test
    void theEditorSolvesWhatIsDrawn() throws Exception {
        open(TILT);
        browser.click("[data-name=edit]");
        browser.await("document.querySelector('.status').textContent.startsWith('Won in 2 moves')");

        browser.click("[data-name=\"brush-.\"]");
        browser.evaluate("document.querySelector('.stage .puddle').id = 'puddle'");
        browser.click("#puddle");
        browser.await("document.querySelector('.status').textContent.startsWith('Won in 1 move:')");
        browser.click("[data-name=play]");
        browser.click("[data-way=west]");

        assertIsWon("Solved in 1 move");
    }

    @Test
    void elements() throws Exception {
        open(ELEMENTS);
        browser.click("[data-element=fire]");
        browser.click("[data-cell=\"5\"]");
        assertThat(message()).isEqualTo("Fire dies on the water of row 1, column 3.");
        assertThat(browser.evaluate("document.querySelectorAll('.deadly').length")
                        .asInt())
                .isEqualTo(1);

        browser.click("[data-cell=\"4\"]");
        assertThat(browser.text(".status")).startsWith("1 move");
        browser.click("[data-name=undo]");
        assertIsAtTheStart();

        browser.click("[data-cell=\"4\"]");
        browser.click("[data-cell=\"5\"]");
        assertIsWon("Solved in 2 moves");
    }

    @Test
    void trails() throws Exception {
        open(TRAILS);
        assertThat(browser.evaluate("document.querySelectorAll('.fog').length").asInt())
                .isEqualTo(2);
        browser.click(".exit");
        assertThat(browser.evaluate("document.querySelectorAll('.fog').length").asInt())
                .isEqualTo(1);
        browser.click("[data-name=check]");
        assertThat(message()).isEqualTo("Places still to be reached: 1.");

        browser.click("[data-name=undo]");
        assertIsAtTheStart();

        browser.click(".exit");
        browser.click(".exit[data-edge=S]");
        browser.click(".exit[data-edge=S]");
        assertIsWon("There in 2 tiles");
    }

    /** A page of several puzzles marks those that are solved. */
    @Test
    void aSet() throws Exception {
        open(LINES, TILT);
        browser.click("#list button:nth-child(2)");
        browser.click("[data-way=south]");
        browser.click("[data-way=west]");
        assertIsWon("Solved in 2 moves");

        assertThat(browser.evaluate("document.querySelectorAll('#list .solved').length")
                        .asInt())
                .isEqualTo(1);
        browser.click("[data-name=reset]");
        assertIsAtTheStart();
    }

    @Test
    void theSolutionIsShownOnRequestOnly() throws Exception {
        open(LINES);
        assertThat(browser.evaluate("document.querySelectorAll('.band').length").asInt())
                .isZero();
        browser.click("[data-name=solution]");
        browser.await("document.querySelectorAll('.band.whole').length === 2");
        assertThat(message()).isEqualTo("This is the solution.");
    }

    @Test
    void aRoomOfALayout() throws Exception {
        Path file = folder.resolve("layout.html");
        try (OutputStream out = Files.newOutputStream(file)) {
            LayoutFormats.standard()
                    .named("html")
                    .orElseThrow()
                    .write(PuzzleLayouts.twoRooms(), Appearance.DEFAULT, out);
        }
        browser.open(file, 1000, 800);
        browser.click("#floors > path:first-child");
        browser.click("section.shown .play");
        browser.click("[data-way=west]");

        assertIsWon("Solved in 1 move");
        browser.click("[data-name=close]");
        assertThat(browser.text(".play")).isEqualTo("Solved ✓ Play again");
    }

    private void open(PuzzleData... puzzles) throws Exception {
        Path file = folder.resolve(puzzles[0].kind() + ".html");
        try (OutputStream out = Files.newOutputStream(file)) {
            List<PuzzlePage.Entry> entries = List.of(puzzles).stream()
                    .map(data -> new PuzzlePage.Entry(data.kind(), puzzle(data), List.of()))
                    .toList();
            new PuzzlePage("Puzzles", entries, Theme.LIGHT).write(out);
        }
        browser.open(file, 900, 800);
    }

    private static Puzzle<?> puzzle(PuzzleData data) {
        try {
            return read(PuzzleKinds.named(data.kind()).orElseThrow(), data);
        } catch (Exception e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static <P> Puzzle<P> read(PuzzleKind<P> kind, PuzzleData data) throws Exception {
        return Puzzle.read(kind, data);
    }

    private String message() throws Exception {
        return browser.text(".message");
    }

    private void assertIsWon(String message) throws Exception {
        browser.await("document.querySelector('.undercroft-puzzle.won') !== null");
        assertThat(message()).startsWith(message);
    }

    private void assertIsAtTheStart() throws Exception {
        assertThat(browser.evaluate("document.querySelector('[data-name=undo]').disabled")
                        .asBoolean())
                .isTrue();
    }
}
