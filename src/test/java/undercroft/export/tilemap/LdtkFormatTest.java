package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.layout.Layout;
import undercroft.layout.RoomDistance;
import undercroft.tiles.WallRule;

class LdtkFormatTest {

    private static final JsonNode PROJECT = Json.of(Sample.written("ldtk", WallRule.INSIDE));

    private static final Layout SURVEYED = Sample.surveyed();

    private static final JsonNode RICH = Json.of(Sample.written("ldtk", WallRule.SOLID, SURVEYED));

    @ParameterizedTest
    @EnumSource
    void isValidAgainstTheSchemaOfVersion153(WallRule walls) {
        assertThat(LdtkSchema.STRICT.complaints(Sample.written("ldtk", walls))).isEmpty();
        assertThat(LdtkSchema.STRICT.complaints(Sample.written("ldtk", walls, SURVEYED)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`\"iid\": \"`, `\"id\": \"`",
                "`\"worldLayout\": \"Free\"`, `\"worldLayout\": \"Loose\"`",
                "`\"uid\": 10,`, `\"uid\": \"10\",`",
                "`\"__worldX\": 0, `, ``",
                "`\"overrideTilesetUid\": null, `, ``",
                "`\"jsonVersion\": \"1.5.3\"`, `\"jsonVersion\": \"1.5.3\", \"later\": 1`",
                "`\"__pivot\": [0, 0]`, `\"__pivot\": \"centre\"`",
                "`\"realEditorValues\"`, `\"editorValues\"`",
            })
    void theSchemaRefuses(String good, String bad) {
        String project = Sample.written("ldtk", WallRule.INSIDE);
        assertThat(project).contains(good);
        assertThat(LdtkSchema.STRICT.complaints(project.replace(good, bad))).isNotEmpty();
    }

    @Test
    void theIntGridHoldsTheTilesFromTopToBottom() {
        JsonNode tiles = PROJECT.at("/levels/0/layerInstances/1");

        assertThat(tiles.get("__type").textValue()).isEqualTo("IntGrid");
        assertThat(tiles.get("intGridCsv")).isEqualTo(Json.of("[2,2,2,2,0,0, 2,1,1,5,5,4, 2,2,2,2,0,0]"));
    }

    /** Row 1 of the map is wall, three floors of the room, the door of which the room's tile is the sill, and the corridor. */
    @Test
    void rulesGiveEveryTileItsPicture() {
        JsonNode project = Json.of(Sample.written("ldtk", WallRule.SOLID));
        JsonNode tiles = project.at("/levels/0/layerInstances/1");
        List<Integer> drawn = new ArrayList<>();
        tiles.get("autoLayerTiles").forEach(tile -> drawn.add(tile.at("/d/1").intValue()));
        List<Integer> filled = new ArrayList<>();
        for (int place = 0; place < tiles.get("intGridCsv").size(); place++) {
            if (tiles.get("intGridCsv").get(place).intValue() != 0) {
                filled.add(place);
            }
        }

        assertThat(drawn).isEqualTo(filled);
        Set<Integer> rules = new HashSet<>();
        project.at("/defs/layers/1/autoRuleGroups/0/rules")
                .forEach(rule -> rules.add(rule.get("uid").intValue()));
        assertThat(tiles.get("autoLayerTiles"))
                .allSatisfy(tile -> assertThat(rules).contains(tile.at("/d/0").intValue()));
    }

    /** A wall with floor below it: the three places below are open, all others are not. */
    @Test
    void aRuleAsksForTheSurroundingsOfItsTile() {
        assertThat(PROJECT.at("/defs/layers/1/autoRuleGroups/0/rules"))
                .anySatisfy(rule -> assertThat(rule.get("pattern"))
                        .isEqualTo(Json.of("[-4000,-4000,-4000, -4000,2,-4000, 0,4000,0]")));
    }

    @Test
    void roomsAreEntitiesWithPositionAndFields() {
        JsonNode gate = entities(PROJECT, "Room").get(0);

        assertThat(Stream.of("px", "__grid", "width", "height").map(gate::get))
                .containsExactly(Json.of("[0,0]"), Json.of("[0,0]"), Json.of("128"), Json.of("96"));
        assertThat(value(gate, "id")).isEqualTo(Json.of("\"gate & <tower>\""));
        assertThat(value(gate, "isCorridor")).isEqualTo(Json.of("false"));
        assertThat(value(gate, "data")).isEqualTo(Json.of("[\"music=drums\", \"poem=two\\nlines \\\"here\\\"\"]"));
    }

    @Test
    void doorsCoverTheCellsOnBothSides() {
        JsonNode door = entities(PROJECT, "Door").get(0);

        assertThat(Stream.of("px", "__grid", "width", "height").map(door::get))
                .containsExactly(Json.of("[96,32]"), Json.of("[3,1]"), Json.of("64"), Json.of("32"));
        assertThat(value(door, "lock")).isEqualTo(Json.of("\"gold key\""));
        assertThat(value(door, "oneWay")).isEqualTo(Json.of("true"));
        assertThat(value(door, "roomB")).isEqualTo(Json.of("1"));
    }

    @Test
    void theTypesOfRoomsAreAnEnum() {
        JsonNode types = RICH.at("/defs/enums/0");

        assertThat(types.get("identifier").textValue()).isEqualTo("RoomType");
        assertThat(types.findValuesAsText("id")).containsExactly("_1st_hall", "_1st_hall_2", "boss");
        assertThat(types.at("/values/2/color").intValue()).isEqualTo(0x8C2F39);
        assertThat(entities(RICH, "Room"))
                .extracting(room -> value(room, "roomType").textValue())
                .containsExactly("_1st_hall", "_1st_hall_2", "boss");
        assertThat(value(entities(PROJECT, "Room").get(1), "roomType").isNull()).isTrue();
        assertThat(definition(RICH, "roomType").get("__type").textValue()).isEqualTo("LocalEnum.RoomType");
        assertThat(definition(RICH, "roomType").get("type").textValue())
                .isEqualTo("F_Enum(%d)".formatted(types.get("uid").intValue()));
    }

    @Test
    void outlinesArePointsOfTheGrid() {
        assertThat(value(entities(PROJECT, "Room").get(0), "outline"))
                .isEqualTo(
                        Json.of("[{\"cx\":0,\"cy\":3},{\"cx\":4,\"cy\":3},{\"cx\":4,\"cy\":0},{\"cx\":0,\"cy\":0}]"));
    }

    /** Doors name their rooms, rooms their doors, markers and slots the room that they are in. */
    @Test
    void entitiesReferToEachOther() {
        Map<String, JsonNode> byIid = new HashMap<>();
        for (JsonNode entity : RICH.at("/levels/0/layerInstances/0/entityInstances")) {
            byIid.put(entity.get("iid").textValue(), entity);
        }
        for (JsonNode door : entities(RICH, "Door")) {
            List<Integer> rooms = new ArrayList<>();
            for (JsonNode reference : value(door, "rooms")) {
                assertThat(reference.get("levelIid")).isEqualTo(RICH.at("/levels/0/iid"));
                assertThat(reference.get("layerIid")).isEqualTo(RICH.at("/levels/0/layerInstances/0/iid"));
                assertThat(reference.get("worldIid")).isEqualTo(RICH.get("dummyWorldIid"));
                JsonNode room = Objects.requireNonNull(
                        byIid.get(reference.get("entityIid").textValue()));
                rooms.add(value(room, "index").intValue());
                assertThat(value(room, "doors").findValuesAsText("entityIid"))
                        .contains(door.get("iid").textValue());
            }
            assertThat(rooms)
                    .containsExactly(
                            value(door, "roomA").intValue(),
                            value(door, "roomB").intValue());
        }
        for (String kind : List.of("Marker", "Slot")) {
            assertThat(entities(RICH, kind))
                    .isNotEmpty()
                    .allSatisfy(entity -> assertThat(value(
                                    Objects.requireNonNull(byIid.get(value(entity, "rooms")
                                            .get(0)
                                            .get("entityIid")
                                            .textValue())),
                                    "index"))
                            .isEqualTo(value(entity, "room")));
        }
    }

    @Test
    void roomsTellDistancesTheMinimapAndTheMission() {
        JsonNode room = entities(RICH, "Room").get(1);
        RoomDistance distance = SURVEYED.survey().orElseThrow().distances().get(1);

        assertThat(value(entities(RICH, "Room").get(0), "label").textValue()).isEqualTo("The Gate");
        assertThat(value(room, "fromStart").longValue())
                .isEqualTo(distance.fromStart())
                .isPositive();
        assertThat(value(room, "toGoal").longValue()).isEqualTo(distance.toGoal());
        assertThat(value(room, "order").intValue()).isEqualTo(1);
        assertThat(value(room, "minimap")).hasSize(4);
        assertThat(value(room, "doorPaths").get(0).textValue()).matches("0-1: \\d+");
        assertThat(value(room, "items")).isEqualTo(Json.of("[\"copper\", \"lamp\"]"));
        assertThat(value(entities(RICH, "Door").get(1), "needs").textValue()).isEqualTo("lamp");
        assertThat(value(entities(PROJECT, "Room").get(0), "fromStart").isNull())
                .isTrue();
        assertThat(value(RICH.at("/levels/0"), "palette")).isEqualTo(Json.of("[\"boss=#8c2f39\"]"));
    }

    /** LDtk removes others. With walls on the edges, walls and doors lie on the border of the level. */
    @ParameterizedTest
    @EnumSource
    void entitiesAreWithinTheLevel(WallRule walls) {
        JsonNode level = Json.of(Sample.written("ldtk", walls, SURVEYED)).at("/levels/0");
        for (JsonNode entity : level.at("/layerInstances/0/entityInstances")) {
            int x = entity.at("/px/0").intValue();
            int y = entity.at("/px/1").intValue();
            assertThat(x).isNotNegative();
            assertThat(y).isNotNegative();
            assertThat(x + entity.get("width").intValue())
                    .isLessThanOrEqualTo(level.get("pxWid").intValue());
            assertThat(y + entity.get("height").intValue())
                    .isLessThanOrEqualTo(level.get("pxHei").intValue());
            assertThat(List.of(
                            entity.get("width").intValue(), entity.get("height").intValue()))
                    .allMatch(side -> side > 0);
        }
    }

    @Test
    void wallsOnTheEdgesAreEntities() {
        List<JsonNode> walls = entities(Json.of(Sample.written("ldtk", WallRule.EDGES)), "Wall");

        assertThat(walls).hasSize(8);
        assertThat(Stream.of("px", "width", "height").map(walls.get(0)::get))
                .as("the lower wall of the room")
                .containsExactly(Json.of("[0,95]"), Json.of("128"), Json.of("1"));
        assertThat(entities(PROJECT, "Wall")).isEmpty();
    }

    @Test
    void theLevelHasAnIdentifierAndItsNameAsAField() {
        JsonNode level = PROJECT.at("/levels/0");

        assertThat(level.get("identifier").textValue()).isEqualTo("_1st_keep_9007199254740991");
        assertThat(value(level, "level")).isEqualTo(Json.of("\"1st keep\""));
        assertThat(value(level, "top")).isEqualTo(Json.of("4"));
    }

    @Test
    void allIdentifiersDiffer() {
        List<String> iids = PROJECT.findValuesAsText("iid");
        List<String> uids = PROJECT.get("defs").findValuesAsText("uid");

        assertThat(iids).hasSizeGreaterThan(5).doesNotHaveDuplicates();
        assertThat(uids).hasSizeGreaterThan(20).doesNotHaveDuplicates();
        Set<String> used = new HashSet<>(PROJECT.get("levels").findValuesAsText("defUid"));
        assertThat(uids).containsAll(used);
    }

    private static List<JsonNode> entities(JsonNode project, String kind) {
        List<JsonNode> found = new ArrayList<>();
        for (JsonNode entity : project.at("/levels/0/layerInstances/0/entityInstances")) {
            if (entity.get("__identifier").textValue().equals(kind)) {
                found.add(entity);
            }
        }
        return found;
    }

    private static JsonNode definition(JsonNode project, String field) {
        return StreamSupport.stream(project.at("/defs/entities/0/fieldDefs").spliterator(), false)
                .filter(each -> each.get("identifier").textValue().equals(field))
                .findFirst()
                .orElseThrow();
    }

    private static JsonNode value(JsonNode owner, String field) {
        return StreamSupport.stream(owner.get("fieldInstances").spliterator(), false)
                .filter(instance -> instance.get("__identifier").textValue().equals(field))
                .findFirst()
                .orElseThrow()
                .get("__value");
    }
}
