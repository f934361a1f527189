package undercroft.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.SearchParameters;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Reads one level with the template files it names. */
final class LevelFileReader {

    private static final List<String> KEYS = List.of(
            "name",
            "templates",
            "roomTemplates",
            "templateDefaults",
            "defaults",
            "rooms",
            "connections",
            "corridors",
            "search");

    private static final int MAX_DISTANCE = 1_000;

    private final String file;
    private final TemplateFiles files;
    private final Problems problems;
    private final TemplateLibrary library;

    private LevelFileReader(String file, TemplateFiles files, Problems problems) {
        this.file = file;
        this.files = files;
        this.problems = problems;
        this.library = new TemplateLibrary(problems);
    }

    /** The level, or nothing where it or another file has problems, which are reported. */
    static Optional<Level> read(SourceFile file, TemplateFiles files, Problems problems) {
        return YamlFile.read(file, problems)
                .flatMap(root -> new LevelFileReader(file.name(), files, problems).level(root));
    }

    private Optional<Level> level(YamlNode root) {
        return Fields.of(new Value(root, "file", problems), "the level", KEYS).flatMap(this::level);
    }

    private Optional<Level> level(Fields fields) {
        String name = LevelName.of(file, fields.get("name"), problems);
        loadTemplates(fields);
        Optional<Fields> defaults = fields.get("defaults")
                .flatMap(value -> Fields.of(
                        value, "the level's defaults", List.of("templates", "minimumRoomDistance", "repeat")));
        int distance = defaults.flatMap(
                        all -> all.read("minimumRoomDistance", value -> value.wholeNumber(0, MAX_DISTANCE), 0))
                .orElse(0);
        Optional<RepeatRule> repeat = defaults.flatMap(all -> all.get("repeat")).flatMap(TemplateReader::repeat);
        SearchParameters search = fields.get("search").map(SearchReader::read).orElse(SearchParameters.DEFAULTS);

        CorridorRules corridors = new CorridorRules(fields.get("corridors"), library);
        Optional<List<RoomDraft>> drafts =
                fields.require("rooms", "Write rooms: and the rooms below it.").flatMap(new RoomsReader(library)::read);
        List<Connection> connections = connections(fields, corridors, drafts);
        List<RoomTemplate> common = commonTemplates(defaults, corridors, connections, drafts.orElse(List.of()));
        List<Room> rooms = rooms(drafts.orElse(List.of()), common);
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        Level level = new Level(name, rooms, connections, distance, repeat, search);
        drafts.ifPresent(all -> PuzzleRules.check(level, all));
        return problems.isEmpty() ? Optional.of(level) : Optional.empty();
    }

    private void loadTemplates(Fields fields) {
        Optional<List<Name>> names = fields.read("templates", value -> value.names("file"), List.of());
        for (Name name : names.orElse(List.of())) {
            library.addAll(files.load(name, file));
        }
        TemplateReader reader = new TemplateReader(fields.get("templateDefaults"));
        fields.get("roomTemplates").ifPresent(value -> library.addAll(reader.read(value)));
        if (names.isEmpty() || fields.isMisspelled("templates") || fields.isMisspelled("roomTemplates")) {
            library.addAll(Optional.empty());
        }
    }

    private List<Connection> connections(Fields fields, CorridorRules corridors, Optional<List<RoomDraft>> rooms) {
        int before = problems.count();
        Optional<Value> written = fields.get("connections");
        List<Connection> connections =
                written.map(new ConnectionsReader(corridors, rooms)::read).orElse(List.of());
        if (problems.count() == before && !fields.isMisspelled("connections")) {
            rooms.flatMap(all -> Parts.several(all, connections))
                    .ifPresent(problem -> written.or(() -> fields.get("rooms"))
                            .ifPresent(value -> value.report(problem, "Connect them.")));
        }
        return connections;
    }

    /** The templates of the rooms that name none. */
    private List<RoomTemplate> commonTemplates(
            Optional<Fields> defaults, CorridorRules corridors, List<Connection> connections, List<RoomDraft> rooms) {
        Optional<Value> named = defaults.flatMap(all -> all.get("templates"));
        if (named.isPresent()) {
            return named.flatMap(library::resolve).orElse(List.of());
        }
        Set<RoomTemplate> ofCorridors = new HashSet<>(corridors.common());
        connections.forEach(connection -> ofCorridors.addAll(connection.corridor()));
        List<RoomTemplate> common = new ArrayList<>(library.all());
        common.removeAll(ofCorridors);
        if (common.isEmpty() && library.isWhole()) {
            rooms.stream()
                    .filter(room -> room.templates().isEmpty())
                    .findFirst()
                    .ifPresent(this::reportBare);
        }
        return common;
    }

    private List<Room> rooms(List<RoomDraft> drafts, List<RoomTemplate> common) {
        List<Room> rooms = new ArrayList<>();
        for (RoomDraft draft : drafts) {
            List<RoomTemplate> templates = fitting(draft, draft.templates().orElse(common));
            Pin pin = new Pin(draft.at(), draft.transform().map(RoomDraft.PinnedTransform::transform));
            if (!templates.isEmpty()) {
                rooms.add(new Room(
                        draft.id().text(),
                        draft.type(),
                        templates,
                        pin,
                        draft.data(),
                        draft.puzzle().map(PuzzleDraft::wanted)));
            }
        }
        return rooms;
    }

    private void reportBare(RoomDraft room) {
        problems.add(
                room.id().place(),
                "The room %s names no templates, and there are none for such rooms."
                        .formatted(Shown.word(room.id().text())),
                "Load a file, templates: [NAME], or write roomTemplates.");
    }

    /** Those of the templates that may stand as the room is pinned. */
    private List<RoomTemplate> fitting(RoomDraft room, List<RoomTemplate> templates) {
        if (room.transform().isEmpty()) {
            return templates;
        }
        RoomDraft.PinnedTransform pinned = room.transform().get();
        List<RoomTemplate> fitting = templates.stream()
                .filter(template -> template.transforms().contains(pinned.transform()))
                .toList();
        if (fitting.isEmpty() && !templates.isEmpty() && library.isWhole()) {
            pinned.written()
                    .wrong(
                            "%s, which none of its templates (%s) allows"
                                    .formatted(
                                            pinned.transform().text(),
                                            Shown.words(templates.stream()
                                                    .map(RoomTemplate::name)
                                                    .toList())),
                            "Allow it in the transforms of one of them.");
        }
        return fitting;
    }
}
