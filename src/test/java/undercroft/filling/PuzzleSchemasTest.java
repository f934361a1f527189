package undercroft.filling;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.input.Schemas;
import undercroft.puzzle.FieldType;
import undercroft.puzzle.FieldType.OfNumber;
import undercroft.puzzle.FieldType.OfText;
import undercroft.puzzle.PuzzleFormat.ListType;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.Setting;
import undercroft.puzzle.kinds.PuzzleKinds;

/** The schemas of levels and layouts agree with the declarations of the kinds. */
class PuzzleSchemasTest {

    private static final Set<String> COMMON =
            Set.of("index", "room", "kind", "seed", "sample", "settings", "difficulty", "rating", "board", "solution");

    private static final ObjectMapper JSON = new ObjectMapper();

    static List<PuzzleKind<?>> kinds() {
        return PuzzleKinds.all();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void levelSchemaHasTheSettingsOfEachKind(PuzzleKind<?> kind) throws IOException {
        JsonNode puzzle = schema("level").at("/$defs/" + kind.name() + "Puzzle/properties");
        List<String> names = new ArrayList<>(List.of("kind", "difficulty"));
        kind.settings().forEach(setting -> names.add(setting.name()));

        assertThat(puzzle.fieldNames()).toIterable().containsExactlyElementsOf(names);
        for (Setting setting : kind.settings()) {
            JsonNode property = puzzle.path(setting.name());
            assertThat(property.path("description").asText()).isEqualTo(setting.meaning());
            if (setting.words().equals(List.of("false", "true"))) {
                assertThat(property.path("type").asText()).isEqualTo("boolean");
            } else if (setting.words().isEmpty()) {
                assertThat(property.path("minimum").asInt()).isEqualTo(setting.least());
                assertThat(property.path("maximum").asInt()).isEqualTo(setting.most());
            } else {
                assertThat(property.path("enum")).hasSize(setting.words().size());
            }
            assertThat(property.has("default")).isEqualTo(setting.defaultValue().isPresent());
            setting.defaultValue()
                    .ifPresent(standard -> assertThat(property.path("default"))
                            .hasToString(
                                    setting.words().isEmpty()
                                            ? Integer.toString(standard)
                                            : setting.words().get(standard)));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void layoutSchemaHasTheFieldsOfEachKind(PuzzleKind<?> kind) throws IOException {
        JsonNode puzzle = schema("layout").at("/$defs/puzzle");
        JsonNode properties = puzzle.path("properties");

        for (FieldType type : kind.format().fields()) {
            assertAccepts(properties.path(type.name()), type);
        }
        for (ListType list : kind.format().lists()) {
            JsonNode item = properties.path(list.name()).path("items");
            assertThat(item.path("properties").fieldNames())
                    .toIterable()
                    .containsExactlyElementsOf(
                            list.item().stream().map(FieldType::name).toList());
            list.item().forEach(type -> assertAccepts(item.path("properties").path(type.name()), type));
        }
        for (FieldType type : kind.format().step()) {
            assertAccepts(properties.at("/solution/items/properties").path(type.name()), type);
        }
        JsonNode condition = condition(puzzle, kind);
        assertThat(texts(condition.at("/then/required"))).containsExactlyElementsOf(ownNames(kind));
        assertThat(texts(condition.at("/then/properties/solution/items/required")))
                .containsExactlyElementsOf(
                        kind.format().step().stream().map(FieldType::name).toList());
    }

    @Test
    void layoutSchemaHasNoOtherFields() throws IOException {
        JsonNode properties = schema("layout").at("/$defs/puzzle/properties");
        Set<String> known = new LinkedHashSet<>(COMMON);
        Set<String> steps = new LinkedHashSet<>();
        for (PuzzleKind<?> kind : PuzzleKinds.all()) {
            known.addAll(ownNames(kind));
            kind.format().step().forEach(type -> steps.add(type.name()));
        }

        assertThat(properties.fieldNames()).toIterable().containsExactlyInAnyOrderElementsOf(known);
        assertThat(properties.at("/solution/items/properties").fieldNames())
                .toIterable()
                .containsExactlyInAnyOrderElementsOf(steps);
        assertThat(texts(properties.at("/kind/enum")))
                .containsExactlyElementsOf(
                        PuzzleKinds.all().stream().map(PuzzleKind::name).toList());
    }

    private static List<String> ownNames(PuzzleKind<?> kind) {
        List<String> names = new ArrayList<>();
        kind.format().fields().forEach(type -> names.add(type.name()));
        kind.format().lists().forEach(list -> names.add(list.name()));
        return names;
    }

    private static JsonNode condition(JsonNode puzzle, PuzzleKind<?> kind) {
        for (JsonNode condition : puzzle.path("allOf")) {
            if (condition.at("/if/properties/kind/const").asText().equals(kind.name())) {
                return condition;
            }
        }
        throw new AssertionError("The layout's schema says nothing of kind " + kind.name() + ".");
    }

    private static void assertAccepts(JsonNode property, FieldType type) {
        if (type instanceof OfNumber number) {
            assertThat(property.path("type").asText()).as(type.name()).isEqualTo("integer");
            assertThat(property.path("minimum").asLong()).as(type.name()).isLessThanOrEqualTo(number.least());
            assertThat(property.path("maximum").asLong()).as(type.name()).isGreaterThanOrEqualTo(number.most());
        } else if (type instanceof OfText text && !text.words().isEmpty()) {
            assertThat(texts(property.path("enum"))).as(type.name()).containsExactlyElementsOf(text.words());
        } else {
            assertThat(property.path("type").asText())
                    .as(type.name())
                    .isEqualTo(type instanceof OfText ? "string" : "boolean");
        }
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(item -> texts.add(item.asText()));
        return texts;
    }

    private static JsonNode schema(String name) throws IOException {
        return JSON.readTree(Schemas.text(name).orElseThrow());
    }
}
