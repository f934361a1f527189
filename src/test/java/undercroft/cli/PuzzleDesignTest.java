package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.puzzle.trails.TileSet;

class PuzzleDesignTest {

    @TempDir
    private Path folder;

    @Test
    void writesTheSetAndReportsItsScore() throws IOException {
        CommandRun run = CommandRun.of(
                "puzzle",
                "design",
                "trails",
                "--seed",
                4,
                "--steps",
                20,
                "--searches",
                2,
                "--boards",
                500,
                "--out",
                folder);

        Path file = folder.resolve("trails-set-4.txt");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .matches("trails seed 4: score [0-9.]+: path [0-9.]+ %, extra edges [0-9.]+, bridges [0-9]+, duplicates"
                        + " [0-9]+, singles [0-9]+, [0-9]+ ms → \\Q" + file
                        + "\\E\n");
        assertThat(TileSet.of(Files.readString(file)).tiles()).hasSize(20);
    }

    @ParameterizedTest
    @CsvSource({"heat-bath, 20", "genetic, 100", "pool, 100"})
    void printsTheSameSetForASeed(String method, int steps) {
        Object[] words = {
            "puzzle",
            "design",
            "trails",
            "--seed",
            4,
            "--method",
            method,
            "--steps",
            steps,
            "--searches",
            2,
            "--boards",
            100,
            "--out",
            "-"
        };

        CommandRun run = CommandRun.of(words);

        assertThat(run.out())
                .startsWith("# trails seed 4, %s, %d steps, 2 searches: score ".formatted(method, steps))
                .isEqualTo(CommandRun.of(words).out());
        assertThat(TileSet.of(run.out()).tiles()).hasSize(20);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            lines | The KIND (lines) has no sets to design. Give trails.
            trails --method luck | The --method (luck) is not known. Name one of heat-bath, genetic, pool.
            trails --steps 0 | The --steps (0) must be from 1 to 100000000.
            trails --searches 1001 | The --searches (1001) must be from 1 to 1000.
            trails --boards -3 | The --boards (-3) must be from 1 to 10000000.
            """)
    void refusesImpossibleOptions(String options, String message) {
        CommandRun run = CommandRun.of((Object[]) ("puzzle design " + options).split(" ", -1));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("undercroft: " + message);
    }
}
