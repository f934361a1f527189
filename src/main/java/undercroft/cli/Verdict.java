package undercroft.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.DungeonGenerator;
import undercroft.level.Level;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;

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

    private static final String TOO_MUCH_TO_PREPARE =
            "to prepare the level took too long. Try fewer templates, simpler ones, or a higher --time-limit.";

    /** Looks for a proof either way; a layout proves that there is one. */
    static Verdict on(Level level, Duration timeLimit) {
        long start = System.nanoTime();
        BooleanSupplier isTimeUp = () -> System.nanoTime() - start >= timeLimit.toNanos();
        return DungeonGenerator.of(level.withoutPuzzles(), isTimeUp)
                .map(generator -> on(generator, timeLimit, isTimeUp))
                .orElseGet(() -> unknown(timeLimit, TOO_MUCH_TO_PREPARE));
    }

    private static Verdict on(DungeonGenerator generator, Duration timeLimit, BooleanSupplier isTimeUp) {
        Optional<List<String>> reasons = generator.proveImpossible(FIRST_ROUNDS, isTimeUp);
        if (reasons.isPresent()) {
            return impossible(reasons.get());
        }
        Outcome outcome = generator.generate(GenerationRequest.of(SEED).withLimits(Limits.within(timeLimit)));
        if (outcome instanceof Outcome.Impossible impossible) {
            return impossible(impossible.reasons());
        }
        if (outcome instanceof Outcome.NotFound notFound) {
            return unknown(timeLimit, NotFoundText.reason(notFound));
        }
        return new Verdict("ok", "", ExitStatus.DONE);
    }

    private static Verdict unknown(Duration timeLimit, String advice) {
        String note = "within %s neither a layout was found nor a proof that there is none: %s"
                .formatted(TimeLimit.text(timeLimit), advice);
        return new Verdict("unknown", note, ExitStatus.DONE);
    }

    private static Verdict impossible(List<String> reasons) {
        return new Verdict("impossible: " + String.join(" ", reasons), "", ExitStatus.IMPOSSIBLE);
    }
}
