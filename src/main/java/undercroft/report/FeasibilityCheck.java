package undercroft.report;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.DungeonGenerator;
import undercroft.level.Level;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.StuckReport;

/** Finds out whether levels have layouts. */
public final class FeasibilityCheck {

    /** Arbitrary but fixed, so that the answer is always the same. */
    private static final long SEED = 0;

    /** Rounds of proofs before the search. Two take about 20 ms, less than an attempt at a large level. */
    private static final int FIRST_ROUNDS = 2;

    private static final String TOO_MUCH_TO_PREPARE =
            "preparing the level took too long. Try fewer or simpler templates, or a higher --time-limit.";

    private FeasibilityCheck() {}

    /**
     * Looks for a proof that there is no layout, and then for a layout.
     *
     * @param timeLimit for both together
     * @return what was found out
     */
    public static Feasibility of(Level level, Duration timeLimit) {
        long start = System.nanoTime();
        BooleanSupplier isTimeUp = () -> System.nanoTime() - start >= timeLimit.toNanos();
        return DungeonGenerator.of(level.withoutPuzzles().withoutMission(), isTimeUp)
                .map(generator -> of(generator, start, timeLimit, isTimeUp))
                .orElseGet(() -> unknown(timeLimit, TOO_MUCH_TO_PREPARE, StuckReport.NONE));
    }

    private static Feasibility of(
            DungeonGenerator generator, long start, Duration timeLimit, BooleanSupplier isTimeUp) {
        Optional<List<String>> reasons = generator.proveImpossible(FIRST_ROUNDS, isTimeUp);
        if (reasons.isPresent()) {
            return new Feasibility.Impossible(reasons.get());
        }
        Outcome outcome = generator.generate(GenerationRequest.of(SEED)
                .withLimits(Limits.within(timeLimit).after(Duration.ofNanos(System.nanoTime() - start))));
        if (outcome instanceof Outcome.Impossible impossible) {
            return new Feasibility.Impossible(impossible.reasons());
        }
        if (outcome instanceof Outcome.NotFound notFound) {
            return unknown(timeLimit, NotFoundText.reason(notFound), notFound.stuck());
        }
        return new Feasibility.Feasible();
    }

    private static Feasibility unknown(Duration timeLimit, String advice, StuckReport stuck) {
        String note = "within %s, neither a layout nor a proof that there is none was found: %s"
                .formatted(TimeText.of(timeLimit), advice);
        return new Feasibility.Unknown(note, stuck);
    }
}
