package undercroft.tiles;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.geometry.Point;

/**
 * The side between two cells at which a door can be passed.
 *
 * @param door index of the door
 * @param cellA the lower left corner of the cell that belongs to the door's roomA
 * @param cellB the lower left corner of the adjacent cell, which belongs to roomB
 */
public record Opening(int door, Point cellA, Point cellB) {

    /** {@return the two cells} */
    public Stream<Point> tiles() {
        return Stream.of(cellA, cellB);
    }

    /** The sides between tiles if every cell becomes {@code scale} × {@code scale} tiles. */
    Stream<Opening> scaled(int scale) {
        Point across = cellB.minus(cellA);
        Point along = new Point(Math.abs(across.y()), Math.abs(across.x()));
        Point corner =
                cellA.times(scale).plus(new Point(Math.max(0, across.x()), Math.max(0, across.y())).times(scale - 1));
        return IntStream.range(0, scale).mapToObj(i -> {
            Point tile = corner.plus(along.times(i));
            return new Opening(door, tile, tile.plus(across));
        });
    }
}
