package undercroft.export.tilemap;

import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/**
 * A tile map in the coordinates of editors: rows from the top down, and positions in pixels from the upper left corner.
 */
record Grid(TileMap map) {

    /** The side of a tile, in pixels. */
    static final int TILE_SIZE = 16;

    /** A number for each tile, row by row from the top, each row from the left. */
    int[] cells(ToIntFunction<Tile> number) {
        return IntStream.range(0, map.height()).flatMap(row -> row(row, number)).toArray();
    }

    /** A number for each tile of a row, from the left. */
    IntStream row(int row, ToIntFunction<Tile> number) {
        int y = top() - 1 - row;
        return IntStream.range(left(), left() + map.width()).map(x -> number.applyAsInt(map.tileAt(x, y)));
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
        return new Point((corner.x() - left()) * TILE_SIZE, (top() - corner.y()) * TILE_SIZE);
    }

    /** A box of tiles in pixels, y down. */
    Box pixelsOfTiles(Box box) {
        Point corner = pixelsOfTile(new Point(box.x(), box.maxY()));
        return new Box(corner.x(), corner.y(), box.width() * TILE_SIZE, box.height() * TILE_SIZE);
    }
}
