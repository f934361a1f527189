package undercroft.cli;

import java.time.Duration;
import undercroft.DungeonGenerator;
import undercroft.level.Level;
import undercroft.search.Cancellation;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchListener;

/** What could be proved of a level; not knowing is no failure. */
record Verdict(String text, int exitStatus) {

    /** Any will do; always the same one, so that the answer is always the same. */
    private static final long SEED = 0;

    /** Looks for a proof either way; a layout proves that there is one. */
    static Verdict on(Level level, Duration timeLimit) {
        Outcome outcome = DungeonGenerator.of(level.withoutPuzzles())
                .generate(SEED, Limits.within(timeLimit), SearchListener.NONE, new Cancellation());
        if (outcome instanceof Outcome.Impossible impossible) {
            return new Verdict("impossible: " + String.join(" ", impossible.reasons()), ExitStatus.IMPOSSIBLE);
        }
        return new Verdict(outcome instanceof Outcome.Found ? "ok" : "unknown", ExitStatus.DONE);
    }
}
