package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import undercroft.export.tilemap.GodotText.Section;
import undercroft.export.tilemap.GodotText.Typed;
import undercroft.geometry.Point;

/**
 * A scene as Godot 4.3 would read it, or a failure: every node has a parent, every resource stands above its use and is of the type that
 * the property takes, every property exists in Godot's class reference, and tiles are in the tileset.
 */
final class GodotSceneReader {

    private static final Map<String, String> NODE_2D = Map.of("position", "Vector2", "rotation", "float");

    private static final Map<String, Map<String, String>> PROPERTIES = Map.ofEntries(
            Map.entry("Node2D", NODE_2D),
            Map.entry("Marker2D", NODE_2D),
            Map.entry("Area2D", NODE_2D),
            Map.entry("StaticBody2D", NODE_2D),
            Map.entry("CollisionPolygon2D", Map.of("polygon", "PackedVector2Array")),
            Map.entry("CollisionShape2D", Map.of("shape", "ConcavePolygonShape2D")),
            Map.entry(
                    "TileMapLayer",
                    Map.of("texture_filter", "int", "tile_map_data", "PackedByteArray", "tile_set", "TileSet")),
            Map.entry("ConcavePolygonShape2D", Map.of("segments", "PackedVector2Array")),
            Map.entry(
                    "TileSetAtlasSource",
                    Map.ofEntries(
                            Map.entry("texture", "Texture2D"),
                            Map.entry("margins", "Vector2i"),
                            Map.entry("separation", "Vector2i"),
                            Map.entry("texture_region_size", "Vector2i"),
                            Map.entry("\\d+:\\d+/0", "int"),
                            Map.entry("\\d+:\\d+/0/terrain_set", "int"),
                            Map.entry("\\d+:\\d+/0/terrain", "int"),
                            Map.entry(
                                    "\\d+:\\d+/0/terrains_peering_bit/((top|bottom)_(left|right)_corner|(top|bottom|left|right)_side)",
                                    "int"),
                            Map.entry("\\d+:\\d+/0/physics_layer_0/polygon_0/points", "PackedVector2Array"),
                            Map.entry("\\d+:\\d+/0/custom_data_[01]", "String"))),
            Map.entry(
                    "TileSet",
                    Map.of(
                            "tile_size", "Vector2i",
                            "physics_layer_0/collision_layer", "int",
                            "terrain_set_[01]/mode", "int",
                            "terrain_set_[01]/terrain_[01]/name", "String",
                            "custom_data_layer_[01]/name", "String",
                            "custom_data_layer_[01]/type", "int",
                            "sources/0", "TileSetAtlasSource")));

    /** A node by its path from the root; the path of the root is ".". */
    private final Map<String, Section> nodes = new LinkedHashMap<>();

    private final Map<String, Section> resources = new HashMap<>();
    private final Map<String, String> files = new HashMap<>();

    static GodotSceneReader read(String text) {
        GodotSceneReader scene = new GodotSceneReader();
        List<Section> sections = GodotText.sections(text);
        assertThat(sections.get(0).kind()).isEqualTo("gd_scene");
        assertThat(sections.get(0).attributes().get("format")).isEqualTo(4L);
        for (Section section : sections.subList(1, sections.size())) {
            switch (section.kind()) {
                case "ext_resource" -> scene.addFile(section);
                case "sub_resource" -> scene.addResource(section);
                case "node" -> scene.addNode(section);
                default -> throw new AssertionError("There is no section of the kind " + section.kind());
            }
        }
        assertThat(sections.get(0).attributes().get("load_steps"))
                .isEqualTo((long) scene.files.size() + scene.resources.size() + 1);
        return scene;
    }

    private void addFile(Section section) {
        assertThat(resources).as("files come first").isEmpty();
        assertThat(section.text("path")).isNotBlank();
        assertThat(files.put(section.text("id"), section.text("type"))).isNull();
    }

    private void addResource(Section section) {
        assertThat(nodes).as("resources come before nodes").isEmpty();
        checkProperties(section);
        assertThat(resources.put(section.text("id"), section)).isNull();
    }

    private void addNode(Section section) {
        checkProperties(section);
        String name = section.text("name");
        assertThat(name).isNotBlank().doesNotContainPattern("[.:@/\"%]");
        if (nodes.isEmpty()) {
            assertThat(section.attributes()).doesNotContainKey("parent");
            nodes.put(".", section);
            return;
        }
        String parent = section.text("parent");
        assertThat(nodes).as("the parent of %s", name).containsKey(parent);
        String path = parent.equals(".") ? name : parent + "/" + name;
        assertThat(nodes.put(path, section)).as("two nodes " + path).isNull();
    }

    private void checkProperties(Section section) {
        String type = section.text("type");
        assertThat(PROPERTIES).as("a class of Godot").containsKey(type);
        section.properties().forEach((name, value) -> {
            if (name.startsWith("metadata/")) {
                assertThat(name.substring("metadata/".length())).matches("[A-Za-z_][A-Za-z0-9_]*");
                typeOf(value);
            } else {
                String known = Objects.requireNonNull(PROPERTIES.get(type)).entrySet().stream()
                        .filter(property -> name.matches(property.getKey()))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(type + " has no property " + name));
                assertThat(typeOf(value)).as(type + " " + name).isEqualTo(known);
            }
        });
    }

    private String typeOf(Object value) {
        if (value instanceof Typed typed) {
            return typeOf(typed);
        }
        return value instanceof Long
                ? "int"
                : value instanceof Double
                        ? "float"
                        : value instanceof String ? "String" : value instanceof Boolean ? "bool" : "Dictionary";
    }

    private String typeOf(Typed typed) {
        List<Object> parts = typed.parts();
        switch (typed.type()) {
            case "Vector2" -> assertThat(parts).hasSize(2).allMatch(Number.class::isInstance);
            case "Vector2i" -> assertThat(parts).hasSize(2).allMatch(Long.class::isInstance);
            case "PackedVector2Array" ->
                assertThat(parts).allMatch(Number.class::isInstance).matches(all -> all.size() % 2 == 0);
            case "PackedInt32Array" -> assertThat(parts).allMatch(Long.class::isInstance);
            case "PackedStringArray" -> assertThat(parts).allMatch(String.class::isInstance);
            case "PackedByteArray" ->
                assertThat(Base64.getDecoder().decode((String) parts.get(0))).isNotNull();
            case "SubResource" -> {
                assertThat(parts).hasSize(1);
                assertThat(resources).containsKey((String) parts.get(0));
                return Objects.requireNonNull(resources.get((String) parts.get(0)))
                        .text("type");
            }
            case "ExtResource" -> {
                assertThat(parts).hasSize(1);
                assertThat(files).containsKey((String) parts.get(0));
                return Objects.requireNonNull(files.get((String) parts.get(0)));
            }
            default -> throw new AssertionError("Godot has no type " + typed.type());
        }
        return typed.type();
    }

    /** The nodes by their paths, in the order of the file. */
    Map<String, Section> nodes() {
        return nodes;
    }

    Section node(String path) {
        assertThat(nodes).containsKey(path);
        return Objects.requireNonNull(nodes.get(path));
    }

    /** What the game may ask a node about itself. */
    Object metadata(String path, String name) {
        return Objects.requireNonNull(node(path).properties().get("metadata/" + name), name);
    }

    /** The kind of each tile that is not empty, by its column and row. */
    Map<Point, String> tiles() {
        Section layer = node("Tiles");
        Section tileset = resource(layer, "tile_set");
        Section atlas = resource(tileset, "sources/0");
        byte[] data = Base64.getDecoder().decode((String)
                ((Typed) Objects.requireNonNull(layer.properties().get("tile_map_data")))
                        .parts()
                        .get(0));
        ByteBuffer bytes = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(bytes.getShort()).as("the version of the tiles' format").isZero();
        assertThat(bytes.remaining() % 12).isZero();
        Map<Point, String> tiles = new HashMap<>();
        while (bytes.hasRemaining()) {
            Point at = new Point(bytes.getShort(), bytes.getShort());
            assertThat(tileset.properties()).containsKey("sources/" + bytes.getShort());
            String tile = "%d:%d/%d".formatted(bytes.getShort(), bytes.getShort(), bytes.getShort());
            assertThat(atlas.properties()).containsKey(tile);
            assertThat(tiles.put(at, (String) atlas.properties().get(tile + "/custom_data_0")))
                    .isNull();
        }
        return tiles;
    }

    /** Whether things collide with a tile of a kind. */
    boolean isSolid(String kind) {
        Section atlas = resource(resource(node("Tiles"), "tile_set"), "sources/0");
        List<Boolean> solid = atlas.properties().entrySet().stream()
                .filter(property -> property.getKey().endsWith("/custom_data_0")
                        && property.getValue().equals(kind))
                .map(property -> atlas.properties()
                        .containsKey(property.getKey().replace("custom_data_0", "physics_layer_0/polygon_0/points")))
                .distinct()
                .toList();
        assertThat(solid).hasSize(1);
        return solid.get(0);
    }

    Section resource(Section owner, String property) {
        Typed reference = (Typed) Objects.requireNonNull(owner.properties().get(property), property);
        return Objects.requireNonNull(resources.get((String) reference.parts().get(0)));
    }
}
