package undercroft.lattice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;

/** Propagation in a window of 7 by 7 squares, in which every room may be on every square at first. */
class PropagationTest {

    private static final int RADIUS = 3;

    private final Window window = new Window(Lattice.SQUARE, RADIUS);

    @Test
    void neighboursOfAPlacedRoomAreNextToItAndNobodyElseIsOnItsPlace() {
        Board board = new Board(new int[][] {{1}, {0}, {}});

        assertThat(board.place(0, 1, 1)).isTrue();

        assertThat(board.open(1))
                .containsExactlyInAnyOrder(new Point(0, 1), new Point(2, 1), new Point(1, 0), new Point(1, 2));
        assertThat(board.open(2)).hasSize(48).doesNotContain(new Point(1, 1));
    }

    @Test
    void aRoomWithOnePlaceLeftIsPlacedThere() {
        // The path 0 – 1 – 2; rooms 0 and 2 are two steps apart.
        Board board = new Board(new int[][] {{1}, {0, 2}, {1}});

        assertThat(board.place(0, -1, 0)).isTrue();
        assertThat(board.place(2, 1, 0)).isTrue();

        assertThat(board.assignment.isPlaced(1)).isTrue();
        assertThat(board.assignment.placeOf(1)).isEqualTo(window.place(0, 0));
    }

    @Test
    void placesAreReservedForUnplacedNeighbours() {
        // A room with four neighbours, and a room that is not connected to them.
        Board board = new Board(new int[][] {{1, 2, 3, 4}, {0}, {0}, {0}, {0}, {}});

        assertThat(board.place(0, 0, 0)).isTrue();

        assertThat(board.open(5))
                .hasSize(49 - 5)
                .doesNotContain(new Point(1, 0), new Point(0, 1), new Point(-1, 0), new Point(0, -1));
    }

    @Test
    void aRoomNeedsAsManyFreePlacesAroundItAsItHasNeighbours() {
        // A room with four neighbours, and a room that is not connected to them and is placed first.
        Board board = new Board(new int[][] {{1, 2, 3, 4}, {0}, {0}, {0}, {0}, {}});

        assertThat(board.place(5, 0, 0)).isTrue();

        assertThat(board.open(0))
                .doesNotContain(new Point(0, 0), new Point(1, 0), new Point(0, 1), new Point(-1, 0), new Point(0, -1))
                .contains(new Point(1, 1), new Point(2, 0));
    }

    @Test
    void theLastPlaceNextToARoomIsReservedForItsNeighbour() {
        // Two connected rooms, three other rooms beside the first one, and one more room.
        Board board = new Board(new int[][] {{1}, {0}, {}, {}, {}, {}});
        assertThat(board.place(2, 1, 0)).isTrue();
        assertThat(board.place(3, -1, 0)).isTrue();
        assertThat(board.place(4, 0, 1)).isTrue();

        assertThat(board.place(0, 0, 0)).isTrue();
        assertThat(board.open(1)).containsExactly(new Point(0, -1));
        assertThat(board.open(5)).doesNotContain(new Point(0, -1));
    }

    @Test
    void reportsWhereAContradictionArose() {
        // A triangle, which does not exist on squares: no place next to room 0 is next to a place of room 1.
        Board board = new Board(new int[][] {{1, 2}, {0, 2}, {0, 1}});

        assertThat(board.place(0, 0, 0)).isFalse();

        assertThat(board.propagation.failed()).isEqualTo(2);
        assertThat(board.propagation.cause()).isEqualTo(1);
    }

    private final class Board {

        private final OpenPlaces open;
        private final PartialAssignment assignment;
        private final Propagation propagation;

        Board(int[][] neighbours) {
            open = new OpenPlaces(neighbours.length, window.words());
            long[] inside = new long[window.words()];
            for (int column = -RADIUS; column <= RADIUS; column++) {
                for (int row = -RADIUS; row <= RADIUS; row++) {
                    int place = window.place(column, row);
                    inside[place / Long.SIZE] |= 1L << place;
                }
            }
            for (int room = 0; room < neighbours.length; room++) {
                open.open(room, inside);
            }
            assignment = new PartialAssignment(neighbours, window);
            propagation = new Propagation(neighbours, window, open, assignment);
        }

        boolean place(int room, int column, int row) {
            open.closeAllBut(room, window.place(column, row));
            return propagation.propagate(room);
        }

        List<Point> open(int room) {
            List<Point> places = new ArrayList<>();
            for (int index = 0; index < open.size(room); index++) {
                int place = open.place(room, index);
                places.add(new Point(window.column(place), window.row(place)));
            }
            return places;
        }
    }
}
