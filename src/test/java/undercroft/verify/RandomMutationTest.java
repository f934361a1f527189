package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.verify.Edits.room;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallLayouts;
import undercroft.fixture.SmallLevels;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.DataEntry;
import undercroft.level.Level;

/** A change of any single field of a valid layout must be caught, except for a few harmless ones. */
class RandomMutationTest {

    private static final List<Level> LEVELS = List.of(
            SmallLevels.twoRooms(),
            SmallLevels.bay(),
            SmallLevels.ring(),
            SmallLevels.octagons(),
            SmallLevels.pinned());

    private static final List<Layout> LAYOUTS = List.of(
            SmallLayouts.twoRooms(),
            SmallLayouts.bay(),
            SmallLayouts.ring(),
            SmallLayouts.octagons(),
            SmallLayouts.pinned());

    /** Between the ring's vault and start a door fits in two places, everywhere else in one. */
    private static final Segment OTHER_DOOR_OF_THE_RING = Segment.of(2, 8, 4, 8);

    @Test
    void isCaught() {
        forEachSeed(20_000, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            int which = random.nextInt(LAYOUTS.size());
            Layout valid = LAYOUTS.get(which);
            Layout mutant = Stream.generate(() -> new Mutation(random).of(valid))
                    .filter(changed -> !changed.equals(valid) && !isHarmless(valid, changed))
                    .findFirst()
                    .orElseThrow();

            assertThat(LayoutVerifier.verify(mutant, LEVELS.get(which)))
                    .as(mutant::toString)
                    .isNotEmpty();
        });
    }

    /** A different seed, a different id for a corridor, a different order of a room's doors, or the other possible door. */
    private static boolean isHarmless(Layout valid, Layout mutant) {
        boolean otherSeed = mutant.seed() >= 0
                && mutant.seed() < Layout.SEED_LIMIT
                && mutant.equals(Edits.withSeed(valid, mutant.seed()));
        boolean otherDoor = mutant.equals(Edits.door(SmallLayouts.ring(), 4, Edits.at(OTHER_DOOR_OF_THE_RING)));
        return otherSeed || otherDoor || isHarmlessInARoom(valid, mutant);
    }

    private static boolean isHarmlessInARoom(Layout valid, Layout mutant) {
        if (mutant.rooms().size() != valid.rooms().size()) {
            return false;
        }
        for (int i = 0; i < valid.rooms().size(); i++) {
            PlacedRoom changed = mutant.rooms().get(i);
            PlacedRoom original = valid.rooms().get(i);
            boolean otherIdOfCorridor = original.isCorridor()
                    && valid.rooms().stream().noneMatch(room -> room.id().equals(changed.id()))
                    && mutant.equals(room(valid, i, Edits.id(changed.id())));
            boolean otherOrderOfDoors = sorted(changed.doors()).equals(sorted(original.doors()))
                    && mutant.equals(room(valid, i, Edits.doors(changed.doors().toArray(Integer[]::new))));
            if (otherIdOfCorridor || otherOrderOfDoors) {
                return true;
            }
        }
        return false;
    }

    private static List<Integer> sorted(List<Integer> numbers) {
        return numbers.stream().sorted().toList();
    }

    /** Changes one field of one record, or one entry of one list, to a value near its present one. */
    private static final class Mutation {

        private static final List<String> WORDS =
                List.of("", "gate", "hall", "cell", "shrine", "pit", "octagon", "passage", "drop", "gold-key", "boss");

        private static final List<Facing> FACINGS = List.of(Facing.values());

        private final SplittableRandom random;

        Mutation(SplittableRandom random) {
            this.random = random;
        }

        Layout of(Layout layout) {
            return switch (random.nextInt(9)) {
                case 0 -> Edits.withLevel(layout, word());
                case 1 -> Edits.withSeed(layout, random.nextLong());
                case 2 -> Edits.withRooms(layout, listChanged(layout.rooms()));
                case 3 -> Edits.withDoors(layout, listChanged(layout.doors()));
                case 4 -> Edits.withConnections(layout, listChanged(layout.connections()));
                case 5 ->
                    Edits.connection(layout, random.nextInt(layout.connections().size()), this::connection);
                case 6 -> Edits.door(layout, random.nextInt(layout.doors().size()), this::door);
                default -> room(layout, random.nextInt(layout.rooms().size()), this::placedRoom);
            };
        }

        private <T> List<T> listChanged(List<T> list) {
            int one = random.nextInt(list.size());
            return switch (random.nextInt(3)) {
                case 0 -> Edits.without(list, one);
                case 1 -> Edits.with(list, list.get(one));
                default -> Edits.swapped(list, one, random.nextInt(list.size()));
            };
        }

        private LayoutConnection connection(LayoutConnection connection) {
            return switch (random.nextInt(5)) {
                case 0 -> Edits.joining(index(), connection.to()).apply(connection);
                case 1 -> Edits.joining(connection.from(), index()).apply(connection);
                case 2 -> Edits.corridor(index()).apply(connection);
                case 3 -> Edits.oneWay(!connection.oneWay()).apply(connection);
                default -> Edits.lock(word()).apply(connection);
            };
        }

        private Door door(Door door) {
            return switch (random.nextInt(9)) {
                case 0 -> Edits.doorIndex(index()).apply(door);
                case 1 -> Edits.between(index(), door.roomB()).apply(door);
                case 2 -> Edits.between(door.roomA(), index()).apply(door);
                case 3 -> Edits.at(door.at().translated(near(Point.ORIGIN))).apply(door);
                case 4 -> Edits.at(endMoved(door.at())).apply(door);
                case 5 ->
                    Edits.facing(FACINGS.get(random.nextInt(FACINGS.size()))).apply(door);
                case 6 -> Edits.socket(word()).apply(door);
                case 7 -> Edits.doorOneWay(!door.oneWay()).apply(door);
                default -> Edits.doorLock(word()).apply(door);
            };
        }

        private PlacedRoom placedRoom(PlacedRoom room) {
            return switch (random.nextInt(10)) {
                case 0 -> Edits.roomIndex(index()).apply(room);
                case 1 -> Edits.id(word()).apply(room);
                case 2 -> Edits.type(word()).apply(room);
                case 3 -> Edits.template(word()).apply(room);
                case 4 -> Edits.isCorridor(!room.isCorridor()).apply(room);
                case 5 -> Edits.position(near(room.position())).apply(room);
                case 6 -> Edits.transform(Transform.ALL.get(random.nextInt(8))).apply(room);
                case 7 -> Edits.outline(Polygon.of(pointMoved(room.outline()))).apply(room);
                case 8 -> Edits.doors(doorsChanged(room.doors())).apply(room);
                default -> Edits.data(new DataEntry(word(), word())).apply(room);
            };
        }

        private Integer[] doorsChanged(List<Integer> doors) {
            List<Integer> changed = new ArrayList<>(doors);
            if (random.nextBoolean()) {
                changed.set(random.nextInt(doors.size()), index());
            } else {
                changed.add(random.nextInt(doors.size() + 1), index());
            }
            return changed.toArray(Integer[]::new);
        }

        /** Never moves a point onto another one, because the result would not be an outline. */
        private List<Point> pointMoved(Polygon outline) {
            List<Point> points = outline.vertices();
            int which = random.nextInt(points.size());
            Point moved = near(points.get(which));
            return points.contains(moved) ? points : Edits.edited(points, which, point -> moved);
        }

        private Segment endMoved(Segment segment) {
            Point moved = near(segment.to());
            return moved.equals(segment.from()) ? segment.reversed() : new Segment(segment.from(), moved);
        }

        private Point near(Point point) {
            return point.plus(new Point(random.nextInt(-3, 4), random.nextInt(-3, 4)));
        }

        private int index() {
            return random.nextInt(-2, 8);
        }

        private String word() {
            return WORDS.get(random.nextInt(WORDS.size()));
        }
    }
}
