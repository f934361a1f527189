package undercroft.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Layout;

/**
 * Places doors between cells. Each step of a door opens the side between cells of its two rooms whose midpoint is
 * nearest to the midpoint of the step, or all sides that are equally near. In an axis-parallel wall that is the step
 * itself. In a wall at 45 degrees, which cuts a cell in two, it is the two sides of that cell that face the other room.
 */
final class Openings {

    private final CellOwners owners;

    private Openings(CellOwners owners) {
        this.owners = owners;
    }

    /** The openings of all doors, in order and without duplicates. */
    static List<Opening> of(Layout layout, CellOwners owners) {
        Openings openings = new Openings(owners);
        return layout.doors().stream().flatMap(openings::of).distinct().toList();
    }

    private Stream<Opening> of(Door door) {
        Point step = door.at().step();
        return IntStream.range(0, door.length())
                .mapToObj(i -> door.at().from().plus(step.times(i)))
                .flatMap(from -> nearest(door, new Segment(from, from.plus(step))).stream());
    }

    /** The openings of one step; empty if the rooms have no adjacent cells near it. */
    private List<Opening> nearest(Door door, Segment step) {
        Point doubledMiddle = step.from().plus(step.to());
        long least = Long.MAX_VALUE;
        List<Opening> nearest = new ArrayList<>();
        Box near = cellsNear(step);
        for (int y = near.y(); y < near.maxY(); y++) {
            for (int x = near.x(); x < near.maxX(); x++) {
                for (boolean isBelow : new boolean[] {true, false}) {
                    Side side = new Side(new Point(x, y), isBelow);
                    Point way = side.doubledMiddle().minus(doubledMiddle);
                    if (way.dot(way) <= least && joins(side, door)) {
                        if (way.dot(way) < least) {
                            nearest.clear();
                        }
                        least = way.dot(way);
                        nearest.add(opening(side, door));
                    }
                }
            }
        }
        return nearest;
    }

    /**
     * The cells in a square around a step, three times as long as the step plus one cell, as far as they are on the map or
     * border on it: beyond, no side joins two rooms.
     */
    private Box cellsNear(Segment step) {
        Point way = step.to().minus(step.from());
        int reach = 1 + Math.max(Math.abs(way.x()), Math.abs(way.y()));
        int left = Math.min(step.from().x(), step.to().x()) - reach;
        int bottom = Math.min(step.from().y(), step.to().y()) - reach;
        Box map = owners.bounds();
        int x = Math.max(left, map.x());
        int y = Math.max(bottom, map.y());
        int right = Math.min(left + 3 * reach + 1, map.maxX());
        int top = Math.min(bottom + 3 * reach + 1, map.maxY());
        return new Box(x, y, Math.max(0, right - x), Math.max(0, top - y));
    }

    private boolean joins(Side side, Door door) {
        int one = owners.at(side.cell());
        int other = owners.at(side.otherCell());
        return (one == door.roomA() && other == door.roomB()) || (one == door.roomB() && other == door.roomA());
    }

    private Opening opening(Side side, Door door) {
        boolean cellIsOfA = owners.at(side.cell()) == door.roomA();
        return new Opening(
                door.index(), cellIsOfA ? side.cell() : side.otherCell(), cellIsOfA ? side.otherCell() : side.cell());
    }
}
