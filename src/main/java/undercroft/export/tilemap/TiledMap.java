package undercroft.export.tilemap;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import undercroft.export.format.Companion;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/**
 * The content of both of Tiled's formats: a tile layer for each kind of tile, then the rooms, the doors and the walls
 * between cells as objects. Layers are numbered from 1, and so are objects, through all layers; properties are sorted
 * by name, as in Tiled.
 *
 * @param properties those of the whole map
 */
record TiledMap(Grid grid, List<Property> properties, List<TileLayer> tileLayers, List<ObjectLayer> objectLayers) {

    /** The version of the format; later versions only add to it. */
    static final String VERSION = "1.8";

    static final String TILESET = "undercroft";

    /** The tiles of the tileset, from left to right: the n-th has number n. */
    static final List<Tile> TILES = List.of(Tile.FLOOR, Tile.WALL, Tile.DOOR, Tile.CORRIDOR);

    static final String IMAGE = "undercroft-tiles.png";

    /** The tile layers, the lowest first. */
    private static final List<Tile> LAYERS = List.of(Tile.CORRIDOR, Tile.FLOOR, Tile.WALL, Tile.DOOR);

    /** A layer with all tiles that look alike: doors of all kinds, or walls and pillars. */
    record TileLayer(int id, Tile tile) {

        String name() {
            return tile.text();
        }

        /** The number in the layer for a cell with this tile. */
        int number(Tile there) {
            boolean isShown = there == tile
                    || (tile == Tile.DOOR && there.isDoor())
                    || (tile == Tile.WALL && there == Tile.PILLAR);
            return isShown ? tile.number() : 0;
        }
    }

    /** A layer with all objects of one kind. */
    record ObjectLayer(int id, String name, List<MapObject> objects) {}

    /**
     * A polygon or a line.
     *
     * @param at the first point, in pixels
     * @param points all points, relative to the first
     */
    record MapObject(
            int id,
            String name,
            String type,
            Point at,
            boolean isClosed,
            List<Point> points,
            List<Property> properties) {}

    static TiledMap of(TileMap map) {
        return new Drafting(map).map();
    }

    /** The image of the tiles. */
    static Companion image() {
        return new TilesImage();
    }

    private record TilesImage() implements Companion {

        @Override
        public String name() {
            return IMAGE;
        }

        @Override
        public void writeTo(OutputStream out) throws IOException {
            try (InputStream image =
                    Objects.requireNonNull(TiledMap.class.getResourceAsStream(IMAGE), "the image of the tiles")) {
                image.transferTo(out);
            }
        }
    }

    int width() {
        return grid.map().width();
    }

    int height() {
        return grid.map().height();
    }

    int nextLayerId() {
        return 1 + tileLayers.size() + objectLayers.size();
    }

    int nextObjectId() {
        return 1
                + objectLayers.stream()
                        .mapToInt(layer -> layer.objects().size())
                        .sum();
    }

    /** Numbers layers and objects. */
    private static final class Drafting {

        private final TileMap map;
        private final Grid grid;
        private int layers;
        private int objects;

        Drafting(TileMap map) {
            this.map = map;
            this.grid = new Grid(map);
        }

        TiledMap map() {
            List<TileLayer> tileLayers = LAYERS.stream().map(this::layer).toList();
            List<ObjectLayer> objectLayers = List.of(
                    layer("rooms", map.layout().rooms().stream().map(this::object)),
                    layer("doors", map.layout().doors().stream().map(this::object)),
                    layer("walls", map.walls().stream().map(this::object)));
            return new TiledMap(grid, sorted(MapProperties.map(map).stream()), tileLayers, objectLayers);
        }

        private TileLayer layer(Tile tile) {
            return new TileLayer(++layers, tile);
        }

        private ObjectLayer layer(String name, Stream<MapObject> content) {
            return new ObjectLayer(++layers, name, content.toList());
        }

        private MapObject object(PlacedRoom room) {
            // The author of the level may use any keys for data.
            Stream<Property> data =
                    room.data().stream().map(entry -> new Property.Text("data." + entry.key(), entry.value()));
            return object(
                    room.id(),
                    room.isCorridor() ? "corridor" : "room",
                    room.outline().vertices(),
                    Stream.concat(MapProperties.room(room).stream(), data));
        }

        private MapObject object(Door door) {
            return object(
                    MapProperties.nameOf(door, map.layout()),
                    "door",
                    List.of(door.at().from(), door.at().to()),
                    MapProperties.door(door, map).stream());
        }

        private MapObject object(Segment wall) {
            List<Point> ends = List.of(grid.pixelsOfTile(wall.from()), grid.pixelsOfTile(wall.to()));
            return objectInPixels("", "wall", ends, Stream.of());
        }

        private MapObject object(String name, String type, List<Point> corners, Stream<Property> properties) {
            return objectInPixels(name, type, corners.stream().map(grid::pixels).toList(), properties);
        }

        private MapObject objectInPixels(String name, String type, List<Point> corners, Stream<Property> properties) {
            Point at = corners.get(0);
            List<Point> points =
                    corners.stream().map(corner -> corner.minus(at)).toList();
            return new MapObject(++objects, name, type, at, points.size() > 2, points, sorted(properties));
        }

        private static List<Property> sorted(Stream<Property> properties) {
            return properties.sorted(Comparator.comparing(Property::name)).toList();
        }
    }
}
