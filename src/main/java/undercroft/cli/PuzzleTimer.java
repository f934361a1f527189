package undercroft.cli;

import java.time.Duration;
import undercroft.puzzle.PuzzleLimits;
import undercroft.search.Cancellation;

/** Tells when the time for one puzzle is over or the whole run is cancelled. */
record PuzzleTimer(long start, Duration timeLimit, Cancellation cancellation) {

    static PuzzleTimer start(Duration timeLimit, Cancellation cancellation) {
        return new PuzzleTimer(System.nanoTime(), timeLimit, cancellation);
    }

    boolean isOver() {
        return cancellation.isCancelled() || elapsed() >= timeLimit.toNanos();
    }

    /** The time since the start, in nanoseconds. */
    long elapsed() {
        return System.nanoTime() - start;
    }

    PuzzleLimits limits() {
        return new PuzzleLimits(PuzzleLimits.DEFAULT_NODES, this::isOver);
    }
}
