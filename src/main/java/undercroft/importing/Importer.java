package undercroft.importing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import undercroft.level.Level;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;
import undercroft.source.JsonTree;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.template.RoomTemplate;
import undercroft.yaml.LevelYaml;
import undercroft.yaml.TemplatesYaml;

/**
 * Turns files of other programs into levels and room templates. The extension and the content tell what a file is:
 *
 * <ul>
 *   <li>{@code .yml}, {@code .yaml}: a map or a set of rooms of Edgar;
 *   <li>{@code .json}: a level description of Edgar for .NET or for Unity, or a Tiled map;
 *   <li>{@code .asset}, {@code .prefab}: a level graph, a set of room templates or a room template of Edgar for Unity;
 *   <li>{@code .tmx}, {@code .tmj}: a Tiled map;
 *   <li>{@code .dot}, {@code .gv}: a graph in DOT;
 *   <li>{@code .mmd}, {@code .mermaid}: a Mermaid flowchart.
 * </ul>
 */
public final class Importer {

    /** What .NET writes for a level nests a dozen deep, and a map of a thousand by a thousand tiles holds a million values. */
    private static final JsonTree.Options JSON =
            new JsonTree.Options(64, 2_000_000, 1_200_000, EdgarFiles.EMPTY_ADVICE, "Correct it or save it again.");

    private final EdgarFiles edgarFiles;

    private Importer(List<Path> files) {
        this.edgarFiles = new EdgarFiles(files);
    }

    /**
     * Imports files that may refer to each other.
     *
     * @return a result for each file, in their order
     * @throws BadInputException if any file cannot be imported, with the diagnostics of all of them
     */
    public static List<Imported> all(List<Path> files) throws BadInputException {
        Importer importer = new Importer(files);
        List<Imported> results = new ArrayList<>();
        List<Diagnostic> diagnostics = new ArrayList<>();
        boolean hasErrors = false;
        Set<String> taken = new HashSet<>();
        for (Path file : files) {
            ImportReport report = new ImportReport(file.toString());
            Optional<Content> content = importer.content(file, uniqueName(file, taken), report);
            List<Diagnostic> ofFile = report.sorted();
            diagnostics.addAll(ofFile);
            hasErrors |= report.hasErrors();
            content.ifPresent(found -> results.add(
                    new Imported(file, found.name(), found.summary(), heading(file) + found.yaml(), ofFile)));
        }
        if (hasErrors) {
            throw new BadInputException(diagnostics.stream().distinct().toList());
        }
        return List.copyOf(results);
    }

    /**
     * What a file holds.
     *
     * @param yaml without the heading
     */
    private record Content(String name, String summary, String yaml) {}

    /** A name after the file. Of files with one name all but the first get a number; systems that ignore case count as well. */
    private static String uniqueName(Path file, Set<String> taken) {
        String base = Names.ofLevel(file);
        String name = base;
        for (int number = 2; !taken.add(name.toLowerCase(Locale.ROOT)); number++) {
            name = base + "-" + number;
        }
        return name;
    }

    private Optional<Content> content(Path file, String name, ImportReport report) {
        try {
            return read(file, name, report);
        } catch (ImportAbortedException e) {
            return Optional.empty();
        }
    }

    private Optional<Content> read(Path file, String name, ImportReport report) throws ImportAbortedException {
        switch (extension(file)) {
            case "yml", "yaml" -> {
                return edgar(file, name, report);
            }
            case "json", "tmj" -> {
                return json(file, name, report);
            }
            case "asset" -> {
                return asset(EdgarAsset.of(file, report), name, report);
            }
            case "prefab" -> {
                return templates(
                        name,
                        EdgarPrefab.read(report.read(file), report).map(new Names()::unique).stream()
                                .toList(),
                        report);
            }
            case "tmx" -> {
                TiledMap map = TmxMap.read(report.read(file), report);
                return templates(name, TiledTemplates.of(map, report), report);
            }
            case "dot", "gv" -> {
                return level(DotGraph.read(report.read(file), report).level(name));
            }
            case "mmd", "mermaid" -> {
                return level(MermaidGraph.read(report.read(file), report).level(name));
            }
            default -> {
                report.error(
                        report.start(),
                        "The extension does not tell what the file is. Use .yml, .json, .asset, .prefab, .tmx, .tmj, .dot or .mmd.");
                return Optional.empty();
            }
        }
    }

    private Optional<Content> edgar(Path file, String name, ImportReport report) throws ImportAbortedException {
        Mapping root = mapping(EdgarFiles.parse(file, report), report);
        if (EdgarMap.isMap(root)) {
            return level(new EdgarMap(root, report, edgarFiles.setsOf(file, report)).level(name));
        }
        if (root.get("roomDescriptions").isPresent()) {
            return templates(name, EdgarRoomSet.read(root, name, report).templates(report), report);
        }
        boolean isOurs = Stream.of("rooms", "connections", "templates", "roomTemplates")
                .anyMatch(key -> root.get(key).isPresent());
        report.error(
                root.position(),
                isOurs
                        ? "The file looks like one of Undercroft's own. Use it as it is."
                        : "The file is neither a map nor a set of rooms of Edgar. Check that it is the right file.");
        return Optional.empty();
    }

    private static Optional<Content> json(Path file, String name, ImportReport report) throws ImportAbortedException {
        SourceNode node =
                JsonTree.parse(report.read(file), JSON, report.diagnostics()).orElseThrow(ImportAbortedException::new);
        Mapping root = mapping(node, report);
        if (TmjMap.isMap(root)) {
            return templates(name, TiledTemplates.of(TmjMap.read(root, report), report), report);
        }
        if (EdgarUnityJson.isExport(root)) {
            return level(new EdgarUnityJson(root, report).level(name));
        }
        if (EdgarJson.isLevelDescription(root)) {
            return level(new EdgarJson(root, report).level(name));
        }
        report.error(
                root.position(),
                "The file is neither a level description of Edgar nor a Tiled map. Check that it is the right file.");
        return Optional.empty();
    }

    private static Optional<Content> asset(EdgarAsset asset, String name, ImportReport report) {
        if (asset.isLevelGraph()) {
            return level(asset.level(name));
        }
        if (asset.isSet()) {
            return templates(name, asset.templates(), report);
        }
        report.error(
                report.start(),
                "The asset is neither a level graph nor a set of room templates of Edgar. Check that it is the right file.");
        return Optional.empty();
    }

    private static Optional<Content> templates(String name, List<RoomTemplate> templates, ImportReport report) {
        if (report.hasErrors()) {
            return Optional.empty();
        }
        if (templates.isEmpty()) {
            report.error(report.start(), "The file holds no rooms. Add one.");
            return Optional.empty();
        }
        String summary = "%d room templates".formatted(templates.size());
        return Optional.of(new Content(name, summary, TemplatesYaml.file(templates)));
    }

    private static Optional<Content> level(Optional<Level> imported) {
        return imported.map(level -> new Content(
                level.name(),
                "%d rooms, %d connections, %d room templates"
                        .formatted(
                                level.rooms().size(),
                                level.connections().size(),
                                level.templates().size()),
                LevelYaml.of(level)));
    }

    /** A comment that names the file; characters that a comment might not keep become question marks. */
    private static String heading(Path file) {
        String name = Objects.requireNonNull(file.getFileName())
                .toString()
                .replaceAll("[^\\x20-\\x7E\\p{IsAlphabetic}]", "?");
        return "# Imported from %s.\n".formatted(name);
    }

    private static Mapping mapping(SourceNode root, ImportReport report) throws ImportAbortedException {
        if (root instanceof Mapping mapping) {
            return mapping;
        }
        report.error(
                root.position(), "The file holds %s. It should hold a mapping.".formatted(NodeReader.described(root)));
        throw new ImportAbortedException();
    }

    private static String extension(Path file) {
        String name =
                Optional.ofNullable(file.getFileName()).map(Path::toString).orElse("");
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
