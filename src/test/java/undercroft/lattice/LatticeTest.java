package undercroft.lattice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;

class LatticeTest {

    @Test
    void distancesAndReachabilityAgreeWithWalks() {
        for (Lattice lattice : Lattice.values()) {
            Set<Point> reached = Set.of(Point.ORIGIN);
            Map<Point, Integer> distances = new HashMap<>(Map.of(Point.ORIGIN, 0));
            for (int walk = 0; walk <= 6; walk++) {
                for (int column = -7; column <= 7; column++) {
                    for (int row = -7; row <= 7; row++) {
                        assertThat(lattice.isReached(column, row, walk))
                                .as("%s: column %d, row %d in %d steps", lattice, column, row, walk)
                                .isEqualTo(reached.contains(new Point(column, row)));
                    }
                }
                reached = next(reached, lattice);
                int steps = walk + 1;
                reached.forEach(place -> distances.putIfAbsent(place, steps));
            }
            distances.forEach((place, distance) ->
                    assertThat(lattice.distance(place.x(), place.y())).isEqualTo(distance));
        }
    }

    @Test
    void aWindowIncludesAllNeighboursOfThePlacesInside() {
        for (Lattice lattice : Lattice.values()) {
            Window window = new Window(lattice, 3);
            int centre = window.place(0, 0);
            assertThat(window.steps())
                    .hasSize(lattice.degree())
                    .containsExactlyInAnyOrder(steps(lattice).stream()
                            .mapToInt(step -> window.place(step.x(), step.y()) - centre)
                            .toArray());
            for (int column = -4; column <= 4; column++) {
                for (int row = -4; row <= 4; row++) {
                    int place = window.place(column, row);
                    assertThat(window.column(place)).isEqualTo(column);
                    assertThat(window.row(place)).isEqualTo(row);
                    assertThat(window.isInside(place)).isEqualTo(Math.max(Math.abs(column), Math.abs(row)) <= 3);
                }
            }
            assertThat(window.places()).isEqualTo(81);
        }
    }

    private static Set<Point> next(Set<Point> places, Lattice lattice) {
        Set<Point> next = new HashSet<>();
        places.forEach(place -> steps(lattice).forEach(step -> next.add(place.plus(step))));
        return next;
    }

    private static List<Point> steps(Lattice lattice) {
        Point right = new Point(1, 0);
        Point up = new Point(0, 1);
        Point left = new Point(-1, 0);
        Point down = new Point(0, -1);
        return switch (lattice) {
            case SQUARE -> List.of(right, up, left, down);
            case TRIANGULAR -> List.of(right, up, new Point(-1, 1), left, down, new Point(1, -1));
        };
    }
}
