package undercroft.plan;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.level.Level;

/** The result of compiling a level: a plan for the search, or a proof that there is no layout. */
public sealed interface Planning permits Plan, Infeasible {

    /** Compiles a level. */
    static Planning of(Level level) {
        return of(level, () -> false).orElseThrow();
    }

    /**
     * Compiles a level unless it is stopped first. Many large templates take seconds.
     *
     * @param stop polled every few milliseconds; true to give up, and from then on always true
     * @return the result, or nothing if it was stopped
     */
    static Optional<Planning> of(Level level, BooleanSupplier stop) {
        return new Planner(level, stop).plan();
    }
}
