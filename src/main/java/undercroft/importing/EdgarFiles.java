package undercroft.importing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.YamlTree;

/** Parses Edgar's files in YAML, and finds the room sets that its maps name. */
final class EdgarFiles {

    static final String EMPTY_ADVICE = "Give one that holds something.";

    /** Where Edgar keeps the room sets that maps name, relative to its folder of maps or to a folder in that. */
    private static final List<String> ROOM_SETS = List.of("../Rooms", "../../Rooms");

    /** Far beyond any map of Edgar. */
    private static final YamlTree.Options YAML = new YamlTree.Options(32, 500_000, YamlTree.Tags.KEPT, EMPTY_ADVICE);

    private final List<Path> files;
    private final Map<Path, Optional<Mapping>> parsed = new HashMap<>();

    /** @param files to import together: any of them may be the set that another one names */
    EdgarFiles(List<Path> files) {
        this.files = List.copyOf(files);
    }

    static SourceNode parse(Path file, ImportReport report) throws ImportAbortedException {
        return YamlTree.parse(report.read(file), YAML, report.diagnostics())
                .filter(root -> !report.hasErrors())
                .orElseThrow(ImportAbortedException::new);
    }

    /** Finds the sets that a map names, by their names, and reads each once. */
    Function<String, Optional<EdgarRoomSet>> setsOf(Path map, ImportReport report) {
        Map<String, Optional<EdgarRoomSet>> sets = new HashMap<>();
        List<Path> candidates = candidates(map);
        return name -> sets.computeIfAbsent(
                name, unread -> mappingOf(candidates, name).map(found -> EdgarRoomSet.read(found, name, report)));
    }

    /** Looks for a set among the files to import, beside the map, and where Edgar keeps its sets. */
    private Optional<Mapping> mappingOf(List<Path> candidates, String setName) {
        return candidates.stream()
                .flatMap(candidate -> mapping(candidate).stream())
                .filter(mapping -> mapping.get("name")
                        .filter(node ->
                                node instanceof Scalar scalar && scalar.text().equals(setName))
                        .isPresent())
                .findFirst();
    }

    private List<Path> candidates(Path map) {
        List<Path> candidates = new ArrayList<>(files);
        candidates.addAll(filesIn(map.resolveSibling("")));
        ROOM_SETS.forEach(folder -> candidates.addAll(filesIn(map.resolveSibling(folder))));
        return candidates.stream().filter(EdgarFiles::isYaml).distinct().toList();
    }

    private static List<Path> filesIn(Path folder) {
        Path existing = folder.toString().isEmpty() ? Path.of(".") : folder;
        if (!Files.isDirectory(existing)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(existing)) {
            return files.filter(EdgarFiles::isYaml)
                    .map(file -> folder.resolve(existing.relativize(file)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static boolean isYaml(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return name.endsWith(".yml") || name.endsWith(".yaml");
    }

    /** A file that may be a set. One that cannot be read is not, and is reported only if it is to be imported itself. */
    private Optional<Mapping> mapping(Path file) {
        return parsed.computeIfAbsent(file, EdgarFiles::readMapping);
    }

    private static Optional<Mapping> readMapping(Path file) {
        try {
            return parse(file, new ImportReport(file.toString())) instanceof Mapping mapping
                    ? Optional.of(mapping)
                    : Optional.empty();
        } catch (ImportAbortedException e) {
            return Optional.empty();
        }
    }
}
