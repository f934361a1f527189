package undercroft.export.tilemap;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;
import undercroft.tiles.MapSize;
import undercroft.tiles.TileMap;

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
        Optional<String> excess = MapSize.excess(layout);
        if (excess.isPresent()) {
            throw new IOException(
                    "The layout of %s %s for tiles. Write it as json.".formatted(layout.level(), excess.get()));
        }
        write(TileMap.of(layout, appearance.walls()), out);
    }

    abstract void write(TileMap map, OutputStream out) throws IOException;
}
