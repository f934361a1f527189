package undercroft.input;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads files of room templates, each once however many levels name it. */
final class TemplateFiles {

    private final TemplateSource source;
    private final Problems problems;
    private final Map<String, Optional<List<LoadedTemplate>>> read = new HashMap<>();

    TemplateFiles(TemplateSource source, Problems problems) {
        this.source = source;
        this.problems = problems;
    }

    /**
     * The templates of a file.
     *
     * @param level the name of the file that names it
     * @return nothing where the file is not there or holds no templates, which is reported
     */
    Optional<List<LoadedTemplate>> load(Name name, String level) {
        TemplateSource.Lookup lookup = source.find(name.text(), level);
        if (lookup instanceof TemplateSource.Found found) {
            return loadFile(found.file());
        }
        if (lookup instanceof TemplateSource.Missing missing) {
            problems.add(
                    name.place(),
                    "The template file %s is not there.".formatted(Shown.word(name.text())),
                    missing.places().isEmpty()
                            ? "Correct the name."
                            : "Correct the name, or put it at one of %s."
                                    .formatted(String.join(", ", missing.places())));
        } else {
            problems.add(
                    name.place(),
                    "The template file %s has no possible name.".formatted(Shown.word(name.text())),
                    "Name a file.");
        }
        return Optional.empty();
    }

    private Optional<List<LoadedTemplate>> loadFile(SourceFile file) {
        if (!read.containsKey(file.name())) {
            read.put(file.name(), YamlFile.read(file, problems).flatMap(this::templates));
        }
        return read.getOrDefault(file.name(), Optional.empty());
    }

    private Optional<List<LoadedTemplate>> templates(YamlNode root) {
        return Fields.of(new Value(root, "file", problems), "the file", List.of("defaults", "templates"))
                .flatMap(fields -> {
                    TemplateReader reader =
                            new TemplateReader(fields.get("defaults").map(value -> value.named("defaults")));
                    return fields.require("templates", "Write templates: and the templates below it.")
                            .flatMap(templates -> reader.read(templates.named("templates")));
                });
    }
}
