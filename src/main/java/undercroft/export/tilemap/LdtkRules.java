package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.export.tileset.DoorPart;
import undercroft.export.tileset.Terrain;
import undercroft.export.tileset.Tileset;
import undercroft.export.tileset.TilesetTile;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/**
 * The tileset of an LDtk project and its auto-layer rules: where somebody edits the IntGrid, LDtk chooses pictures by the same
 * terrains. LDtk knows no doors, so there its choice is a guess from the walls beside.
 */
final class LdtkRules {

    /** The number of the definition of the tileset. */
    static final int TILESET = LdtkFields.NEXT;

    private static final int GROUP = TILESET + 1;

    private static final int FIRST_RULE = GROUP + 1;

    /** Stands in a pattern for the tiles of the group of open ones; negative for all others. */
    private static final int IS_OPEN = 1000 * (LdtkDefinitions.OPEN + 1);

    /** The places of a {@link Terrain} in a pattern of three by three, row by row. */
    private static final int[] PLACES = {1, 2, 5, 8, 7, 6, 3, 0};

    private static final int PATTERN_SIZE = 3;

    private static final int MIDDLE = 4;

    /** What a rule asks for. */
    private record Condition(Tile kind, Terrain terrain, Optional<DoorPart> part, Set<CardinalDirection> directions) {}

    /** A rule with the pictures among which LDtk draws. */
    private record Rule(int uid, List<Integer> pattern, List<Integer> tiles) {}

    private final Tileset tileset;
    private final List<Rule> rules = new ArrayList<>();
    private final Map<Integer, Integer> rulesOfTiles = new HashMap<>();

    LdtkRules(Tileset tileset) {
        this.tileset = tileset;
        Map<Condition, List<Integer>> tiles = new LinkedHashMap<>();
        for (TilesetTile tile : tileset.tiles()) {
            Condition condition = new Condition(tile.kind(), tile.terrain(), tile.part(), tile.directions());
            tiles.computeIfAbsent(condition, absent -> new ArrayList<>()).add(tile.id());
        }
        tiles.forEach((condition, ids) -> {
            int uid = FIRST_RULE + rules.size();
            rules.add(new Rule(uid, Arrays.stream(pattern(condition)).boxed().toList(), ids));
            ids.forEach(id -> rulesOfTiles.put(id, uid));
        });
    }

    Tileset tileset() {
        return tileset;
    }

    int nextUid() {
        return FIRST_RULE + rules.size();
    }

    private static int[] pattern(Condition condition) {
        int[] pattern = new int[PATTERN_SIZE * PATTERN_SIZE];
        pattern[MIDDLE] = condition.kind().number();
        if (condition.part().equals(Optional.of(DoorPart.LEAF))) {
            boolean isUpright = condition.directions().stream()
                    .anyMatch(direction -> direction.step().x() == 0);
            pattern[isUpright ? 3 : 1] = -IS_OPEN;
            pattern[isUpright ? 5 : 7] = -IS_OPEN;
            return pattern;
        }
        int alike = condition.kind() == Tile.WALL ? -IS_OPEN : IS_OPEN;
        for (int place = 0; place < PLACES.length; place++) {
            if (matters(condition.terrain(), place)) {
                boolean isAlike = (condition.terrain().alike() & 1 << place) != 0;
                pattern[PLACES[place]] = isAlike ? alike : -alike;
            }
        }
        return pattern;
    }

    /** A corner that differs matters only beside sides that do not: otherwise it is never alike. */
    private static boolean matters(Terrain terrain, int place) {
        boolean isKnown = (terrain.known() & 1 << place) != 0;
        int withCorner = terrain.alike() | 1 << place;
        boolean knowsSides = (terrain.known() & Terrain.SIDES) != 0;
        return isKnown && (!knowsSides || Terrain.withCornersOnlyBetweenSides(withCorner) == withCorner);
    }

    void writeTileset(JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("__cWid", tileset.columns());
        json.writeNumberField("__cHei", tileset.count() / tileset.columns());
        json.writeStringField("identifier", "Tileset");
        json.writeNumberField("uid", TILESET);
        json.writeStringField("relPath", tileset.image().file());
        json.writeNullField("embedAtlas");
        json.writeNumberField("pxWid", tileset.image().width());
        json.writeNumberField("pxHei", tileset.image().height());
        json.writeNumberField("tileGridSize", tileset.tileSize());
        json.writeNumberField("spacing", tileset.image().spacing());
        json.writeNumberField("padding", tileset.image().margin());
        for (String none : List.of("tags", "enumTags", "customData", "savedSelections")) {
            LdtkDefinitions.writeNothing(none, json);
        }
        json.writeNullField("tagsSourceEnumUid");
        json.writeNullField("cachedPixelData");
        json.writeEndObject();
    }

    void writeRules(JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("autoRuleGroups");
        json.writeStartObject();
        json.writeNumberField("uid", GROUP);
        json.writeStringField("name", "Terrains");
        json.writeNullField("color");
        json.writeNullField("icon");
        json.writeBooleanField("active", true);
        json.writeBooleanField("isOptional", false);
        json.writeArrayFieldStart("rules");
        for (Rule rule : rules) {
            write(rule, json);
        }
        json.writeEndArray();
        json.writeBooleanField("usesWizard", false);
        LdtkDefinitions.writeNothing("requiredBiomeValues", json);
        json.writeNumberField("biomeRequirementMode", 0);
        json.writeEndObject();
        json.writeEndArray();
    }

    private static void write(Rule rule, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("uid", rule.uid());
        json.writeBooleanField("active", true);
        json.writeNumberField("size", PATTERN_SIZE);
        json.writeArrayFieldStart("tileRectsIds");
        for (int id : rule.tiles()) {
            json.writeArray(new int[] {id}, 0, 1);
        }
        json.writeEndArray();
        json.writeNumberField("alpha", 1);
        json.writeNumberField("chance", 1);
        json.writeBooleanField("breakOnMatch", true);
        json.writeFieldName("pattern");
        json.writeArray(
                rule.pattern().stream().mapToInt(Integer::intValue).toArray(),
                0,
                rule.pattern().size());
        for (String untruth : List.of("flipX", "flipY", "invalidated", "perlinActive")) {
            json.writeBooleanField(untruth, false);
        }
        for (String one : List.of("xModulo", "yModulo")) {
            json.writeNumberField(one, 1);
        }
        for (String zero : List.of(
                "xOffset",
                "yOffset",
                "tileXOffset",
                "tileYOffset",
                "tileRandomXMin",
                "tileRandomXMax",
                "tileRandomYMin",
                "tileRandomYMax",
                "pivotX",
                "pivotY",
                "outOfBoundsValue",
                "perlinSeed")) {
            json.writeNumberField(zero, 0);
        }
        json.writeStringField("checker", "None");
        json.writeStringField("tileMode", "Single");
        // The editor's own values for noise that is switched off.
        json.writeNumberField("perlinScale", 0.2);
        json.writeNumberField("perlinOctaves", 2);
        json.writeEndObject();
    }

    /** Writes the picture of each tile, as LDtk does when it has applied its rules. */
    void writeTiles(TileMap map, Grid grid, JsonGenerator json) throws IOException {
        TilePictures pictures = new TilePictures(map, tileset);
        json.writeArrayFieldStart("autoLayerTiles");
        for (int place = 0; place < map.width() * map.height(); place++) {
            Point tile = grid.tile(place);
            int id = pictures.at(tile.x(), tile.y());
            if (id != TilePictures.NONE) {
                write(id, place, map.width(), json);
            }
        }
        json.writeEndArray();
    }

    private void write(int id, int place, int width, JsonGenerator json) throws IOException {
        int step = tileset.tileSize() + tileset.image().spacing();
        int margin = tileset.image().margin();
        json.writeStartObject();
        writePair("px", place % width * tileset.tileSize(), place / width * tileset.tileSize(), json);
        writePair("src", margin + id % tileset.columns() * step, margin + id / tileset.columns() * step, json);
        json.writeNumberField("f", 0);
        json.writeNumberField("t", id);
        writePair("d", rulesOfTiles.getOrDefault(id, FIRST_RULE), place, json);
        json.writeNumberField("a", 1);
        json.writeEndObject();
    }

    private static void writePair(String name, int one, int other, JsonGenerator json) throws IOException {
        json.writeFieldName(name);
        json.writeArray(new int[] {one, other}, 0, 2);
    }
}
