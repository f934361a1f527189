package undercroft.fuzz;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Damages files and gives them to the readers. Inputs are made on a thread of its own, whose stack is deep enough for what
 * nests deeply; the readers have the usual one.
 */
final class Fuzzer {

    /** Of the processor, so that a busy machine fails no test. */
    private static final Duration LONGEST = Duration.ofSeconds(5);

    /** By the clock: a reader that waits for something uses no processor. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** In bytes. */
    private static final long DEEP_STACK = 1L << 29;

    /** Failures after which to stop: most are one defect. */
    private static final int MOST_FAILURES = 20;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /**
     * The end of a run.
     *
     * @param tallies by target
     * @param failures a text about each, with the place of the saved input
     */
    record Result(Map<Target, Tally> tallies, List<String> failures) {}

    private record Use(Fate fate, Duration time) {}

    private final List<Target> targets;
    private final Path folder;
    private final Path failed;
    private final CommandOracle commands;
    private final Map<Target, SampleSet> samples = new LinkedHashMap<>();
    private final Map<Target, Tally> tallies = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();

    /**
     * Prepares a run.
     *
     * @param folder to write inputs to; it must be empty
     * @param failed where failing inputs are saved
     */
    Fuzzer(List<Target> targets, Path folder, Path failed) throws Exception {
        this.targets = targets;
        this.folder = folder;
        this.failed = failed;
        this.commands = new CommandOracle(Files.createDirectories(folder.resolve("out")));
        for (Target target : targets) {
            samples.put(target, new SampleSet(target.samples()));
            tallies.put(target, new Tally());
            target.prepare(Files.createDirectories(folderOf(target)));
        }
    }

    /** Tries seeds, each with every target. */
    Result run(long firstSeed, long count) throws InterruptedException {
        ExecutorService readers = Executors.newSingleThreadExecutor(task -> {
            Thread reader = new Thread(task, "reader");
            reader.setDaemon(true);
            return reader;
        });
        Thread maker = new Thread(null, () -> tryAll(firstSeed, count, readers), "maker of inputs", DEEP_STACK);
        maker.start();
        maker.join();
        readers.shutdownNow();
        return new Result(tallies, failures);
    }

    private void tryAll(long firstSeed, long count, ExecutorService readers) {
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            for (Target target : targets) {
                Case input = new Case(target, Objects.requireNonNull(samples.get(target)), seed);
                boolean isStuck = !tryOne(input, readers);
                if (isStuck
                        || failures.size() == MOST_FAILURES
                        || Thread.currentThread().isInterrupted()) {
                    return;
                }
            }
        }
    }

    /** Tries an input; false if the reader does not come back. */
    private boolean tryOne(Case input, ExecutorService readers) {
        Thread[] reader = new Thread[1];
        long[] begun = new long[1];
        try {
            Input file = input.in(folderOf(input.target()));
            Future<Use> use = readers.submit(() -> {
                begun[0] = THREADS.getCurrentThreadCpuTime();
                reader[0] = Thread.currentThread();
                Fate fate = use(input.target(), file);
                return new Use(fate, Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - begun[0]));
            });
            Use used = await(use, reader, begun);
            Files.deleteIfExists(file.path());
            tallies.getOrDefault(input.target(), new Tally()).add(input.seed(), used.fate(), used.time());
            if (used.time().compareTo(LONGEST) > 0) {
                failures.add(text(input, "It took " + used.time().toMillis() + " ms."));
            }
            return true;
        } catch (ExecutionException e) {
            Throwable thrown = Objects.requireNonNull(e.getCause());
            failures.add(text(input, thrown + trace(thrown.getStackTrace())));
            return true;
        } catch (TimeoutException e) {
            failures.add(text(input, "It did not end." + trace(reader[0].getStackTrace())));
            return false;
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Fate use(Target target, Input input) throws Exception {
        Fate fate = target.use(input);
        commands.check(target, input);
        return fate;
    }

    private static Use await(Future<Use> use, Thread[] reader, long[] begun)
            throws ExecutionException, TimeoutException, InterruptedException {
        long start = System.nanoTime();
        while (true) {
            try {
                return use.get(1, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                boolean isOver = System.nanoTime() - start > PATIENCE.toNanos();
                boolean hasWorkedLong = reader[0] != null
                        && THREADS.getThreadCpuTime(reader[0].getId()) - begun[0] > 2 * LONGEST.toNanos();
                if (isOver || hasWorkedLong) {
                    throw e;
                }
            }
        }
    }

    private Path folderOf(Target target) {
        return folder.resolve(target.name());
    }

    /** Saves an input and says what is wrong with it. */
    private String text(Case input, String problem) {
        Path saved = failed.resolve("%s-%d-%s".formatted(input.target().name(), input.seed(), input.fileName()));
        try {
            Files.createDirectories(failed);
            Files.write(saved, input.bytes());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        String text = "%s, saved as %s: %s".formatted(input, saved, problem);
        System.err.println(text);
        return text;
    }

    private static String trace(StackTraceElement... frames) {
        StringBuilder trace = new StringBuilder();
        Arrays.stream(frames)
                .limit(12)
                .forEach(frame -> trace.append("\n    at ").append(frame));
        return trace.toString();
    }
}
