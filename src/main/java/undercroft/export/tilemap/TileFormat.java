package undercroft.export.tilemap;

import java.io.IOException;
import java.io.OutputStream;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.geometry.Box;
import undercroft.layout.Layout;
import undercroft.tiles.TileMap;

/** A format of tile maps. */
abstract class TileFormat implements LayoutFormat {

    /** The most cells: editors become too slow to use with larger maps. */
    private static final long LARGEST = 4_000_000;

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
        Box bounds = layout.bounds();
        if ((long) bounds.width() * bounds.height() > LARGEST) {
            throw new IOException("The layout of %s (%d × %d cells) is too large for tiles. Write it as json."
                    .formatted(layout.level(), bounds.width(), bounds.height()));
        }
        write(TileMap.of(layout, appearance.walls()), out);
    }

    abstract void write(TileMap map, OutputStream out) throws IOException;
}
