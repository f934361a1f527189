package undercroft;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import undercroft.configspace.Clearance;
import undercroft.configspace.Clearances;
import undercroft.configspace.DoorSpaces;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Passage;
import undercroft.configspace.Shape;
import undercroft.configspace.Variants;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** What the search looks up at every move, and what it costs to compute it for a pair of shapes. */
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ConfigurationSpaceBenchmark extends AverageTimeBenchmark {

    /** Queried are offsets from −SPAN to SPAN on both axes; at many of them the rooms overlap, and at many they are far apart. */
    private static final int SPAN = 16;

    /** Enough that branch prediction cannot learn them. */
    private static final int OFFSETS = 4096;

    /** The shape of the fixed room. The moving room is a hall of 8 × 6 cells. */
    public enum Outline {
        RECTANGLE(0, 0, 10, 0, 10, 10, 0, 10),
        L(0, 0, 10, 0, 10, 4, 4, 4, 4, 10, 0, 10),
        OCTAGON(3, 0, 7, 0, 10, 3, 10, 7, 7, 10, 3, 10, 0, 7, 0, 3);

        private final Polygon polygon;

        Outline(int... coordinates) {
            List<Point> points = new ArrayList<>();
            for (int i = 0; i < coordinates.length; i += 2) {
                points.add(new Point(coordinates[i], coordinates[i + 1]));
            }
            polygon = Polygon.of(points);
        }
    }

    @Param
    public Outline outline = Outline.RECTANGLE;

    private List<Shape> shapes;
    private Clearance clearance;
    private LatticeSet space;
    private final int[] dx = new int[OFFSETS];
    private final int[] dy = new int[OFFSETS];

    @Setup
    public void prepare() {
        DoorSpec doors = DoorSpec.OnEveryEdge.of(1, 1);
        shapes = Variants.of(List.of(
                        RoomTemplate.of("still", outline.polygon, doors),
                        RoomTemplate.of("moving", Polygon.rectangle(0, 0, 8, 6), doors)))
                .shapes();
        Clearances clearances = new Clearances(shapes, 0);
        clearance = clearances.of(0, 1);
        space = new DoorSpaces(shapes, Passage.BOTH_WAYS, clearances).of(0, 1);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < OFFSETS; i++) {
            dx[i] = random.nextInt(-SPAN, SPAN + 1);
            dy[i] = random.nextInt(-SPAN, SPAN + 1);
        }
    }

    /** By how much the moving room overlaps the other, if it does. */
    @Benchmark
    @OperationsPerInvocation(OFFSETS)
    public long clearance() {
        long sum = 0;
        for (int i = 0; i < OFFSETS; i++) {
            sum += clearance.overlap(dx[i], dy[i]);
        }
        return sum;
    }

    /** Whether the rooms share a door at an offset. */
    @Benchmark
    @OperationsPerInvocation(OFFSETS)
    public int membership() {
        int count = 0;
        for (int i = 0; i < OFFSETS; i++) {
            count += space.contains(dx[i], dy[i]) ? 1 : 0;
        }
        return count;
    }

    /** Everything that is computed for a pair when it is first met: the clearance and the configuration space. */
    @Benchmark
    public LatticeSet pair() {
        return new DoorSpaces(shapes, Passage.BOTH_WAYS, new Clearances(shapes, 0)).of(0, 1);
    }
}
