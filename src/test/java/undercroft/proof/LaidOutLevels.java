package undercroft.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.locationtech.jts.geom.Geometry;
import undercroft.configspace.BruteForce;
import undercroft.configspace.Passage;
import undercroft.geometry.Jts;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.SearchParameters;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * Small levels that all have a layout: rooms are placed next to each other wherever they fit, rooms that share a door
 * are connected, and then the positions are forgotten. Whether rooms fit is found by trying every offset with JTS.
 */
final class LaidOutLevels {

    private static final int POOL = 24;

    private final List<RoomTemplate> pool = new ArrayList<>();
    private final Map<List<Object>, List<Point>> doors = new HashMap<>();
    private final Map<List<Object>, Set<Point>> overlaps = new HashMap<>();

    LaidOutLevels() {
        SplittableRandom random = new SplittableRandom(0);
        for (int i = 0; i < POOL; i++) {
            pool.add(TinyLevels.template(i, random).withRepeat(RepeatRule.ALLOW));
        }
    }

    /** A room or corridor with the position of its lower left corner. */
    private record Placement(Orientation orientation, Point at) {}

    Level level(long seed) {
        return new Builder(new SplittableRandom(seed)).build("laid-out-" + seed);
    }

    private List<Point> doors(Orientation a, Orientation b, Passage passage) {
        return doors.computeIfAbsent(
                List.of(a, b, passage),
                absent -> BruteForce.offsets(a.transformed(), b.transformed(), passage).stream()
                        .sorted()
                        .toList());
    }

    private boolean areNearer(Placement a, Placement b, int distance) {
        Set<Point> near = overlaps.computeIfAbsent(List.of(a.orientation(), b.orientation(), distance), absent -> {
            Polygon ofA = a.orientation().transformed().outline();
            Geometry grown = Jts.grown(ofA, distance);
            BruteForce.TransformedTemplate ofB = b.orientation().transformed();
            Set<Point> offsets = new HashSet<>();
            for (Point offset : BruteForce.window(ofA, ofB.outline(), distance)) {
                if (Jts.interiorsMeet(grown, ofB.geometry(), offset.x(), offset.y())) {
                    offsets.add(offset);
                }
            }
            return offsets;
        });
        return near.contains(b.at().minus(a.at()));
    }

    private final class Builder {

        private final SplittableRandom random;
        private final List<RoomTemplate> templates = new ArrayList<>();
        private final List<Orientation> orientations = new ArrayList<>();
        private final List<Placement> rooms = new ArrayList<>();
        private final List<Placement> corridors = new ArrayList<>();
        private final List<Connection> connections = new ArrayList<>();

        Builder(SplittableRandom random) {
            this.random = random;
        }

        Level build(String name) {
            for (int i = random.nextInt(1, 5); i > 0; i--) {
                RoomTemplate template = pool.get(random.nextInt(POOL));
                if (!templates.contains(template)) {
                    templates.add(template);
                    orientations.addAll(Orientation.of(template));
                }
            }
            rooms.add(new Placement(any(orientations), Point.ORIGIN));
            int most = random.nextInt(2, 16);
            for (int tries = 0; tries < 40 && rooms.size() < most; tries++) {
                place();
            }
            connectNeighbours();
            return new Level(
                    name,
                    levelRooms(),
                    connections,
                    keepsDistance(1) ? 1 : 0,
                    Optional.of(strictestRule()),
                    SearchParameters.DEFAULTS);
        }

        private void place() {
            int neighbour = random.nextInt(rooms.size());
            boolean oneWay = random.nextInt(4) == 0;
            Passage passage = oneWay ? Passage.FORWARD : Passage.BOTH_WAYS;
            boolean withCorridor = random.nextInt(3) == 0;
            Optional<Placement> corridor =
                    withCorridor ? fitting(rooms.get(neighbour), passage, Set.of()) : Optional.empty();
            if (withCorridor && corridor.isEmpty()) {
                return;
            }
            Placement last = corridor.orElse(rooms.get(neighbour));
            Optional<Placement> room =
                    fitting(last, passage, corridor.map(Set::of).orElse(Set.of()));
            if (room.isPresent()) {
                rooms.add(room.get());
                corridor.ifPresent(corridors::add);
                List<RoomTemplate> through = corridor
                        .map(some -> some.orientation().template())
                        .stream()
                        .toList();
                connections.add(new Connection(neighbour, rooms.size() - 1, through, oneWay, ""));
            }
        }

        private Optional<Placement> fitting(Placement neighbour, Passage passage, Set<Placement> more) {
            Orientation orientation = any(orientations);
            List<Point> offsets = doors(neighbour.orientation(), orientation, passage);
            if (offsets.isEmpty()) {
                return Optional.empty();
            }
            Placement placement = new Placement(orientation, neighbour.at().plus(any(offsets)));
            Set<Placement> all = new LinkedHashSet<>(rooms);
            all.addAll(corridors);
            all.addAll(more);
            return all.stream().noneMatch(other -> areNearer(other, placement, 0))
                    ? Optional.of(placement)
                    : Optional.empty();
        }

        private void connectNeighbours() {
            for (int b = 1; b < rooms.size(); b++) {
                for (int a = 0; a < b; a++) {
                    Placement first = rooms.get(a);
                    Placement second = rooms.get(b);
                    boolean shareADoor = doors(first.orientation(), second.orientation(), Passage.BOTH_WAYS)
                            .contains(second.at().minus(first.at()));
                    if (shareADoor && !areConnected(a, b) && random.nextInt(4) > 0) {
                        connections.add(Connection.door(a, b));
                    }
                }
            }
        }

        private List<Room> levelRooms() {
            List<Room> all = new ArrayList<>();
            boolean pins = random.nextInt(4) == 0;
            for (int i = 0; i < rooms.size(); i++) {
                Placement placement = rooms.get(i);
                Set<RoomTemplate> choice =
                        new LinkedHashSet<>(Set.of(placement.orientation().template()));
                while (random.nextInt(3) == 0) {
                    choice.add(any(templates));
                }
                boolean isPinned = pins && random.nextInt(3) == 0;
                Point origin = placement.at().minus(placement.orientation().corner());
                Pin pin = isPinned
                        ? new Pin(
                                Optional.of(origin),
                                Optional.of(placement.orientation().transform()))
                        : Pin.NONE;
                all.add(new Room("r" + i, "", List.copyOf(choice), pin, List.of()));
            }
            return all;
        }

        private boolean keepsDistance(int distance) {
            for (int b = 1; b < rooms.size(); b++) {
                for (int a = 0; a < b; a++) {
                    if (!areConnected(a, b) && areNearer(rooms.get(a), rooms.get(b), distance)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private RepeatRule strictestRule() {
            List<RoomTemplate> used = new ArrayList<>();
            rooms.forEach(room -> used.add(room.orientation().template()));
            corridors.forEach(corridor -> used.add(corridor.orientation().template()));
            if (new HashSet<>(used).size() == used.size()) {
                return RepeatRule.NEVER;
            }
            boolean neighboursDiffer = connections.stream().allMatch(connection -> {
                Set<RoomTemplate> ofConnection = new HashSet<>(connection.corridor());
                RoomTemplate from = rooms.get(connection.from()).orientation().template();
                RoomTemplate to = rooms.get(connection.to()).orientation().template();
                return ofConnection.add(from) && ofConnection.add(to);
            });
            return neighboursDiffer ? RepeatRule.NO_IMMEDIATE : RepeatRule.ALLOW;
        }

        private boolean areConnected(int a, int b) {
            return connections.stream().anyMatch(connection -> connection.joins(a, b));
        }

        private <T> T any(List<T> some) {
            return some.get(random.nextInt(some.size()));
        }
    }
}
