package undercroft.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import undercroft.geometry.Box;
import undercroft.layout.Layout;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedRoom;
import undercroft.layout.PuzzleOrigin;
import undercroft.layout.RoomPuzzle;
import undercroft.level.DataEntry;
import undercroft.level.DifficultyCurve;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;

/** Checks that puzzles lie where their rooms allow and are those that the level asks for. */
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
        PuzzleContentCheck.run(layout, findings);
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

    private void checkRequested(LevelMatch match) {
        Map<Integer, RoomPuzzle> byRoom = new HashMap<>();
        layout.puzzles().forEach(puzzle -> byRoom.put(puzzle.room(), puzzle));
        for (PlacedRoom placed : layout.rooms()) {
            Optional<WantedPuzzle> wanted = match.room(placed).flatMap(Room::puzzle);
            Optional<RoomPuzzle> puzzle = Optional.ofNullable(byRoom.get(placed.index()));
            if (wanted.map(WantedPuzzle::kind).equals(puzzle.map(RoomPuzzle::kind))) {
                wanted.ifPresent(requested -> puzzle.ifPresent(
                        actual -> checkWanted(requested, difficulty(requested, placed, match), actual)));
            } else {
                findings.add(
                        Rule.PUZZLE,
                        () -> "The puzzle of room %s (%s) must be %s."
                                .formatted(
                                        findings.room(placed.index()),
                                        puzzle.map(RoomPuzzle::kind).orElse("none"),
                                        wanted.map(requested -> "of kind " + requested.kind())
                                                .orElse("none, as the level says")));
            }
        }
    }

    /** The difficulty that a room's puzzle must have; empty if it follows a curve that the level does not have. */
    private OptionalDouble difficulty(WantedPuzzle wanted, PlacedRoom room, LevelMatch match) {
        if (wanted.difficulty().isPresent()) {
            return wanted.difficulty();
        }
        if (layout.mission().isPresent()) {
            // Missing rooms are reported elsewhere.
            return layout.mission().get().rooms().stream()
                    .skip(room.index())
                    .mapToDouble(place -> place.tension() / (double) MissionRoom.MAX_TENSION)
                    .findFirst();
        }
        Optional<DifficultyCurve> curve = DifficultyCurve.of(match.level());
        Optional<Integer> index = match.levelIndex(room.index());
        return curve.isPresent() && index.isPresent()
                ? OptionalDouble.of(curve.get().at(index.get()))
                : OptionalDouble.empty();
    }

    private void checkWanted(WantedPuzzle wanted, OptionalDouble difficulty, RoomPuzzle puzzle) {
        PuzzleOrigin origin = puzzle.origin();
        if (origin.sample().isPresent() && !origin.settings().equals(wanted.settings())) {
            findings.add(
                    Rule.PUZZLE,
                    () -> "The settings (%s) of puzzle %d in room %s must be %s."
                            .formatted(
                                    text(origin.settings()),
                                    puzzle.index(),
                                    findings.room(puzzle.room()),
                                    text(wanted.settings())));
        }
        if (difficulty.isPresent() && Math.abs(difficulty.getAsDouble() - puzzle.difficulty()) > PRECISION) {
            findings.add(
                    Rule.PUZZLE,
                    () -> "The difficulty (%s) of puzzle %d in room %s must be %s."
                            .formatted(
                                    puzzle.difficulty(),
                                    puzzle.index(),
                                    findings.room(puzzle.room()),
                                    difficulty.getAsDouble()));
        }
    }

    private static String text(List<DataEntry> settings) {
        return settings.isEmpty()
                ? "none"
                : settings.stream()
                        .map(setting -> setting.key() + " " + setting.value())
                        .collect(Collectors.joining(", "));
    }
}
