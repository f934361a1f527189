package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.level.SearchParameter;

/** The schemas, the reader and the shipped files agree. */
class SchemasTest {

    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    private static final JsonSchema TEMPLATES = schema("room-templates");
    private static final JsonSchema LEVEL = schema("level");

    @ParameterizedTest
    @ValueSource(strings = {"room-templates", "level"})
    void schemasFollowTheDraft(String name) {
        JsonSchema draft = FACTORY.getSchema(SchemaLocation.of(SchemaId.V202012));
        assertThat(draft.validate(schema(name).getSchemaNode())).isEmpty();
        assertThat(schema(name).getSchemaNode().path("$schema").asText()).isEqualTo(SchemaId.V202012);
    }

    @Test
    void namesAreThoseOfTheFileFormats() {
        assertThat(Schemas.names()).containsExactly("room-templates", "level", "layout");
        assertThat(Schemas.text("levels")).isEmpty();
        assertThat(Schemas.text("../level")).isEmpty();
    }

    /** An editor loads one file, so each schema contains the definitions that it shares with the other. */
    @Test
    void sharedDefinitionsAreTheSame() {
        JsonNode templates = TEMPLATES.getSchemaNode().path("$defs");
        JsonNode level = LEVEL.getSchemaNode().path("$defs");
        assertThat(templates.size()).isPositive();
        templates
                .fieldNames()
                .forEachRemaining(name -> assertThat(level.path(name)).as(name).isEqualTo(templates.path(name)));
    }

    @Test
    void searchParametersAreThoseOfTheProgram() {
        JsonNode properties = LEVEL.getSchemaNode().at("/properties/search/properties");
        assertThat(properties.fieldNames())
                .toIterable()
                .containsExactlyElementsOf(Arrays.stream(SearchParameter.values())
                        .map(SearchParameter::key)
                        .toList());
        for (SearchParameter parameter : SearchParameter.values()) {
            JsonNode property = properties.path(parameter.key());
            assertThat(property.path("type").asText()).isEqualTo(parameter.isWhole() ? "integer" : "number");
            assertThat(property.path("minimum").asDouble()).isEqualTo(parameter.min());
            assertThat(property.path("maximum").asDouble()).isEqualTo(parameter.max());
            assertThat(property.path("default").asDouble()).isEqualTo(parameter.defaultValue());
            assertThat(property.path("description").asText()).isEqualTo(parameter.reason());
        }
    }

    @Test
    void everyPropertyIsDescribed() {
        for (JsonSchema schema : List.of(TEMPLATES, LEVEL)) {
            JsonNode root = schema.getSchemaNode();
            root.findValues("properties")
                    .forEach(properties -> properties
                            .properties()
                            .forEach(property -> assertThat(described(root, property.getValue()))
                                    .as(property.getKey())
                                    .isTrue()));
        }
    }

    @ParameterizedTest
    @CsvSource({"room-templates", "graphs"})
    void shippedFilesFollowTheirSchemas(String folder) throws IOException {
        assumeTrue(Files.isDirectory(Path.of(folder)), folder + " is not there yet");
        JsonSchema schema = folder.equals("graphs") ? LEVEL : TEMPLATES;
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
                assertThat(violations(schema, Files.readString(file)))
                        .as(file.toString())
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("goodLevels")
    void bothAccept(String level, @TempDir Path folder) throws IOException {
        assertThat(violations(LEVEL, level)).isEmpty();
        assertThat(BadInputCase.of(level).diagnostics(folder)).isEmpty();
    }

    /** If the reader finds a fault in the form of a file, so does the schema. */
    @ParameterizedTest
    @MethodSource("casesOfForm")
    void bothRefuse(BadInputCase input) {
        List<String> names = input.expected().stream()
                .map(line -> line.split(":", 2)[0])
                .distinct()
                .toList();
        assertThat(names).isNotEmpty();
        for (String name : names) {
            JsonSchema schema = name.equals("level.yaml") ? LEVEL : TEMPLATES;
            assertThat(violations(schema, input.files().getOrDefault(name, ""))).isNotEmpty();
        }
    }

    static List<BadInputCase> casesOfForm() throws IOException {
        // By the time a schema sees a mapping, its duplicate keys are gone.
        Set<String> duplicates = Set.of("duplicate keys", "a key that is text once and a number once");
        return BadInputCase.all().stream()
                .filter(input -> Set.of("keys", "values").contains(input.topic()))
                .filter(input -> !duplicates.contains(input.title()))
                .toList();
    }

    /** Levels next to a file with the templates hall and passage. */
    static List<String> goodLevels() {
        return List.of("""
                templates: [good]
                rooms: [a]
                """, """
                templates: good
                rooms: [1, 2.5, yes]
                connections: [[1, 2.5], [yes, 1]]
                """, """
                name: 7
                templates: [good]
                rooms: { a: , b: { type: 3, data: { x: true, y: 1, z: z } } }
                connections: [[a, b]]
                """, """
                templates: [good]
                rooms: { a: { at: [-10000, 10000], transform: r90, templates: hall } }
                """, """
                templates: [good]
                rooms: [a, b, c]
                connections:
                  - { from: a, to: b, corridor: passage, lock: "" }
                  - { from: b, to: c, corridor: false, oneWay: true }
                corridors: { templates: [passage], everywhere: true }
                """, """
                rooms: [a]
                templateDefaults: { transforms: [r0, m270] }
                roomTemplates:
                  square:
                    outline: [[0,0], [0,6], [6,6], [6,0]]
                    doors: { length: 2, cornerDistance: 0, socket: 1 }
                    weight: 1000000
                    repeat: never
                  drawn:
                    cells: XX
                    doors: [[[0,0], [1,0]], { at: [[0,0], [2,0]], length: 1, direction: in }]
                """, """
                rooms: [a]
                roomTemplates:
                  shrine:
                    cells: |
                      ..###..
                      .##A##.
                      ###o###
                      .c###c.
                    legend: { A: altar, c: { marker: chest, group: loot, facing: south }, o: pillar }
                  hall:
                    outline: [[0,0], [0,10], [14,10], [14,0]]
                    holes: [[[4,4], [4,6], [6,6], [6,4]]]
                    pillars: [[8,8]]
                    markers: [{ name: throne, at: [7, 8], facing: south, weight: 2 }]
                    edge: rough
                """, """
                rooms: { a: { type: cave }, b: }
                connections: [[a, b]]
                roomTemplates:
                  hall:
                    outline: [[0,0], [0,10], [14,10], [14,0]]
                    markers: [{ name: chest, at: [2, 2], group: loot }]
                spawn:
                  - { group: loot, count: 0..2, in: { type: [cave] }, spread: 2, tension: [0, 0.9] }
                  - { group: loot, marker: gem, count: 1, in: b }
                  - { marker: bat, count: 1..3, each: room, in: { type: cave }, apart: 4 }
                """, """
                templates: [good]
                rooms: [a]
                connections:
                spawn:
                defaults:
                corridors:
                search:
                roomTemplates:
                """, """
                templates: [good]
                rooms: [a]
                defaults: { templates: [hall], minimumRoomDistance: 1000, repeat: avoid }
                search: { cycles: 1, shapeMoves: 1, acceptanceEnd: 0.5 }
                """, """
                templates: [good]
                items: { key: { spent: true }, orb: }
                switches: { sluice: [high, low] }
                rooms: { a: { holds: key }, b: { holds: [orb, orb], turns: sluice }, c: { type: vault } }
                connections:
                  - { from: a, to: b, lock: key, opens: from }
                  - { from: b, to: c, needs: { all: orb, any: [orb, key], count: { orb: 2 }, state: { sluice: low } } }
                  - { from: a, to: c, needs: [orb, key] }
                mission:
                  start: a
                  goal: [b, c]
                  stuck: allowed
                  place: [{ item: key, count: 3, in: { type: vault }, late: 0.7 }, { item: orb }]
                  locks: 2..3
                  tension: waves
                """);
    }

    private static boolean described(JsonNode root, JsonNode property) {
        if (property.has("description")) {
            return true;
        }
        String target = property.path("$ref").asText();
        return target.startsWith("#") && described(root, root.at(target.substring(1)));
    }

    private static List<String> violations(JsonSchema schema, String yaml) {
        return schema.validate(YamlJson.of(yaml)).stream()
                .map(ValidationMessage::toString)
                .toList();
    }

    private static JsonSchema schema(String name) {
        return FACTORY.getSchema(Schemas.text(name).orElseThrow());
    }
}
