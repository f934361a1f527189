package undercroft.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.bench.ScriptedLayouts.cost;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.export.TimeChart;
import undercroft.export.TimeChart.Dot;
import undercroft.export.TimeChart.Series;

final class BenchmarkReportTest {

    private static final Variety VARIETY = new Variety(1.5, 0.75, 1.02, 1.4, 0.5, 1);

    /** Ten layouts of 1 to 10 ms. */
    private static final LevelFigures PAPER_1 = new LevelFigures(
            "paper1_orig",
            17,
            12,
            10,
            Duration.ofNanos(12_340_000),
            List.of(),
            Optional.of(SearchCosts.of(
                    List.of(
                            cost(1000, 10, 0, 0),
                            cost(2000, 20, 0, 0),
                            cost(3000, 30, 0, 0),
                            cost(4000, 40, 0, 0),
                            cost(5000, 50, 1, 0),
                            cost(6000, 60, 1, 0),
                            cost(7000, 70, 1, 0),
                            cost(8000, 80, 1, 0),
                            cost(9000, 90, 1, 0),
                            cost(10_000, 100, 10, 5)),
                    false)),
            Optional.of(VARIETY));

    private static final LevelFigures PAPER_2 = new LevelFigures(
            "paper2_rect",
            9,
            1,
            1,
            Duration.ofMillis(2),
            List.of(),
            Optional.of(SearchCosts.of(List.of(cost(125, 7, 0, 0)), false)),
            Optional.of(VARIETY));

    private static final LevelFigures LOST =
            new LevelFigures("lost", 40, 2, 0, Duration.ofMillis(2), List.of(), Optional.empty(), Optional.empty());

    private static final LevelFigures KNOT = new LevelFigures(
            "knot",
            5,
            0,
            0,
            Duration.ofMillis(1),
            List.of("It is K5.", "It is small."),
            Optional.empty(),
            Optional.empty());

    private static final Baseline BASELINE = new Baseline(
            "peer",
            Map.of(
                    "paper1_orig",
                    new Baseline.Row(Optional.of(new Baseline.Times(50, 40))),
                    "lost",
                    new Baseline.Row(Optional.empty())));

    @Test
    void writesCommaSeparatedValues() {
        assertThat(report(Optional.of(BASELINE)).csv()).isEqualTo("""
                name,rooms,status,n_ok,n_fail,cpu_median_ms,cpu_p90_ms,cpu_p99_ms,cpu_max_ms,cpu_mean_ms,iter_median,setup_ms,restarts_mean,backtracks_mean,entropy_bits,evenness,width_by_height,elongation,compactness,distinct,median_ratio,p99_ratio
                paper1_orig,17,measured,10,2,5.0000,9.0000,10.0000,10.0000,5.5000,50.0000,12.3400,0.5000,1.5000,1.5000,0.7500,1.0200,1.4000,0.5000,1.0000,0.1000,0.2500
                paper2_rect,9,measured,1,0,0.1250,0.1250,0.1250,0.1250,0.1250,7.0000,2.0000,0.0000,0.0000,1.5000,0.7500,1.0200,1.4000,0.5000,1.0000,NaN,NaN
                lost,40,measured,0,2,NaN,NaN,NaN,NaN,NaN,NaN,2.0000,NaN,NaN,NaN,NaN,NaN,NaN,NaN,NaN,NaN,NaN
                knot,5,impossible,0,0,NaN,NaN,NaN,NaN,NaN,NaN,1.0000,NaN,NaN,NaN,NaN,NaN,NaN,NaN,NaN,NaN,NaN
                """);
    }

    @Test
    void resultsCanBeReadAsABaseline() throws BadBaselineException {
        Baseline baseline = Baseline.parse(
                Path.of("before.csv"), report(Optional.empty()).csv().lines().toList());

        assertThat(baseline.row("paper1_orig")).contains(new Baseline.Row(Optional.of(new Baseline.Times(5, 10))));
        assertThat(baseline.row("lost")).contains(new Baseline.Row(Optional.empty()));
    }

    @Test
    void printsALineForEachLevel() {
        BenchmarkReport report =
                new BenchmarkReport(List.of("paper1_orig", "paper2_rect", "lost", "knot"), Optional.of(BASELINE));

        assertThat(List.of(
                        report.heading(), report.add(PAPER_1), report.add(PAPER_2), report.add(LOST), report.add(KNOT)))
                .containsExactly(
                        "level          rooms    found  prepare   median      p90      p99      max  iterations  restarts  backtracks  baseline    ratio  baseline p99  ratio p99",
                        "paper1_orig       17    10/12     12.3     5.00     9.00     10.0     10.0          50     0.500        1.50      50.0    0.100          40.0      0.250",
                        "paper2_rect        9      1/1     2.00    0.125    0.125    0.125    0.125           7     0.000       0.000         –        –             –          –",
                        "lost              40      0/2     2.00        –        –        –        –           –         –           –     never        –         never          –",
                        "knot               5  impossible     1.00        –        –        –        –           –         –           –         –        –             –          –");
    }

    @Test
    void theSummaryListsImpossibleLevelsAndGroups() {
        assertThat(report(Optional.empty()).summary())
                .containsExactly(
                        "knot: impossible: It is K5. It is small.",
                        "",
                        "level        entropy bits  evenness  width:height  long:short  compactness  distinct",
                        "paper1_orig          1.50     0.750          1.02        1.40        0.500      1.00",
                        "paper2_rect          1.50     0.750          1.02        1.40        0.500      1.00",
                        "lost                    –         –             –           –            –         –",
                        "knot                    –         –             –           –            –         –",
                        "",
                        "group         levels  impossible    found   median      p99  evenness  width:height  long:short  compactness",
                        "paper              2           0    11/13    0.791     1.12     0.750          1.02        1.40        0.500",
                        "all                4           1    11/15    0.791     1.12     0.750          1.02        1.40        0.500");
    }

    @Test
    void theMarkdownHasAllTables() {
        BenchmarkReport report = new BenchmarkReport(List.of("paper2_rect"), Optional.empty());
        report.add(PAPER_2);

        assertThat(report.markdown("Times", "One seed.")).isEqualTo("""
                # Times

                One seed.

                | group | levels | impossible | found | median | p99 | evenness | width:height | long:short | compactness |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | all | 1 | 0 | 1/1 | 0.125 | 0.125 | 0.750 | 1.02 | 1.40 | 0.500 |

                | level | rooms | found | prepare | median | p90 | p99 | max | iterations | restarts | backtracks |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | paper2_rect | 9 | 1/1 | 2.00 | 0.125 | 0.125 | 0.125 | 0.125 | 7 | 0.000 | 0.000 |

                | level | entropy bits | evenness | width:height | long:short | compactness | distinct |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: |
                | paper2_rect | 1.50 | 0.750 | 1.02 | 1.40 | 0.500 | 1.00 |
                """);
    }

    @Test
    void theChartShowsBothSeriesAndLevelsNeverFound() {
        TimeChart chart = report(Optional.of(BASELINE)).chart("Times", "One seed.", "CPU time");

        assertThat(chart)
                .isEqualTo(new TimeChart(
                        "Times",
                        "One seed.",
                        "CPU time",
                        List.of(
                                new Series(
                                        "Undercroft",
                                        List.of(new Dot(17, 5, 10), new Dot(9, 0.125, 0.125)),
                                        List.of(40)),
                                new Series("peer", List.of(new Dot(17, 50, 40)), List.of(40)))));
    }

    @Test
    void groupsNameTheirWorstLevel() {
        Baseline baseline = new Baseline(
                "peer",
                Map.of(
                        "paper1_orig",
                        new Baseline.Row(Optional.of(new Baseline.Times(50, 40))),
                        "paper2_rect",
                        new Baseline.Row(Optional.of(new Baseline.Times(12.5, 0.25)))));

        List<String> summary = report(Optional.of(baseline)).summary();

        assertThat(summary.get(summary.size() - 2))
                .as("ratios 0.1 and 0.01 of medians, 0.25 and 0.5 of 99th percentiles")
                .isEqualTo(
                        "paper              2           0    11/13    0.791     1.12    0.032      0.354     0.750          1.02        1.40        0.500  0.100 paper1_orig  0.500 paper2_rect");
    }

    private static BenchmarkReport report(Optional<Baseline> baseline) {
        List<LevelFigures> all = List.of(PAPER_1, PAPER_2, LOST, KNOT);
        BenchmarkReport report =
                new BenchmarkReport(all.stream().map(LevelFigures::level).toList(), baseline);
        all.forEach(report::add);
        return report;
    }
}
