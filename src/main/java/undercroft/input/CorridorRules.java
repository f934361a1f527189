package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.template.RoomTemplate;

/** Reads {@code corridors}, and what a connection says of its corridor. */
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

    /** What {@code corridor: true} means. */
    List<RoomTemplate> common() {
        return common.orElse(List.of());
    }

    /** The templates for the corridor of a connection that says nothing of it; empty for a door. */
    List<RoomTemplate> unsaid() {
        return everywhere.map(this::commonFor).orElse(List.of());
    }

    /** The templates for the corridor of a connection; empty for a door, and where the value is wrong. */
    List<RoomTemplate> read(Value corridor) {
        if (corridor.isBoolean()) {
            return corridor.trueOrFalse().orElse(false) ? commonFor(corridor) : List.of();
        }
        return corridor.isScalar() || corridor.isList()
                ? library.resolve(corridor).orElse(List.of())
                : corridor.<List<RoomTemplate>>wrong("Write true, false or a list of templates.")
                        .orElse(List.of());
    }

    private List<RoomTemplate> commonFor(Value asking) {
        if (common.isEmpty() && !unclear) {
            asking.wrong(
                    "true, but the level names no templates for corridors",
                    "Name them, corridors: { templates: [NAME] }.");
        }
        return common();
    }
}
