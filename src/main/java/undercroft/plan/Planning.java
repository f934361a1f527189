package undercroft.plan;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.level.Level;

/** What became of a level: a plan to search by, or a proof that there is nothing to find. */
public sealed interface Planning permits Plan, Infeasible {

    /** Compiles a level. */
    static Planning of(Level level) {
        return of(level, () -> false).orElseThrow();
    }

    /**
     * Compiles a level, unless it must stop before that.
     *
     * @param stop asked every few milliseconds whether to give up; once it says so it must go on to: many large templates take
     *     seconds
     */
    static Optional<Planning> of(Level level, BooleanSupplier stop) {
        return new Planner(level, stop).plan();
    }
}
