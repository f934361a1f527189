package undercroft.filling;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.puzzle.Board;

/** Looks for places of a room's doors whose aprons leave its puzzle enough floor. */
final class DoorPlacing {

    /** All ways to place four doors in a room of 4 x 4 are 1 820. Where more must be tried, the layout shows it. */
    private static final int MOST_DOORS_PLACED = 20_000;

    private final AskedPuzzle asked;
    private final RoomFloor floor;
    private final List<DoorPlace> places;
    private final Set<Board> tried = new HashSet<>();
    private int doorsPlaced;
    private Optional<Tight> widest = Optional.empty();

    /** A floor that is too small, and why. */
    record Tight(Board board, String reason) {}

    DoorPlacing(AskedPuzzle asked, RoomFloor floor, List<DoorPlace> places) {
        this.asked = asked;
        this.floor = floor;
        this.places = places;
    }

    /**
     * The largest floor that any placing of so many doors leaves, where all of them are too small.
     *
     * @return nothing where one is not, or there are too many to try
     */
    Optional<Tight> tight(int doors) {
        return fits(doors, 0, Set.of(), Set.of()) ? Optional.empty() : widest;
    }

    /** Whether the puzzle fits with some more doors among the places from one on. */
    private boolean fits(int doors, int from, Set<Point> steps, Set<Point> aprons) {
        if (doors == 0) {
            return fits(floor.withAprons(aprons).board());
        }
        for (int i = from; i <= places.size() - doors; i++) {
            DoorPlace place = places.get(i);
            if (++doorsPlaced > MOST_DOORS_PLACED) {
                return true;
            }
            if (Collections.disjoint(steps, place.steps())
                    && fits(doors - 1, i + 1, union(steps, place.steps()), union(aprons, place.apron()))) {
                return true;
            }
        }
        return false;
    }

    private boolean fits(Board board) {
        if (!tried.add(board)) {
            return false;
        }
        Optional<String> refusal = asked.refusal(board);
        if (refusal.isPresent()
                && widest.map(tight -> tight.board().freeCells()).orElse(-1) < board.freeCells()) {
            widest = Optional.of(new Tight(board, refusal.get()));
        }
        return refusal.isEmpty();
    }

    private static Set<Point> union(Set<Point> one, Set<Point> other) {
        Set<Point> union = new LinkedHashSet<>(one);
        union.addAll(other);
        return union;
    }
}
