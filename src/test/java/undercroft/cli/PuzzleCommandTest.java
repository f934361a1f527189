package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.FolderContents.names;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.kinds.PuzzleKinds;

final class PuzzleCommandTest {

    /** One A is walled in and never meets the other A. */
    private static final String HOPELESS = """
            {"kind": "tilt", "board": {"width": 6, "height": 4, "rows": ["######", "#A#.A#", "###..#", "######"]}, "sills": []}
            """;

    /** One tilt to the west or to the east brings the two together. */
    private static final String EASY = """
            {"kind": "tilt", "board": {"width": 6, "height": 3, "rows": ["######", "#A.A.#", "######"]}, "sills": []}
            """;

    @TempDir
    private Path folder;

    static Stream<String> kinds() {
        return PuzzleKinds.all().stream().map(PuzzleKind::name);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyKindIsGeneratedSolvedAndRated(String kind) throws IOException {
        CommandRun made = generate(folder, kind, "--format", "json,svg,png,ascii");

        assertThat(made.err()).isEmpty();
        assertThat(made.status()).isZero();
        assertThat(made.out()).matches(kind + " seed 7: [0-9]+x[0-9]+, rating -?[0-9]+, [0-9]+ ms → .*\\R");
        assertThat(names(folder))
                .contains(
                        kind + "-7.json",
                        kind + "-7.svg",
                        kind + "-7-solution.svg",
                        kind + "-7.png",
                        kind + "-7-solution.png",
                        kind + "-7.txt",
                        kind + "-7-solution.txt");

        CommandRun solved = CommandRun.of("puzzle", "solve", folder.resolve(kind + "-7.json"));

        assertThat(solved.err()).isEmpty();
        assertThat(solved.status()).isZero();
        assertThat(solved.out())
                .matches("\\{\"status\":\"(unique|multiple)\",\"deduced\":(true|false),\"moves\":.*\\R");

        CommandRun rated = CommandRun.of("puzzle", "rate", folder.resolve(kind + "-7.json"));

        assertThat(rated.status()).isZero();
        String rating = made.out().replaceAll("(?s).*rating (-?[0-9]+),.*", "$1");
        assertThat(rated.out()).startsWith("{\"kind\":\"%s\",\"rated\":true,\"rating\":%s,".formatted(kind, rating));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aSolutionIsDrawnSeparately(String kind) throws IOException {
        generate(folder, kind, "--format", "ascii,svg");

        for (String suffix : List.of(".txt", ".svg")) {
            assertThat(Files.readString(folder.resolve(kind + "-7" + suffix)))
                    .isNotEqualTo(Files.readString(folder.resolve(kind + "-7-solution" + suffix)));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void threadsDoNotChangeTheFiles(String kind) throws IOException {
        Path one = folder.resolve("one");
        Path four = folder.resolve("four");

        CommandRun serial = generate(one, kind, "--count", "4", "--threads", "1", "--difficulty", "0.5");
        CommandRun parallel = generate(four, kind, "--count", "4", "--threads", "4", "--difficulty", "0.5");

        assertThat(serial.status()).isZero();
        assertThat(withoutTimes(parallel.out()).replace(four.toString(), one.toString()))
                .isEqualTo(withoutTimes(serial.out()));
        assertThat(names(one)).hasSize(12).isEqualTo(names(four));
        for (String name : names(one)) {
            assertThat(one.resolve(name)).hasSameBinaryContentAs(four.resolve(name));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "svg", "ascii"})
    void printsTextFormats(String format) {
        CommandRun run = CommandRun.of(
                "puzzle", "generate", "tilt", "--seed", "7", "--iterations", "10", "--format", format, "--out", "-");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith(
                        format.equals("json") ? "{\n  \"kind\": \"tilt\"," : format.equals("svg") ? "<?xml" : "# #");
        assertThat(run.err()).contains("→ standard output");
    }

    @Test
    void movesAreAnimated() throws IOException {
        generate(folder, "tilt", "--format", "json", "--animate");

        assertThat(Files.readString(folder.resolve("tilt-7-moves.svg"))).contains("<animate ");
    }

    @Test
    void kindsAreListedWithTheirSettings() {
        CommandRun run = CommandRun.of("puzzle", "generate", "--list");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains(
                        "tilt: ", "  pairs: pairs of fruit; a whole number from 1 to 8; by default the kind chooses\n");
    }

    @Test
    void aMaskIsDrawn() throws IOException {
        Path mask = Files.writeString(folder.resolve("mask.txt"), "######\n#....#\n#....#\n#....#\n#....#\n######\n");

        CommandRun run = generate(folder, "tilt", "--mask", mask.toString(), "--set", "pairs=2", "--set", "blocks=1");

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("tilt seed 7: 6x6, ");
    }

    @Test
    void puzzlesInLinesAreSolvedLineByLine() throws IOException {
        Path lines = Files.writeString(folder.resolve("many.jsonl"), EASY + HOPELESS + "\n" + EASY);

        CommandRun run = CommandRun.of("puzzle", "solve", "--jsonl", lines);

        assertThat(run.status()).isEqualTo(ExitStatus.IMPOSSIBLE);
        assertThat(run.out().lines().map(line -> line.replaceAll("\\{\"status\":\"([a-z]+)\",.*", "$1")))
                .containsExactly("multiple", "none", "multiple");
    }

    @Test
    void reachedLimitsAreReported() throws IOException {
        generate(folder, "tilt");

        CommandRun run = CommandRun.of("puzzle", "solve", folder.resolve("tilt-7.json"), "--nodes", "1");

        assertThat(run.status()).isEqualTo(ExitStatus.NOT_FOUND);
        assertThat(run.out()).contains("\"status\":\"unsolved\"").containsPattern("\"note\":\"[^\"]+\"");
    }

    @Test
    void puzzlesWithoutASolutionAreNotRated() throws IOException {
        Path file = Files.writeString(folder.resolve("hopeless.json"), HOPELESS);

        CommandRun run = CommandRun.of("puzzle", "rate", file);

        assertThat(run.status()).isEqualTo(ExitStatus.IMPOSSIBLE);
        assertThat(run.out()).isEqualTo("{\"kind\":\"tilt\",\"rated\":false,\"rating\":0,\"measures\":[]}\n");
    }

    @Test
    void theProblemsOfAllFilesAreReported() throws IOException {
        Path good = Files.writeString(folder.resolve("good.json"), EASY);
        Path bad = Files.writeString(folder.resolve("bad.json"), EASY.replace("A.A.", "A.?."));
        Path worse = Files.writeString(folder.resolve("worse.json"), "{\n");

        CommandRun run = CommandRun.of("puzzle", "solve", good, bad, worse, folder.resolve("none.json"));

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .hasSize(3)
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith(bad
                                        + ":1:76: error: The cell '?' in row 1, column 3 is not one of the kind tilt."),
                        line -> assertThat(line).startsWith(worse + ":2:1: error: The file is not JSON here"),
                        line -> assertThat(line).endsWith("none.json does not exist. Give a file of a puzzle."));
    }

    @Test
    void timeUpIsReported() {
        CommandRun run = CommandRun.of(
                "puzzle",
                "generate",
                "tilt",
                "--iterations",
                "1000000",
                "--time-limit",
                "50ms",
                "--seed",
                "1",
                "--out",
                folder);

        assertThat(run.status()).isEqualTo(ExitStatus.NOT_FOUND);
        assertThat(run.err()).isEqualTo("tilt seed 1: nothing found within 50 ms. Set a higher --time-limit.\n");
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            generate | undercroft: Which KIND of puzzle? Name one of
            generate chess | undercroft: There is no kind of puzzle called chess. Name one of
            generate tilt --size 0x8 | undercroft: The --size (0x8) must be WIDTHxHEIGHT in cells, each from 1 to 1000, such as 9x6.
            generate tilt --size 8 | undercroft: The --size (8) must be WIDTHxHEIGHT in cells, each from 1 to 1000, such as 9x6.
            generate tilt --size 8x8 --mask m.txt | undercroft: --size and --mask exclude each other. Give only one of them.
            generate tilt --mask none.txt | undercroft: none.txt does not exist. Give a drawing of the board with --mask.
            generate tilt --size 2x2 | undercroft: The largest connected part of the board
            generate tilt --set pairs | undercroft: The --set (pairs) must be NAME=VALUE.
            generate tilt --set pairs=0 | undercroft: The pairs (0) of --set must be a whole number from 1 to 8.
            generate tilt --set pears=2 | undercroft: The kind tilt has no setting pears. It has pairs,
            generate tilt --set pairs=2 --set pairs=3 | undercroft: pairs is set twice. Give it with --set only once.
            generate tilt --difficulty hard | undercroft: Invalid value for option '--difficulty': 'hard' is not a number from 0 to 1, such as 0.6.
            generate tilt --difficulty 1.01 | undercroft: Invalid value for option '--difficulty': '1.01' is not a number from 0 to 1, such as 0.6.
            generate tilt --difficulty 0.5 --iterations 0 | undercroft: With --difficulty, --iterations is the number of attempts. Give at least 1, or leave it out.
            generate tilt --iterations -1 | undercroft: The --iterations (-1) must be from 0 to 1000000000.
            generate tilt --optimiser luck | undercroft: The --optimiser (luck) must be pool, genetic or annealing.
            generate tilt --format gif | undercroft: The --format (gif) is not known. Give one or more of json, svg, png, ascii, html.
            generate tilt --scale 300 | undercroft: The --scale (300) must be from 1 to 200.
            generate tilt --out - | undercroft: Standard output takes a single text format. With --out -, give one of json, svg, ascii, html as --format.
            generate tilt --theme blue | undercroft: The --theme (blue) must be light, dark or parchment.
            generate tilt --count 0 | undercroft: The --count (0) must be from 1 to 1000000.
            generate tilt --threads 0 | undercroft: The --threads (0) must be from 1 to 1024.
            generate tilt --seed 9007199254740991 --count 2 | undercroft: The seeds from --seed (9007199254740991) on, --count (2) of them, must stay below 2^53 (9007199254740992).
            solve | undercroft: Missing required parameter: 'FILE'
            solve none.json --nodes 0 | undercroft: The --nodes (0) must be at least 1.
            rate none.json | undercroft: none.json does not exist. Give a file of a puzzle.
            bench chess | undercroft: There is no kind of puzzle called chess. Name one of
            bench --difficulty --compare | undercroft: --difficulty and --compare exclude each other. Give only one of them.
            bench --seeds 0 | undercroft: The --seeds (0) must be from 1 to 100000.
            """)
    void badUsageIsReported(String command, String message) {
        CommandRun run = CommandRun.of((Object[]) ("puzzle " + command).split(" "));

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '' | :1:1: error: The mask is empty. Draw the board, a line for each row, with '#' for blocked cells.
            '....\\n..\\n....\\n.....\\n' | :2:3: error: The row has 2 cells, but the first one has 4. Make all rows equally long.
            '####\\n####\\n' | :1:1: error: The largest connected part of the board
            """)
    void invalidMasksAreReportedWithTheirPosition(String drawing, String message) throws IOException {
        Path mask = Files.writeString(folder.resolve("mask.txt"), drawing.replace("\\n", "\n"));

        CommandRun run = CommandRun.of("puzzle", "generate", "tilt", "--mask", mask);

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err()).startsWith(mask + message);
    }

    @Test
    void everyOptionOfGenerateIsDescribed() throws IOException {
        String help = CommandRun.of("puzzle", "generate", "--help").out();
        List<String> options = Pattern.compile("--[a-z]+(-[a-z]+)*")
                .matcher(help)
                .results()
                .map(MatchResult::group)
                .filter(option -> !List.of("--help", "--version", "--debug").contains(option))
                .distinct()
                .toList();

        assertThat(options).contains("--mask", "--difficulty");
        assertThat(Files.readString(Path.of("docs/puzzles.md"))).contains(options);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyKindHasItsPage(String kind) throws IOException {
        assertThat(Files.readString(Path.of("docs/puzzles.md")))
                .contains("| `%s` |".formatted(kind), "(puzzles-%s.md)".formatted(kind));
        assertThat(Path.of("docs/puzzles-%s.md".formatted(kind))).isRegularFile();
    }

    @Test
    void optimisersAreComparedInATable() {
        CommandRun run = CommandRun.of("puzzle", "bench", "tilt", "--compare", "--iterations", "30", "--seeds", "1");

        assertThat(run.status()).isZero();
        assertThat(run.out().lines())
                .hasSize(5)
                .anyMatch(line -> line.startsWith("| tilt | 8x8 | pool | 1 of 1 | "))
                .anyMatch(line -> line.startsWith("| tilt | 8x8 | genetic | 1 of 1 | "))
                .anyMatch(line -> line.startsWith("| tilt | 8x8 | annealing | 1 of 1 | "));
    }

    private static CommandRun generate(Path out, String kind, Object... more) {
        return CommandRun.of(Stream.concat(
                        Stream.of("puzzle", "generate", kind, "--seed", "7", "--iterations", "30", "--out", out),
                        Stream.of(more))
                .toArray());
    }

    private static String withoutTimes(String lines) {
        return lines.replaceAll("[0-9]+ ms", "T ms");
    }
}
