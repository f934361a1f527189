package undercroft.tiles;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import undercroft.geometry.Box;
import undercroft.geometry.Segment;

/**
 * Walks on the tiles of a map, from cell to adjacent cell, never through a wall. Cells are numbers, by rows, because the walks
 * over thousands of maps take most of the time of their test.
 */
final class Walk {

    private final TileMap map;
    private final Box box;

    private final BitSet walkable = new BitSet();
    private final BitSet doors = new BitSet();

    /** Cells from which one can step to the right, and up. */
    private final BitSet toTheRight = new BitSet();

    private final BitSet up = new BitSet();

    private final int[] rooms;

    Walk(TileMap map) {
        this.map = map;
        this.box = map.bounds();
        this.rooms = new int[map.width() * map.height()];
        for (int cell = 0; cell < rooms.length; cell++) {
            Tile tile = map.tileAt(x(cell), y(cell));
            walkable.set(cell, tile.isWalkable());
            doors.set(cell, tile.isDoor());
            rooms[cell] = map.roomAt(x(cell), y(cell));
        }
        for (int cell = 0; cell < rooms.length; cell++) {
            toTheRight.set(cell, walkable.get(cell) && x(cell) + 1 < box.maxX() && walkable.get(cell + 1));
            up.set(cell, walkable.get(cell) && walkable.get(cell + map.width()));
        }
        map.walls().forEach(this::close);
    }

    private int x(int cell) {
        return box.x() + cell % map.width();
    }

    private int y(int cell) {
        return box.y() + cell / map.width();
    }

    private void close(Segment wall) {
        for (int i = 0; i < wall.length(); i++) {
            int left = Math.min(wall.from().x(), wall.to().x());
            int bottom = Math.min(wall.from().y(), wall.to().y());
            if (wall.from().y() == wall.to().y()) {
                clear(up, left + i, bottom - 1);
            } else {
                clear(toTheRight, left - 1, bottom + i);
            }
        }
    }

    private void clear(BitSet steps, int x, int y) {
        if (x >= box.x() && x < box.maxX() && y >= box.y() && y < box.maxY()) {
            steps.clear((y - box.y()) * map.width() + x - box.x());
        }
    }

    /** A step from the floor of one room to the floor of another. */
    record Passage(int from, int to, Segment side) {}

    /** All steps from one room to another, each once, from the room with the lower index. */
    List<Passage> passages() {
        List<Passage> passages = new ArrayList<>();
        for (int cell = walkable.nextSetBit(0); cell >= 0; cell = walkable.nextSetBit(cell + 1)) {
            int right = x(cell) + 1;
            int top = y(cell) + 1;
            if (toTheRight.get(cell) && rooms[cell] != rooms[cell + 1]) {
                passages.add(passage(cell, cell + 1, Segment.of(right, top - 1, right, top)));
            }
            if (up.get(cell) && rooms[cell] != rooms[cell + map.width()]) {
                passages.add(passage(cell, cell + map.width(), Segment.of(right - 1, top, right, top)));
            }
        }
        return passages;
    }

    private Passage passage(int one, int other, Segment side) {
        return new Passage(Math.min(rooms[one], rooms[other]), Math.max(rooms[one], rooms[other]), side);
    }

    /** The connected parts of the rooms' floors when nobody leaves a room, by the index of their room. */
    List<Integer> floors() {
        return roomsOfAreas((from, to) -> rooms[from] == rooms[to]).stream()
                .map(area -> area.iterator().next())
                .toList();
    }

    /** For each of the connected parts when nobody steps on doors, its rooms. */
    List<Set<Integer>> roomsOfAreasBetweenDoors() {
        return roomsOfAreas((from, to) -> !doors.get(from) && !doors.get(to));
    }

    /** For each of the connected parts, its rooms. */
    List<Set<Integer>> roomsOfAreas() {
        return roomsOfAreas((from, to) -> true);
    }

    private interface StepRule {
        boolean admits(int from, int to);
    }

    private List<Set<Integer>> roomsOfAreas(StepRule rule) {
        List<Set<Integer>> areas = new ArrayList<>();
        Flood flood = new Flood(rule);
        for (int start = walkable.nextSetBit(0); start >= 0; start = flood.unseen.nextSetBit(start)) {
            areas.add(flood.roomsFrom(start));
        }
        return areas;
    }

    private final class Flood {
        private final StepRule rule;
        private final BitSet unseen = (BitSet) walkable.clone();
        private final int[] waiting = new int[walkable.cardinality()];
        private int count;

        Flood(StepRule rule) {
            this.rule = rule;
        }

        Set<Integer> roomsFrom(int start) {
            Set<Integer> found = new TreeSet<>();
            count = 0;
            reach(start);
            for (int next = 0; next < count; next++) {
                int cell = waiting[next];
                found.add(rooms[cell]);
                int below = cell - map.width();
                step(toTheRight.get(cell), cell, cell + 1);
                step(up.get(cell), cell, cell + map.width());
                step(cell > 0 && toTheRight.get(cell - 1), cell, cell - 1);
                step(below >= 0 && up.get(below), cell, below);
            }
            return found;
        }

        private void step(boolean isOpen, int from, int to) {
            if (isOpen && unseen.get(to) && rule.admits(from, to)) {
                reach(to);
            }
        }

        private void reach(int cell) {
            unseen.clear(cell);
            waiting[count++] = cell;
        }
    }
}
