package undercroft.export.tilemap;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.export.format.Companion;
import undercroft.export.tileset.Tileset;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.DoorSlot;
import undercroft.layout.Layout;
import undercroft.layout.MinimapRoom;
import undercroft.layout.PlacedRoom;
import undercroft.layout.Survey;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/**
 * The content of both of Tiled's formats: a tile layer for each kind of tile, then the rooms, the doors, the walls
 * between tiles, the markers, the door slots and a simplified map as objects, the last two hidden. Layers are numbered from 1, and so are objects, through all layers; properties are sorted
 * by name, as in Tiled.
 *
 * @param properties those of the whole map
 */
record TiledMap(
        Grid grid,
        Tileset tileset,
        List<Property> properties,
        List<TileLayer> tileLayers,
        List<ObjectLayer> objectLayers) {

    /** The version of the format; later versions only add to it. */
    static final String VERSION = "1.8";

    /** The version of Tiled whose files these are; some readers refuse maps that do not say it. */
    static final String TILED_VERSION = "1.8.2";

    /** Colours begin with their opacity. */
    private static final String OPAQUE = "#ff";

    /** What YATI, an importer of Godot, makes of an object. Without it, every shape becomes a solid body. */
    private static final String GODOT_NODE = "godot_node_type";

    /** Layers of SuperTiled2Unity whose shapes are no bodies: nothing collides with them, but they notice who enters. */
    private static final Property TRIGGER = new Property.Truth("unity:IsTrigger", true);

    /** Layers of SuperTiled2Unity that get no colliders at all. */
    private static final Property WITHOUT_COLLISION = new Property.Text("unity:ignore", "Collision");

    /** The number in layers of the first tile of the tileset. */
    static final int FIRST_ID = 1;

    /** The tile layers by the kinds that they show, the lowest first. The first kind names the layer. */
    private static final List<List<Tile>> LAYERS = List.of(
            List.of(Tile.CORRIDOR),
            List.of(Tile.FLOOR),
            List.of(Tile.WALL),
            List.of(Tile.PILLAR),
            List.of(Tile.DOOR, Tile.LOCKED, Tile.SECRET, Tile.ONE_WAY, Tile.BARRED));

    /** A layer with all tiles of some kinds. */
    static final class TileLayer {

        private final int id;
        private final String name;
        private final int[] numbers;

        /**
         * A layer.
         *
         * @param numbers of all tiles, row by row from the top: 0 for none, otherwise the id in the tileset plus {@value
         *     #FIRST_ID}
         */
        TileLayer(int id, String name, int[] numbers) {
            this.id = id;
            this.name = name;
            this.numbers = numbers;
        }

        int id() {
            return id;
        }

        String name() {
            return name;
        }

        int[] numbers() {
            return numbers;
        }
    }

    /** A layer with all objects of one kind. */
    record ObjectLayer(int id, String name, boolean isVisible, List<Property> properties, List<MapObject> objects) {}

    /**
     * A polygon, a line or a point.
     *
     * @param at the first point, in pixels
     * @param points all points, relative to the first
     */
    record MapObject(int id, String name, String type, Point at, List<Point> points, List<Property> properties) {

        boolean isPoint() {
            return points.size() == 1;
        }

        /** The name of the shape in both formats. */
        String shape() {
            return isPoint() ? "point" : points.size() == 2 ? "polyline" : "polygon";
        }
    }

    static TiledMap of(TileMap map, Tileset tileset) {
        return new Drafting(map, tileset).map();
    }

    /** The files that maps with a tileset refer to, unless they are the user's own. */
    static List<Companion> companions(Tileset tileset) {
        return tileset.isBuiltIn()
                ? List.of(TilesetFiles.description(tileset), TilesetFiles.image(tileset))
                : List.of();
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
        private final Tileset tileset;
        private final Grid grid;
        private final int[] pictures;
        private int layers;
        private int objects;

        Drafting(TileMap map, Tileset tileset) {
            this.map = map;
            this.tileset = tileset;
            this.grid = new Grid(map, tileset.tileSize());
            TilePictures chosen = new TilePictures(map, tileset);
            this.pictures = IntStream.range(0, map.width() * map.height())
                    .map(place ->
                            chosen.at(grid.tile(place).x(), grid.tile(place).y()))
                    .toArray();
        }

        TiledMap map() {
            List<TileLayer> tileLayers = LAYERS.stream().map(this::layer).toList();
            Layout layout = map.layout();
            List<ObjectLayer> objectLayers = List.of(
                    layer("rooms", true, TRIGGER, layout.rooms().stream().map(this::object)),
                    layer("doors", true, TRIGGER, layout.doors().stream().map(this::object)),
                    new ObjectLayer(
                            ++layers,
                            "walls",
                            true,
                            List.of(),
                            map.walls().stream().map(this::object).toList()),
                    layer(
                            "markers",
                            true,
                            WITHOUT_COLLISION,
                            layout.rooms().stream().flatMap(this::markers)),
                    layer(
                            "slots",
                            false,
                            WITHOUT_COLLISION,
                            surveyed(Survey::doorSlots).map(this::object)),
                    layer(
                            "minimap",
                            false,
                            WITHOUT_COLLISION,
                            surveyed(Survey::minimap).map(this::object)));
            return new TiledMap(grid, tileset, sorted(ofMap()), tileLayers, objectLayers);
        }

        private <T> Stream<T> surveyed(Function<Survey, List<T>> part) {
            return map.layout().survey().stream().flatMap(survey -> part.apply(survey).stream());
        }

        private Stream<Property> ofMap() {
            return Stream.concat(
                    MapProperties.map(map).stream(),
                    map.layout().palette().stream()
                            .map(entry -> new Property.Colour(
                                    "palette." + entry.name(),
                                    OPAQUE + entry.hex().substring(1))));
        }

        private TileLayer layer(List<Tile> kinds) {
            int[] numbers = IntStream.range(0, pictures.length)
                    .map(place -> kinds.contains(map.tileAt(
                                    grid.tile(place).x(), grid.tile(place).y()))
                            ? pictures[place] + FIRST_ID
                            : 0)
                    .toArray();
            return new TileLayer(++layers, kinds.get(0).text(), numbers);
        }

        private ObjectLayer layer(String name, boolean isVisible, Property property, Stream<MapObject> content) {
            return new ObjectLayer(++layers, name, isVisible, List.of(property), content.toList());
        }

        private MapObject object(PlacedRoom room) {
            Stream<Property> properties = Stream.concat(
                    prefixed("room", MapProperties.room(room, map.layout())),
                    Stream.concat(
                            Stream.of(new Property.Text(
                                    "room.doorPaths", String.join("\n", MapProperties.doorPaths(room, map.layout())))),
                            DataNames.of(room.data())));
            return object(
                    room.id(),
                    room.isCorridor() ? "corridor" : "room",
                    room.outline().vertices(),
                    "area",
                    properties);
        }

        private MapObject object(Door door) {
            return object(
                    MapProperties.nameOf(door, map.layout()),
                    "door",
                    List.of(door.at().from(), door.at().to()),
                    "area",
                    prefixed("door", MapProperties.door(door, map)));
        }

        private MapObject object(DoorSlot slot) {
            return object(
                    "",
                    "slot",
                    List.of(slot.at().from(), slot.at().to()),
                    "line",
                    prefixed("slot", MapProperties.slot(slot)));
        }

        private MapObject object(MinimapRoom room) {
            return object(
                    map.layout().rooms().get(room.room()).id(),
                    "minimap",
                    room.outline(),
                    "polygon",
                    Stream.of(
                            new Property.Numeral("minimap.room", room.room()),
                            new Property.Numeral("minimap.order", room.order())));
        }

        /** A wall between tiles is solid, which is what importers take all shapes for. */
        private MapObject object(Segment wall) {
            List<Point> ends = List.of(grid.pixelsOfTile(wall.from()), grid.pixelsOfTile(wall.to()));
            return objectInPixels("", "wall", ends, Stream.of());
        }

        private Stream<MapObject> markers(PlacedRoom room) {
            return room.markers().stream()
                    .map(marker -> objectInPixels(
                            marker.name(),
                            "marker",
                            List.of(grid.middle(map.tileOf(marker.cell()))),
                            prefixed("marker", MapProperties.marker(marker, room))));
        }

        private MapObject object(
                String name, String type, List<Point> corners, String godotNode, Stream<Property> properties) {
            Stream<Property> all = Stream.concat(properties, Stream.of(new Property.Text(GODOT_NODE, godotNode)));
            return objectInPixels(name, type, corners.stream().map(grid::pixels).toList(), all);
        }

        private MapObject objectInPixels(String name, String type, List<Point> corners, Stream<Property> properties) {
            Point at = corners.get(0);
            List<Point> points =
                    corners.stream().map(corner -> corner.minus(at)).toList();
            return new MapObject(++objects, name, type, at, points, sorted(properties));
        }

        /** Readers keep properties beside their own, such as {@code id}, {@code type} and {@code rotation}; so no name is bare. */
        private static Stream<Property> prefixed(String prefix, List<Property> properties) {
            return properties.stream().map(property -> property.named(prefix + "." + property.name()));
        }

        private static List<Property> sorted(Stream<Property> properties) {
            return properties.sorted(Comparator.comparing(Property::name)).toList();
        }
    }
}
