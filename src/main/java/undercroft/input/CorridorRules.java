package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.template.RoomTemplate;

/** Reads {@code corridors}, and the {@code corridor} of a connection. */
final class CorridorRules {

    private final TemplateLibrary library;
    private final Optional<List<RoomTemplate>> common;
    private final Optional<Value> everywhere;
    private final boolean unclear;

    CorridorRules(Optional<Value> corridors, TemplateLibrary library) {
        this.library = library;
        Optional<Fields> fields =
                corridors.flatMap(value -> Fields.of(value, "the corridors", List.of("templates", "everywhere")));
        common = fields.flatMap(all -> all.get("templates"))
                .map(value -> library.resolve(value).orElse(List.of()));
        unclear = fields.map(all -> all.isMisspelled("templates")).orElse(corridors.isPresent());
        everywhere = fields.flatMap(all -> all.get("everywhere"))
                .filter(value -> value.trueOrFalse().orElse(false));
    }

    /** The templates that {@code corridor: true} stands for. */
    List<RoomTemplate> common() {
        return common.orElse(List.of());
    }

    /** The corridor templates of a connection that does not mention a corridor; empty for a door. */
    List<RoomTemplate> unspecified() {
        return everywhere.map(this::commonFor).orElse(List.of());
    }

    /** The corridor templates of a connection; empty for a door, or if the value is wrong, which is reported. */
    List<RoomTemplate> read(Value corridor) {
        if (corridor.isBoolean()) {
            return corridor.trueOrFalse().orElse(false) ? commonFor(corridor) : List.of();
        }
        return corridor.isScalar() || corridor.isList()
                ? library.resolve(corridor).orElse(List.of())
                : corridor.<List<RoomTemplate>>wrong("Write true, false or a list of templates.")
                        .orElse(List.of());
    }

    private List<RoomTemplate> commonFor(Value request) {
        if (common.isEmpty() && !unclear) {
            request.wrong(
                    "true, but the level names no templates for corridors",
                    "Name them, corridors: { templates: [NAME] }.");
        }
        return common();
    }
}
