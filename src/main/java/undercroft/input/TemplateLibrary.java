package undercroft.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.template.RoomTemplate;

/** The templates that one level has loaded, by their names. */
final class TemplateLibrary {

    private final Problems problems;
    private final Map<String, LoadedTemplate> byName = new LinkedHashMap<>();
    private boolean incomplete;

    TemplateLibrary(Problems problems) {
        this.problems = problems;
    }

    /** Adds the templates of a file; or, where it could not be read, remembers that unknown names may be its. */
    void addAll(Optional<List<LoadedTemplate>> templates) {
        templates.ifPresentOrElse(all -> all.forEach(this::add), () -> incomplete = true);
    }

    private void add(LoadedTemplate template) {
        Name name = template.name();
        LoadedTemplate earlier = byName.putIfAbsent(name.text(), template);
        if (earlier != null && !earlier.name().equals(name)) {
            problems.add(
                    name.place(),
                    "The template %s is given twice, first %s."
                            .formatted(
                                    Shown.word(name.text()),
                                    earlier.name().place().seenFrom(name.place())),
                    "Rename one of the two.");
        }
    }

    /** Whether every file and every template could be read. */
    boolean isWhole() {
        return !incomplete
                && byName.values().stream().allMatch(loaded -> loaded.template().isPresent());
    }

    /** All that were read without problems, in the order of the files. */
    List<RoomTemplate> all() {
        return byName.values().stream()
                .flatMap(loaded -> loaded.template().stream())
                .toList();
    }

    /** The templates of some names: fewer, perhaps none, where the others are reported as problems. */
    List<RoomTemplate> resolve(List<Name> names, String what) {
        List<RoomTemplate> templates = new ArrayList<>();
        for (Name name : names) {
            LoadedTemplate loaded = byName.get(name.text());
            if (loaded != null) {
                loaded.template().ifPresent(templates::add);
            } else if (!incomplete) {
                problems.add(
                        name.place(),
                        "The template %s, in the %s, is not known.".formatted(Shown.word(name.text()), what),
                        NearestName.advice(name.text(), byName.keySet()));
            }
        }
        return templates;
    }

    /** The templates that a value names, if it can be read. */
    Optional<List<RoomTemplate>> resolve(Value value) {
        return value.names("template").map(names -> resolve(names, value.what()));
    }
}
