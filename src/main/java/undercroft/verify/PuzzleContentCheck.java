package undercroft.verify;

import java.util.List;
import java.util.Optional;
import undercroft.filling.PuzzleFilling;
import undercroft.layout.Layout;
import undercroft.layout.PuzzleSeed;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Fault;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Solved;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.tiles.Floors;
import undercroft.tiles.MapSize;

/**
 * Checks each puzzle by itself. Its solution is replayed by the rules, then the puzzle is solved and rated again: the solution must be
 * as short as any, the puzzle must keep what its kind promises, and the rating must be the stored one. Last, each puzzle is made again
 * from its seed, which must give the same.
 */
final class PuzzleContentCheck {

    /**
     * Nodes that may be examined for all puzzles of a layout together, so that a hostile layout costs seconds. Those of the largest
     * shipped layouts need less than a tenth.
     */
    private static final long NODES = 20_000_000;

    private final Layout layout;
    private final Findings findings;
    private long nodesLeft = NODES;

    private PuzzleContentCheck(Layout layout, Findings findings) {
        this.layout = layout;
        this.findings = findings;
    }

    /** Checks all puzzles. Requires sound references. */
    static void run(Layout layout, Findings findings) {
        PuzzleContentCheck check = new PuzzleContentCheck(layout, findings);
        layout.puzzles().forEach(check::check);
        check.makeAgain();
    }

    private void makeAgain() {
        List<RoomPuzzle> known = layout.puzzles().stream()
                .filter(puzzle -> puzzle.origin().sample().isPresent())
                .toList();
        // Without a sound floor there is no board to make a puzzle for.
        if (known.isEmpty() || !findings.areEmpty() || MapSize.excess(layout).isPresent()) {
            return;
        }
        Floors floors = Floors.of(layout);
        for (RoomPuzzle stored : known) {
            Optional<PuzzleData> made = PuzzleFilling.remade(layout, stored, floors, PuzzleLimits.DEFAULT);
            if (!made.equals(Optional.of(stored.data()))) {
                findings.add(
                        Rule.PUZZLE_SEED,
                        () -> "The seed (%d), the sample (%d) and the settings of %s give another puzzle on this floor."
                                .formatted(
                                        stored.seed(), stored.origin().sample().orElseThrow(), name(stored)));
            }
        }
    }

    private void check(RoomPuzzle puzzle) {
        if (!PuzzleSeed.isOf(layout.seed(), puzzle.room(), puzzle.seed())) {
            findings.add(
                    Rule.PUZZLE_SEED,
                    () ->
                            "The seed (%d) of %s does not follow from that of the layout (%d); the first of its room is %d."
                                    .formatted(
                                            puzzle.seed(),
                                            name(puzzle),
                                            layout.seed(),
                                            PuzzleSeed.of(layout.seed(), puzzle.room(), 0)));
        }
        Optional<PuzzleKind<?>> kind = PuzzleKinds.named(puzzle.kind());
        if (kind.isPresent()) {
            check(kind.get(), puzzle);
        } else {
            findings.add(
                    Rule.PUZZLE_CONTENT,
                    () -> "The kind of puzzle %d (%s) must be one of %s."
                            .formatted(
                                    puzzle.index(),
                                    puzzle.kind(),
                                    PuzzleKinds.all().stream()
                                            .map(PuzzleKind::name)
                                            .toList()));
        }
    }

    private <P> void check(PuzzleKind<P> kind, RoomPuzzle stored) {
        try {
            P puzzle = kind.read(stored.data());
            Optional<String> wrong = kind.replay(puzzle, stored.solution());
            if (wrong.isPresent()) {
                findings.add(
                        Rule.PUZZLE_SOLUTION,
                        () -> "The solution of %s does not solve it: %s".formatted(name(stored), wrong.get()));
            } else {
                solveAgain(kind, puzzle, stored);
            }
        } catch (BadPuzzleException e) {
            for (Fault fault : e.faults()) {
                findings.add(
                        Rule.PUZZLE_CONTENT,
                        () -> "The board of %s is not a valid puzzle of kind %s: %s"
                                .formatted(name(stored), kind.name(), fault.message()));
            }
        }
    }

    private <P> void solveAgain(PuzzleKind<P> kind, P puzzle, RoomPuzzle stored) {
        PuzzleLimits limits = PuzzleLimits.DEFAULT.withNodes(nodesLeft);
        Solved solved = kind.solve(puzzle, limits);
        nodesLeft -= solved.nodes();
        if (!solved.isSolved()) {
            findings.add(
                    Rule.PUZZLE_SOLUTION, () -> "The solver gave up on %s. %s".formatted(name(stored), solved.note()));
            return;
        }
        if (stored.solution().size() > solved.moves()) {
            findings.add(
                    Rule.PUZZLE_SOLUTION,
                    () -> "The solution of %s has %d steps, where %d are enough."
                            .formatted(name(stored), stored.solution().size(), solved.moves()));
        }
        kind.brokenPromise(solved)
                .ifPresent(broken -> findings.add(
                        Rule.PUZZLE_CONTENT,
                        () -> "The board of %s breaks a promise of its kind. %s".formatted(name(stored), broken)));
        kind.rate(puzzle, limits)
                .map(Rating::difficulty)
                .filter(rating -> rating != stored.rating())
                .ifPresent(rating -> findings.add(
                        Rule.PUZZLE_RATING,
                        () -> "The rating of %s (%d) must be %d.".formatted(name(stored), stored.rating(), rating)));
    }

    private String name(RoomPuzzle puzzle) {
        return "puzzle %d in room %s".formatted(puzzle.index(), findings.room(puzzle.room()));
    }
}
