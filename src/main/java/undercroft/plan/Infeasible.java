package undercroft.plan;

import java.util.List;

/**
 * A level that has no layout.
 *
 * @param reasons the proofs as messages, at least one; each names the rooms, connections or templates it rests on and
 *     says what to change
 */
public record Infeasible(List<String> reasons) implements Planning {
    public Infeasible {
        reasons = List.copyOf(reasons);
    }
}
