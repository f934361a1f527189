package undercroft.export.tilemap;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.tilemap.GodotScene.Properties;
import undercroft.export.tileset.Tileset;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.DataEntry;
import undercroft.tiles.TileMap;

/** Scenes of Godot 4.3 and later: tiles, an area for each room, and a marker for each door, marker and item. */
public final class TscnFormat extends TileFormat {

    /** The most tiles along a side: Godot keeps places of tiles in 16 bits. */
    private static final int MAX_SIDE = Short.MAX_VALUE;

    public TscnFormat() {
        super(".tscn");
    }

    /** The angle of a direction in radians; in Godot y goes down. */
    private static String angle(CardinalDirection direction) {
        return switch (direction) {
            case EAST -> "0.0";
            case SOUTH -> "1.5707964";
            case WEST -> "3.1415927";
            case NORTH -> "-1.5707964";
        };
    }

    @Override
    public List<Companion> companions(Appearance appearance) {
        Tileset tileset = appearance.tiles().tileset();
        return tileset.isBuiltIn() ? List.of(TilesetFiles.image(tileset)) : List.of();
    }

    @Override
    void write(TileMap map, Tileset tileset, OutputStream out) throws IOException {
        if (map.width() > MAX_SIDE || map.height() > MAX_SIDE) {
            throw new IOException(
                    "The layout of %s (%d × %d tiles) is too large for Godot, which has %d along a side. Write it as json."
                            .formatted(map.layout().level(), map.width(), map.height(), MAX_SIDE));
        }
        out.write(new Drafting(map, tileset).scene().text().getBytes(StandardCharsets.UTF_8));
    }

    private static final class Drafting {

        private final TileMap map;
        private final Layout layout;
        private final Tileset tileset;
        private final Grid grid;
        private final GodotScene scene = new GodotScene();

        Drafting(TileMap map, Tileset tileset) {
            this.map = map;
            this.layout = map.layout();
            this.tileset = tileset;
            this.grid = new Grid(map, tileset.tileSize());
        }

        GodotScene scene() {
            Map<String, String> palette = new LinkedHashMap<>();
            layout.palette().forEach(entry -> palette.put(entry.name(), GodotVariant.text(entry.hex())));
            Properties ofLevel = new Properties().withMetadata(MapProperties.map(map));
            if (!palette.isEmpty()) {
                ofLevel.withMetadata("palette", GodotVariant.dictionary(palette));
            }
            scene.addRoot(layout.level() + " " + layout.seed(), ofLevel);
            addTiles();
            addWalls();
            String rooms = scene.addNode(".", "Node2D", "Rooms", new Properties());
            layout.rooms().forEach(room -> add(room, rooms));
            String doors = scene.addNode(".", "Node2D", "Doors", new Properties());
            layout.doors().forEach(door -> add(door, doors));
            String markers = scene.addNode(".", "Node2D", "Markers", new Properties());
            String items = scene.addNode(".", "Node2D", "Items", new Properties());
            for (PlacedRoom room : layout.rooms()) {
                List<String> itemsOfRoom = MapProperties.items(room, layout);
                for (PlacedMarker marker : room.markers()) {
                    boolean isItem = itemsOfRoom.contains(marker.holds());
                    add(marker, room, isItem ? items : markers, isItem ? "items" : "markers");
                }
            }
            return scene;
        }

        private void addTiles() {
            GodotTileset godot = new GodotTileset(tileset);
            scene.addNode(
                    ".",
                    "TileMapLayer",
                    "Tiles",
                    new Properties()
                            // Nearest: pixels of the image stay sharp.
                            .with("texture_filter", 1)
                            .with("tile_map_data", GodotVariant.bytes(cells(godot)))
                            .with("tile_set", godot.addTo(scene)));
        }

        /** The tiles as Godot keeps them: the number 0 of its format, then six numbers of 16 bits for each, of which the last is that of an alternative. */
        private byte[] cells(GodotTileset godot) {
            TilePictures pictures = new TilePictures(map, tileset);
            int tiles = map.width() * map.height();
            ByteBuffer bytes =
                    ByteBuffer.allocate(Short.BYTES * (1 + 6 * tiles)).order(ByteOrder.LITTLE_ENDIAN);
            bytes.putShort((short) 0);
            for (int at = 0; at < tiles; at++) {
                Point tile = grid.tile(at);
                int picture = pictures.at(tile.x(), tile.y());
                if (picture != TilePictures.NONE) {
                    Point place = godot.place(picture);
                    bytes.putShort((short) (at % map.width())).putShort((short) (at / map.width()));
                    bytes.putShort((short) GodotTileset.SOURCE);
                    bytes.putShort((short) place.x()).putShort((short) place.y());
                    bytes.putShort((short) 0);
                }
            }
            byte[] filled = new byte[bytes.position()];
            bytes.flip().get(filled);
            return filled;
        }

        /** The walls between tiles. Those made of tiles are solid by the tileset. */
        private void addWalls() {
            if (map.walls().isEmpty()) {
                return;
            }
            List<Point> ends = new ArrayList<>();
            for (Segment wall : map.walls()) {
                ends.add(grid.pixelsOfTile(wall.from()));
                ends.add(grid.pixelsOfTile(wall.to()));
            }
            String shape = scene.addResource(
                    "ConcavePolygonShape2D", new Properties().with("segments", GodotVariant.vectors(ends)));
            String walls = scene.addNode(".", "StaticBody2D", "Walls", new Properties());
            scene.addNode(walls, "CollisionShape2D", "Shape", new Properties().with("shape", shape));
        }

        private void add(PlacedRoom room, String rooms) {
            List<Point> corners =
                    room.outline().vertices().stream().map(grid::pixels).toList();
            Point at = new Point(
                    corners.stream().mapToInt(Point::x).min().orElse(0),
                    corners.stream().mapToInt(Point::y).min().orElse(0));
            Map<String, String> data = new LinkedHashMap<>();
            for (DataEntry entry : room.data()) {
                data.put(entry.key(), GodotVariant.text(entry.value()));
            }
            Properties properties = new Properties()
                    .with("position", GodotVariant.vector(at))
                    .withMetadata(MapProperties.room(room, layout))
                    .withMetadata(MapProperties.ITEMS, GodotVariant.texts(MapProperties.items(room, layout)))
                    .withMetadata("doors", GodotVariant.numbers(room.doors()))
                    .withMetadata("doorPaths", GodotVariant.texts(MapProperties.doorPaths(room, layout)));
            if (!data.isEmpty()) {
                properties.withMetadata("data", GodotVariant.dictionary(data));
            }
            String area =
                    scene.addNode(rooms, "Area2D", room.id(), room.isCorridor() ? "corridors" : "rooms", properties);
            scene.addNode(
                    area,
                    "CollisionPolygon2D",
                    "Outline",
                    new Properties()
                            .with(
                                    "polygon",
                                    GodotVariant.vectors(corners.stream()
                                            .map(corner -> corner.minus(at))
                                            .toList())));
        }

        private void add(Door door, String doors) {
            Point from = grid.pixels(door.at().from());
            Point to = grid.pixels(door.at().to());
            Properties properties = new Properties().with("position", GodotVariant.half(from.plus(to)));
            if (door.facing() != Facing.SLANTED) {
                CardinalDirection.named(door.facing().text())
                        .ifPresent(direction -> properties.with("rotation", angle(direction)));
            }
            properties
                    .withMetadata(MapProperties.door(door, map))
                    .withMetadata("from", GodotVariant.vector(from))
                    .withMetadata("to", GodotVariant.vector(to));
            scene.addNode(doors, "Marker2D", MapProperties.nameOf(door, layout), "doors", properties);
        }

        private void add(PlacedMarker marker, PlacedRoom room, String parent, String group) {
            Properties properties =
                    new Properties().with("position", GodotVariant.vector(grid.middle(map.tileOf(marker.cell()))));
            marker.facing().ifPresent(facing -> properties.with("rotation", angle(facing)));
            properties.withMetadata(MapProperties.marker(marker, room));
            scene.addNode(parent, "Marker2D", marker.isFree() ? marker.name() : marker.holds(), group, properties);
        }
    }
}
