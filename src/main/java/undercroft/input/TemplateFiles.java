package undercroft.input;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourceFile;
import undercroft.source.SourceNode;

/** Reads files of room templates, each once, even if several levels name it. */
final class TemplateFiles {

    private final TemplateSource source;
    private final Diagnostics diagnostics;
    private final Map<String, Optional<List<NamedTemplate>>> read = new HashMap<>();

    TemplateFiles(TemplateSource source, Diagnostics diagnostics) {
        this.source = source;
        this.diagnostics = diagnostics;
    }

    /**
     * The templates of a file.
     *
     * @param level the name of the file that names it
     * @return nothing if the file is missing or holds no templates, which is reported
     */
    Optional<List<NamedTemplate>> load(Name name, String level) {
        TemplateSource.Lookup lookup = source.find(name.text(), level);
        if (lookup instanceof TemplateSource.Found found) {
            return loadFile(found.file());
        }
        String file = "The template file " + Quotation.word(name.text());
        diagnostics.error(
                name.position(),
                lookup instanceof TemplateSource.Missing missing
                        ? "%s is not there. %s".formatted(file, advice(name.text(), missing))
                        : file + " has no possible name. Name a file.");
        return Optional.empty();
    }

    private static String advice(String name, TemplateSource.Missing missing) {
        List<String> locations = missing.locations();
        Optional<String> near = NearestName.near(name, missing.names());
        if (near.isPresent()) {
            return "Did you mean %s?".formatted(Quotation.word(near.get()));
        }
        return locations.isEmpty()
                ? "Correct the name."
                : "Correct the name, or put it at one of %s.".formatted(String.join(", ", locations));
    }

    private Optional<List<NamedTemplate>> loadFile(SourceFile file) {
        if (!read.containsKey(file.name())) {
            read.put(file.name(), LevelReader.parse(file, diagnostics).flatMap(this::templates));
        }
        return read.getOrDefault(file.name(), Optional.empty());
    }

    private Optional<List<NamedTemplate>> templates(SourceNode root) {
        return Fields.of(new Value(root, "file", diagnostics), "the file", List.of("defaults", "templates"))
                .flatMap(fields -> {
                    TemplateReader reader =
                            new TemplateReader(fields.get("defaults").map(value -> value.named("defaults")));
                    return fields.require("templates", "Write templates: and the templates below it.")
                            .flatMap(templates -> reader.read(templates.named("templates")));
                });
    }
}
