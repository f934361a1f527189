package undercroft.verify;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import undercroft.geometry.Box;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Fault;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.kinds.PuzzleKinds;

/** Checks that puzzles lie where their rooms allow, and that their solutions solve them when replayed. */
final class PuzzleCheck {

    /** Half of a ten-thousandth, the unit that difficulties are rounded to. */
    private static final double PRECISION = 0.000_05;

    private final Layout layout;
    private final Findings findings;

    private PuzzleCheck(Layout layout, Findings findings) {
        this.layout = layout;
        this.findings = findings;
    }

    /** Checks the puzzles by themselves. Requires sound references. */
    static void run(Layout layout, Findings findings) {
        PuzzleCheck check = new PuzzleCheck(layout, findings);
        check.rooms();
        layout.puzzles().forEach(check::board);
        layout.puzzles().forEach(check::content);
    }

    /** Checks that the puzzles are those that the level asks for. */
    static void run(LevelMatch match, Findings findings) {
        new PuzzleCheck(match.layout(), findings).checkRequested(match);
    }

    private void rooms() {
        int last = -1;
        for (RoomPuzzle puzzle : layout.puzzles()) {
            if (puzzle.room() <= last) {
                findings.add(
                        Rule.ORDER,
                        () -> "Puzzle %d must come after those of earlier rooms and be the only one in room %s."
                                .formatted(puzzle.index(), findings.room(puzzle.room())));
            }
            if (layout.rooms().get(puzzle.room()).isCorridor()) {
                findings.add(
                        Rule.PUZZLE,
                        () -> "Puzzle %d must lie in a room, not in a corridor.".formatted(puzzle.index()));
            }
            last = puzzle.room();
        }
    }

    private void board(RoomPuzzle puzzle) {
        PlacedRoom room = layout.rooms().get(puzzle.room());
        Box box = room.outline().bounds();
        Box board = new Box(
                puzzle.corner().x(),
                puzzle.corner().y(),
                puzzle.data().width(),
                puzzle.data().height());
        if (!board.equals(box)) {
            findings.add(
                    Rule.PUZZLE_BOARD,
                    () -> "The board of puzzle %d (%s) must be the bounding box of room %s, %s."
                            .formatted(puzzle.index(), board, findings.room(room.index()), box));
            return;
        }
        new PuzzleFloor(layout, room)
                .firstWrongCell(puzzle)
                .ifPresent(wrong -> findings.add(
                        Rule.PUZZLE_BOARD,
                        () -> "Puzzle %d uses the cell %s, which %s of room %s."
                                .formatted(puzzle.index(), wrong.cell(), wrong.is(), findings.room(room.index()))));
    }

    private void content(RoomPuzzle puzzle) {
        Optional<PuzzleKind<?>> kind = PuzzleKinds.named(puzzle.kind());
        if (kind.isEmpty()) {
            findings.add(
                    Rule.PUZZLE_CONTENT,
                    () -> "The kind of puzzle %d (%s) must be one of %s."
                            .formatted(
                                    puzzle.index(),
                                    puzzle.kind(),
                                    PuzzleKinds.all().stream()
                                            .map(PuzzleKind::name)
                                            .toList()));
        } else {
            replay(kind.get(), puzzle);
        }
    }

    private <P> void replay(PuzzleKind<P> kind, RoomPuzzle puzzle) {
        String name = "Puzzle %d in room %s".formatted(puzzle.index(), findings.room(puzzle.room()));
        try {
            kind.replay(kind.read(puzzle.data()), puzzle.solution())
                    .ifPresent(wrong -> findings.add(
                            Rule.PUZZLE_SOLUTION, () -> "%s is not solved by its solution: %s".formatted(name, wrong)));
        } catch (BadPuzzleException e) {
            for (Fault fault : e.faults()) {
                findings.add(
                        Rule.PUZZLE_CONTENT,
                        () -> "%s is not a valid puzzle of kind %s: %s".formatted(name, kind.name(), fault.message()));
            }
        }
    }

    private void checkRequested(LevelMatch match) {
        Map<Integer, RoomPuzzle> byRoom = new HashMap<>();
        layout.puzzles().forEach(puzzle -> byRoom.put(puzzle.room(), puzzle));
        for (PlacedRoom placed : layout.rooms()) {
            Optional<WantedPuzzle> checkRequested = match.room(placed).flatMap(Room::puzzle);
            Optional<RoomPuzzle> puzzle = Optional.ofNullable(byRoom.get(placed.index()));
            if (checkRequested.map(WantedPuzzle::kind).equals(puzzle.map(RoomPuzzle::kind))) {
                checkRequested.ifPresent(requested -> puzzle.ifPresent(actual -> checkDifficulty(requested, actual)));
            } else {
                findings.add(
                        Rule.PUZZLE,
                        () -> "The puzzle of room %s (%s) must be %s."
                                .formatted(
                                        findings.room(placed.index()),
                                        puzzle.map(RoomPuzzle::kind).orElse("none"),
                                        checkRequested
                                                .map(requested -> "of kind " + requested.kind())
                                                .orElse("none, as the level says")));
            }
        }
    }

    private void checkDifficulty(WantedPuzzle requested, RoomPuzzle puzzle) {
        requested.difficulty().ifPresent(checkRequested -> {
            if (Math.abs(checkRequested - puzzle.difficulty()) > PRECISION) {
                findings.add(
                        Rule.PUZZLE,
                        () -> "The difficulty (%s) of puzzle %d in room %s must be %s."
                                .formatted(
                                        puzzle.difficulty(),
                                        puzzle.index(),
                                        findings.room(puzzle.room()),
                                        checkRequested));
            }
        });
    }
}
