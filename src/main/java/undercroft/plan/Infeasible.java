package undercroft.plan;

import java.util.List;

/**
 * A level without any layout.
 *
 * @param reasons the proofs in words, at least one; each names the rooms, connections or templates that it rests on and
 *     says what to change
 */
public record Infeasible(List<String> reasons) implements Planning {
    public Infeasible {
        reasons = List.copyOf(reasons);
    }
}
