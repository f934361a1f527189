package undercroft.importing;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/**
 * A map of the Tiled editor, as far as rooms can be made of it; TMX and JSON alike, by doc.mapeditor.org/en/stable/reference.
 *
 * @param height in tiles
 * @param tileWidth in pixels
 * @param tileHeight in pixels
 */
record TiledMap(int height, int tileWidth, int tileHeight, List<Layer> layers) {

    /** Larger maps are refused before they take memory. */
    static final int MAX_SIZE = 4_000;

    TiledMap {
        layers = List.copyOf(layers);
    }

    sealed interface Layer {
        SourcePosition at();

        String name();
    }

    /** @param rows from the top, with {@code #} for a tile and {@code .} for none */
    record Tiles(SourcePosition at, String name, List<String> rows) implements Layer {}

    record Objects(SourcePosition at, String name, List<MapObject> objects) implements Layer {
        public Objects {
            objects = List.copyOf(objects);
        }
    }

    /** What an object is drawn as. */
    enum Shape {
        RECTANGLE,
        POLYGON,
        POLYLINE,
        /** A point, an ellipse, a text or a tile, of which no room or door can be made. */
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
     * @param points of polygons and lines, from the position on
     */
    record MapObject(
            SourcePosition at,
            String name,
            String kind,
            Shape shape,
            Pixel position,
            Pixel size,
            boolean isRotated,
            List<Pixel> points,
            Map<String, String> properties) {}
}
