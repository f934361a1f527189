package undercroft.cli;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import undercroft.DungeonGenerator;
import undercroft.concurrent.ThreadWorkers;
import undercroft.geometry.Box;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.level.Objective;
import undercroft.report.NotFoundText;
import undercroft.search.Cancellation;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.Refinement;
import undercroft.search.SearchEnd;
import undercroft.search.SearchEvent.PartialRoom;
import undercroft.search.SearchListener;
import undercroft.search.SearchStatistics;
import undercroft.search.Strategy;
import undercroft.search.StuckReport;
import undercroft.verify.Violation;

/**
 * One layout: it is searched for, verified and written, or left alone if an earlier run finished it.
 *
 * @param isFirst whether it is the first of its level, and its statistics include preparing the level
 * @param resumes whether an earlier run may have finished it
 * @param earlierLine the layout in the file of lines of an earlier run
 * @param threads for its search
 * @param kept an earlier layout to be changed instead of making a new one
 * @param partial where to draw the largest partial layout if the layout is not found
 */
record LayoutTask(
        PreparedLevel prepared,
        long seed,
        boolean isFirst,
        Strategy strategy,
        Limits limits,
        Refinement refinement,
        SearchListener listener,
        Cancellation cancellation,
        Destination destination,
        boolean resumes,
        Optional<String> earlierLine,
        int threads,
        Optional<Path> partial,
        Optional<KeptLayout> kept)
        implements Callable<Report> {

    /** The time was up before the level was prepared. */
    private static final Outcome NOT_PREPARED =
            new Outcome.NotFound(new SearchEnd.TimeUp(), StuckReport.NONE, List.of(), SearchStatistics.NONE);

    @Override
    public Report call() throws RefusedException, IOException {
        if (resumes && isFinished()) {
            return Report.alreadyThere(
                    subject(), destination.described(level().name(), stem()), earlierLine.orElse(""));
        }
        long start = System.nanoTime();
        Optional<DungeonGenerator> generator = prepared.generator(cancellation, limits.time());
        if (generator.isEmpty() && cancellation.isCancelled()) {
            throw new OrderedTasks.EndedException();
        }
        Duration preparation =
                isFirst ? generator.map(DungeonGenerator::preparation).orElse(limits.time()) : Duration.ZERO;
        // What preparing the level took, or waiting for it, is part of the time.
        Limits left = limits.after(Duration.ofNanos(System.nanoTime() - start));
        GenerationRequest request =
                new GenerationRequest(seed, strategy, left, listener, cancellation, ThreadWorkers.of(threads));
        long begun = System.nanoTime();
        Outcome outcome = generator.map(ready -> laidOut(ready, request)).orElse(NOT_PREPARED);
        Duration taken = Duration.ofNanos(System.nanoTime() - begun);
        Optional<BigDecimal> score = score(generator, outcome);
        StatisticsRow row = new StatisticsRow(level().name(), seed, preparation, outcome, score);
        if (outcome instanceof Outcome.Found found) {
            return found(found.layout(), taken, generator.orElseThrow(), row);
        }
        if (outcome instanceof Outcome.Impossible impossible) {
            String line = "%s: impossible: %s".formatted(subject(), String.join(" ", impossible.reasons()));
            return Report.ofFailure(ExitStatus.IMPOSSIBLE, line, row);
        }
        return notFound((Outcome.NotFound) outcome, row);
    }

    /** The score of a layout by what is better in its level, if anything is. */
    private Optional<BigDecimal> score(Optional<DungeonGenerator> generator, Outcome outcome) {
        boolean isScored =
                outcome instanceof Outcome.Found && !refinement.objective().equals(Objective.NONE);
        return isScored
                ? Optional.of(generator.orElseThrow().score(((Outcome.Found) outcome).layout(), refinement.objective()))
                : Optional.empty();
    }

    private Outcome laidOut(DungeonGenerator generator, GenerationRequest request) {
        return kept.isPresent()
                ? generator.change(request, kept.get().earlier(), kept.get().change())
                : generator.generate(request, refinement);
    }

    private Report notFound(Outcome.NotFound outcome, StatisticsRow row) throws RefusedException {
        String line = "%s: %s".formatted(subject(), NotFoundText.of(outcome, limits));
        if (partial.isPresent()) {
            line += "\n" + drawn(outcome.largest(), partial.get());
        }
        boolean isBadMission = outcome.end() instanceof SearchEnd.BadMission mission && mission.isProved();
        int status = isBadMission ? ExitStatus.BAD_MISSION : ExitStatus.NOT_FOUND;
        return Report.ofFailure(status, line, row);
    }

    /** Draws a partial layout and says where. It is empty if the layout was found but not its puzzles. */
    private String drawn(List<PartialRoom> largest, Path file) throws RefusedException {
        if (largest.isEmpty()) {
            return "There is no partial layout to draw in %s.".formatted(file);
        }
        PartialPicture picture = new PartialPicture(level(), seed, largest);
        OutputFolder.write(file, out -> picture.write(destination.appearance(), out));
        return "The largest part found, %s, is in %s.".formatted(picture.share(), file);
    }

    private boolean isFinished() throws IOException {
        return (destination.lines().isEmpty() || earlierLine.isPresent()) && destination.has(level(), seed, stem());
    }

    /**
     * Writes a layout.
     *
     * @param taken by search and puzzles
     */
    private Report found(Layout bare, Duration taken, DungeonGenerator generator, StatisticsRow row)
            throws RefusedException, IOException {
        Layout layout = destination.wantsSurvey() ? generator.survey(bare) : bare;
        List<Violation> violations = generator.verify(layout);
        if (!violations.isEmpty()) {
            throw new IllegalStateException("The layout of %s breaks a rule: %s"
                    .formatted(subject(), violations.get(0).message()));
        }
        String stem = stem();
        String text = "";
        if (destination.isStandardOutput()) {
            text = destination.text(layout);
        } else {
            destination.write(layout, stem);
        }
        String json = destination.lines().isPresent() ? destination.line(layout) : "";
        Box bounds = layout.bounds();
        String line = subject() + ": " + layout.roomCount() + " rooms, " + bounds.width() + "x" + bounds.height() + ", "
                + taken.toMillis() + " ms → " + destination.described(level().name(), stem)
                + kept.map(some -> some.told(layout)).orElse("");
        return new Report(
                ExitStatus.DONE, line, text, json, destination.notes(layout), Optional.of(row), Optional.of(layout));
    }

    /** The names of the files without their suffixes. */
    private String stem() {
        return stem(level(), seed);
    }

    /** The names of the files of a layout without their suffixes. */
    static String stem(Level level, long seed) {
        return level.name() + "-" + seed;
    }

    private String subject() {
        return level().name() + " seed " + seed;
    }

    private Level level() {
        return prepared.level();
    }
}
