package undercroft.survey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.layout.Door;
import undercroft.layout.DoorPath;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;
import undercroft.tiles.Opening;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/** Walked distances in a layout, through doors of all kinds in both directions. */
final class WalkingDistances {

    private final Layout layout;
    private final TileMap map;
    private final WalkGrid grid;
    private final Walk walk;

    WalkingDistances(Layout layout) {
        this.layout = layout;
        this.map = TileMap.of(layout, WallRule.EDGES);
        this.grid = new WalkGrid(map);
        this.walk = new Walk(grid);
    }

    /** The distances of all rooms, in order. */
    List<RoomDistance> ofRooms(Ways ways) {
        long[] fromStart = nearest(List.of(ways.start()));
        long[] toGoal = nearest(ways.goals());
        return IntStream.range(0, layout.rooms().size())
                .mapToObj(room -> new RoomDistance(room, fromStart[room], toGoal[room]))
                .toList();
    }

    /** The distance from the nearest cell of one room to that of another. */
    long between(int start, int goal) {
        return nearest(List.of(start))[goal];
    }

    /** The distance of the nearest cell of each room from some rooms. */
    private long[] nearest(List<Integer> from) {
        walk.search(
                IntStream.range(0, grid.size())
                        .filter(cell -> from.contains(grid.room(cell)))
                        .toArray(),
                Walk.ALL_ROOMS);
        long[] nearest = new long[layout.rooms().size()];
        Arrays.fill(nearest, RoomDistance.UNREACHABLE);
        for (int cell = 0; cell < grid.size(); cell++) {
            long distance = walk.distance(cell);
            int room = grid.room(cell);
            if (distance != RoomDistance.UNREACHABLE
                    && (nearest[room] == RoomDistance.UNREACHABLE || distance < nearest[room])) {
                nearest[room] = distance;
            }
        }
        return nearest;
    }

    /** The ways between the doors of each room. */
    List<DoorPath> betweenDoors() {
        List<int[]> cellsA = cellsOfDoors(true);
        List<int[]> cellsB = cellsOfDoors(false);
        List<DoorPath> paths = new ArrayList<>();
        for (PlacedRoom room : layout.rooms()) {
            List<Integer> doors = room.doors().stream().sorted().toList();
            for (int i = 0; i + 1 < doors.size() && doors.size() <= Survey.MOST_DOORS; i++) {
                walk.search(cells(room, doors.get(i), cellsA, cellsB), room.index());
                for (int other : doors.subList(i + 1, doors.size())) {
                    long nearest = Arrays.stream(cells(room, other, cellsA, cellsB))
                            .mapToLong(walk::distance)
                            .filter(distance -> distance != RoomDistance.UNREACHABLE)
                            .min()
                            .orElse(RoomDistance.UNREACHABLE);
                    paths.add(new DoorPath(room.index(), doors.get(i), other, nearest));
                }
            }
        }
        return paths;
    }

    private int[] cells(PlacedRoom room, int index, List<int[]> cellsA, List<int[]> cellsB) {
        Door door = layout.doors().get(index);
        return (door.roomA() == room.index() ? cellsA : cellsB).get(index);
    }

    /** The cells in front of each door, in its roomA or its roomB. */
    private List<int[]> cellsOfDoors(boolean inRoomA) {
        List<IntStream.Builder> cells =
                layout.doors().stream().map(door -> IntStream.builder()).toList();
        for (Opening opening : map.openings()) {
            cells.get(opening.door()).add(grid.index(inRoomA ? opening.cellA() : opening.cellB()));
        }
        return cells.stream()
                .map(builder -> builder.build().distinct().toArray())
                .toList();
    }
}
