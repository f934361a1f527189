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
 * Checks before the search whether the templates of a room have enough floor for its puzzle. The places of the doors are not
 * known yet, but their number is: one for each connection, each with an apron in front of it. A template is refused if its
 * floor is too small wherever the doors are.
 */
public final class PuzzleFit {

    private PuzzleFit() {}

    /**
     * A template whose floor is too small for the puzzle.
     *
     * @param floor its size, worded for a message
     * @param reason the refusal by the kind of puzzle, with what would fit, in sentences
     */
    public record Refusal(RoomTemplate template, String floor, String reason) {}

    /**
     * Checks the templates of one room.
     *
     * @param index the room's index in the level
     * @return the templates on which the room's puzzle cannot be laid, each once; empty if the room wants no puzzle
     */
    public static List<Refusal> refusals(Level level, int index) {
        List<Refusal> refusals = new ArrayList<>();
        Room room = level.rooms().get(index);
        int doors = (int) level.connections().stream()
                .filter(connection -> connection.from() == index || connection.to() == index)
                .count();
        room.puzzle().map(PuzzleSpec::of).ifPresent(asked -> {
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
            PuzzleSpec asked, RoomTemplate template, List<Transform> transforms, int doors) {
        for (Transform transform : transforms) {
            RoomFloor floor = RoomFloor.of(template, transform);
            Optional<String> bare = asked.refusal(floor.board());
            if (bare.isPresent()) {
                return Optional.of(new Refusal(template, size(floor.board()), bare.get()));
            }
            Optional<DoorPlacing.Tight> tight =
                    new DoorPlacing(asked, floor, DoorPlace.of(template, transform)).findTight(doors);
            if (tight.isPresent()) {
                String size = size(tight.get().board()) + " at most without the aprons of its " + doors(doors);
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
