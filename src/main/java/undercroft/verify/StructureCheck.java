package undercroft.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;

/** Checks that the references between the parts of a layout are consistent. */
final class StructureCheck {

    private final Layout layout;
    private final Findings findings;

    private StructureCheck(Layout layout, Findings findings) {
        this.layout = layout;
        this.findings = findings;
    }

    /**
     * Checks that every reference has a target and that no coordinate is too large for exact arithmetic.
     *
     * @return whether the layout has no violation so far
     */
    static boolean checkReferences(Layout layout, Findings findings) {
        StructureCheck check = new StructureCheck(layout, findings);
        check.indexes();
        check.references();
        SurveyCheck.checkReferences(layout, findings);
        check.coordinates();
        return findings.areEmpty();
    }

    /** Checks the rest of the structure. Requires sound references. */
    static void run(Layout layout, Findings findings) {
        StructureCheck check = new StructureCheck(layout, findings);
        check.seed();
        check.roomIds();
        check.doorLists();
        check.connections();
        check.corridors();
        check.corridorOrder();
    }

    private void indexes() {
        if (layout.rooms().isEmpty()) {
            findings.add(Rule.MISSING_ROOM, () -> "The layout has no room.");
        }
        for (int i = 0; i < layout.rooms().size(); i++) {
            checkIndex("room", findings.room(i), i, layout.rooms().get(i).index());
        }
        for (int i = 0; i < layout.doors().size(); i++) {
            checkIndex("door number", i, i, layout.doors().get(i).index());
        }
        for (int i = 0; i < layout.puzzles().size(); i++) {
            checkIndex("puzzle number", i, i, layout.puzzles().get(i).index());
        }
    }

    private void checkIndex(String what, Object name, int expected, int index) {
        if (index != expected) {
            findings.add(
                    Rule.INDEX,
                    () -> "The index (%d) of %s %s must be its place in the list, %d."
                            .formatted(index, what, name, expected));
        }
    }

    private void references() {
        int rooms = layout.rooms().size();
        for (PlacedRoom room : layout.rooms()) {
            room.doors()
                    .forEach(door -> findings.checkReference(
                            "A door of room", room.id(), door, layout.doors().size()));
        }
        for (int i = 0; i < layout.doors().size(); i++) {
            findings.checkReference(
                    "RoomA of door number", i, layout.doors().get(i).roomA(), rooms);
            findings.checkReference(
                    "RoomB of door number", i, layout.doors().get(i).roomB(), rooms);
        }
        for (int i = 0; i < layout.connections().size(); i++) {
            LayoutConnection connection = layout.connections().get(i);
            findings.checkReference("The first room of connection number", i, connection.from(), rooms);
            findings.checkReference("The second room of connection number", i, connection.to(), rooms);
            if (connection.hasCorridor()) {
                findings.checkReference("The corridor of connection number", i, connection.corridor(), rooms);
            }
        }
        for (int i = 0; i < layout.puzzles().size(); i++) {
            findings.checkReference(
                    "The room of puzzle number", i, layout.puzzles().get(i).room(), rooms);
        }
    }

    private void coordinates() {
        for (int i = 0; i < layout.rooms().size(); i++) {
            PlacedRoom room = layout.rooms().get(i);
            String name = findings.room(i);
            checkCoordinates("position of room", name, room.position());
            for (Point vertex : room.outline().vertices()) {
                checkCoordinates("outline of room", name, vertex);
            }
        }
        for (int i = 0; i < layout.doors().size(); i++) {
            Door door = layout.doors().get(i);
            checkCoordinates("place of door number", i, door.at().from());
            checkCoordinates("place of door number", i, door.at().to());
        }
        for (int i = 0; i < layout.puzzles().size(); i++) {
            checkCoordinates(
                    "board of puzzle number", i, layout.puzzles().get(i).corner());
        }
    }

    private void checkCoordinates(String what, Object name, Point point) {
        if (!Grid.isInRange(point)) {
            findings.add(
                    Rule.COORDINATES,
                    () -> "The %s %s (%s) must be within %d cells of the origin."
                            .formatted(what, name, point, Grid.MAX_COORDINATE));
        }
    }

    private void seed() {
        if (layout.seed() < 0 || layout.seed() >= Layout.SEED_LIMIT) {
            findings.add(
                    Rule.SEED,
                    () -> "The seed (%d) must be from 0 to %d.".formatted(layout.seed(), Layout.SEED_LIMIT - 1));
        }
    }

    private void roomIds() {
        Set<String> ids = new HashSet<>();
        for (PlacedRoom room : layout.rooms()) {
            if (!room.id().isEmpty() && !ids.add(room.id())) {
                findings.add(Rule.ROOM_ID, () -> "The room id (%s) must be given once only.".formatted(room.id()));
            }
        }
    }

    private void doorLists() {
        List<Set<Integer>> listedByRoom = new ArrayList<>();
        for (PlacedRoom room : layout.rooms()) {
            Set<Integer> listed = new HashSet<>();
            listedByRoom.add(listed);
            for (int index : room.doors()) {
                Door door = layout.doors().get(index);
                if (!listed.add(index)) {
                    findings.add(
                            Rule.DOOR_LIST,
                            () -> "Room %s lists %s twice."
                                    .formatted(findings.room(room.index()), findings.door(door)));
                } else if (door.roomA() != room.index() && door.roomB() != room.index()) {
                    findings.add(
                            Rule.DOOR_LIST,
                            () -> "Room %s lists %s, which is not a door of it."
                                    .formatted(findings.room(room.index()), findings.door(door)));
                }
            }
        }
        for (Door door : layout.doors()) {
            for (int room : List.of(door.roomA(), door.roomB())) {
                if (!listedByRoom.get(room).contains(door.index())) {
                    findings.add(
                            Rule.DOOR_LIST,
                            () -> "Room %s does not list %s.".formatted(findings.room(room), findings.door(door)));
                }
            }
        }
    }

    private void connections() {
        Set<RoomPair> joined = new HashSet<>();
        for (LayoutConnection connection : layout.connections()) {
            if (connection.from() == connection.to()) {
                findings.add(
                        Rule.CONNECTION,
                        () -> "The two rooms of a connection (%s) must differ.".formatted(both(connection)));
            } else if (!joined.add(RoomPair.of(connection.from(), connection.to()))) {
                findings.add(
                        Rule.CONNECTION,
                        () -> "The connection of %s must be given once only.".formatted(both(connection)));
            }
        }
    }

    private String both(LayoutConnection connection) {
        return findings.room(connection.from()) + " and " + findings.room(connection.to());
    }

    private void corridors() {
        Map<Integer, Integer> uses = new HashMap<>();
        for (LayoutConnection connection : layout.connections()) {
            for (int end : List.of(connection.from(), connection.to())) {
                if (layout.rooms().get(end).isCorridor()) {
                    findings.add(
                            Rule.CORRIDOR,
                            () -> "A connection must join rooms, not the corridor %s.".formatted(findings.room(end)));
                }
            }
            if (connection.hasCorridor()) {
                uses.merge(connection.corridor(), 1, Integer::sum);
            }
        }
        for (PlacedRoom room : layout.rooms()) {
            int count = uses.getOrDefault(room.index(), 0);
            if (room.isCorridor() && count != 1) {
                findings.add(
                        Rule.CORRIDOR,
                        () -> "The connections of corridor %s (%d) must be one."
                                .formatted(findings.room(room.index()), count));
            } else if (!room.isCorridor() && count > 0) {
                findings.add(
                        Rule.CORRIDOR,
                        () -> "Room %s is named as the corridor of a connection but is not a corridor."
                                .formatted(findings.room(room.index())));
            }
        }
    }

    private void corridorOrder() {
        for (int i = 1; i < layout.rooms().size(); i++) {
            int room = i;
            if (layout.rooms().get(i - 1).isCorridor() && !layout.rooms().get(i).isCorridor()) {
                findings.add(
                        Rule.ORDER, () -> "Room %s must come before all corridors.".formatted(findings.room(room)));
            }
        }
        List<Integer> corridors = layout.connections().stream()
                .filter(LayoutConnection::hasCorridor)
                .map(LayoutConnection::corridor)
                .toList();
        for (int i = 1; i < corridors.size(); i++) {
            int before = corridors.get(i - 1);
            int here = corridors.get(i);
            if (here < before) {
                findings.add(
                        Rule.ORDER,
                        () -> "The corridors %s and %s must be in the order of their connections."
                                .formatted(findings.room(here), findings.room(before)));
            }
        }
    }
}
