package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static undercroft.fixture.FolderContents.contents;
import static undercroft.fixture.FolderContents.names;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.JavaHomes;
import undercroft.fixture.JavaCommand;

/** {@code generate}, {@code check}, {@code verify} and {@code render} with the real search, on tiny levels. */
final class GenerateIT {

    private static final String PAIR_LINE = "pair seed %d: 2 rooms, \\d+x\\d+, \\d+ ms → %s\\n";

    private static final int TERMINATED = 143;

    @TempDir
    private Path folder;

    @Test
    void writesTheFilesThatItNames() throws IOException {
        Path out = folder.resolve("new/out");

        CommandRun run = CommandRun.of("generate", Levels.pair(folder, "pair"), "--seed", 7, "--out", out);

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .matches(PAIR_LINE.formatted(7, "\\Q%s/pair-7.json, %s/pair-7.svg\\E".formatted(out, out)));
        assertThat(names(out)).containsExactly("pair-7.json", "pair-7.svg");
    }

    @Test
    void writtenLayoutsAreValidAndRenderedTheSame() throws IOException {
        Path level = Levels.pair(folder, "pair");
        Path out = folder.resolve("out");
        Path again = folder.resolve("again");
        CommandRun.of(
                "generate", level, "--seed", 3, "--out", out, "--format", "svg,png,ascii,json", "--theme", "dark");

        CommandRun verified = CommandRun.of("verify", out.resolve("pair-3.json"), "--graph", level);
        CommandRun rendered = CommandRun.of(
                "render",
                out.resolve("pair-3.json"),
                "--out",
                again,
                "--format",
                "json,svg,png,ascii",
                "--theme",
                "dark");

        assertThat(verified).isEqualTo(new CommandRun(0, out.resolve("pair-3.json") + ": ok\n", ""));
        assertThat(rendered.status()).isZero();
        assertThat(contents(out)).hasSize(4).isEqualTo(contents(again));
    }

    @Test
    void renderWritesOnlyIntoItsFolderWhateverTheNameOfTheLayout() throws IOException {
        CommandRun.of("generate", Levels.pair(folder, "pair"), "--seed", 1, "--format", "json", "--out", folder);
        Path layout = folder.resolve("odd.json");
        Files.writeString(
                layout,
                Files.readString(folder.resolve("pair-1.json")).replace("\"level\": \"pair\"", "\"level\": \"../up\""));

        CommandRun run = CommandRun.of("render", layout, "--format", "svg", "--out", folder.resolve("out"));

        assertThat(run.out()).isEqualTo("../up seed 1 → %s/out/odd.svg\n".formatted(folder));
        assertThat(names(folder.resolve("out"))).containsExactly("odd.svg");
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "svg", "ascii", "ldtk", "csv"})
    void printsOneTextFormatAndReportsOnStandardError(String format) throws IOException {
        Path level = Levels.pair(folder, "pair");
        Path out = folder.resolve("out");
        CommandRun.of("generate", level, "--seed", 1, "--format", format, "--out", out);

        CommandRun run = CommandRun.of("generate", level, "--seed", 1, "--format", format, "--out", "-");

        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo(Files.readString(out.resolve(names(out).get(0))));
        assertThat(run.err()).matches(PAIR_LINE.formatted(1, "standard output"));
    }

    @Test
    void writesTheTilesetBesideMapsUnlessThereIsOne() throws IOException {
        Path level = Levels.pair(folder, "pair");
        Path out = folder.resolve("out");
        Path image = out.resolve("undercroft-stone.png");

        CommandRun run = CommandRun.of("generate", level, "--seed", 1, "--format", "tmx,tmj", "--out", out);

        assertThat(run.status()).isZero();
        assertThat(names(out))
                .containsExactly("pair-1.tmj", "pair-1.tmx", "undercroft-stone.png", "undercroft-stone.tsx");
        assertThat(image).isNotEmptyFile();
        Files.writeString(image, "my own");
        CommandRun.of("generate", level, "--seed", 2, "--format", "tmx", "--out", out);
        assertThat(image).hasContent("my own");
    }

    @Test
    void mapsHaveTheChosenKindOfWalls() throws IOException {
        Path level = Levels.pair(folder, "pair");

        CommandRun inside = CommandRun.of("generate", level, "--seed", 1, "--format", "csv", "--out", "-");
        CommandRun edges =
                CommandRun.of("generate", level, "--seed", 1, "--format", "csv", "--out", "-", "--walls", "edges");

        assertThat(inside.out()).contains("2,2,2");
        assertThat(edges.out()).contains("1,1,1").doesNotContain("2");
    }

    @Test
    void quietPrintsNothing() {
        CommandRun run = CommandRun.of("generate", Levels.pair(folder, "pair"), "--out", folder, "--quiet");

        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void withoutASeedOneIsDrawnAndPrinted() throws IOException {
        Path level = Levels.pair(folder, "pair");
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Path out = folder.resolve("out" + i);
            CommandRun run = CommandRun.of("generate", level, "--out", out, "--format", "json");
            assertThat(run.out()).contains("/" + names(out).get(0));
            names.addAll(names(out));
        }
        assertThat(names).doesNotHaveDuplicates();
    }

    @Test
    void threadsAndOtherOutputsDoNotChangeBytesOrOrder() throws IOException {
        Path one = Levels.pair(folder, "one");
        Path two = Levels.pair(folder, "two");
        List<Map<String, String>> files = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (int threads : new int[] {1, 2, 4}) {
            Path out = folder.resolve("out");
            CommandRun run =
                    CommandRun.of("generate", two, one, "--seed", 5, "--count", 10, "--threads", threads, "--out", out);
            assertThat(run.status()).isZero();
            files.add(contents(out));
            lines.add(run.out().replaceAll("\\d+ ms", "T ms"));
        }

        assertThat(files.get(0)).hasSize(40);
        assertThat(files).containsOnly(files.get(0));
        assertThat(lines).containsOnly(lines.get(0));
        assertThat(lines.get(0).lines().map(line -> line.substring(0, line.indexOf(':'))))
                .startsWith("two seed 5", "two seed 6")
                .endsWith("one seed 13", "one seed 14");
    }

    @Test
    void aTraceIsWrittenAndChangesNothing() throws IOException {
        Path level = Levels.pair(folder, "pair");
        Path plain = folder.resolve("plain");
        Path traced = folder.resolve("traced");
        Path trace = folder.resolve("search.svg");
        CommandRun.of("generate", level, "--seed", 2, "--out", plain);

        CommandRun run = CommandRun.of("generate", level, "--seed", 2, "--out", traced, "--trace", trace);

        assertThat(run.status()).isZero();
        assertThat(contents(traced)).isEqualTo(contents(plain));
        assertThat(trace).content().startsWith("<").contains("<svg", "</svg>");
    }

    @Test
    void statisticsHaveARowForEachLayoutInTheOrderOfLevelsAndSeeds() throws IOException {
        Path file = folder.resolve("new/stats.csv");

        CommandRun run = CommandRun.of(
                "generate",
                Levels.pair(folder, "pair"),
                Levels.impossible(folder, "dense"),
                "--seed",
                8,
                "--count",
                2,
                "--out",
                folder,
                "--stats",
                file);

        assertThat(run.status()).isEqualTo(3);
        String number = "\\d+\\.\\d{3}";
        String cost = String.join(",", number, number, "\\d+", "\\d+", "\\d+");
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0))
                .isEqualTo("level,seed,status,prepare_ms,search_ms,cpu_ms,iterations,backtracks,restarts,width,height");
        assertThat(lines.get(1)).matches("pair,8,ok,%s,%s,\\d+,\\d+".formatted(number, cost));
        assertThat(lines.get(2)).matches("pair,9,ok,0\\.000,%s,\\d+,\\d+".formatted(cost));
        assertThat(lines.get(3)).matches("dense,8,impossible,%s,%s,,".formatted(number, cost));
        assertThat(lines.get(4)).matches("dense,9,impossible,0\\.000,%s,,".formatted(cost));
    }

    @Test
    void impossibleLevelsAreReportedAndTheOthersLaidOut() throws IOException {
        Path out = folder.resolve("out");

        CommandRun run = CommandRun.of(
                "generate", Levels.impossible(folder, "dense"), Levels.pair(folder, "pair"), "--seed", 1, "--out", out);

        assertThat(run.status()).isEqualTo(3);
        assertThat(run.out()).startsWith("pair seed 1: ").hasLineCount(1);
        assertThat(run.err()).startsWith("dense seed 1: impossible: ").hasLineCount(1);
        assertThat(names(out)).containsExactly("pair-1.json", "pair-1.svg");
    }

    @Test
    void layoutsNotFoundInTimeAreReportedWithAdvice() throws IOException {
        Path out = folder.resolve("out");

        CommandRun run = CommandRun.of(
                "generate", Levels.grid(folder, "grid", 20), "--seed", 1, "--time-limit", "1ms", "--out", out);

        assertThat(run.status()).isEqualTo(4);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("grid seed 1: not found within 1 ms: ").endsWith(" a higher --time-limit.\n");
        assertThat(names(out)).isEmpty();
    }

    @Test
    void theLargestPartialLayoutIsDrawnAsReported() throws IOException {
        Path picture = folder.resolve("part.svg");

        CommandRun run = CommandRun.of(
                "generate",
                Levels.grid(folder, "grid", 20),
                "--seed",
                1,
                "--iteration-limit",
                200,
                "--out",
                folder.resolve("out"),
                "--partial",
                picture);

        assertThat(run.status()).isEqualTo(4);
        Matcher report = Pattern.compile("The largest part found, (\\d+) of 400 rooms, is in (.+)\\.\n")
                .matcher(run.err());
        assertThat(report.find()).as(run.err()).isTrue();
        assertThat(report.group(2)).isEqualTo(picture.toString());
        String svg = Files.readString(picture);
        assertThat(Pattern.compile(">r\\d+-\\d+</text>").matcher(svg).results())
                .hasSize(Integer.parseInt(report.group(1)));
        assertThat(svg).contains(report.group(1) + " of 400 rooms · missing: ");
    }

    @Test
    void checkReportsWhatCanBeProved() {
        CommandRun run = CommandRun.of("check", Levels.pair(folder, "pair"), Levels.impossible(folder, "dense"));

        assertThat(run.status()).isEqualTo(3);
        assertThat(run.out()).matches("pair: ok\\ndense: impossible: .+\\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void checkSaysIfItCannotDecide() {
        CommandRun run = CommandRun.of("check", Levels.grid(folder, "grid", 20), "--time-limit", "1ms");

        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo("grid: unknown\n");
        assertThat(run.err())
                .startsWith("grid: within 1 ms, neither a layout nor a proof that there is none was found: ")
                .endsWith(" a higher --time-limit.\n");
    }

    @Test
    void verifyFindsTheCornerThatWasMoved() throws IOException {
        Path level = Levels.pair(folder, "pair");
        CommandRun.of("generate", level, "--seed", 1, "--format", "json", "--out", folder);
        Path layout = folder.resolve("pair-1.json");
        String text = Files.readString(layout);
        String moved = Pattern.compile("(\"outline\".*?\"x\" ?: ?)(-?\\d+)")
                .matcher(text)
                .replaceFirst(match -> match.group(1) + (Integer.parseInt(match.group(2)) + 1));
        assertThat(moved).isNotEqualTo(text);
        Files.writeString(layout, moved);

        CommandRun run = CommandRun.of("verify", layout, "--graph", level);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).isNotEmpty().allMatch(line -> line.startsWith(layout.toString()));
    }

    @Test
    void aKilledRunLeavesOnlyWholeFiles() throws Exception {
        Path out = folder.resolve("out");
        Levels.pair(folder, "pair");
        ProgramRun.Running running = ProgramRun.start(
                folder,
                Map.of(),
                JavaCommand.packaged(
                        List.of(),
                        List.of(
                                "generate",
                                "pair.yaml",
                                "--seed",
                                "0",
                                "--count",
                                "1000000",
                                "--format",
                                "json,png",
                                "--threads",
                                "2",
                                "--out",
                                out.toString(),
                                "--stats",
                                out.resolve("stats.csv").toString())));
        while (running.process().isAlive()
                && (Files.notExists(out) || names(out).size() < 20)) {
            Thread.sleep(10);
        }
        running.process().destroy();
        ProgramRun run = running.await();

        assertThat(run.status()).as(run.err()).isEqualTo(TERMINATED);
        assertThat(run.err()).isEmpty();
        List<String> names = names(out);
        assertThat(names).isNotEmpty().allMatch(name -> name.matches("pair-\\d+\\.(json|png)"));
        for (String name : names) {
            if (name.endsWith(".json")) {
                assertThat(CommandRun.of("verify", out.resolve(name)).status())
                        .as(name)
                        .isZero();
            }
        }
    }

    @Test
    void aFullDiskIsReportedAndLeavesNoPartialFile() throws Exception {
        Levels.pair(folder, "pair");
        // No file may grow beyond one block, which is too small for a layout.
        List<String> limited = new ArrayList<>(List.of("sh", "-c", "ulimit -f 1 && exec \"$@\"", "sh"));
        limited.addAll(JavaCommand.packaged(
                List.of("-XX:-UsePerfData"),
                List.of("generate", "pair.yaml", "--seed", "1", "--format", "json", "--out", "out")));

        ProgramRun run = ProgramRun.of(folder, Map.of(), limited);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("undercroft: out/pair-1.json cannot be written: File too large.\n");
        assertThat(names(folder.resolve("out"))).isEmpty();
    }

    @Test
    void everyVersionOfJavaGivesTheSameBytes() throws Exception {
        List<Path> homes = JavaHomes.onThisMachine();
        assumeTrue(homes.size() > 1, "There is only one Java on this machine.");
        Levels.pair(folder, "pair");
        List<Map<String, String>> files = new ArrayList<>();
        for (Path home : homes) {
            Path out = folder.resolve("out");
            ProgramRun run = ProgramRun.of(
                    folder,
                    Map.of(),
                    JavaCommand.packaged(
                            home,
                            List.of(),
                            List.of(
                                    "generate",
                                    "pair.yaml",
                                    "--seed",
                                    "1",
                                    "--count",
                                    "20",
                                    "--format",
                                    "json,svg,ascii",
                                    "--out",
                                    out.toString())));
            assertThat(run.status()).as(run.err()).isZero();
            files.add(contents(out));
        }

        assertThat(files.get(0)).hasSize(60);
        assertThat(files).containsOnly(files.get(0));
    }
}
