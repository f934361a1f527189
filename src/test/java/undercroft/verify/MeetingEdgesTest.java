package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;

class MeetingEdgesTest {

    @Test
    void findsTheFirstPairThatAComparisonOfAllPairsFinds() {
        forEachSeed(5_000, seed -> {
            List<Segment> edges = closed(new SplittableRandom(seed));

            assertThat(new MeetingEdges(edges).first()).isEqualTo(firstOfAllPairs(edges));
        });
    }

    private static OptionalInt firstOfAllPairs(List<Segment> edges) {
        for (int i = 0; i < edges.size(); i++) {
            for (int j = i + 2; j < edges.size() && (j + 1) % edges.size() != i; j++) {
                if (Grid.meet(edges.get(i), edges.get(j))) {
                    return OptionalInt.of(j);
                }
            }
        }
        return OptionalInt.empty();
    }

    /** Four to seven different points of a small grid, joined in a ring: about a third of these are simple. */
    private static List<Segment> closed(SplittableRandom random) {
        int count = random.nextInt(4, 8);
        Set<Point> points = new LinkedHashSet<>();
        while (points.size() < count) {
            points.add(new Point(random.nextInt(8), random.nextInt(8)));
        }
        List<Point> ring = List.copyOf(points);
        List<Segment> edges = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            edges.add(new Segment(ring.get(i), ring.get((i + 1) % count)));
        }
        return edges;
    }
}
