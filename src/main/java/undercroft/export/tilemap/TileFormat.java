package undercroft.export.tilemap;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.export.tileset.Tileset;
import undercroft.layout.Layout;
import undercroft.tiles.MapSize;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/** A format of tile maps. */
abstract class TileFormat implements LayoutFormat {

    private final String suffix;

    TileFormat(String suffix) {
        this.suffix = suffix;
    }

    @Override
    public final String suffix() {
        return suffix;
    }

    @Override
    public final void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        checkSize(layout, appearance);
        write(tiles(layout, appearance), appearance.tiles().tileset(), out);
    }

    /** Refuses a layout that is too large for tiles. */
    static void checkSize(Layout layout, Appearance appearance) throws IOException {
        Optional<String> excess = MapSize.excess(layout, appearance.tiles().scale());
        if (excess.isPresent()) {
            throw new IOException(
                    "The layout of %s %s for tiles. Write it as json.".formatted(layout.level(), excess.get()));
        }
    }

    /** Says where walls could not be made of tiles, if rooms would have had to fall apart for them. */
    @Override
    public final Optional<String> note(Layout layout, Appearance appearance) {
        if (appearance.tiles().walls() != WallRule.SOLID) {
            return Optional.empty();
        }
        int walls = tiles(layout, appearance).walls().size();
        return walls == 0
                ? Optional.empty()
                : Optional.of(
                        "%s seed %d: %d %s between tiles, where neither room has tiles to spare; a larger --tile-scale may help."
                                .formatted(
                                        layout.level(),
                                        layout.seed(),
                                        walls,
                                        walls == 1 ? "wall stands" : "walls stand"));
    }

    static TileMap tiles(Layout layout, Appearance appearance) {
        return TileMap.of(layout, appearance.tiles().walls(), appearance.tiles().scale());
    }

    abstract void write(TileMap map, Tileset tileset, OutputStream out) throws IOException;
}
