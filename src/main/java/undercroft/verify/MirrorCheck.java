package undercroft.verify;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Axis;
import undercroft.level.Mirror;

/** Checks that rooms that are to mirror each other do, with the corridors and doors between them. */
final class MirrorCheck {

    private final LevelMatch match;
    private final Mirror mirror;
    private final Findings findings;
    /** By the index of a room in the layout, that of its partner. */
    private final Map<Integer, Integer> partners = new HashMap<>();

    private final Map<RoomPair, Set<Segment>> doors = new HashMap<>();
    private final Map<RoomPair, LayoutConnection> connections = new HashMap<>();
    /** Of a coordinate and its image: twice the coordinate of the line. */
    private int sum;

    private MirrorCheck(LevelMatch match, Mirror mirror, Findings findings) {
        this.match = match;
        this.mirror = mirror;
        this.findings = findings;
    }

    static void run(LevelMatch match, Mirror mirror, Findings findings) {
        new MirrorCheck(match, mirror, findings).run();
    }

    private void run() {
        boolean hasLine = false;
        for (Mirror.Pair pair : mirror.pairs()) {
            Optional<PlacedRoom> room = match.placed(pair.room());
            Optional<PlacedRoom> partner = match.placed(pair.partner());
            if (room.isPresent() && partner.isPresent()) {
                partners.put(room.get().index(), partner.get().index());
                partners.put(partner.get().index(), room.get().index());
                if (!hasLine) {
                    sum = sum(room.get(), partner.get());
                    hasLine = true;
                }
                checkRooms(room.get(), partner.get());
            }
        }
        for (Door door : match.layout().doors()) {
            doors.computeIfAbsent(RoomPair.of(door.roomA(), door.roomB()), pair -> new HashSet<>())
                    .add(sorted(door.at()));
        }
        match.layout().connections().forEach(each -> connections.put(RoomPair.of(each.from(), each.to()), each));
        match.layout().connections().forEach(this::checkConnection);
    }

    private int sum(PlacedRoom room, PlacedRoom partner) {
        Box box = room.outline().bounds();
        Box other = partner.outline().bounds();
        return isVertical() ? box.x() + other.maxX() : box.y() + other.maxY();
    }

    private boolean isVertical() {
        return mirror.axis() == Axis.VERTICAL;
    }

    private void checkRooms(PlacedRoom room, PlacedRoom partner) {
        if (!isImage(room, partner)) {
            findings.add(
                    Rule.MIRROR,
                    () -> room.equals(partner)
                            ? "The room %s must mirror itself in the line %s, but it does not."
                                    .formatted(findings.room(room.index()), line())
                            : "The rooms %s and %s must mirror each other in the line %s, but they do not."
                                    .formatted(findings.room(room.index()), findings.room(partner.index()), line()));
        }
    }

    private String line() {
        return "%s = %d%s".formatted(isVertical() ? "x" : "y", Math.floorDiv(sum, 2), sum % 2 == 0 ? "" : ".5");
    }

    private boolean isImage(PlacedRoom room, PlacedRoom partner) {
        return Polygon.of(room.outline().vertices().stream().map(this::image).toList())
                .equals(partner.outline());
    }

    private Point image(Point point) {
        return isVertical() ? new Point(sum - point.x(), point.y()) : new Point(point.x(), sum - point.y());
    }

    private void checkConnection(LayoutConnection connection) {
        Integer from = partners.get(connection.from());
        Integer to = partners.get(connection.to());
        RoomPair rooms = RoomPair.of(connection.from(), connection.to());
        RoomPair others = from == null || to == null ? rooms : RoomPair.of(from, to);
        LayoutConnection other = connections.get(others);
        // Of two connections the first is compared. One that is its own image has its door on the line, or beside it if
        // none fits there.
        if (other == null || from == null || to == null || rooms.compareTo(others) >= 0) {
            return;
        }
        boolean isAlike = connection.hasCorridor() == other.hasCorridor();
        if (isAlike && connection.hasCorridor()) {
            isAlike = isCorridor(connection.corridor())
                    && isCorridor(other.corridor())
                    && isImage(corridor(connection), corridor(other))
                    && isSameDoor(
                            RoomPair.of(connection.from(), connection.corridor()), RoomPair.of(from, other.corridor()))
                    && isSameDoor(
                            RoomPair.of(connection.to(), connection.corridor()), RoomPair.of(to, other.corridor()));
        } else if (isAlike) {
            isAlike = isSameDoor(rooms, others);
        }
        if (!isAlike) {
            report(connection, other);
        }
    }

    private void report(LayoutConnection connection, LayoutConnection other) {
        findings.add(
                Rule.MIRROR,
                () ->
                        "The connections from %s to %s and from %s to %s must mirror each other in the line %s, but they do not."
                                .formatted(
                                        findings.room(connection.from()),
                                        findings.room(connection.to()),
                                        findings.room(other.from()),
                                        findings.room(other.to()),
                                        line()));
    }

    private boolean isCorridor(int index) {
        return index >= 0 && index < match.layout().rooms().size();
    }

    private PlacedRoom corridor(LayoutConnection connection) {
        return match.layout().rooms().get(connection.corridor());
    }

    private boolean isSameDoor(RoomPair rooms, RoomPair others) {
        Set<Segment> images = new HashSet<>();
        for (Segment door : doors.getOrDefault(rooms, Set.of())) {
            images.add(sorted(new Segment(image(door.from()), image(door.to()))));
        }
        return images.equals(doors.getOrDefault(others, Set.of()));
    }

    private static Segment sorted(Segment door) {
        List<Point> ends = Arrays.asList(door.from(), door.to());
        ends.sort(Point::compareTo);
        return new Segment(ends.get(0), ends.get(1));
    }
}
