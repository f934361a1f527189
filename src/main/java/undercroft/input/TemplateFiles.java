package undercroft.input;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds and reads files of room templates, each once however many levels name it. */
final class TemplateFiles {

    private static final String EXTENSION = ".yaml";

    private final Problems problems;
    private final Map<Path, Optional<List<LoadedTemplate>>> read = new HashMap<>();

    TemplateFiles(Problems problems) {
        this.problems = problems;
    }

    /**
     * The templates of a file.
     *
     * @param name a path beside the graph, or a name to look up beside it and in {@code ../room-templates}
     * @return nothing where the file is not there or holds no templates, which is reported
     */
    Optional<List<LoadedTemplate>> load(Name name, Path graph) {
        List<Path> candidates;
        try {
            candidates = candidates(name.text(), graph);
        } catch (InvalidPathException e) {
            problems.add(
                    name.place(),
                    "The template file %s has no possible name.".formatted(Shown.word(name.text())),
                    "Name a file.");
            return Optional.empty();
        }
        for (Path candidate : candidates) {
            if (Files.exists(candidate) && !Files.isDirectory(candidate) && !isSame(candidate, graph)) {
                return loadFile(candidate);
            }
        }
        problems.add(
                name.place(),
                "The template file %s is not there.".formatted(Shown.word(name.text())),
                "Correct the name, or put it at one of %s."
                        .formatted(candidates.stream().map(Path::toString).collect(Collectors.joining(", "))));
        return Optional.empty();
    }

    private static List<Path> candidates(String name, Path graph) {
        Path beside = Path.of("").resolve(Optional.ofNullable(graph.getParent()).orElse(Path.of("")));
        List<Path> candidates = new ArrayList<>();
        for (Path folder : List.of(beside, beside.resolve("../room-templates"))) {
            candidates.add(folder.resolve(name).normalize());
            candidates.add(folder.resolve(name + EXTENSION).normalize());
        }
        return candidates;
    }

    /** A level may bear the name of the templates it is made of. */
    private static boolean isSame(Path candidate, Path graph) {
        return candidate
                .toAbsolutePath()
                .normalize()
                .equals(graph.toAbsolutePath().normalize());
    }

    private Optional<List<LoadedTemplate>> loadFile(Path file) {
        Path key = file.toAbsolutePath().normalize();
        if (!read.containsKey(key)) {
            read.put(key, YamlFile.read(file, problems).flatMap(this::templates));
        }
        return read.getOrDefault(key, Optional.empty());
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
