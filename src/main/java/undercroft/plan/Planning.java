package undercroft.plan;

import undercroft.level.Level;

/** What became of a level: a plan to search by, or a proof that there is nothing to find. */
public sealed interface Planning permits Plan, Infeasible {

    /** Compiles a level. */
    static Planning of(Level level) {
        return new Planner(level).plan();
    }
}
