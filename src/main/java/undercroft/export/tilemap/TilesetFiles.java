package undercroft.export.tilemap;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Objects;
import undercroft.export.format.Companion;
import undercroft.export.tileset.Tileset;

/** The files of the tilesets that come with the program, which are put beside maps. */
final class TilesetFiles {

    private TilesetFiles() {}

    /** The image of a tileset. */
    static Companion image(Tileset tileset) {
        return new Image(tileset.image().file());
    }

    /** The tileset itself, in Tiled's format. */
    static Companion description(Tileset tileset) {
        return new Description(tileset);
    }

    private record Image(String name) implements Companion {

        @Override
        public void writeTo(OutputStream out) throws IOException {
            try (InputStream image = Objects.requireNonNull(Tileset.class.getResourceAsStream(name), name)) {
                image.transferTo(out);
            }
        }
    }

    private record Description(Tileset tileset) implements Companion {

        @Override
        public String name() {
            return tileset.source();
        }

        @Override
        public void writeTo(OutputStream out) throws IOException {
            TsxFile.write(tileset, out);
        }
    }
}
