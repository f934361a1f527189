package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.DungeonGenerator;
import undercroft.concurrent.ThreadWorkers;
import undercroft.extension.Extension;
import undercroft.files.LevelLoader;
import undercroft.geometry.Box;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.report.NotFoundText;
import undercroft.search.Cancellation;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchListener;
import undercroft.source.BadInputException;
import undercroft.verify.LayoutVerifier;
import undercroft.verify.Violation;

/** Attaches a level to a finished layout. */
final class ExtensionRun {

    private static final long NANOSECONDS_IN_MILLISECOND = 1_000_000;

    private final Console console;
    private final Path level;
    private final Path onto;
    private final SeriesOptions series;
    private final SearchOptions search;
    private final Destination destination;

    ExtensionRun(
            Console console,
            Path level,
            Path onto,
            SeriesOptions series,
            SearchOptions search,
            Destination destination) {
        this.console = console;
        this.level = level;
        this.onto = onto;
        this.series = series;
        this.search = search;
        this.destination = destination;
    }

    /**
     * Makes all layouts.
     *
     * @return the highest exit status
     */
    int run() throws RefusedException {
        Layout first = first();
        Extension extension = new Extension(first);
        Level both = read(extension);
        checkNames(first, both);
        long seed = series.firstSeed();
        destination.prepare(List.of(LayoutTask.stem(both, seed + series.count() - 1)));
        DungeonGenerator generator = DungeonGenerator.of(both);
        int status = ExitStatus.DONE;
        for (long next = seed; next < seed + series.count(); next++) {
            status = Math.max(status, extend(extension, generator, both, next));
        }
        return status;
    }

    /** The layout to attach to, which must be valid and have door slots. */
    private Layout first() throws RefusedException {
        Layout layout = InputFiles.layout(onto);
        List<Violation> violations = LayoutVerifier.verify(layout);
        if (!violations.isEmpty()) {
            throw new RefusedException(violations.stream()
                    .map(violation -> "%s: error: %s: %s".formatted(onto, violation.rule(), violation.message()))
                    .toList());
        }
        if (layout.survey().isEmpty()) {
            throw new RefusedException(
                    "%s does not say which doors its rooms offer. Write it again with --detail full.".formatted(onto));
        }
        return layout;
    }

    private Level read(Extension extension) throws RefusedException {
        try {
            return LevelLoader.readOnto(level, extension.foundation(), warning -> console.report(warning.toString()));
        } catch (BadInputException e) {
            throw RefusedException.of(e);
        }
    }

    /** Refuses rooms of the level that are called like one of the layout. */
    private void checkNames(Layout first, Level both) throws RefusedException {
        Set<String> taken = first.rooms().stream().map(PlacedRoom::id).collect(Collectors.toSet());
        Optional<Room> twice =
                both.rooms().stream().filter(room -> taken.contains(room.id())).findFirst();
        if (twice.isPresent()) {
            throw new RefusedException("The room %s of %s is in %s, too. Give it another name, or write %s%s."
                    .formatted(
                            twice.get().id(),
                            level,
                            onto,
                            Extension.PREFIX,
                            twice.get().id()));
        }
    }

    private int extend(Extension extension, DungeonGenerator generator, Level both, long seed) throws RefusedException {
        Limits limits = Limits.within(search.timeLimit());
        long start = System.nanoTime();
        Outcome outcome = generator.generate(new GenerationRequest(
                seed,
                StrategyNames.resolve(search.strategy()),
                limits,
                SearchListener.NONE,
                new Cancellation(),
                ThreadWorkers.of(series.threads())));
        String subject = both.name() + " seed " + seed + ": ";
        if (outcome instanceof Outcome.Impossible impossible) {
            console.reportLines(subject + "impossible: " + String.join(" ", impossible.reasons()));
            return ExitStatus.IMPOSSIBLE;
        }
        if (outcome instanceof Outcome.NotFound notFound) {
            console.reportLines(subject + NotFoundText.of(notFound, limits));
            return ExitStatus.NOT_FOUND;
        }
        long milliseconds = (System.nanoTime() - start) / NANOSECONDS_IN_MILLISECOND;
        write(extension, generator, ((Outcome.Found) outcome).layout(), subject, milliseconds);
        return ExitStatus.DONE;
    }

    private void write(Extension extension, DungeonGenerator generator, Layout found, String subject, long milliseconds)
            throws RefusedException {
        Layout surveyed = generator.survey(found);
        List<Violation> violations = generator.verify(surveyed);
        if (!violations.isEmpty()) {
            throw new IllegalStateException("The layout of %sbreaks a rule: %s"
                    .formatted(subject, violations.get(0).message()));
        }
        Layout layout = extension.restored(surveyed);
        String stem = layout.level() + "-" + layout.seed();
        if (destination.isStandardOutput()) {
            console.out().print(destination.text(layout));
        } else {
            destination.write(layout, stem);
        }
        Box bounds = layout.bounds();
        String line = subject + layout.roomCount() + " rooms, " + bounds.width() + "x" + bounds.height() + ", "
                + milliseconds + " ms → " + destination.described(layout.level(), stem);
        if (destination.isStandardOutput()) {
            console.report(line);
        } else if (!series.isQuiet()) {
            console.print(line);
        }
    }
}
