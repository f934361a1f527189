package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;

class UniformGridTest {

    private static final int OBJECTS = 60;

    @Test
    void findsNothingInAnEmptyGrid() {
        UniformGrid cells = new UniformGrid(OBJECTS, 10);
        assertThat(cells.collect(-1000, -1000, 1000, 1000, new int[OBJECTS])).isZero();

        cells.add(3, -17, 40);
        cells.remove(3, -17, 40);
        assertThat(cells.collect(-1000, -1000, 1000, 1000, new int[OBJECTS])).isZero();
    }

    /** Objects of the greatest length are added and removed; those that meet a box are found once. */
    @Test
    void findsEveryObjectThatMeetsABoxOnce() {
        forEachSeed(200, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            int longest = random.nextInt(1, 40);
            int spread = random.nextInt(20, 3000);
            UniformGrid cells = new UniformGrid(OBJECTS, longest);
            Map<Integer, Point> placed = new HashMap<>();
            for (int step = 0; step < 200; step++) {
                int object = random.nextInt(OBJECTS);
                Point corner = placed.remove(object);
                if (corner == null) {
                    corner = new Point(random.nextInt(-spread, spread), random.nextInt(-spread, spread));
                    placed.put(object, corner);
                    cells.add(object, corner.x(), corner.y());
                } else {
                    cells.remove(object, corner.x(), corner.y());
                }
                int minX = random.nextInt(-spread, spread);
                int minY = random.nextInt(-spread, spread);
                int maxX = minX + random.nextInt(2 * spread);
                int maxY = minY + random.nextInt(3 * longest);

                int[] found = new int[OBJECTS];
                int count = cells.collect(minX, minY, maxX, maxY, found);

                List<Integer> collected = Arrays.stream(found, 0, count).boxed().toList();
                assertThat(collected).doesNotHaveDuplicates();
                assertThat(placed.keySet()).containsAll(collected);
                Set<Integer> meeting = new HashSet<>();
                placed.forEach((number, at) -> {
                    if (at.x() <= maxX && at.x() + longest >= minX && at.y() <= maxY && at.y() + longest >= minY) {
                        meeting.add(number);
                    }
                });
                assertThat(collected).containsAll(meeting);
            }
        });
    }
}
