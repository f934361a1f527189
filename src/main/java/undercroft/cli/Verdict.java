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
 * Whether a level has a layout. An unknown answer is not a failure.
 *
 * @param text "ok", "unknown", or "impossible" with the reasons
 * @param note if the answer is unknown, where the search got stuck and what may help; otherwise ""
 */
record Verdict(String text, String note, int exitStatus) {

    /** Arbitrary but fixed, so that the answer is always the same. */
    private static final long SEED = 0;

    /** Rounds of proofs before the search. Two take about 20 ms, less than an attempt at a large level. */
    private static final int FIRST_ROUNDS = 2;

    private static final String TOO_MUCH_TO_PREPARE =
            "preparing the level took too long. Try fewer or simpler templates, or a higher --time-limit.";

    /** Looks for a proof that there is no layout, and then for a layout. */
    static Verdict on(Level level, Duration timeLimit) {
        long start = System.nanoTime();
        BooleanSupplier isTimeUp = () -> System.nanoTime() - start >= timeLimit.toNanos();
        return DungeonGenerator.of(level.withoutPuzzles().withoutMission(), isTimeUp)
                .map(generator -> on(generator, start, timeLimit, isTimeUp))
                .orElseGet(() -> unknown(timeLimit, TOO_MUCH_TO_PREPARE));
    }

    private static Verdict on(DungeonGenerator generator, long start, Duration timeLimit, BooleanSupplier isTimeUp) {
        Optional<List<String>> reasons = generator.proveImpossible(FIRST_ROUNDS, isTimeUp);
        if (reasons.isPresent()) {
            return impossible(reasons.get());
        }
        Outcome outcome = generator.generate(GenerationRequest.of(SEED)
                .withLimits(Limits.within(timeLimit).after(Duration.ofNanos(System.nanoTime() - start))));
        if (outcome instanceof Outcome.Impossible impossible) {
            return impossible(impossible.reasons());
        }
        if (outcome instanceof Outcome.NotFound notFound) {
            return unknown(timeLimit, NotFoundText.reason(notFound));
        }
        return new Verdict("ok", "", ExitStatus.DONE);
    }

    private static Verdict unknown(Duration timeLimit, String advice) {
        String note = "within %s, neither a layout nor a proof that there is none was found: %s"
                .formatted(TimeLimit.text(timeLimit), advice);
        return new Verdict("unknown", note, ExitStatus.DONE);
    }

    private static Verdict impossible(List<String> reasons) {
        return new Verdict("impossible: " + String.join(" ", reasons), "", ExitStatus.IMPOSSIBLE);
    }
}
