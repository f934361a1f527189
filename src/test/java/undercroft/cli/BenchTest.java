package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BenchTest {

    @TempDir
    private Path folder;

    @Test
    void measuresAndWritesAllFiles() throws Exception {
        Path level = Levels.pair(folder, "pair");
        Path baseline = Levels.write(folder.resolve("peer.csv"), """
                name,cpu_median_ms,cpu_p99_ms
                pair,1000000,1000000
                """);
        Path out = folder.resolve("new");

        CommandRun run = bench(
                level,
                "--seeds",
                3,
                "--warmups",
                1,
                "--baseline",
                baseline,
                "--out",
                out.resolve("times.csv"),
                "--markdown",
                out.resolve("times.md"),
                "--plot",
                out.resolve("times.svg"),
                "--title",
                "Pairs");

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).startsWith("level    rooms    found ");
        assertThat(lines.get(1)).startsWith("pair         2      3/3 ").contains(" 1000000 ");
        assertThat(out.toFile().list()).containsExactlyInAnyOrder("times.csv", "times.md", "times.svg");
        assertThat(Files.readString(out.resolve("times.csv"))).contains("\npair,2,measured,3,0,");
        assertThat(Files.readString(out.resolve("times.md")))
                .startsWith(
                        "# Pairs\n\n3 seeds after 1 warm-ups, one thread, at most 30 s a layout, strategy portfolio. Java ")
                .contains("| pair | 2 | 3/3 | ");
        assertThat(Files.readString(out.resolve("times.svg"))).contains(">Pairs<", ">peer<", ">CPU time of a layout<");
    }

    @Test
    void onSeveralThreadsTimesAreElapsedTimes() throws Exception {
        Path tables = folder.resolve("times.md");
        Path plot = folder.resolve("times.svg");

        CommandRun run = bench(
                Levels.pair(folder, "pair"),
                "--seeds",
                2,
                "--warmups",
                0,
                "--threads",
                2,
                "--markdown",
                tables,
                "--plot",
                plot);

        assertThat(run.status()).isZero();
        assertThat(run.out()).containsPattern("\npair +2 +2/2 ");
        assertThat(Files.readString(tables))
                .contains("2 seeds after 0 warm-ups, 2 threads, by the clock, at most 30 s");
        assertThat(Files.readString(plot)).contains(">Time of a layout, by the clock<");
    }

    @Test
    void aChartMayBePng() throws Exception {
        Path plot = folder.resolve("times.png");

        CommandRun run = bench(Levels.pair(folder, "pair"), "--seeds", 1, "--warmups", 0, "--plot", plot);

        assertThat(run.status()).isZero();
        assertThat(Files.readAllBytes(plot)).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void levelsAfterAnImpossibleOneAreMeasured() {
        CommandRun run = CommandRun.of(
                "bench", Levels.impossible(folder, "knot"), Levels.pair(folder, "pair"), "--seeds", 2, "--warmups", 0);

        assertThat(run.status()).isEqualTo(3);
        assertThat(run.out()).containsPattern("\nknot +5  impossible ").containsPattern("\npair +2 +2/2 ");
        assertThat(run.out()).contains("\nknot: impossible: ");
    }

    @Test
    void layoutsNotFoundInTimeHaveAStatusOfTheirOwn() {
        CommandRun run = bench(
                Levels.grid(folder, "grid", 20),
                "--seeds",
                1,
                "--warmups",
                0,
                "--time-limit",
                "1ms",
                "--level-limit",
                "1s");

        assertThat(run.status()).isEqualTo(4);
        assertThat(run.out()).containsPattern("\ngrid +400 +0/1 ");
    }

    @Test
    void aBaselineOfOtherLevelsIsRefused() {
        Path baseline = Levels.write(folder.resolve("peer.csv"), "name,cpu_median_ms,cpu_p99_ms\nother,1,2\n");

        CommandRun run = CommandRun.of("bench", Levels.pair(folder, "pair"), "--baseline", baseline);

        assertThat(run)
                .isEqualTo(new CommandRun(
                        2,
                        "",
                        ("undercroft: The --baseline (%s) has no row for any of the levels. Its column name must hold"
                                        + " names of levels, such as pair.\n")
                                .formatted(baseline)));
    }

    @Test
    void everyProblemOfABaselineIsReported() {
        Path baseline = Levels.write(folder.resolve("peer.csv"), "name\n");

        CommandRun run = CommandRun.of("bench", Levels.pair(folder, "pair"), "--baseline", baseline);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines())
                .containsExactly(
                        baseline + ":1: error: the column cpu_median_ms is missing. Name it in the first line.",
                        baseline + ":1: error: the column cpu_p99_ms is missing. Name it in the first line.");
    }

    @Test
    void aFileThatCannotBeWrittenIsReportedBeforeMeasuring() {
        Path level = Levels.pair(folder, "pair");

        CommandRun run = CommandRun.of("bench", level, "--out", level.resolve("times.csv"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("Give another one with --out.");
    }

    /** A benchmark with a short warm-up, because its figures are not tested. */
    private static CommandRun bench(Object... args) {
        return CommandRun.of(Stream.concat(Stream.of("bench", "--warmup-time", "1ms"), Stream.of(args))
                .toArray());
    }
}
