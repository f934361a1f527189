package undercroft.importing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Scalar;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A level as Edgar for Unity exports it to {@code …_unity.json}, in the words of Unity: {@code ExportModel.cs} and {@code ExportRunner.cs} in
 * OndrejNepozitek/Edgar-Unity 2.0.10. Every connection has a corridor, if there are templates of corridors.
 */
final class EdgarUnityJson {

    private static final Set<String> KEYS =
            Set.of("LevelGraph", "RoomTemplates", "RepeatModeOverride", "MinimumRoomDistance");

    private static final Set<String> TEMPLATE_KEYS = Set.of("Name", "RepeatMode", "Tiles", "OutlineTiles", "Doors");

    /** In {@code RepeatModeOverride.cs}, whose other values are one more than those of a template's own rule. */
    private static final int NO_OVERRIDE = 0;

    private final Mapping root;
    private final ImportReport report;
    private final NodeReader values;
    private final Names names = new Names();

    EdgarUnityJson(Mapping root, ImportReport report) {
        this.root = root;
        this.report = report;
        this.values = new NodeReader(report);
    }

    static boolean isExport(Mapping root) {
        return root.get("LevelGraph").isPresent() && root.get("RoomTemplates").isPresent();
    }

    /** The level; nothing if there are errors. */
    Optional<Level> level(String name) {
        values.omitOthers(root, "the export", KEYS);
        Map<String, List<RoomTemplate>> templates = templates();
        Optional<Mapping> graph = root.get("LevelGraph").flatMap(node -> values.mapping(node, "LevelGraph"));
        if (graph.isEmpty() || report.hasErrors()) {
            return Optional.empty();
        }
        LevelDraft draft = new LevelDraft(report);
        NodeReader.present(root, "MinimumRoomDistance")
                .map(node -> values.wholeNumber(node, "MinimumRoomDistance", 0, EdgarJson.MAX_DISTANCE))
                .ifPresent(distance -> distance.ifPresent(draft::minimumRoomDistance));
        NodeReader.present(root, "RepeatModeOverride").flatMap(this::override).ifPresent(draft::repeat);
        List<RoomTemplate> common = named(graph.get(), "DefaultRoomTemplates", templates);
        List<RoomTemplate> corridors = named(graph.get(), "DefaultCorridorRoomTemplates", templates);
        for (SourceNode item : values.list(graph.get(), "Rooms")) {
            values.mapping(item, "room").ifPresent(room -> {
                List<RoomTemplate> own = named(room, "RoomTemplates", templates);
                draft.addRoom(
                        item.position(), NodeReader.scalar(room, "Id"), "", own.isEmpty() ? common : own, List.of());
            });
        }
        for (SourceNode item : values.list(graph.get(), "Connections")) {
            values.mapping(item, "connection").ifPresent(connection -> {
                List<RoomTemplate> own = named(connection, "RoomTemplates", templates);
                draft.connect(
                        item.position(),
                        NodeReader.scalar(connection, "From"),
                        NodeReader.scalar(connection, "To"),
                        own.isEmpty() ? corridors : own,
                        false,
                        "");
            });
        }
        return draft.level(name);
    }

    private Optional<RepeatRule> override(SourceNode node) {
        OptionalInt number = values.wholeNumber(node, "RepeatModeOverride", NO_OVERRIDE, RepeatRule.values().length);
        return number.isEmpty() || number.getAsInt() == NO_OVERRIDE
                ? Optional.empty()
                : EdgarRepeatMode.named(Integer.toString(number.getAsInt() - 1));
    }

    /** The templates by their names in the file, which several may share. */
    private Map<String, List<RoomTemplate>> templates() {
        Map<String, List<RoomTemplate>> templates = new LinkedHashMap<>();
        List<SourceNode> items = values.list(root, "RoomTemplates");
        if (items.size() > Level.MAX_TEMPLATES) {
            report.error(
                    root.position(),
                    "The level has more than %d room templates. Use fewer.".formatted(Level.MAX_TEMPLATES));
            return Map.of();
        }
        for (SourceNode item : items) {
            values.mapping(item, "room template")
                    .ifPresent(template -> template(template).ifPresent(made -> {
                        List<RoomTemplate> ofName = templates.computeIfAbsent(
                                NodeReader.scalar(template, "Name"), absent -> new ArrayList<>());
                        if (!ofName.contains(made)) {
                            ofName.add(made);
                        }
                    }));
        }
        return templates;
    }

    private Optional<RoomTemplate> template(Mapping template) {
        values.omitOthers(template, "room templates", TEMPLATE_KEYS);
        String name = NodeReader.scalar(template, "Name");
        Set<Point> tiles = new HashSet<>();
        String key = NodeReader.present(template, "OutlineTiles").isPresent() ? "OutlineTiles" : "Tiles";
        for (SourceNode tile : values.list(template, key)) {
            EdgarDoorsComponent.tile(tile, values).ifPresent(tiles::add);
        }
        Optional<List<Point>> outline = EdgarTiles.outline(tiles);
        if (outline.isEmpty()) {
            report.error(
                    template.position(),
                    "The tiles of the room template %s are no room that Edgar would accept. Correct them."
                            .formatted(Quotation.plain(name)));
            return Optional.empty();
        }
        RepeatRule repeat = NodeReader.present(template, "RepeatMode")
                .flatMap(node -> values.text(node, "repeat mode"))
                .flatMap(EdgarRepeatMode::named)
                .orElse(RepeatRule.ALLOW);
        return template.get("Doors")
                .flatMap(node -> values.mapping(node, "doors"))
                .flatMap(doors -> new EdgarDoorsComponent(report).read(doors, outline.get()))
                .flatMap(doors -> new TemplateDraft(name, template.position(), outline.get(), doors)
                        .checked(Transform.IDENTITY, report))
                .map(made -> names.unique(made.withRepeat(repeat)));
    }

    private List<RoomTemplate> named(Mapping owner, String key, Map<String, List<RoomTemplate>> templates) {
        List<RoomTemplate> named = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (SourceNode item : values.list(owner, key)) {
            String name = item instanceof Scalar scalar ? scalar.text() : "";
            if (!seen.add(name)) {
                continue;
            }
            List<RoomTemplate> found = templates.getOrDefault(name, List.of());
            if (found.isEmpty()) {
                report.error(
                        item.position(),
                        "The room template %s is not in the file. Add it.".formatted(Quotation.plain(name)));
            }
            named.addAll(found);
        }
        return named;
    }
}
