package undercroft;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.files.LevelLoader;
import undercroft.level.Level;
import undercroft.search.Outcome;
import undercroft.template.RoomTemplate;
import undercroft.verify.LayoutVerifier;
import undercroft.verify.Violation;

/** The room templates and graphs that come with the program: all graphs can be laid out, and every template is used. */
class ShippedContentTest {

    private static final Path GRAPHS = Path.of("graphs");
    private static final Path TEMPLATES = Path.of("room-templates");

    private static final int SEEDS = 3;

    @TempDir
    private Path folder = Path.of("");

    static List<Path> graphs() throws IOException {
        return yamlFiles(GRAPHS);
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void layoutsOfSeveralSeedsAreValid(Path graph) throws Exception {
        // ShippedPuzzlesTest makes more layouts of graphs with puzzles, filled.
        Level level = LevelLoader.read(graph).withoutPuzzles();
        DungeonGenerator generator = DungeonGenerator.of(level);
        for (int seed = 0; seed < SEEDS; seed++) {
            Outcome outcome = generator.generate(seed);
            assertThat(outcome).as("seed %d of %s", seed, graph).isInstanceOf(Outcome.Found.class);
            List<Violation> violations = LayoutVerifier.verify(((Outcome.Found) outcome).layout(), level);
            assertThat(violations).as("seed %d of %s", seed, graph).isEmpty();
        }
    }

    @Test
    void graphsHaveFiveToSixtyRooms() throws Exception {
        List<Level> levels = LevelLoader.readAll(graphs());

        assertThat(levels).hasSizeGreaterThanOrEqualTo(10);
        assertThat(levels).allSatisfy(level -> assertThat(level.rooms()).hasSizeBetween(5, 60));
        assertThat(levels).anySatisfy(level -> assertThat(level.rooms()).hasSize(60));
    }

    @Test
    void everyTemplateIsUsedBySomeGraph() throws Exception {
        Set<RoomTemplate> used = new HashSet<>();
        for (Level level : LevelLoader.readAll(graphs())) {
            used.addAll(level.templates());
        }
        Set<String> names = used.stream().map(RoomTemplate::name).collect(toSet());

        assertThat(yamlFiles(TEMPLATES)).hasSizeGreaterThanOrEqualTo(4);
        assertThat(names).hasSizeGreaterThanOrEqualTo(30).containsExactlyInAnyOrderElementsOf(namesOfAllTemplates());
    }

    @Test
    void noTwoTemplatesAreTheSameRoom() throws Exception {
        for (Level level : LevelLoader.readAll(graphs())) {
            assertThat(level.templates())
                    .extracting(template -> List.of(template.outline(), template.doors()))
                    .doesNotHaveDuplicates();
        }
    }

    /** Taken from a level that loads every file and lets its only room take any template. */
    private Set<String> namesOfAllTemplates() throws Exception {
        String files = yamlFiles(TEMPLATES).stream()
                .map(file -> "'%s'".formatted(file.toAbsolutePath()))
                .collect(joining(", "));
        Path graph = folder.resolve("all.yaml");
        Files.writeString(graph, "templates: [%s]%nrooms: [one]%n".formatted(files));
        return LevelLoader.read(graph).templates().stream()
                .map(RoomTemplate::name)
                .collect(toSet());
    }

    private static List<Path> yamlFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }
}
