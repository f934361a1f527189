package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.fixture.JavaCommand;
import undercroft.random.SeededRandom;

/**
 * Runs of {@code generate} as processes that are killed without warning, as with {@code kill -9}, and resumed: all files are whole
 * at any moment, and in the end nothing is lost and nothing is there twice.
 */
class KilledRunTest {

    private static final int LAYOUTS = 300;

    /** In milliseconds. A run starts in some 300 and takes some 1000 in all on an idle machine. */
    private static final int LATEST_KILL = 1500;

    @TempDir
    private Path folder;

    @Test
    void filesAreWholeAndTheNextRunCompletesThem() throws Exception {
        killAndResume(2, 1, "--format", "json", "--detail", "plain", "--out", "out");
    }

    @Test
    void linesAreWholeAndTheNextRunCompletesThem() throws Exception {
        killAndResume(2, 2, "--jsonl", "out/all.jsonl");
    }

    @Test
    @Tag("slow")
    void filesAreWholeAtManyMoments() throws Exception {
        killAndResume(60, 3, "--format", "json", "--detail", "plain", "--out", "out");
    }

    @Test
    @Tag("slow")
    void linesAreWholeAtManyMoments() throws Exception {
        killAndResume(60, 4, "--jsonl", "out/all.jsonl");
    }

    @Test
    @Tag("slow")
    void gzippedLinesAreWholeAtManyMoments() throws Exception {
        killAndResume(60, 5, "--jsonl", "out/all.jsonl.gz");
    }

    /**
     * Kills several runs, each of which resumes the one before, and completes the last.
     *
     * @param seed of the moments at which the runs are killed
     * @param output the options that say what is written to the folder out
     */
    private void killAndResume(int kills, long seed, String... output) throws Exception {
        Levels.pair(folder, "pair");
        Path out = folder.resolve("out");
        assertThat(run(output)).isZero();
        Map<String, String> expected = contents(out);
        delete(out);

        SeededRandom random = SeededRandom.of(seed);
        for (int i = 0; i < kills; i++) {
            Process process = start(output);
            process.waitFor(random.below(LATEST_KILL), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            if (Files.exists(out)) {
                // The file of lines is whole or missing; files of single layouts are those of the complete run.
                assertThat(expected).containsAllEntriesOf(contents(out));
            }
        }

        assertThat(run(output)).isZero();
        assertThat(contents(out)).isEqualTo(expected);
    }

    private int run(String... output) throws IOException, InterruptedException {
        return start(output).waitFor();
    }

    private Process start(String... output) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                "generate",
                "pair.yaml",
                "--seed",
                "0",
                "--count",
                Integer.toString(LAYOUTS),
                "--threads",
                "2",
                "--resume"));
        words.addAll(List.of(output));
        return new ProcessBuilder(JavaCommand.underTest(words))
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Finished files by name, as Latin-1. Unfinished ones begin with a dot or end with the name of their kind. */
    private static Map<String, String> contents(Path folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        for (Path file : files(folder)) {
            String name = file.getFileName().toString();
            if (!name.startsWith(".") && !name.matches(".*\\.(part|kept|lock)")) {
                contents.put(name, Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return contents;
    }

    private static void delete(Path folder) throws IOException {
        for (Path file : files(folder)) {
            Files.delete(file);
        }
        Files.delete(folder);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
