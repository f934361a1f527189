package undercroft.importing;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import undercroft.source.SourcePosition;

/**
 * The parts of a map of the Tiled editor that rooms can be made of, read from TMX or JSON by
 * doc.mapeditor.org/en/stable/reference.
 *
 * @param height in tiles
 * @param tileWidth in pixels
 * @param tileHeight in pixels
 */
record TiledMap(int height, int tileWidth, int tileHeight, List<Layer> layers) {

    /** In tiles or pixels, each way. */
    static final int MAX_SIZE = 4_000;

    /** Of all layers: as many as a tile map of a layout may have. */
    static final int MAX_TILES = 4_000_000;

    TiledMap {
        layers = List.copyOf(layers);
    }

    sealed interface Layer {
        SourcePosition position();

        String name();
    }

    /** @param rows from the top, with {@code #} for a tile and {@code .} for none */
    record Tiles(SourcePosition position, String name, List<String> rows) implements Layer {}

    record Objects(SourcePosition position, String name, List<MapObject> objects) implements Layer {
        public Objects {
            objects = List.copyOf(objects);
        }
    }

    /** The shape of an object. */
    enum Shape {
        RECTANGLE,
        POLYGON,
        POLYLINE,
        /** A point, an ellipse, a text or a tile, which cannot become a room or door. */
        OTHER
    }

    /** In pixels from the upper left corner of the map. */
    record Pixel(BigDecimal x, BigDecimal y) {

        Pixel plus(Pixel other) {
            return new Pixel(x.add(other.x), y.add(other.y));
        }
    }

    /**
     * An object of an object layer.
     *
     * @param kind its class, called type in some versions
     * @param size of a rectangle
     * @param points of polygons and lines, relative to the origin
     */
    record MapObject(
            SourcePosition position,
            String name,
            String kind,
            Shape shape,
            Pixel origin,
            Pixel size,
            boolean isRotated,
            List<Pixel> points,
            Map<String, String> properties) {}
}
