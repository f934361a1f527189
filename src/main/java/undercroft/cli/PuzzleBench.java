package undercroft.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import undercroft.bench.DifficultyTrial;
import undercroft.bench.OptimiserTrial;
import undercroft.puzzle.Figure;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.puzzle.optimise.Engine;

/** A run of {@code puzzle bench}: tables in Markdown, each line printed as soon as it is known. */
record PuzzleBench(List<PuzzleOrder> orders, Console console) {

    /** A run with the given kinds, or all, on the given board, or the usual one of each kind. */
    static PuzzleBench of(List<String> kinds, PuzzleBoardOptions board, Console console) throws RefusedException {
        List<String> names = new ArrayList<>(kinds);
        if (names.isEmpty()) {
            PuzzleKinds.all().forEach(kind -> names.add(kind.name()));
        }
        List<PuzzleOrder> orders = new ArrayList<>();
        for (String name : names) {
            orders.add(KnownKinds.order(name, board, Engine.POOL.text(), Optional.empty(), Optional.empty()));
        }
        return new PuzzleBench(orders, console);
    }

    /** Prints the figures that the kinds themselves define. */
    void measure() {
        line("| kind | figure | measured | target | reached |");
        line("| --- | --- | ---: | ---: | --- |");
        for (PuzzleOrder order : orders) {
            for (Figure figure : order.kind().figures()) {
                double value = figure.measuring().measure(PuzzleBench::cpuNanos);
                line("| %s | %s | %s | %s %s | %s |"
                        .formatted(
                                order.kind().name(),
                                figure.name(),
                                precise(value),
                                figure.bound() == Figure.Bound.AT_MOST ? "≤" : "≥",
                                precise(figure.target()),
                                figure.isReachedBy(value) ? "yes" : "no"));
            }
        }
    }

    /**
     * Prints how close the difficulties of puzzles come to the wanted ones.
     *
     * @param count how many puzzles of each kind
     */
    void tryDifficulty(int count) {
        line("| kind | board | puzzles | different ratings | mean miss | largest miss | within %s |"
                .formatted(number(DifficultyTrial.ALLOWED_MISS)));
        line("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
        for (PuzzleOrder order : orders) {
            DifficultyTrial.Misses misses =
                    new DifficultyTrial(order.board(), order.settings(), count).run(order.kind());
            line("| %s | %s | %d | %d | %s | %s | %s %% |"
                    .formatted(
                            order.kind().name(),
                            size(order),
                            misses.made(),
                            misses.ratings(),
                            number(misses.mean()),
                            number(misses.largest()),
                            number(100 * misses.within())));
        }
    }

    /** Prints what each optimiser achieves. */
    void compare(long iterations, int seeds) {
        line("| kind | board | optimiser | puzzles | median merit | best merit | ms a puzzle |");
        line("| --- | --- | --- | ---: | ---: | ---: | ---: |");
        for (PuzzleOrder order : orders) {
            OptimiserTrial trial = new OptimiserTrial(order.board(), order.settings(), iterations, seeds);
            for (Engine engine : Engine.values()) {
                OptimiserTrial.Outcome outcome = trial.run(order.kind(), engine, PuzzleBench::cpuNanos);
                line("| %s | %s | %s | %d of %d | %s | %s | %s |"
                        .formatted(
                                order.kind().name(),
                                size(order),
                                engine.text(),
                                outcome.made(),
                                seeds,
                                number(outcome.median()),
                                number(outcome.best()),
                                number(outcome.milliseconds())));
            }
        }
    }

    private void line(String line) {
        console.print(line);
    }

    private static String size(PuzzleOrder order) {
        return "%dx%d".formatted(order.board().width(), order.board().height());
    }

    /** With about three significant digits. */
    private static String number(double value) {
        double size = Math.abs(value);
        return String.format(Locale.ROOT, size >= 100 ? "%.0f" : size >= 10 ? "%.1f" : "%.3f", value);
    }

    /** With about four significant digits: a score of 10.54 must not look like 10.5 beside a target of 10.97. */
    private static String precise(double value) {
        return Math.abs(value) < 10 ? number(value) : String.format(Locale.ROOT, value >= 100 ? "%.1f" : "%.2f", value);
    }

    private static long cpuNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
    }
}
