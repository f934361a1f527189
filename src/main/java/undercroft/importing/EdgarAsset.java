package undercroft.importing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.importing.UnityYaml.Piece;
import undercroft.level.Level;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceText;
import undercroft.template.RoomTemplate;

/**
 * An asset of Edgar for Unity: a level graph, or a set of room templates. See {@code LevelGraph.cs}, {@code Room.cs}, {@code Connection.cs} and
 * {@code RoomTemplatesSet.cs} in OndrejNepozitek/Edgar-Unity 2.0.10. As in Edgar by default, every connection has a corridor if the graph has
 * templates of corridors.
 */
final class EdgarAsset {

    private final UnityYaml file;
    private final SourceText source;
    private final UnityProject project;
    private final ImportReport report;
    private final NodeReader values;
    private final Names names = new Names();

    /** The templates of the files that were read, by their GUIDs. */
    private final Map<String, List<RoomTemplate>> read = new HashMap<>();

    private EdgarAsset(UnityYaml file, SourceText source, UnityProject project, ImportReport report) {
        this.file = file;
        this.source = source;
        this.project = project;
        this.report = report;
        this.values = new NodeReader(report);
    }

    static EdgarAsset of(Path path, ImportReport report) throws ImportAbortedException {
        SourceText source = report.read(path);
        return new EdgarAsset(UnityYaml.parse(source, report), source, UnityProject.around(path), report);
    }

    /** The object of the asset that has a field. */
    private Optional<Piece> withField(String field) {
        return file.ofType("MonoBehaviour").stream()
                .filter(piece -> piece.fields().get(field).isPresent())
                .findFirst();
    }

    boolean isLevelGraph() {
        return withField("Connections").isPresent() && withField("Rooms").isPresent();
    }

    boolean isSet() {
        return withField("RoomTemplates").isPresent();
    }

    /** The room templates of a set. */
    List<RoomTemplate> templates() {
        return withField("RoomTemplates")
                .map(set -> referred(set, "RoomTemplates"))
                .orElse(List.of());
    }

    /** The level; nothing if there are errors. */
    Optional<Level> level(String name) {
        Piece graph = withField("Connections").orElseThrow();
        LevelDraft draft = new LevelDraft(report);
        List<RoomTemplate> common = both(graph, "DefaultIndividualRoomTemplates", "DefaultRoomTemplateSets");
        List<RoomTemplate> corridors = both(graph, "CorridorIndividualRoomTemplates", "CorridorRoomTemplateSets");
        Map<String, String> ids = ids(pieces(graph, "Rooms"));
        for (Piece room : pieces(graph, "Rooms")) {
            List<RoomTemplate> own = both(room, "IndividualRoomTemplates", "RoomTemplateSets");
            List<RoomTemplate> templates = own.isEmpty() ? common : own;
            String id = ids.getOrDefault(room.id(), "");
            if (templates.isEmpty() && !report.hasErrors()) {
                report.error(
                        room.fields().position(),
                        "The room %s has no room templates, and the graph has none by default. Give it some in Unity."
                                .formatted(Quotation.plain(id)));
            }
            draft.addRoom(room.fields().position(), id, "", templates, List.of());
        }
        for (Piece connection : pieces(graph, "Connections")) {
            draft.connect(
                    connection.fields().position(),
                    ids.getOrDefault(connection.reference("From"), ""),
                    ids.getOrDefault(connection.reference("To"), ""),
                    corridors,
                    false,
                    "");
        }
        return draft.level(name);
    }

    /** The names of rooms by their numbers in the file; of equal names each gets its place in the list. */
    private static Map<String, String> ids(List<Piece> rooms) {
        Map<String, Integer> counts = new HashMap<>();
        rooms.forEach(room -> counts.merge(nameOf(room), 1, Integer::sum));
        Map<String, String> ids = new LinkedHashMap<>();
        for (int i = 0; i < rooms.size(); i++) {
            String name = nameOf(rooms.get(i));
            ids.put(rooms.get(i).id(), counts.getOrDefault(name, 1) == 1 ? name : name + " " + (i + 1));
        }
        return ids;
    }

    private static String nameOf(Piece room) {
        String name = NodeReader.scalar(room.fields(), "Name");
        return name.isBlank() ? "Room" : name.strip();
    }

    private List<Piece> pieces(Piece owner, String field) {
        List<Piece> pieces = new ArrayList<>();
        for (SourceNode item : values.list(owner.fields(), field)) {
            file.piece(UnityYaml.fileId(item)).ifPresent(pieces::add);
        }
        return pieces;
    }

    /** The templates that are named one by one and those of sets. */
    private List<RoomTemplate> both(Piece owner, String individual, String sets) {
        // By names, which are unique: to compare templates takes all their corners.
        Map<String, RoomTemplate> all = new LinkedHashMap<>();
        Stream.concat(referred(owner, individual).stream(), referred(owner, sets).stream())
                .forEach(template -> all.put(template.name(), template));
        return List.copyOf(all.values());
    }

    /** The templates of the prefabs and sets that a field refers to. */
    private List<RoomTemplate> referred(Piece owner, String field) {
        List<RoomTemplate> all = new ArrayList<>();
        for (SourceNode item : values.list(owner.fields(), field)) {
            String guid = UnityYaml.guid(item);
            if (!guid.isEmpty()) {
                if (!read.containsKey(guid)) {
                    // Before it is read, for sets that hold each other.
                    read.put(guid, List.of());
                    read.put(guid, inFile(item, guid));
                }
                all.addAll(read.getOrDefault(guid, List.of()));
            }
        }
        return all;
    }

    /** The templates of a prefab or a set. A file that is not there is reported once. */
    private List<RoomTemplate> inFile(SourceNode reference, String guid) {
        Optional<Path> path = project.file(guid);
        if (path.isEmpty()) {
            report.error(
                    reference.position(),
                    "No prefab or asset below %s has the GUID %s. Import the file where it lies in its Unity project, with the .meta files."
                            .formatted(project.folder(), guid));
            return List.of();
        }
        if (names.size() > Level.MAX_TEMPLATES) {
            report.error(
                    reference.position(),
                    "The level has more than %d room templates. Use fewer.".formatted(Level.MAX_TEMPLATES));
            return List.of();
        }
        try {
            SourceText text = report.read(path.get());
            return path.get().toString().endsWith(".prefab")
                    ? EdgarPrefab.read(text, report).map(names::unique).stream().toList()
                    : ofSet(new EdgarAsset(UnityYaml.parse(text, report), text, project, report));
        } catch (ImportAbortedException e) {
            return List.of();
        }
    }

    private List<RoomTemplate> ofSet(EdgarAsset asset) {
        Optional<Piece> set = asset.withField("RoomTemplates");
        if (set.isEmpty()) {
            report.error(
                    asset.source.start(), "The asset is no set of room templates. Correct the reference in Unity.");
        }
        return set.map(templates -> referred(templates, "RoomTemplates")).orElse(List.of());
    }
}
