package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static undercroft.fixture.FolderContents.names;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.search.Strategies;

final class UsageTest {

    @TempDir
    private Path folder;

    @Test
    void theVersionIsThatOfThePom() throws IOException {
        CommandRun run = CommandRun.of("--version");

        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo("undercroft %s\n".formatted(versionOfThePom()));
        assertThat(run.err()).isEmpty();
    }

    private static String versionOfThePom() throws IOException {
        Matcher version = Pattern.compile("<artifactId>undercroft</artifactId>\\s*<version>([^<]+)<")
                .matcher(Files.readString(Path.of("pom.xml")));
        assertThat(version.find()).isTrue();
        return version.group(1);
    }

    @Test
    void theHelpListsTheCommands() {
        assertThat(commands())
                .containsExactly(
                        "generate",
                        "extend",
                        "check",
                        "mission",
                        "verify",
                        "render",
                        "grow",
                        "bench",
                        "campaign",
                        "import",
                        "export",
                        "studio",
                        "schema",
                        "puzzle");
    }

    static List<String> commands() {
        String help = CommandRun.of("--help").out();
        return Pattern.compile("(?m)^  ([a-z]+) ")
                .matcher(help.substring(help.indexOf("Commands:"), help.indexOf("Example:")))
                .results()
                .map(command -> command.group(1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandsHelpHasAnExample(String command) {
        CommandRun help = CommandRun.of(command, "--help");

        assertThat(help.status()).isZero();
        assertThat(help.out())
                .startsWith("Usage: undercroft " + command)
                .containsPattern("Examples?:\n  undercroft " + command);
        assertThat(help.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '' | --help
            help | --help
            help grow | grow --help
            help puzzle solve | puzzle solve --help
            """)
    void helpCanBeAskedForInWords(String command, String option) {
        Object[] words = command.isEmpty() ? new Object[0] : command.split(" ");

        CommandRun run = CommandRun.of(words);

        assertThat(run).isEqualTo(CommandRun.of((Object[]) option.split(" ")));
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("Usage: undercroft");
    }

    @Test
    void theCommonOptionsHaveShortNames() throws IOException {
        Path level = Levels.pair(folder, "pair");

        CommandRun run = CommandRun.of("generate", level, "-s", "7", "-n", "2", "-o", folder.resolve("out"));

        assertThat(run.status()).isZero();
        assertThat(names(folder.resolve("out")))
                .containsExactlyInAnyOrder("pair-7.json", "pair-7.svg", "pair-8.json", "pair-8.svg");
    }

    @Test
    void aSeedThatIsDrawnIsShortAndPrinted() {
        Path level = Levels.pair(folder, "pair");

        CommandRun run = CommandRun.of("generate", level, "--format", "ascii", "--out", "-");

        assertThat(run.status()).isZero();
        assertThat(run.err()).matches("pair seed [0-9]{1,6}: .*\\s+");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --debug | undercroft: Missing required subcommand
            help genrate | undercroft: Unmatched argument at index 0: 'genrate'
            genrate | undercroft: Unmatched argument at index 0: 'genrate'
            generate | undercroft: Missing required parameter: 'GRAPH'
            generate LEVEL --sed 5 | undercroft: Unknown option: '--sed'
            generate LEVEL --seed -1 | undercroft: Invalid value for option '--seed': '-1' is not a whole number from 0 to 9007199254740991.
            generate LEVEL --seed 9007199254740992 | undercroft: Invalid value for option '--seed': '9007199254740992' is not a whole number from 0 to 9007199254740991.
            generate LEVEL --seed 12345678901234567890 | undercroft: Invalid value for option '--seed': '12345678901234567890' is not a whole number from 0 to 9007199254740991.
            generate LEVEL --seed 9007199254740991 --count 2 | undercroft: The seeds from --seed (9007199254740991) on, --count (2) of them, must stay below 2^53 (9007199254740992).
            generate LEVEL --count 0 | undercroft: The --count (0) must be from 1 to 1000000.
            generate LEVEL --count 1000001 | undercroft: The --count (1000001) must be from 1 to 1000000.
            generate LEVEL LEVEL --count 500001 | undercroft: The --count (500001) must be from 1 to 500000.
            generate LEVEL --count few | undercroft: Invalid value for option '--count': 'few' is not a whole number, or it is too large.
            generate LEVEL --time-limit 10 | undercroft: Invalid value for option '--time-limit': '10' is not a time above zero with its unit. Write, for example, 500ms, 10s or 2m.
            generate LEVEL --time-limit 0s | undercroft: Invalid value for option '--time-limit': '0s' is not a time above zero with its unit. Write, for example, 500ms, 10s or 2m.
            generate LEVEL --time-limit 1h | undercroft: Invalid value for option '--time-limit': '1h' is not a time above zero with its unit. Write, for example, 500ms, 10s or 2m.
            generate LEVEL --threads 0 | undercroft: The --threads (0) must be from 1 to 1024.
            generate LEVEL --threads 99999999999 | undercroft: Invalid value for option '--threads': '99999999999' is not a whole number, or it is too large.
            grow --rooms many | undercroft: Invalid value for option '--rooms': 'many' is not a whole number, or it is too large.
            generate LEVEL --strategy luck | undercroft: The --strategy (luck) is not known. Name one of portfolio, annealing, ears, thorough, lattice.
            generate LEVEL --theme blue | undercroft: The --theme (blue) must be light, dark or parchment.
            generate LEVEL --walls outside | undercroft: The --walls (outside) must be solid, inside or edges.
            generate LEVEL --tile-scale 5 | undercroft: The --tile-scale (5) must be from 1 to 4.
            generate LEVEL --tileset marble | undercroft: The --tileset (marble) must be stone, crypt, cave or a .tsx file.
            generate LEVEL --out - | undercroft: Standard output takes a single text format. With --out -, give one of json, undercroft, svg, html, ascii, tmx, tmj, ldtk, tscn, csv, uvtt, edgar-legacy as --format.
            generate LEVEL --out - --format png | undercroft: Standard output takes a single text format. With --out -, give one of json, undercroft, svg, html, ascii, tmx, tmj, ldtk, tscn, csv, uvtt, edgar-legacy as --format.
            generate LEVEL --shard 0/3 --seed 1 | undercroft: The --shard (0/3) must be I/N with I from 1 to N, for example 3/100.
            generate LEVEL --shard 1/3 | undercroft: With --shard and --resume every run must have the same seeds. Give --seed.
            generate LEVEL --seed 1 --resume --format svg | undercroft: --resume recognises finished layouts by their json files. Add json to --format, and write to a folder.
            generate LEVEL --count 2 --trace search.svg | undercroft: --trace and --partial show a single search. Give one graph and no --count, --shard or --resume.
            generate LEVEL --count 2 --partial part.svg | undercroft: --trace and --partial show a single search. Give one graph and no --count, --shard or --resume.
            generate LEVEL --iteration-limit 0 | undercroft: The --iteration-limit (0) must be at least 1.
            generate LEVEL LEVEL | undercroft: The levels of LEVEL and LEVEL are both named pair and would write the same files. Rename one, or use separate runs.
            check LEVEL --time-limit x | undercroft: Invalid value for option '--time-limit': 'x' is not a time above zero with its unit. Write, for example, 500ms, 10s or 2m.
            grow --rooms 0 | undercroft: The --rooms (0) must be from 1 to 10000.
            grow --rooms 10001 | undercroft: The --rooms (10001) must be from 1 to 10000.
            grow --loops -1 | undercroft: The --loops (-1) must not be negative.
            grow --rooms 9 --loops 60 | undercroft: The --loops (60) ask for 5 loops, but 9 rooms on a lattice have at most 4. Give fewer.
            grow --doors open | undercroft: The --doors (open) must be loose or tight.
            grow --seed x | undercroft: Invalid value for option '--seed': 'x' is not a whole number from 0 to 9007199254740991.
            bench | undercroft: Missing required parameter: 'GRAPH'
            bench LEVEL --seeds 0 | undercroft: The --seeds (0) must be from 1 to 100000.
            bench LEVEL --seeds 100001 | undercroft: The --seeds (100001) must be from 1 to 100000.
            bench LEVEL --warmups -1 | undercroft: The --warmups (-1) must be from 0 to 100000.
            bench LEVEL --threads 0 | undercroft: The --threads (0) must be from 1 to 1024.
            bench LEVEL --strategy luck | undercroft: The --strategy (luck) is not known. Name one of portfolio, annealing, ears, thorough, lattice.
            bench LEVEL --plot times.gif | undercroft: The --plot (times.gif) must end with .svg or .png.
            bench LEVEL --level-limit 5 | undercroft: Invalid value for option '--level-limit': '5' is not a time above zero with its unit. Write, for example, 500ms, 10s or 2m.
            bench LEVEL --baseline none.csv | undercroft: none.csv does not exist. Give a file that bench --out wrote.
            schema graphs | undercroft: There is no schema (graphs). Name one of room-templates, level, layout, puzzle.
            verify none.json | undercroft: none.json does not exist. Give a layout that undercroft wrote.
            render none.json | undercroft: none.json does not exist. Give a layout that undercroft wrote.
            """)
    void badUsageIsReportedInOneLineAndNothingIsWritten(String command, String message) throws IOException {
        Path level = Levels.pair(folder, "pair");
        Object[] words = command.replace("LEVEL", level.toString()).split(" ");

        CommandRun run = CommandRun.of(words);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines().findFirst()).contains(message.replace("LEVEL", level.toString()));
        assertThat(names(folder)).containsExactly("pair.yaml");
    }

    @Test
    void anUnknownFormatIsRefusedWithTheKnownOnes() {
        CommandRun run = CommandRun.of("generate", Levels.pair(folder, "pair"), "--format", "json,gif");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("undercroft: The --format (gif) is not known. Give one or more of ");
        assertThat(run.err()).contains("json", "svg", "png", "ascii");
    }

    @ParameterizedTest
    @ValueSource(strings = {"generate", "bench"})
    void helpDescribesEveryStrategy(String command) {
        String help = CommandRun.of(command, "--help").out().replaceAll("\\s+", " ");

        assertThat(Strategies.standard().all())
                .isNotEmpty()
                .allSatisfy(strategy ->
                        assertThat(help).contains("%s (%s)".formatted(strategy.name(), strategy.description())));
    }

    @Test
    void aMisspelledOptionIsAnsweredWithTheNearest() {
        CommandRun run = CommandRun.of("generate", "x.yaml", "--sed", "5");

        assertThat(run.err()).contains("--seed");
    }

    @Test
    void badInputInOneFileStopsTheRun() throws IOException {
        Path good = Levels.pair(folder, "good");
        Path bad = Levels.write(folder.resolve("bad.yaml"), "rooms: [a, b]\nconnections: [[a, c]]\n");
        Path worse = Levels.write(folder.resolve("worse.yaml"), "");

        CommandRun run = CommandRun.of("generate", good, bad, worse, "--out", folder.resolve("out"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(bad + ":2:").contains(worse + ":1:1: error: ");
        assertThat(run.err().lines()).allMatch(line -> line.contains(": error: "));
        assertThat(names(folder)).containsExactlyInAnyOrder("good.yaml", "bad.yaml", "worse.yaml");
    }

    @Test
    void aFolderThatCannotBeWrittenIsReportedBeforeTheSearch() {
        Path level = Levels.pair(folder, "pair");

        CommandRun run = CommandRun.of("generate", level, "--out", level);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("undercroft: The folder %s cannot be written: it is a file, not a folder.".formatted(level)
                        + " Give another one with --out.\n");
    }

    @Test
    void theReasonWhyAFolderIsRefusedIsNotTheFolderItself() {
        assumeTrue(
                Files.isDirectory(Path.of("/proc/self")), "needs a file system without new folders, as Linux's /proc");

        CommandRun run = CommandRun.of("generate", Levels.pair(folder, "pair"), "--out", "/proc/undercroft");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("undercroft: The folder /proc/undercroft cannot be written: the system refuses it."
                        + " Give another one with --out.\n");
    }

    @Test
    void aStatisticsFileThatCannotBeWrittenIsReportedBeforeTheSearch() {
        Path level = Levels.pair(folder, "pair");

        CommandRun run =
                CommandRun.of("generate", level, "--out", folder.resolve("out"), "--stats", level.resolve("s.csv"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("Give another one with --stats.");
        assertThat(run.out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"room-templates", "level", "layout", "puzzle"})
    void schemasArePrinted(String name) {
        CommandRun run = CommandRun.of("schema", name);

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("{").contains("https://json-schema.org/draft/2020-12/schema");
    }
}
