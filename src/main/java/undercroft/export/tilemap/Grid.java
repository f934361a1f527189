package undercroft.export.tilemap;

import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/**
 * A tile map in the coordinates of editors: rows from the top down, and positions in pixels from the upper left corner.
 *
 * @param tileSize the side of a tile, in pixels
 */
record Grid(TileMap map, int tileSize) {

    /** A number for each tile, row by row from the top, each row from the left. */
    int[] cells(ToIntFunction<Tile> number) {
        return IntStream.range(0, map.height()).flatMap(row -> row(row, number)).toArray();
    }

    /** A number for each tile of a row, from the left. */
    IntStream row(int row, ToIntFunction<Tile> number) {
        int y = top() - 1 - row;
        return IntStream.range(left(), left() + map.width()).map(x -> number.applyAsInt(map.tileAt(x, y)));
    }

    /** The lower left corner of the tile at a place in the order of {@link #cells}. */
    Point tile(int place) {
        return new Point(left() + place % map.width(), top() - 1 - place / map.width());
    }

    /** The x of the left border, in tiles. */
    int left() {
        return map.bounds().x();
    }

    /** The y of the upper border, in tiles. */
    int top() {
        return map.bounds().maxY();
    }

    /** A point of the layout in pixels, y down. */
    Point pixels(Point point) {
        return pixelsOfTile(point.times(map.scale()));
    }

    /** A box of the layout in pixels, y down. */
    Box pixels(Box box) {
        return pixelsOfTiles(box.scaled(map.scale()));
    }

    /** A corner of a tile in pixels, y down. */
    Point pixelsOfTile(Point corner) {
        return new Point((corner.x() - left()) * tileSize, (top() - corner.y()) * tileSize);
    }

    /** The middle of a tile in pixels, y down. */
    Point middle(Point tile) {
        return pixelsOfTile(tile).plus(new Point(tileSize / 2, -tileSize / 2));
    }

    /** A box of tiles in pixels, y down. */
    Box pixelsOfTiles(Box box) {
        Point corner = pixelsOfTile(new Point(box.x(), box.maxY()));
        return new Box(corner.x(), corner.y(), box.width() * tileSize, box.height() * tileSize);
    }
}
