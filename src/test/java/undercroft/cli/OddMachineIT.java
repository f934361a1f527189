package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.FolderContents.contents;
import static undercroft.fixture.FolderContents.names;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.fixture.JavaCommand;

/** The whole program on machines with little memory, other languages, full disks and closed pipes. */
final class OddMachineIT {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"tr, TR, C.UTF-8", "de, DE, C.UTF-8", "ar, EG, C.UTF-8", "en, US, C"})
    void everyLocaleGivesTheSameBytes(String language, String country, String locale) throws Exception {
        Path level = Levels.pair(folder, "pair");
        List<String> words = List.of("generate", "pair.yaml", "--seed", "12345", "--format", "json,svg,tmx", "--out");
        CommandRun.of("generate", level, "--seed", 12345, "--format", "json,svg,tmx", "--out", folder.resolve("here"));
        List<String> options = List.of("-Duser.language=" + language, "-Duser.country=" + country);

        ProgramRun run = program(Map.of("LC_ALL", locale), options, with(words, "there"));

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("pair seed 12345: 2 rooms, ");
        assertThat(contents(folder.resolve("there"))).isEqualTo(contents(folder.resolve("here")));
        assertThat(program(Map.of("LC_ALL", locale), options, List.of("generate", "pair.yaml", "--threads", "-1"))
                        .err())
                .isEqualTo(CommandRun.of("generate", level, "--threads", -1).err());
    }

    @Test
    void aNameThatTheLocaleCannotEncodeIsRefusedBeforeTheSearch() throws Exception {
        Path level = Levels.pair(folder, "pair");
        Files.writeString(level, "name: crypte-é\n" + Files.readString(level));

        ProgramRun run = program(
                Map.of("LC_ALL", "C"), List.of(), List.of("generate", "pair.yaml", "--seed", "1", "--out", "out"));

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err())
                .matches("undercroft: \"crypte-é-1\\.json\" cannot name a file: the encoding of this locale, [\\w.-]+,"
                        + " lacks some of its characters\\. Set LC_ALL=C\\.UTF-8\\.\n");
        assertThat(names(folder.resolve("out"))).isEmpty();
    }

    /** Far more layouts than a pipe or the time limit of this test could hold: the run must end when the reader is gone. */
    @Test
    void aClosedPipeEndsTheRun() throws Exception {
        Levels.pair(folder, "pair");

        ProgramRun run = shell(
                "{ \"$@\"; echo $? > status; } | head -c 0",
                "generate",
                "pair.yaml",
                "--seed",
                "1",
                "--count",
                "1000000",
                "--format",
                "json",
                "--quiet",
                "--out",
                "-");

        assertThat(Files.readString(folder.resolve("status"))).isEqualTo("2\n");
        assertThat(run.err()).isEqualTo("undercroft: some output could not be written to standard output.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"generate pair.yaml --out - --format json", "check pair.yaml", "schema level", "--help"})
    void aFullDeviceAsStandardOutputIsReported(String words) throws Exception {
        Levels.pair(folder, "pair");

        ProgramRun run = shell("\"$@\" > /dev/full", words.split(" "));

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err()).endsWith("undercroft: some output could not be written to standard output.\n");
    }

    /** The superuser may write anywhere but to this file system. */
    @Test
    void aFolderThatCannotBeWrittenIsRefusedBeforeTheSearch() throws Exception {
        Levels.pair(folder, "pair");

        ProgramRun run = program(Map.of(), List.of(), List.of("generate", "pair.yaml", "--out", "/proc/self"));

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err())
                .startsWith("undercroft: The folder /proc/self cannot be written: ")
                .endsWith(". Give another one with --out.\n");
    }

    @Test
    void twoRunsIntoOneFolderWriteTheFilesOfOne() throws Exception {
        Levels.pair(folder, "pair");
        List<String> words = List.of("generate", "pair.yaml", "--seed", "0", "--count", "60", "--out");
        ProgramRun alone = program(Map.of(), List.of(), with(words, "one"));
        assertThat(alone.status()).as(alone.err()).isZero();

        List<ProgramRun.Running> both = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            both.add(ProgramRun.start(folder, Map.of(), JavaCommand.packaged(List.of(), with(words, "two"))));
        }

        for (ProgramRun.Running each : both) {
            ProgramRun run = each.await();
            assertThat(run.status()).as(run.err()).isZero();
        }
        assertThat(contents(folder.resolve("two"))).isEqualTo(contents(folder.resolve("one")));
    }

    @Test
    void aSecondRunIsKeptFromTheFileOfLinesOfAnother() throws Exception {
        Levels.pair(folder, "pair");
        List<String> words =
                List.of("generate", "pair.yaml", "--seed", "0", "--count", "1000000", "--jsonl", "x.jsonl");
        ProgramRun.Running first = ProgramRun.start(folder, Map.of(), JavaCommand.packaged(List.of(), words));
        while (first.process().isAlive() && Files.notExists(folder.resolve("x.jsonl.part"))) {
            Thread.sleep(10);
        }

        ProgramRun second = program(Map.of(), List.of(), words);
        first.process().destroyForcibly();
        first.await();
        ProgramRun third =
                program(Map.of(), List.of(), List.of("generate", "pair.yaml", "--seed", "0", "--jsonl", "x.jsonl"));

        assertThat(second.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(second.err()).isEqualTo("undercroft: x.jsonl cannot be written: another run is writing it.\n");
        assertThat(third.status()).as(third.err()).isZero();
        assertThat(names(folder)).containsExactly("pair.yaml", "x.jsonl");
    }

    @Test
    void theShippedLevelsNeedLittleMemory() throws Exception {
        List<String> words =
                new ArrayList<>(List.of("generate", "--seed", "1", "--format", "json,svg,png", "--out", "out"));
        // Puzzles take some seconds each, which can be long on a busy machine.
        words.addAll(List.of("--time-limit", "5m"));
        try (Stream<Path> graphs = Files.list(Path.of("graphs").toAbsolutePath())) {
            graphs.filter(file -> file.toString().endsWith(".yaml")).forEach(file -> words.add(file.toString()));
        }

        ProgramRun run = program(Map.of(), List.of("-Xmx64m"), words);

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSizeGreaterThanOrEqualTo(16);
    }

    /** Runs a script whose arguments are the program's command. */
    private ProgramRun shell(String script, String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("sh", "-c", script, "sh"));
        command.addAll(JavaCommand.packaged(List.of(), List.of(words)));
        return ProgramRun.of(folder, Map.of(), command);
    }

    private ProgramRun program(Map<String, String> environment, List<String> options, List<String> words)
            throws Exception {
        return ProgramRun.of(folder, environment, JavaCommand.packaged(options, words));
    }

    private static List<String> with(List<String> words, String last) {
        List<String> all = new ArrayList<>(words);
        all.add(last);
        return all;
    }
}
