package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** Enough rooms for nearby ones to be looked up in the grid. */
class PlacedObjectsTest {

    private static final int ROOMS = 400;
    private static final int SIDE = 6;

    private final Plan plan = (Plan) Planning.of(path());

    @Test
    void squaresOverlapByTheirCommonArea() {
        forEachSeed(40, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            PlacedObjects objects = new PlacedObjects(plan, Optional.empty());
            int shape = plan.domain(0).get(0).shape().index();
            int[] xs = new int[ROOMS];
            int[] ys = new int[ROOMS];
            for (int step = 0; step < 3 * ROOMS; step++) {
                int room = random.nextInt(ROOMS);
                if (objects.isPlaced(room)) {
                    objects.remove(room);
                } else {
                    xs[room] = random.nextInt(-90, 90);
                    ys[room] = random.nextInt(-90, 90);
                    objects.add(room, shape, xs[room], ys[room]);
                }
            }
            for (int asked = 0; asked < 50; asked++) {
                int x = random.nextInt(-100, 100);
                int y = random.nextInt(-100, 100);
                int room = random.nextInt(ROOMS);
                int[] met = IntStream.range(0, ROOMS)
                        .filter(other -> other != room
                                && objects.isPlaced(other)
                                && common(x, xs[other]) * common(y, ys[other]) > 0)
                        .toArray();
                int[] found = new int[ROOMS];

                assertThat(objects.overlapOf(room, shape, x, y))
                        .isEqualTo(IntStream.of(met)
                                .map(other -> common(x, xs[other]) * common(y, ys[other]))
                                .sum());
                assertThat(objects.isFree(room, shape, x, y)).isEqualTo(met.length == 0);
                int count = objects.findOverlapped(room, shape, x, y, found);
                assertThat(IntStream.of(found).limit(count).sorted().toArray()).isEqualTo(met);
                // 20 cells minus the distance of the centres along the axis on which they are farther apart.
                int crowd = IntStream.range(0, ROOMS)
                        .filter(objects::isPlaced)
                        .map(other -> Math.max(0, 20 - Math.max(Math.abs(x - xs[other]), Math.abs(y - ys[other]))))
                        .sum();
                assertThat(objects.crowdAround(shape, x, y, 20)).isEqualTo(crowd);
            }
        });
    }

    private static int common(int one, int other) {
        return Math.max(0, SIDE - Math.abs(one - other));
    }

    private static Level path() {
        RoomTemplate square =
                RoomTemplate.of("square", Polygon.rectangle(0, 0, SIDE, SIDE), DoorSpec.OnEveryEdge.of(1, 1));
        Level.Builder level = Level.named("path");
        for (int room = 0; room < ROOMS; room++) {
            level.room("room-" + room, square);
        }
        for (int room = 1; room < ROOMS; room++) {
            level.door("room-" + (room - 1), "room-" + room);
        }
        return level.build();
    }
}
