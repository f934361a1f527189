package undercroft.puzzle.trails;

import undercroft.puzzle.Item;

/**
 * A step of a path across a tile.
 *
 * @param path the number of the path, which leads from the first place to the place with this index, at least 1
 * @param tile the index of the tile
 * @param enter the edge where the path enters
 * @param leave the edge where it leaves, on the same trail
 */
record Step(int path, int tile, Edge enter, Edge leave) {

    Item item() {
        return Item.EMPTY
                .with("path", path)
                .with("tile", tile)
                .with("enter", enter.name())
                .with("leave", leave.name());
    }

    static Step of(Item item) {
        return new Step(
                item.integer("path"),
                item.integer("tile"),
                Edge.valueOf(item.text("enter")),
                Edge.valueOf(item.text("leave")));
    }
}
