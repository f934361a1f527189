package undercroft.export.tileset;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tilesets that come with the program. Their images may be used by anyone for anything (CC0 1.0). */
public enum BuiltInTileset {
    /** Slabs and bricks. */
    STONE("#17161d"),
    /** The same, older and colder. */
    CRYPT("#100e17"),
    /** Living rock. */
    CAVE("#15100c");

    private static final int TILE_SIZE = 32;

    /** The colour of rock far from any floor. */
    private final String background;

    BuiltInTileset(String background) {
        this.background = background;
    }

    public static Optional<BuiltInTileset> named(String name) {
        return Arrays.stream(values()).filter(set -> set.text().equals(name)).findFirst();
    }

    /** {@return the name on the command line} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the tileset} */
    public Tileset tileset() {
        String name = "undercroft-" + text();
        List<TilesetTile> tiles = BuiltInTiles.all();
        int rows = (tiles.size() + BuiltInTiles.COLUMNS - 1) / BuiltInTiles.COLUMNS;
        TilesetImage image = new TilesetImage(name + ".png", BuiltInTiles.COLUMNS * TILE_SIZE, rows * TILE_SIZE, 0, 0);
        return new Tileset(
                name,
                name + ".tsx",
                image,
                TILE_SIZE,
                BuiltInTiles.COLUMNS,
                rows * BuiltInTiles.COLUMNS,
                tiles,
                Optional.of(background),
                true);
    }
}
