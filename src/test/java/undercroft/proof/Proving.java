package undercroft.proof;

import java.util.List;
import java.util.Optional;
import undercroft.level.Level;
import undercroft.plan.Infeasible;
import undercroft.plan.Plan;
import undercroft.plan.Planning;

/** Everything that can prove a level impossible, in turn. */
final class Proving {

    private Proving() {}

    /** Why the level is impossible, if the plan or the given number of rounds of proofs find out. */
    static Optional<List<String>> reasons(Level level, int rounds) {
        Planning planning = Planning.of(level);
        if (planning instanceof Plan plan) {
            return new Proofs(plan).within(rounds, () -> false).map(Infeasible::reasons);
        }
        return Optional.of(((Infeasible) planning).reasons());
    }
}
