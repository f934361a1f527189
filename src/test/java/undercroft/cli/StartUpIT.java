package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.fixture.JavaCommand;

/** Help texts must appear at once: they load only the tables that list formats and strategies. */
final class StartUpIT {

    private static final Pattern OWN_CLASS = Pattern.compile("\\bundercroft\\.[\\w.$]+(?= source:)");

    /**
     * The command line with the data that its options become, the lists of formats without the formats, and the table of strategies with
     * the classes that its rows name.
     */
    private static final Pattern ALLOWED = Pattern.compile("undercroft\\.(cli\\..*"
            + "|Change|source\\.BadInputException|level\\.(Level|Objective)|mission\\.Judgement|search\\.(Limits|Refinement)"
            + "|export\\.(FormatRegistry|(Layout|Graph|PuzzleFile)Formats?|format\\.(FileFormat|LayoutFormat))"
            + "|search\\.(Strategies|Strategy|SingleStrategy.*|Portfolio.*|(Chain|Ear|Thorough|Lattice)?Attempt(Config|Context)?"
            + "|Budget|IterationShare|Trait|Alternation|LevelProfile|SearchEvent))");

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
    void helpLoadsOnlyTheCommandLineAndTables(String words) throws Exception {
        List<String> command =
                JavaCommand.packaged(List.of("-Xlog:class+load:file=classes"), List.of(words.split(" ")));

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
