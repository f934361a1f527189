package undercroft.filling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.puzzle.Board;
import undercroft.template.RoomTemplate;

/**
 * Whether a room's puzzle can stand on the floors that its templates give, asked before anything is laid out. Where its doors
 * will be is not known then, but how many there will be: one for each connection, with an apron in front of it. A floor is
 * refused where it is too small wherever they are.
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

    /** The templates that a room of a level may take but its puzzle cannot, each once; none where it wants no puzzle. */
    public static List<Refusal> refusals(Level level, int index) {
        List<Refusal> refusals = new ArrayList<>();
        Room room = level.rooms().get(index);
        int doors = (int) level.connections().stream()
                .filter(connection -> connection.from() == index || connection.to() == index)
                .count();
        room.puzzle().map(AskedPuzzle::of).ifPresent(asked -> {
            for (RoomTemplate template : room.templates()) {
                refusal(asked, template, transforms(room, template), doors).ifPresent(refusals::add);
            }
        });
        return refusals;
    }

    private static List<Transform> transforms(Room room, RoomTemplate template) {
        return room.pin().transform().map(List::of).orElse(template.transforms());
    }

    private static Optional<Refusal> refusal(
            AskedPuzzle asked, RoomTemplate template, List<Transform> transforms, int doors) {
        for (Transform transform : transforms) {
            RoomFloor floor = RoomFloor.of(template, transform);
            Optional<String> bare = asked.refusal(floor.board());
            if (bare.isPresent()) {
                return Optional.of(new Refusal(template, size(floor.board()), bare.get()));
            }
            Optional<DoorPlacing.Tight> tight =
                    new DoorPlacing(asked, floor, DoorPlace.of(template, transform)).tight(doors);
            if (tight.isPresent()) {
                String size = size(tight.get().board()) + " at most beside the aprons of its " + doors(doors);
                return Optional.of(new Refusal(template, size, tight.get().reason()));
            }
        }
        return Optional.empty();
    }

    private static String size(Board board) {
        return "%d x %d, %d cells of floor".formatted(board.width(), board.height(), board.freeCells());
    }

    private static String doors(int doors) {
        return doors == 1 ? "door" : doors + " doors";
    }
}
