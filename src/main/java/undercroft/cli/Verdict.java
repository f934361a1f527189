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

/**
 * What could be proved of a level; not knowing is no failure.
 *
 * @param text the verdict itself
 * @param note where the search got stuck, if nothing could be proved, or ""
 */
record Verdict(String text, String note, int exitStatus) {

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
        if (outcome instanceof Outcome.NotFound notFound) {
            return new Verdict("unknown", note(notFound, timeLimit), ExitStatus.DONE);
        }
        return new Verdict("ok", "", ExitStatus.DONE);
    }

    private static String note(Outcome.NotFound notFound, Duration timeLimit) {
        return "within %s neither a layout was found nor a proof that there is none: %s"
                .formatted(TimeLimit.text(timeLimit), notFound.advice());
    }

    private static Verdict impossible(List<String> reasons) {
        return new Verdict("impossible: " + String.join(" ", reasons), "", ExitStatus.IMPOSSIBLE);
    }
}
