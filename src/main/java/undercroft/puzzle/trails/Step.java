package undercroft.puzzle.trails;

import undercroft.puzzle.Item;

/**
 * A tile that a way crosses.
 *
 * @param way which way: from the first place to the place of this index, from 1
 * @param tile by its index
 * @param enter where the way comes in
 * @param leave where it goes out, on the same trail
 */
record Step(int way, int tile, Edge enter, Edge leave) {

    Item item() {
        return Item.EMPTY
                .with("path", way)
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
