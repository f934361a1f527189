package undercroft.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import undercroft.bench.BadBaselineException;
import undercroft.bench.Baseline;
import undercroft.bench.BenchmarkPlan;
import undercroft.bench.BenchmarkReport;
import undercroft.bench.LevelBenchmark;
import undercroft.bench.LevelFigures;
import undercroft.export.TimeChart;
import undercroft.level.Level;
import undercroft.report.TimeText;
import undercroft.search.Strategy;

/** A run of {@code bench}. */
record BenchRun(
        List<Path> graphs,
        Strategy strategy,
        BenchmarkPlan plan,
        Optional<Path> baseline,
        BenchFiles files,
        Duration warmupTime) {

    int run(Console console) throws RefusedException {
        List<Level> levels =
                InputFiles.levels(graphs).stream().map(Level::withoutPuzzles).toList();
        Optional<Baseline> known = readBaseline(levels);
        files.prepare();
        BenchmarkReport report =
                new BenchmarkReport(levels.stream().map(Level::name).toList(), known);
        int status = measure(levels, report, console);
        report.summary().forEach(console::print);
        write(report);
        return status;
    }

    private int measure(List<Level> levels, BenchmarkReport report, Console console) {
        LevelBenchmark benchmark = new LevelBenchmark(plan, System::nanoTime);
        int status = ExitStatus.DONE;
        benchmark.warmUp(levels, this::prepare, warmupTime);
        console.print(report.heading());
        for (Level level : levels) {
            LevelFigures figures = benchmark.run(level, prepare(level));
            console.print(report.add(figures));
            status = Math.max(status, status(figures));
        }
        return status;
    }

    private GeneratedLayouts prepare(Level level) {
        return GeneratedLayouts.of(level, strategy, plan.threads());
    }

    private static int status(LevelFigures figures) {
        if (figures.isImpossible()) {
            return ExitStatus.IMPOSSIBLE;
        }
        return figures.found() < figures.tried() ? ExitStatus.NOT_FOUND : ExitStatus.DONE;
    }

    private Optional<Baseline> readBaseline(List<Level> levels) throws RefusedException {
        if (baseline.isEmpty()) {
            return Optional.empty();
        }
        Path file = baseline.get();
        Baseline known = read(file);
        if (levels.stream().allMatch(level -> known.row(level.name()).isEmpty())) {
            throw new RefusedException("The --baseline (%s) has no row for any of the levels. Its column name must hold"
                            .formatted(file)
                    + " names of levels, such as %s.".formatted(levels.get(0).name()));
        }
        return Optional.of(known);
    }

    private static Baseline read(Path file) throws RefusedException {
        try {
            return Baseline.parse(file, Files.readAllLines(file));
        } catch (BadBaselineException e) {
            throw new RefusedException(e.messages());
        } catch (NoSuchFileException e) {
            throw new RefusedException("%s does not exist. Give a file that bench --out wrote.".formatted(file));
        } catch (IOException e) {
            throw new RefusedException("%s cannot be read: %s.".formatted(file, OutputFolder.reason(e)));
        }
    }

    private void write(BenchmarkReport report) throws RefusedException {
        if (files.csv().isPresent()) {
            write(files.csv().get(), report.csv());
        }
        if (files.markdown().isPresent()) {
            write(files.markdown().get(), report.markdown(files.title(), about()));
        }
        if (files.plot().isPresent()) {
            Path plot = files.plot().get();
            TimeChart chart = report.chart(
                    files.title(),
                    about(),
                    plan.isByClock() ? "Time of a layout, by the clock" : "CPU time of a layout");
            OutputFolder.write(plot, BenchFiles.isSvg(plot) ? chart::writeSvg : chart::writePng);
        }
    }

    private static void write(Path file, String text) throws RefusedException {
        OutputFolder.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** How and on what machine the figures were measured. */
    private String about() {
        return "%d seeds after %d warm-ups, %s, at most %s a layout, strategy %s. Java %s, %s, %d cores."
                .formatted(
                        plan.seeds(),
                        plan.warmups(),
                        plan.isByClock() ? "%d threads, by the clock".formatted(plan.threads()) : "one thread",
                        TimeText.of(plan.limits().time()),
                        strategy.name(),
                        System.getProperty("java.version"),
                        System.getProperty("os.arch"),
                        Runtime.getRuntime().availableProcessors());
    }
}
