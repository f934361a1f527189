package undercroft.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
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

    /** So many rounds of proofs come before the search, a fiftieth of a second: the attempts of a large level take longer. */
    private static final int FIRST_ROUNDS = 2;

    /** Looks for a proof either way; a layout proves that there is one. */
    static Verdict on(Level level, Duration timeLimit) {
        DungeonGenerator generator = DungeonGenerator.of(level.withoutPuzzles());
        long start = System.nanoTime();
        Optional<List<String>> reasons =
                generator.proveImpossible(FIRST_ROUNDS, () -> System.nanoTime() - start >= timeLimit.toNanos());
        if (reasons.isPresent()) {
            return impossible(reasons.get());
        }
        Outcome outcome = generator.generate(SEED, Limits.within(timeLimit), SearchListener.NONE, new Cancellation());
        if (outcome instanceof Outcome.Impossible impossible) {
            return impossible(impossible.reasons());
        }
        return new Verdict(outcome instanceof Outcome.Found ? "ok" : "unknown", ExitStatus.DONE);
    }

    private static Verdict impossible(List<String> reasons) {
        return new Verdict("impossible: " + String.join(" ", reasons), ExitStatus.IMPOSSIBLE);
    }
}
