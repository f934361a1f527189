package undercroft.configspace;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import undercroft.geometry.Polygon;
import undercroft.geometry.RandomPolygons;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** Small room templates with doors of all kinds, in any of the eight directions. */
final class RandomTemplates {

    private static final List<Passage> PASSAGES = List.of(Passage.values());
    private static final List<DoorDirection> DIRECTIONS = List.of(DoorDirection.values());

    private RandomTemplates() {}

    static RoomTemplate any(String name, SplittableRandom random) {
        return withDoors(name, RandomPolygons.any(random), random);
    }

    /** Often has the same outline as another, because walls of a slope only meet walls of the same slope. */
    static RoomTemplate neighbour(String name, RoomTemplate other, SplittableRandom random) {
        return random.nextInt(3) > 0 ? withDoors(name, other.outline(), random) : any(name, random);
    }

    private static RoomTemplate withDoors(String name, Polygon outline, SplittableRandom random) {
        List<DoorSpec> doors = new ArrayList<>();
        if (random.nextInt(3) > 0) {
            doors.add(DoorSpec.OnEveryEdge.of(1, 0));
        }
        for (int i = random.nextInt(1, 4); i > 0; i--) {
            doors.add(door(outline, random));
        }
        return RoomTemplate.of(name, outline, doors.toArray(DoorSpec[]::new)).withTransforms(Transform.ALL);
    }

    static Transform transform(SplittableRandom random) {
        return Transform.ALL.get(random.nextInt(8));
    }

    static Passage passage(SplittableRandom random) {
        return PASSAGES.get(random.nextInt(3));
    }

    private static DoorSpec door(Polygon outline, SplittableRandom random) {
        String socket = random.nextInt(4) == 0 ? "gate" : "";
        DoorDirection direction = random.nextInt(3) > 0 ? DoorDirection.BOTH : DIRECTIONS.get(random.nextInt(3));
        Segment edge = outline.edges().get(random.nextInt(outline.edges().size()));
        int begin = random.nextInt(edge.length());
        int end = random.nextInt(begin + 1, edge.length() + 1);
        Segment stretch = new Segment(
                edge.from().plus(edge.step().times(begin)),
                edge.from().plus(edge.step().times(end)));
        Segment either = random.nextBoolean() ? stretch : stretch.reversed();
        return switch (random.nextInt(3)) {
            case 0 -> new DoorSpec.Exactly(either, socket, direction);
            case 1 -> new DoorSpec.Along(either, random.nextInt(1, end - begin + 1), socket, direction);
            default -> new DoorSpec.OnEveryEdge(random.nextInt(1, 3), random.nextInt(2), socket, direction);
        };
    }
}
