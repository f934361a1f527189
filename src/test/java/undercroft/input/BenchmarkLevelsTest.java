package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.files.LevelLoader;
import undercroft.level.Level;
import undercroft.source.BadInputException;

/** The levels of the benchmarks, if they are there: a folder beside the project. */
class BenchmarkLevelsTest {

    private static final Path LEVELS = Path.of("..", "shared", "benchmarks", "levels");

    /** Its doors of length 5 do not fit on rooms of 3 by 3: "a template with no possible door is an error". */
    private static final String WITHOUT_DOORS = "fail_door_too_long_cycle.yaml";

    @Test
    void readsAllLevelsThatHaveDoors() throws Exception {
        List<Path> files = files();
        List<Level> levels = LevelLoader.readAll(files);
        for (int i = 0; i < files.size(); i++) {
            String fileName = files.get(i).getFileName().toString();
            assertThat(levels.get(i).name() + ".yaml").isEqualTo(fileName);
        }
    }

    @Test
    void refusesTheLevelWithoutPossibleDoors() throws IOException {
        files();
        Path file = LEVELS.resolve(WITHOUT_DOORS);
        assertThatThrownBy(() -> LevelLoader.read(file))
                .isInstanceOf(BadInputException.class)
                .hasMessage(file + ":6:12: error: No door fits on template S3: a door of length 5, 0 from the corners,"
                        + " needs an edge of 5, and the longest edge has 3."
                        + " Make the doors shorter, the cornerDistance smaller or the room larger.");
    }

    private static List<Path> files() throws IOException {
        assumeTrue(Files.isDirectory(LEVELS), "no benchmark levels beside the project");
        try (Stream<Path> files = Files.list(LEVELS)) {
            return files.filter(file -> !file.endsWith(WITHOUT_DOORS)).sorted().toList();
        }
    }
}
