package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Polygon;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.search.Outcome;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** Runs the lines of Java that the README shows. */
class LibraryUseTest {

    private static final Path README = Path.of("README.md");
    private static final Path THIS_FILE = Path.of("src/test/java/undercroft/LibraryUseTest.java");

    private static final int INDENTATION = 8;

    private final List<Layout> drawn = new ArrayList<>();

    @Test
    void theReadmesLinesMakeALayout() {
        RoomTemplate cell = RoomTemplate.of("cell", Polygon.rectangle(0, 0, 5, 5), DoorSpec.OnEveryEdge.of(1, 1));
        Level level = Level.named("lair")
                .room("entrance", cell)
                .room("den", cell)
                .door("entrance", "den")
                .build();
        Outcome outcome = DungeonGenerator.of(level).generate(42);
        if (outcome instanceof Outcome.Found found) {
            draw(found.layout());
        }

        assertThat(drawn).hasSize(1);
        assertThat(drawn.get(0).rooms()).extracting(PlacedRoom::id).containsExactly("entrance", "den");
        assertThat(drawn.get(0).doors()).hasSize(1);
    }

    @Test
    void theLinesAreThoseOfTheReadme() throws IOException {
        List<FencedBlock> shown = FencedBlock.of(README).stream()
                .filter(block -> block.language().equals("java"))
                .toList();

        assertThat(shown).hasSize(1);
        assertThat(Files.readString(THIS_FILE)).contains(shown.get(0).text().indent(INDENTATION));
    }

    private void draw(Layout layout) {
        drawn.add(layout);
    }
}
