package undercroft.input;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.PaletteEntry;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.SearchParameters;
import undercroft.level.Spawn;
import undercroft.level.Wishes;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourceFile;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
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
            "labels",
            "palette",
            "items",
            "switches",
            "mission",
            "search",
            "spawn",
            "layout",
            "relations");

    /** In cells: far beyond any useful distance. */
    private static final int MAX_DISTANCE = 1_000;

    /** Files of templates that a level may name: each is read whole. */
    private static final int MAX_FILES = 100;

    /** Templates that a message lists. */
    private static final int MAX_NAMED = 12;

    private final String file;
    private final Foundation foundation;
    private final TemplateFiles files;
    private final Diagnostics diagnostics;
    private final TemplateLibrary library;
    private final MissionUses uses = new MissionUses();

    private LevelFileReader(String file, Foundation foundation, TemplateFiles files, Diagnostics diagnostics) {
        this.file = file;
        this.foundation = foundation;
        this.files = files;
        this.diagnostics = diagnostics;
        this.library = new TemplateLibrary(diagnostics);
    }

    /** The level; nothing if anything is wrong with it or another file, which is reported. */
    static Optional<Level> read(SourceFile file, Foundation foundation, TemplateFiles files, Diagnostics diagnostics) {
        return LevelReader.parse(file, diagnostics)
                .flatMap(root -> new LevelFileReader(file.name(), foundation, files, diagnostics).level(root));
    }

    private Optional<Level> level(SourceNode root) {
        if (isTemplateFile(root)) {
            diagnostics.error(
                    root.position(),
                    "This is a file of room templates, not a level."
                            + " Name it in the templates of a level, templates: [NAME], and give that level.");
            return Optional.empty();
        }
        return Fields.of(new Value(root, "file", diagnostics), "the level", KEYS)
                .flatMap(this::level);
    }

    /** In a level, {@code templates} is a list of files. */
    private static boolean isTemplateFile(SourceNode root) {
        return root instanceof Mapping mapping
                && mapping.get("rooms").isEmpty()
                && mapping.get("templates").filter(Mapping.class::isInstance).isPresent();
    }

    private Optional<Level> level(Fields fields) {
        String name = LevelName.of(file, fields.get("name"), diagnostics);
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
                fields.require("rooms", "Write rooms: and the rooms below it.").flatMap(this::drafts);
        List<Connection> connections = connections(fields, corridors, drafts);
        List<RoomTemplate> common = commonTemplates(defaults, corridors, connections, drafts.orElse(List.of()));
        Map<String, String> labels = drafts.isPresent()
                ? fields.get("labels").map(new LabelsReader(drafts.get())::read).orElse(Map.of())
                : Map.of();
        List<PaletteEntry> palette =
                fields.get("palette").map(PaletteReader::read).orElse(List.of());
        List<SpawnDraft> spawns = fields.get("spawn").map(SpawnsReader::read).orElse(List.of());
        List<Room> rooms = rooms(drafts.orElse(List.of()), common, labels);
        MissionRules rules = new MissionReader(fields, drafts.orElse(List.of())).read();
        WishesReader wishes = new WishesReader(fields, drafts.orElse(List.of()));
        Wishes wanted = wishes.read();
        boolean isReadWhole = !diagnostics.hasErrors();
        List<Spawn> asked = spawns.stream().map(SpawnDraft::spawn).toList();
        Optional<Level> read = isReadWhole
                ? Optional.of(
                        new Level(name, rooms, connections, distance, repeat, search, palette, rules, asked, wanted))
                : Optional.empty();
        if (rules.isDeclared()
                || uses.isOfMission()
                || read.filter(Level::hasMission).isPresent()) {
            new MissionNames(uses, rules, diagnostics).check();
        }
        if (diagnostics.hasErrors()) {
            return Optional.empty();
        }
        Level whole = read.orElseThrow();
        drafts.ifPresent(all -> PuzzleRules.check(whole, all));
        SpawnRules.check(whole, spawns, diagnostics);
        Level level = wishes.paired(whole);
        wishes.warnOfContradictions(level);
        fields.get("palette").ifPresent(value -> PaletteReader.checkUse(value, level, uses, diagnostics));
        return !diagnostics.hasErrors() ? Optional.of(level) : Optional.empty();
    }

    private void loadTemplates(Fields fields) {
        Optional<List<Name>> names = fields.read("templates", value -> value.names("file"), List.of());
        if (names.map(List::size).orElse(0) > MAX_FILES) {
            fields.get("templates")
                    .ifPresent(value -> value.wrong("too many", "Name at most %d files.".formatted(MAX_FILES)));
            names = Optional.empty();
        }
        for (Name name : names.orElse(List.of())) {
            library.addAll(files.load(name, file));
        }
        TemplateReader reader = new TemplateReader(fields.get("templateDefaults"));
        fields.get("roomTemplates").ifPresent(value -> library.addAll(reader.read(value)));
        if (library.size() > Level.MAX_TEMPLATES) {
            fields.get("templates")
                    .or(() -> fields.get("roomTemplates"))
                    .ifPresent(value -> value.wrong(
                            "%d room templates with those of the level".formatted(library.size()),
                            "Give a level at most %d.".formatted(Level.MAX_TEMPLATES)));
        }
        if (names.isEmpty() || fields.isMisspelled("templates") || fields.isMisspelled("roomTemplates")) {
            library.addAll(Optional.empty());
        }
    }

    /** The rooms that stand already, and those of the file. */
    private Optional<List<RoomDraft>> drafts(Value rooms) {
        return new RoomsReader(library, uses)
                .read(rooms)
                .map(own -> Stream.concat(
                                foundation.rooms().stream()
                                        .map(room -> RoomDraft.of(
                                                room,
                                                rooms.position(),
                                                transform -> new RoomDraft.PinnedTransform(rooms, transform))),
                                own.stream())
                        .toList());
    }

    private List<Connection> connections(Fields fields, CorridorRules corridors, Optional<List<RoomDraft>> rooms) {
        int before = diagnostics.errorCount();
        Optional<Value> written = fields.get("connections");
        List<Connection> connections = Stream.concat(
                        foundation.connections().stream(),
                        written.map(new ConnectionsReader(corridors, rooms, uses)::read).orElse(List.of()).stream())
                .toList();
        if (diagnostics.errorCount() == before && !fields.isMisspelled("connections")) {
            rooms.flatMap(all -> ConnectedParts.several(all, connections))
                    .ifPresent(problem -> written.or(() -> fields.get("rooms"))
                            .ifPresent(value -> value.report(problem, "Connect them.")));
        }
        return connections;
    }

    /** The templates for rooms that name none. */
    private List<RoomTemplate> commonTemplates(
            Optional<Fields> defaults, CorridorRules corridors, List<Connection> connections, List<RoomDraft> rooms) {
        Optional<Value> named = defaults.flatMap(all -> all.get("templates"));
        if (named.isPresent()) {
            return named.flatMap(library::resolve).orElse(List.of());
        }
        // By identity, since the hash of a template takes all its corners.
        Set<RoomTemplate> ofCorridors = Collections.newSetFromMap(new IdentityHashMap<>());
        ofCorridors.addAll(corridors.common());
        connections.forEach(connection -> ofCorridors.addAll(connection.corridor()));
        List<RoomTemplate> common = library.all().stream()
                .filter(template -> !ofCorridors.contains(template))
                .toList();
        if (common.isEmpty() && library.isComplete()) {
            rooms.stream()
                    .filter(room -> room.templates().isEmpty())
                    .findFirst()
                    .ifPresent(this::reportWithoutTemplates);
        }
        return common;
    }

    private List<Room> rooms(List<RoomDraft> drafts, List<RoomTemplate> common, Map<String, String> labels) {
        List<Room> rooms = new ArrayList<>();
        for (RoomDraft draft : drafts) {
            List<RoomTemplate> templates = fitting(draft, draft.templates().orElse(common));
            Pin pin = new Pin(draft.at(), draft.transform().map(RoomDraft.PinnedTransform::transform));
            if (!templates.isEmpty()) {
                String id = draft.id().text();
                rooms.add(new Room(
                        id,
                        draft.type(),
                        templates,
                        pin,
                        draft.data(),
                        draft.puzzle().map(PuzzleDraft::wanted),
                        draft.label().map(Name::text).orElseGet(() -> labels.getOrDefault(id, "")),
                        draft.contents()));
            }
        }
        return rooms;
    }

    private void reportWithoutTemplates(RoomDraft room) {
        diagnostics.error(
                room.id().position(),
                "The room %s names no templates, and there are none for such rooms. Load a file, templates: [NAME], or write roomTemplates."
                        .formatted(Quotation.word(room.id().text())));
    }

    /** The templates that allow the transform to which the room is pinned. */
    private List<RoomTemplate> fitting(RoomDraft room, List<RoomTemplate> templates) {
        if (room.transform().isEmpty()) {
            return templates;
        }
        RoomDraft.PinnedTransform pinned = room.transform().get();
        List<RoomTemplate> fitting = templates.stream()
                .filter(template -> template.transforms().contains(pinned.transform()))
                .toList();
        if (fitting.isEmpty() && !templates.isEmpty() && library.isComplete()) {
            pinned.written()
                    .wrong(
                            "%s, which none of its templates (%s) allows"
                                    .formatted(pinned.transform().text(), names(templates)),
                            "Allow it in the transforms of one of them.");
        }
        return fitting;
    }

    /** The names of the first few templates. */
    private static String names(List<RoomTemplate> templates) {
        String named = Quotation.words(
                templates.stream().limit(MAX_NAMED).map(RoomTemplate::name).toList());
        return templates.size() > MAX_NAMED ? named + " and %d more".formatted(templates.size() - MAX_NAMED) : named;
    }
}
