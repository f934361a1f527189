package undercroft.grow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * The templates of a grown level. Every outline has the origin in the middle of its bounding box, so that it keeps its place
 * under every transform, and at least {@value #CLEAR_WALL} cells of straight wall to both sides of the middle of each side.
 *
 * @param reach cells from the centre of a lattice cell to its sides
 * @param gap cells between neighbouring lattice cells, which is the length of a fitting corridor; 0 without corridors
 * @param doorLength length in cells of every door on a straight wall
 * @param fitting templates of rooms that fill a lattice cell from side to side
 * @param others templates of rooms of other sizes, for variety
 * @param fittingCorridors templates of corridors as long as the gap; empty without corridors
 * @param otherCorridors templates of corridors of other lengths; empty without corridors
 */
record RoomKit(
        int reach,
        int gap,
        int doorLength,
        List<RoomTemplate> fitting,
        List<RoomTemplate> others,
        List<RoomTemplate> fittingCorridors,
        List<RoomTemplate> otherCorridors) {

    /** Leaves room for a door of length 2 in the middle, or for a door of length 1 at least one cell from the corners. */
    static final int CLEAR_WALL = 2;

    private static final int LOOSE_DOOR_LENGTH = 1;
    private static final int LOOSE_CORNER_DISTANCE = 1;

    /** Even, because the rooms have even widths and so the middle of a side is a grid point. */
    private static final int TIGHT_DOOR_LENGTH = 2;

    /** Length in cells of the corridors of the witness. */
    private static final int GAP = 4;

    /** Length in cells of a corridor that the witness does not use; offered for variety. */
    private static final int SHORT_PASSAGE = 2;

    /** As {@link #SHORT_PASSAGE}, but longer than the gap. */
    private static final int LONG_PASSAGE = 7;

    static RoomKit of(GrowthOptions options) {
        DoorStyle doors = options.doors();
        int doorLength = doors == DoorStyle.LOOSE ? LOOSE_DOOR_LENGTH : TIGHT_DOOR_LENGTH;
        RoomTemplate passage = corridor("passage", GAP, doorLength);
        RoomTemplate shortPassage = corridor("short-passage", SHORT_PASSAGE, doorLength);
        RoomTemplate longPassage = corridor("long-passage", LONG_PASSAGE, doorLength);
        List<RoomTemplate> fitting = options.slanted() ? slantedFitting(doors) : straightFitting(doors);
        return new RoomKit(
                fitting.get(0).outline().bounds().maxX(),
                options.corridors() ? GAP : 0,
                doorLength,
                fitting,
                options.slanted() ? slantedOthers(doors) : straightOthers(doors),
                options.corridors() ? List.of(passage) : List.of(),
                options.corridors() ? List.of(shortPassage, longPassage) : List.of());
    }

    /** All templates of rooms. */
    List<RoomTemplate> rooms() {
        return Stream.concat(fitting.stream(), others.stream()).toList();
    }

    /** All templates of corridors. */
    List<RoomTemplate> corridors() {
        return Stream.concat(fittingCorridors.stream(), otherCorridors.stream()).toList();
    }

    private static List<RoomTemplate> straightFitting(DoorStyle doors) {
        return List.of(
                room("square", doors, -4, -4, 4, -4, 4, 4, -4, 4),
                room("notched", doors, -4, -4, 4, -4, 4, 2, 2, 2, 2, 4, -4, 4),
                room(
                        "cross", doors, -4, -2, -2, -2, -2, -4, 2, -4, 2, -2, 4, -2, 4, 2, 2, 2, 2, 4, -2, 4, -2, 2, -4,
                        2));
    }

    private static List<RoomTemplate> straightOthers(DoorStyle doors) {
        return List.of(
                room("closet", doors, -3, -3, 3, -3, 3, 3, -3, 3), room("hall", doors, -3, -5, 3, -5, 3, 5, -3, 5));
    }

    private static List<RoomTemplate> slantedFitting(DoorStyle doors) {
        return List.of(
                room("octagon", doors, -2, -5, 2, -5, 5, -2, 5, 2, 2, 5, -2, 5, -5, 2, -5, -2),
                room("gem", doors, -5, -5, 2, -5, 5, -2, 5, 5, -2, 5, -5, 2),
                room("chisel", doors, -5, -5, 5, -5, 5, 5, -2, 5, -5, 2));
    }

    private static List<RoomTemplate> slantedOthers(DoorStyle doors) {
        return List.of(
                room("bud", doors, -2, -3, 2, -3, 3, -2, 3, 2, 2, 3, -2, 3, -3, 2, -3, -2),
                room("lozenge", doors, -2, -7, 2, -7, 7, -2, 7, 2, 2, 7, -2, 7, -7, 2, -7, -2));
    }

    private static RoomTemplate room(String name, DoorStyle doors, int... coordinates) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            corners.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        Polygon outline = Polygon.of(corners);
        List<DoorSpec> offered = doors == DoorStyle.LOOSE
                ? List.of(DoorSpec.OnEveryEdge.of(LOOSE_DOOR_LENGTH, LOOSE_CORNER_DISTANCE))
                : middleDoors(outline);
        return new RoomTemplate(name, outline, offered, Transform.ALL, 1, RepeatRule.ALLOW);
    }

    /** Doors in the middle of each side of the bounding box, and of each slanted wall with an odd number of steps. */
    private static List<DoorSpec> middleDoors(Polygon outline) {
        Box box = outline.bounds();
        int half = TIGHT_DOOR_LENGTH / 2;
        List<DoorSpec> doors = new ArrayList<>();
        doors.add(door(Segment.of(-half, box.y(), half, box.y())));
        doors.add(door(Segment.of(box.maxX(), -half, box.maxX(), half)));
        doors.add(door(Segment.of(half, box.maxY(), -half, box.maxY())));
        doors.add(door(Segment.of(box.x(), half, box.x(), -half)));
        for (Segment edge : outline.edges()) {
            if (!edge.isAxisParallel() && edge.length() % 2 == 1) {
                Point from = edge.from().plus(edge.step().times(edge.length() / 2));
                doors.add(door(new Segment(from, from.plus(edge.step()))));
            }
        }
        return doors;
    }

    /** A straight corridor as wide as its doors, one at each end. */
    private static RoomTemplate corridor(String name, int length, int width) {
        return new RoomTemplate(
                name,
                Polygon.rectangle(0, 0, width, length),
                List.of(door(Segment.of(0, 0, width, 0)), door(Segment.of(width, length, 0, length))),
                Transform.ROTATIONS,
                1,
                RepeatRule.ALLOW);
    }

    private static DoorSpec door(Segment at) {
        return new DoorSpec.Exactly(at, "", DoorDirection.BOTH);
    }
}
