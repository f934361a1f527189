package undercroft.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedRoom;
import undercroft.level.Access;
import undercroft.level.Contents;
import undercroft.level.DataEntry;
import undercroft.level.MissionStep;
import undercroft.level.Requirement;

/** Handmade layouts. */
public final class SampleLayouts {

    private static final int NO_CORRIDOR = LayoutConnection.NO_CORRIDOR;

    private SampleLayouts() {}

    /**
     * Five rooms and a corridor: an L, a rectangle, an octagon, a U and a five-sided cave, with a lock, one-way doors and
     * a slanted one. {@code keep-7.json} is the same layout, written by hand.
     */
    public static Layout keep() {
        List<PlacedRoom> rooms = List.of(
                new PlacedRoom(
                        0,
                        "gate",
                        "entrance",
                        "ell",
                        false,
                        new Point(0, 0),
                        Transform.R0,
                        outline(0, 0, 10, 0, 10, 4, 5, 4, 5, 9, 0, 9),
                        List.of(0, 2),
                        List.of(new DataEntry("music", "drums \"slow\""), new DataEntry("light", "3"))),
                new PlacedRoom(
                        1,
                        "hall",
                        "",
                        "hall",
                        false,
                        new Point(10, 6),
                        Transform.R90,
                        outline(10, 0, 18, 0, 18, 6, 10, 6),
                        List.of(0, 1),
                        List.of()),
                new PlacedRoom(
                        2,
                        "shrine-of-the-drowned",
                        "treasure",
                        "octagon",
                        false,
                        new Point(20, 6),
                        Transform.M0,
                        outline(14, 6, 17, 6, 20, 9, 20, 12, 17, 15, 14, 15, 11, 12, 11, 9),
                        List.of(1, 4),
                        List.of()),
                new PlacedRoom(
                        3,
                        "Gewölbe",
                        "boss",
                        "you",
                        false,
                        new Point(0, 12),
                        Transform.R0,
                        outline(0, 12, 9, 12, 9, 15, 4, 15, 4, 18, 9, 18, 9, 21, 0, 21),
                        List.of(3),
                        List.of()),
                new PlacedRoom(
                        4,
                        "grotto",
                        "secret",
                        "cave",
                        false,
                        new Point(17, 12),
                        Transform.R0,
                        outline(20, 12, 26, 12, 26, 18, 17, 18, 17, 15),
                        List.of(4),
                        List.of()),
                new PlacedRoom(
                        5,
                        "gate-Gewölbe",
                        "",
                        "passage",
                        true,
                        new Point(1, 9),
                        Transform.R0,
                        outline(1, 9, 3, 9, 3, 12, 1, 12),
                        List.of(2, 3),
                        List.of()));
        List<Door> doors = List.of(
                new Door(0, 0, 1, Segment.of(10, 1, 10, 3), Facing.EAST, "", false, ""),
                new Door(1, 1, 2, Segment.of(17, 6, 15, 6), Facing.NORTH, "gate", false, "gold-key"),
                new Door(2, 0, 5, Segment.of(3, 9, 1, 9), Facing.NORTH, "", true, ""),
                new Door(3, 5, 3, Segment.of(3, 12, 1, 12), Facing.NORTH, "", true, ""),
                new Door(4, 2, 4, Segment.of(19, 13, 18, 14), Facing.SLANTED, "", true, ""));
        List<LayoutConnection> connections = List.of(
                new LayoutConnection(0, 1, NO_CORRIDOR, false, ""),
                new LayoutConnection(1, 2, NO_CORRIDOR, false, "gold-key"),
                new LayoutConnection(0, 3, 5, true, ""),
                new LayoutConnection(2, 4, NO_CORRIDOR, true, ""));
        return new Layout("keep", 7, rooms, doors, connections);
    }

    /**
     * Three rooms of 4 × 4 cells in a row: larder, gate and throne. The key in the larder opens the door from the gate to the throne,
     * which needs a lever there to be down, too.
     */
    public static Layout threeRoomMission() {
        Access locked = Access.of(false, "copper").withNeeds(List.of(new Requirement.SwitchState("lever", "down")));
        List<MissionRoom> rooms = List.of(
                new MissionRoom(new Contents(List.of(), "lever"), 0, 0, 0),
                new MissionRoom(Contents.of("copper"), 0, 1, 50),
                new MissionRoom(Contents.NONE, 1, 1, 100));
        LayoutMission mission = new LayoutMission(
                0,
                List.of(2),
                List.of(
                        new MissionStep(MissionStep.Action.TURN, 0, MissionStep.NO_CONNECTION, ""),
                        new MissionStep(MissionStep.Action.WALK, 1, 0, ""),
                        new MissionStep(MissionStep.Action.TAKE, 1, MissionStep.NO_CONNECTION, "copper"),
                        new MissionStep(MissionStep.Action.WALK, 0, 0, ""),
                        new MissionStep(MissionStep.Action.OPEN, 0, 1, "copper"),
                        new MissionStep(MissionStep.Action.WALK, 2, 1, ""),
                        new MissionStep(MissionStep.Action.GOAL, 2, MissionStep.NO_CONNECTION, "")),
                rooms);
        return new Layout(
                        "keep",
                        1,
                        List.of(
                                rectangle(0, "gate", "entrance", 0, 0, 4, 4, 0, 1),
                                rectangle(1, "larder", "", -4, 0, 4, 4, 0),
                                rectangle(2, "throne", "boss", 4, 0, 4, 4, 1)),
                        List.of(
                                new Door(0, 0, 1, Segment.of(0, 2, 0, 1), Facing.WEST, "", Access.FREE),
                                new Door(1, 0, 2, Segment.of(4, 1, 4, 2), Facing.EAST, "", locked)),
                        List.of(
                                new LayoutConnection(0, 1, NO_CORRIDOR, Access.FREE),
                                new LayoutConnection(0, 2, NO_CORRIDOR, locked)))
                .withMission(mission);
    }

    /** A plain rectangle with a name and a type, for layouts of a few rooms. */
    public static PlacedRoom rectangle(
            int index, String id, String type, int x, int y, int width, int height, Integer... doors) {
        return new PlacedRoom(
                index,
                id,
                type,
                width + "x" + height,
                false,
                new Point(x, y),
                Transform.R0,
                Polygon.rectangle(x, y, width, height),
                List.of(doors),
                List.of());
    }

    /** A lattice of side × side rooms, each with a door to the next on its right and the next above it. */
    public static Layout lattice(int side) {
        int width = 9;
        int height = 7;
        List<String> types = List.of("", "crypt", "", "armoury", "", "library", "boss");
        List<List<Integer>> doorsOfRoom = new ArrayList<>();
        for (int i = 0; i < side * side; i++) {
            doorsOfRoom.add(new ArrayList<>());
        }
        List<Door> doors = new ArrayList<>();
        List<LayoutConnection> connections = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                int room = row * side + column;
                int left = column * width;
                int bottom = row * height;
                String lock = room % 13 == 5 ? "key-" + room % 3 : "";
                if (column + 1 < side) {
                    Segment at = Segment.of(left + width, bottom + 2, left + width, bottom + 4);
                    add(doors, doorsOfRoom, room, room + 1, at, Facing.EAST, lock);
                    connections.add(new LayoutConnection(room, room + 1, NO_CORRIDOR, room % 9 == 4, lock));
                }
                if (row + 1 < side && column % 3 != 1) {
                    Segment at = Segment.of(left + 5, bottom + height, left + 4, bottom + height);
                    add(doors, doorsOfRoom, room, room + side, at, Facing.NORTH, "");
                    connections.add(new LayoutConnection(room, room + side, NO_CORRIDOR, room % 9 == 4, ""));
                }
            }
        }
        List<PlacedRoom> rooms = new ArrayList<>();
        for (int room = 0; room < side * side; room++) {
            PlacedRoom plain = rectangle(
                    room,
                    room % 7 == 3 ? "hall-of-echoes-" + room : "room-" + room,
                    types.get(room % types.size()),
                    room % side * width,
                    room / side * height,
                    width,
                    height);
            rooms.add(new PlacedRoom(
                    room,
                    plain.id(),
                    plain.type(),
                    plain.template(),
                    false,
                    plain.position(),
                    plain.transform(),
                    plain.outline(),
                    doorsOfRoom.get(room),
                    List.of()));
        }
        return new Layout("lattice", 100, rooms, doors, connections);
    }

    public static Polygon outline(int... coordinates) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return Polygon.of(points);
    }

    /** The same layout with other rooms. */
    public static Layout of(PlacedRoom... rooms) {
        return new Layout("sample", 1, Arrays.asList(rooms), List.of(), List.of());
    }

    private static void add(
            List<Door> doors,
            List<List<Integer>> doorsOfRoom,
            int roomA,
            int roomB,
            Segment at,
            Facing facing,
            String lock) {
        doorsOfRoom.get(roomA).add(doors.size());
        doorsOfRoom.get(roomB).add(doors.size());
        doors.add(new Door(doors.size(), roomA, roomB, at, facing, "", roomA % 9 == 4, lock));
    }
}
