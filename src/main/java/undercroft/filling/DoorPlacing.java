package undercroft.filling;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.puzzle.Board;

/** Searches for places of a room's doors whose aprons leave enough floor for its puzzle. */
final class DoorPlacing {

    /**
     * Doors placed before the search gives up. There are 1 820 ways to place four doors of one cell in a room of 4 x 4. If a
     * search gives up, the template is accepted, and filling the layout shows whether the puzzle fits.
     */
    private static final int MOST_DOORS_PLACED = 20_000;

    private final PuzzleSpec asked;
    private final RoomFloor floor;
    private final List<DoorPlace> places;
    private final Set<Board> tried = new HashSet<>();
    private int doorsPlaced;
    private Optional<Tight> widest = Optional.empty();

    /**
     * A floor that is too small for the puzzle.
     *
     * @param reason the refusal by the kind of puzzle
     */
    record Tight(Board board, String reason) {}

    DoorPlacing(PuzzleSpec asked, RoomFloor floor, List<DoorPlace> places) {
        this.asked = asked;
        this.floor = floor;
        this.places = places;
    }

    /**
     * Tries all ways to place a number of doors until one leaves enough floor.
     *
     * @return the largest of the floors that are left if all are too small; empty if one is large enough or the search gave up
     */
    Optional<Tight> findTight(int doors) {
        return tryDoors(doors, 0, Set.of(), Set.of()) ? Optional.empty() : widest;
    }

    /**
     * Tries to place more doors among the places from {@code from} on.
     *
     * @return whether the puzzle fits, or the search gave up
     */
    private boolean tryDoors(int doors, int from, Set<Point> steps, Set<Point> aprons) {
        if (doors == 0) {
            return tryBoard(floor.withAprons(aprons).board());
        }
        for (int i = from; i <= places.size() - doors; i++) {
            DoorPlace place = places.get(i);
            if (++doorsPlaced > MOST_DOORS_PLACED) {
                return true;
            }
            if (Collections.disjoint(steps, place.steps())
                    && tryDoors(doors - 1, i + 1, union(steps, place.steps()), union(aprons, place.apron()))) {
                return true;
            }
        }
        return false;
    }

    private boolean tryBoard(Board board) {
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
