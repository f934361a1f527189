package undercroft.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.template.RoomTemplate;

/** The templates of a level by their names. */
final class TemplateLibrary {

    private final Diagnostics diagnostics;
    private final Map<String, NamedTemplate> byName = new LinkedHashMap<>();
    private boolean incomplete;

    TemplateLibrary(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Adds the templates of a file. If it could not be read, unknown names may be from it, and are no longer reported. */
    void addAll(Optional<List<NamedTemplate>> templates) {
        templates.ifPresentOrElse(all -> all.forEach(this::add), () -> incomplete = true);
    }

    private void add(NamedTemplate template) {
        Name name = template.name();
        NamedTemplate earlier = byName.putIfAbsent(name.text(), template);
        if (earlier != null && !earlier.name().equals(name)) {
            diagnostics.error(
                    name.position(),
                    "The template %s is given twice, first %s. Rename one of the two."
                            .formatted(
                                    Quotation.word(name.text()),
                                    earlier.name().position().seenFrom(name.position())));
        }
    }

    /** Whether all files and templates could be read. */
    boolean isComplete() {
        return !incomplete
                && byName.values().stream().allMatch(named -> named.template().isPresent());
    }

    /** The number of templates, those that could not be read included. */
    int size() {
        return byName.size();
    }

    /** All templates that could be read, in the order of the files. */
    List<RoomTemplate> all() {
        return byName.values().stream()
                .flatMap(named -> named.template().stream())
                .toList();
    }

    /** The templates with some names. Unknown names are reported and left out. */
    List<RoomTemplate> resolve(List<Name> names, String what) {
        List<RoomTemplate> templates = new ArrayList<>();
        for (Name name : names) {
            NamedTemplate named = byName.get(name.text());
            if (named != null) {
                named.template().ifPresent(templates::add);
            } else if (!incomplete) {
                diagnostics.error(
                        name.position(),
                        () -> "The template %s, in the %s, is not known. %s"
                                .formatted(
                                        Quotation.word(name.text()),
                                        what,
                                        NearestName.advice(name.text(), byName.keySet())));
            }
        }
        return templates;
    }

    /** The templates that a value names; nothing if it is wrong, which is reported. */
    Optional<List<RoomTemplate>> resolve(Value value) {
        return value.names("template").map(names -> resolve(names, value.what()));
    }
}
