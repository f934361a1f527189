package undercroft.filling;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Transform;
import undercroft.level.Room;
import undercroft.puzzle.Board;
import undercroft.template.RoomTemplate;

/**
 * Whether a room's puzzle can stand on the floors that its templates give, asked before anything is laid out. No door is
 * known then: the floors are those without lanes, the largest that a layout can leave.
 */
public final class PuzzleFit {

    private PuzzleFit() {}

    /**
     * A template on whose floor a puzzle cannot stand.
     *
     * @param floor its size in words
     * @param reason by the kind of puzzle, with what would fit, in sentences
     */
    public record Refusal(RoomTemplate template, String floor, String reason) {}

    /** The templates that a room may take but its puzzle cannot, each once; none where it wants no puzzle. */
    public static List<Refusal> refusals(Room room) {
        List<Refusal> refusals = new ArrayList<>();
        room.puzzle().map(AskedPuzzle::of).ifPresent(asked -> {
            for (RoomTemplate template : room.templates()) {
                refusal(asked, template, transforms(room, template)).ifPresent(refusals::add);
            }
        });
        return refusals;
    }

    private static List<Transform> transforms(Room room, RoomTemplate template) {
        return room.pin().transform().map(List::of).orElse(template.transforms());
    }

    private static Optional<Refusal> refusal(AskedPuzzle asked, RoomTemplate template, List<Transform> transforms) {
        Set<Board> seen = new LinkedHashSet<>();
        for (Transform transform : transforms) {
            Board board = RoomFloor.of(template, transform).board();
            Optional<String> reason = seen.add(board) ? asked.refusal(board) : Optional.empty();
            if (reason.isPresent()) {
                String floor = "%d x %d, %d cells of floor".formatted(board.width(), board.height(), board.freeCells());
                return Optional.of(new Refusal(template, floor, reason.get()));
            }
        }
        return Optional.empty();
    }
}
