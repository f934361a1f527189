package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help texts load neither the search nor any format: they must be there at once. */
final class StartUpIT {

    private static final Pattern OWN_CLASS = Pattern.compile("\\bundercroft\\.[\\w.$]+(?= source:)");

    /** The command line, and the lists of formats without the formats themselves. */
    private static final Pattern ALLOWED = Pattern.compile(
            "undercroft\\.(cli\\..*|export\\.(FormatRegistry|FileFormat|(Layout|Graph|PuzzleFile)Formats?))");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--version",
                "--help",
                "generate --help",
                "bench --help",
                "grow --help",
                "campaign --help",
                "export --help",
                "puzzle generate --help",
                "puzzle design --help"
            })
    void helpLoadsOnlyTheCommandLineAndTheListsOfFormats(String words) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-Xlog:class+load:file=classes",
                "-cp",
                System.getProperty("undercroft.jar"),
                "undercroft.cli.Main"));
        command.addAll(List.of(words.split(" ")));

        ProgramRun run = ProgramRun.of(folder, Map.of(), command);

        assertThat(run.status()).as(run.err()).isZero();
        List<String> loaded = OWN_CLASS
                .matcher(Files.readString(folder.resolve("classes")))
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(loaded).isNotEmpty().allMatch(name -> ALLOWED.matcher(name).matches());
    }
}
