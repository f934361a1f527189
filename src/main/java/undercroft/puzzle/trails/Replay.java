package undercroft.puzzle.trails;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.puzzle.Item;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Place;

/** Checks the paths of a solution by the rules alone, over cells and letters, without the graph of {@link Maze}. */
final class Replay {

    /** The offset of the tile across an edge, in rows downwards and columns to the right. */
    private record Shift(int rows, int columns) {}

    private static final Map<Edge, Shift> SHIFTS = Map.of(
            Edge.N, new Shift(-2, 0),
            Edge.NE, new Shift(-1, 2),
            Edge.SE, new Shift(1, 2),
            Edge.S, new Shift(2, 0),
            Edge.SW, new Shift(1, -2),
            Edge.NW, new Shift(-1, -2));

    private static final List<Edge> CLOCKWISE = List.of(Edge.N, Edge.NE, Edge.SE, Edge.S, Edge.SW, Edge.NW);

    private final TrailsPuzzle puzzle;
    private final List<Step> steps;

    Replay(TrailsPuzzle puzzle, List<Item> solution) {
        this.puzzle = puzzle;
        this.steps = solution.stream().map(Step::of).toList();
    }

    /**
     * Checks the solution.
     *
     * @return the first error; empty if the solution is right
     */
    Optional<String> firstFault() {
        int paths = 0;
        for (int i = 0; i < steps.size(); i++) {
            paths += begins(i) ? 1 : 0;
            Optional<String> fault = faultOf(i, paths);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return paths == puzzle.places().size() - 1
                ? Optional.empty()
                : Optional.of("There is no path to place %s."
                        .formatted(puzzle.places().get(paths + 1).name()));
    }

    private boolean begins(int index) {
        return index == 0 || steps.get(index).path() != steps.get(index - 1).path();
    }

    private Optional<String> faultOf(int index, int path) {
        if (steps.get(index).path() != path || path >= puzzle.places().size()) {
            return fault(
                    index,
                    "belongs to path %d, which does not follow here"
                            .formatted(steps.get(index).path()));
        }
        boolean ends = index + 1 == steps.size() || begins(index + 1);
        return faultOnTile(index)
                .or(() -> begins(index) ? faultAtStart(index) : faultBetween(index))
                .or(() -> ends ? faultAtEnd(index) : Optional.empty());
    }

    private Optional<String> faultOnTile(int index) {
        Step step = steps.get(index);
        if (step.tile() < 0 || step.tile() >= puzzle.tiles().size()) {
            return fault(index, "is on tile %d, which does not exist".formatted(step.tile()));
        }
        String letters = puzzle.tiles().get(step.tile()).side().toString();
        if (step.enter() == step.leave()
                || letters.charAt(CLOCKWISE.indexOf(step.enter())) != letters.charAt(CLOCKWISE.indexOf(step.leave()))) {
            return fault(
                    index,
                    "goes from %s to %s, which no trail of its tile joins".formatted(step.enter(), step.leave()));
        }
        return Optional.empty();
    }

    private Optional<String> faultAtStart(int index) {
        Place start = puzzle.places().get(0);
        return start.ends().contains(entry(steps.get(index)))
                ? Optional.empty()
                : fault(index, "does not begin at place " + start.name());
    }

    private Optional<String> faultAtEnd(int index) {
        Place goal = puzzle.places().get(steps.get(index).path());
        return goal.ends().contains(exit(steps.get(index)))
                ? Optional.empty()
                : fault(index, "does not end at place " + goal.name());
    }

    private Optional<String> faultBetween(int index) {
        Step before = steps.get(index - 1);
        Step step = steps.get(index);
        boolean throughPlace = puzzle.places().stream()
                .anyMatch(place ->
                        place.ends().contains(exit(before)) && place.ends().contains(entry(step)));
        return throughPlace || across(before, step)
                ? Optional.empty()
                : fault(index, "does not begin where the step before it ends");
    }

    private boolean across(Step before, Step step) {
        LaidTile from = puzzle.tiles().get(before.tile());
        LaidTile to = puzzle.tiles().get(step.tile());
        Shift shift = shift(before.leave());
        Shift back = shift(step.enter());
        return to.row() - from.row() == shift.rows()
                && to.column() - from.column() == shift.columns()
                && back.rows() == -shift.rows()
                && back.columns() == -shift.columns();
    }

    private static Shift shift(Edge edge) {
        return SHIFTS.getOrDefault(edge, new Shift(0, 0));
    }

    private static End entry(Step step) {
        return new End(step.tile(), step.enter());
    }

    private static End exit(Step step) {
        return new End(step.tile(), step.leave());
    }

    private static Optional<String> fault(int index, String what) {
        return Optional.of("Step %d %s.".formatted(index + 1, what));
    }
}
