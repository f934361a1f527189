package undercroft.importing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;
import undercroft.yaml.LevelYaml;
import undercroft.yaml.TemplatesYaml;

/**
 * Makes levels and room templates of files of other programs. What a file is, its name's end and its content say:
 *
 * <ul>
 *   <li>{@code .yml}, {@code .yaml}: a map or a set of rooms of Edgar;
 *   <li>{@code .json}: a level description of Edgar for .NET or for Unity, or a Tiled map;
 *   <li>{@code .tmx}, {@code .tmj}: a Tiled map;
 *   <li>{@code .dot}, {@code .gv}: a graph in DOT;
 *   <li>{@code .mmd}, {@code .mermaid}: a Mermaid flowchart.
 * </ul>
 */
public final class Importer {

    /** Where Edgar keeps the sets of rooms that maps name, seen from its folder of maps. */
    private static final String EDGAR_ROOMS = "../Rooms";

    private final List<Path> files;
    private final Map<Path, Node.Fields> yamlFiles = new HashMap<>();

    private Importer(List<Path> files) {
        this.files = List.copyOf(files);
    }

    /**
     * Imports files that may name each other.
     *
     * @return what was made of each, in their order
     * @throws BadImportException where nothing can be made of a file, with the diagnostics on all of them
     */
    public static List<Imported> all(List<Path> files) throws BadImportException {
        Importer importer = new Importer(files);
        List<Imported> imported = new ArrayList<>();
        List<Remark> diagnostics = new ArrayList<>();
        for (Path file : files) {
            Diagnostics ofFile = new Diagnostics(file.toString());
            List<Diagnostics> ofSets = new ArrayList<>();
            Optional<Imported> made = Optional.empty();
            try {
                made = importer.made(file, ofFile, ofSets);
            } catch (EndOfReading e) {
                // What ended the reading is among the diagnostics.
                made = Optional.empty();
            }
            List<Remark> all = Stream.concat(Stream.of(ofFile), ofSets.stream())
                    .flatMap(some -> some.sorted().stream())
                    .distinct()
                    .toList();
            diagnostics.addAll(all);
            boolean isBad = all.stream().anyMatch(Remark::isError);
            made.filter(one -> !isBad)
                    .ifPresent(
                            one -> imported.add(new Imported(one.file(), one.name(), one.summary(), one.yaml(), all)));
        }
        if (diagnostics.stream().anyMatch(Remark::isError)) {
            throw new BadImportException(diagnostics.stream().distinct().toList());
        }
        return List.copyOf(imported);
    }

    private Optional<Imported> made(Path file, Diagnostics diagnostics, List<Diagnostics> ofSets) throws EndOfReading {
        return switch (end(file)) {
            case "yml", "yaml" -> edgar(file, diagnostics, ofSets);
            case "json", "tmj" -> json(file, diagnostics);
            case "tmx" -> tiled(file, TmxMap.read(SourceText.read(file, diagnostics), diagnostics), diagnostics);
            case "dot", "gv" -> graph(file, DotGraph.read(SourceText.read(file, diagnostics), diagnostics));
            case "mmd", "mermaid" -> graph(file, MermaidGraph.read(SourceText.read(file, diagnostics), diagnostics));
            default -> {
                diagnostics.error(
                        SourcePosition.START,
                        "The name does not say what the file is. Let it end with .yml, .json, .tmx, .tmj, .dot or .mmd.");
                throw new EndOfReading();
            }
        };
    }

    private Optional<Imported> edgar(Path file, Diagnostics diagnostics, List<Diagnostics> ofSets) throws EndOfReading {
        Node.Fields root = mapping(YamlTree.parse(SourceText.read(file, diagnostics), diagnostics), diagnostics);
        if (isMap(root)) {
            Map<String, Optional<EdgarRoomSet>> sets = new HashMap<>();
            EdgarMap map = new EdgarMap(
                    root, diagnostics, name -> sets.computeIfAbsent(name, absent -> set(file, absent, ofSets)));
            return map.level(Names.ofLevel(file)).map(level -> imported(file, level));
        }
        if (root.get("roomDescriptions").isPresent()) {
            return templates(
                    file,
                    EdgarRoomSet.read(root, Names.ofLevel(file), diagnostics).templates(),
                    diagnostics);
        }
        boolean isOurs = Stream.of("rooms", "connections", "templates", "roomTemplates")
                .anyMatch(key -> root.get(key).isPresent());
        diagnostics.error(
                root.at(),
                isOurs
                        ? "The file looks like one of Undercroft's own. Use it as it is."
                        : "The file is neither a map nor a set of rooms of Edgar. Check that it is the right file.");
        return Optional.empty();
    }

    private static boolean isMap(Node.Fields root) {
        return Stream.of("roomsRange", "passages", "defaultRoomShapes", "customRoomDescriptionsSet")
                .anyMatch(key -> root.get(key).isPresent());
    }

    /** The set of a name: among the files given, beside the map, or where Edgar keeps its sets. */
    private Optional<EdgarRoomSet> set(Path map, String name, List<Diagnostics> ofSets) {
        for (Path candidate : candidates(map)) {
            Diagnostics diagnostics = new Diagnostics(candidate.toString());
            Optional<Node.Fields> root = yaml(candidate);
            Optional<String> known = root.flatMap(all -> all.get("name"))
                    .filter(Node.Scalar.class::isInstance)
                    .map(node -> ((Node.Scalar) node).text());
            if (root.isPresent() && known.equals(Optional.of(name))) {
                ofSets.add(diagnostics);
                return Optional.of(EdgarRoomSet.read(root.get(), name, diagnostics));
            }
        }
        return Optional.empty();
    }

    private List<Path> candidates(Path map) {
        List<Path> candidates = new ArrayList<>(files);
        candidates.addAll(yamlFilesIn(map.resolveSibling("")));
        candidates.addAll(yamlFilesIn(map.resolveSibling(EDGAR_ROOMS)));
        return candidates.stream().filter(Importer::isYaml).distinct().toList();
    }

    private static List<Path> yamlFilesIn(Path folder) {
        Path there = folder.toString().isEmpty() ? Path.of(".") : folder;
        if (!Files.isDirectory(there)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(there)) {
            return files.filter(Importer::isYaml)
                    .map(file -> folder.resolve(there.relativize(file)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static boolean isYaml(Path file) {
        return Set.of("yml", "yaml").contains(end(file));
    }

    /** A file that may be a set; one that cannot be read is none, and is reported where it is imported itself. */
    private Optional<Node.Fields> yaml(Path file) {
        if (!yamlFiles.containsKey(file)) {
            try {
                Diagnostics unheard = new Diagnostics(file.toString());
                if (YamlTree.parse(SourceText.read(file, unheard), unheard) instanceof Node.Fields fields) {
                    yamlFiles.put(file, fields);
                }
            } catch (EndOfReading e) {
                return Optional.empty();
            }
        }
        return Optional.ofNullable(yamlFiles.get(file));
    }

    private static Optional<Imported> json(Path file, Diagnostics diagnostics) throws EndOfReading {
        Node.Fields root = mapping(JsonTree.parse(SourceText.read(file, diagnostics), diagnostics), diagnostics);
        if (TmjMap.isOne(root)) {
            return tiled(file, TmjMap.read(root, diagnostics), diagnostics);
        }
        if (EdgarJson.isOne(root)) {
            return new EdgarJson(root, diagnostics).level(Names.ofLevel(file)).map(level -> imported(file, level));
        }
        diagnostics.error(
                root.at(),
                "The file is neither a level description of Edgar nor a Tiled map. Check that it is the right file.");
        return Optional.empty();
    }

    private static Optional<Imported> tiled(Path file, TiledMap map, Diagnostics diagnostics) {
        return templates(file, TiledTemplates.of(map, diagnostics), diagnostics);
    }

    private static Optional<Imported> graph(Path file, BareGraph graph) {
        return graph.level(Names.ofLevel(file)).map(level -> imported(file, level));
    }

    private static Optional<Imported> templates(Path file, List<RoomTemplate> templates, Diagnostics diagnostics) {
        if (diagnostics.hasErrors()) {
            return Optional.empty();
        }
        if (templates.isEmpty()) {
            diagnostics.error(SourcePosition.START, "The file holds no rooms. Add one.");
            return Optional.empty();
        }
        String summary = "%d room templates".formatted(templates.size());
        return Optional.of(new Imported(
                file, Names.ofLevel(file), summary, heading(file) + TemplatesYaml.file(templates), List.of()));
    }

    private static Imported imported(Path file, Level level) {
        String summary = "%d rooms, %d connections, %d room templates"
                .formatted(
                        level.rooms().size(),
                        level.connections().size(),
                        level.templates().size());
        return new Imported(file, level.name(), summary, heading(file) + LevelYaml.of(level), List.of());
    }

    private static String heading(Path file) {
        String name = Objects.requireNonNull(file.getFileName())
                .toString()
                .replaceAll("[^\\x20-\\x7E\\p{IsAlphabetic}]", "?");
        return "# Imported from %s.\n".formatted(name);
    }

    private static Node.Fields mapping(Node root, Diagnostics diagnostics) throws EndOfReading {
        if (root instanceof Node.Fields fields) {
            return fields;
        }
        diagnostics.error(root.at(), "The file holds %s. It should hold a mapping.".formatted(root.shown()));
        throw new EndOfReading();
    }

    private static String end(Path file) {
        String name =
                Optional.ofNullable(file.getFileName()).map(Path::toString).orElse("");
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
