package undercroft.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Levels of two to five rooms of a few cells with few doors: about as many without a layout as with one. */
final class TinyLevels {

    private static final List<List<Transform>> TRANSFORMS =
            List.of(Transform.IDENTITY, Transform.IDENTITY, Transform.ROTATIONS, List.of(Transform.R0, Transform.M90));

    private final SplittableRandom random;

    private TinyLevels(long seed) {
        this.random = new SplittableRandom(seed);
    }

    static Level of(long seed) {
        return new TinyLevels(seed).level(seed);
    }

    /** A template whose name contains its number. */
    static RoomTemplate template(int number, SplittableRandom random) {
        return new TinyLevels(random.nextLong()).template("t" + number);
    }

    private Level level(long seed) {
        List<RoomTemplate> templates = new ArrayList<>();
        for (int i = random.nextInt(1, 4); i > 0; i--) {
            templates.add(template("t" + i));
        }
        RoomTemplate corridor = template("c").withRepeat(RepeatRule.ALLOW);
        Level.Builder level = Level.named("tiny-" + seed);
        int rooms = random.nextInt(2, 6);
        for (int room = 0; room < rooms; room++) {
            level.room(room(room, templates));
        }
        boolean withCorridors = rooms < 5 && random.nextInt(3) == 0;
        for (int room = 1; room < rooms; room++) {
            int before = random.nextInt(room);
            for (int other = 0; other < room; other++) {
                if (other == before || random.nextInt(2) == 0) {
                    List<RoomTemplate> through =
                            withCorridors && random.nextInt(2) == 0 ? List.of(corridor) : List.of();
                    level.connection("r" + other, "r" + room, through, random.nextInt(6) == 0, "");
                }
            }
        }
        if (random.nextInt(4) == 0) {
            level.minimumRoomDistance(random.nextInt(1, 3));
        }
        return level.build();
    }

    private Room room(int number, List<RoomTemplate> templates) {
        List<RoomTemplate> own = new ArrayList<>(templates);
        while (own.size() > 1 && random.nextInt(3) == 0) {
            own.remove(random.nextInt(own.size()));
        }
        Optional<Point> at = random.nextInt(8) == 0
                ? Optional.of(new Point(random.nextInt(-4, 5), random.nextInt(-4, 5)))
                : Optional.empty();
        return new Room("r" + number, "", own, new Pin(at, Optional.empty()), List.of());
    }

    private RoomTemplate template(String name) {
        Polygon outline = outline();
        List<DoorSpec> doors = new ArrayList<>();
        if (random.nextInt(3) > 0) {
            doors.add(DoorSpec.OnEveryEdge.of(1, random.nextInt(4) == 0 ? 1 : 0));
        }
        for (int i = random.nextInt(doors.isEmpty() ? 1 : 0, 4); i > 0; i--) {
            doors.add(door(outline));
        }
        RepeatRule rule = random.nextInt(4) > 0
                ? RepeatRule.ALLOW
                : random.nextBoolean() ? RepeatRule.NO_IMMEDIATE : RepeatRule.NEVER;
        return RoomTemplate.of(name, outline, doors.toArray(DoorSpec[]::new))
                .withTransforms(TRANSFORMS.get(random.nextInt(TRANSFORMS.size())))
                .withRepeat(rule);
    }

    private Polygon outline() {
        int size = random.nextInt(2, 4);
        return switch (random.nextInt(6)) {
            case 0 -> Polygon.of(List.of(new Point(0, 0), new Point(size, 0), new Point(0, size)));
            case 1 ->
                Polygon.of(List.of(
                        new Point(0, 0),
                        new Point(size, 0),
                        new Point(size, 1),
                        new Point(1, 1),
                        new Point(1, size),
                        new Point(0, size)));
            default -> Polygon.rectangle(0, 0, random.nextInt(1, 4), random.nextInt(1, 4));
        };
    }

    private DoorSpec door(Polygon outline) {
        Segment edge = outline.edges().get(random.nextInt(outline.edges().size()));
        int at = random.nextInt(edge.length());
        Segment door = new Segment(
                edge.from().plus(edge.step().times(at)),
                edge.from().plus(edge.step().times(at + 1)));
        DoorDirection direction = random.nextInt(6) > 0
                ? DoorDirection.BOTH
                : random.nextBoolean() ? DoorDirection.IN : DoorDirection.OUT;
        return new DoorSpec.Exactly(door, random.nextInt(6) == 0 ? "gate" : "", direction);
    }
}
