package undercroft.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import undercroft.level.Level;
import undercroft.search.SearchEvent;
import undercroft.search.SearchEvent.PartialRoom;
import undercroft.search.SearchListener;

/**
 * Progress as the last line of a terminal: how many layouts are done, how many rooms are placed of the layout that last
 * reported any, and the time left. It appears after one second.
 */
final class ProgressLine implements Progress {

    private static final Duration FIRST = Duration.ofSeconds(1);

    private static final Duration PERIOD = Duration.ofMillis(200);

    /** Returns to the start of the line and erases it. */
    private static final String CLEAR = "\r\u001b[K";

    private final PrintStream terminal;
    private final LongSupplier nanoTime;
    private final String what;
    private final int layouts;
    private final Duration longest;
    private final long start;
    private final ScheduledExecutorService clock;

    private int done;

    /**
     * Estimated from the layouts done so far, in nanoseconds after the start. Only a finished layout changes it, so
     * that between two the time left goes down.
     */
    private long expectedEnd;

    private String rooms = "";
    private boolean isShown;

    /**
     * Starts the clock.
     *
     * @param what the run makes, in the plural
     * @param longest the time that the whole run can take at most
     */
    ProgressLine(PrintStream terminal, LongSupplier nanoTime, String what, int layouts, Duration longest) {
        this.terminal = terminal;
        this.nanoTime = nanoTime;
        this.what = what;
        this.layouts = layouts;
        this.longest = longest;
        this.start = nanoTime.getAsLong();
        this.clock = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "progress");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Shows the progress of a run on a terminal, or nothing if there is none.
     *
     * @param what the run makes, in the plural
     * @param timeLimit for each of them
     */
    static Progress show(Console console, boolean quiet, String what, int count, int threads, Duration timeLimit) {
        if (quiet || !console.isTerminal()) {
            return SILENT;
        }
        int rounds = (count + threads - 1) / threads;
        return new ProgressLine(console.err(), System::nanoTime, what, count, timeLimit.multipliedBy(rounds)).show();
    }

    /** Shows the line and keeps it up to date until it is closed. */
    ProgressLine show() {
        var unused = clock.scheduleAtFixedRate(this::draw, FIRST.toMillis(), PERIOD.toMillis(), TimeUnit.MILLISECONDS);
        return this;
    }

    @Override
    public SearchListener listener(Level level) {
        int total = level.rooms().size();
        return event -> {
            if (!(event instanceof SearchEvent.AttemptStarted)) {
                roomsPlaced(event.rooms(), total);
            }
        };
    }

    private synchronized void roomsPlaced(List<PartialRoom> placed, int total) {
        long count = placed.stream().filter(room -> !room.isCorridor()).count();
        rooms = ", %d of %d rooms placed".formatted(count, total);
    }

    @Override
    public synchronized void layoutDone() {
        done++;
        long elapsed = nanoTime.getAsLong() - start;
        expectedEnd = elapsed + elapsed / done * (layouts - done);
    }

    @Override
    public synchronized void print(Runnable printing) {
        clear();
        printing.run();
    }

    @Override
    public synchronized void close() {
        clock.shutdownNow();
        clear();
    }

    private synchronized void draw() {
        terminal.print(CLEAR + text());
        terminal.flush();
        isShown = true;
    }

    /** The current text of the line. */
    synchronized String text() {
        return "%d of %d %s done%s, %s left".formatted(done, layouts, what, rooms, timeLeft());
    }

    private String timeLeft() {
        long elapsed = nanoTime.getAsLong() - start;
        boolean isKnown = done > 0 && elapsed < expectedEnd;
        return isKnown ? "about " + seconds(expectedEnd - elapsed) : "at most " + seconds(longest.toNanos() - elapsed);
    }

    private static String seconds(long nanoseconds) {
        return Math.max(1, Duration.ofNanos(nanoseconds).toSeconds()) + " s";
    }

    private void clear() {
        if (isShown) {
            terminal.print(CLEAR);
            terminal.flush();
            isShown = false;
        }
    }
}
