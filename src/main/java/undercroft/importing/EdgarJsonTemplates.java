package undercroft.importing;

import java.util.ArrayList;
import java.util.IdentityHashMap;
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
import undercroft.template.DoorDirection;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Reads the room templates of a level description in JSON, of either format that {@link EdgarJson} describes. */
final class EdgarJsonTemplates {

    /** In the order of {@code TransformationGrid2D.cs}, whose rotations are clockwise and whose y goes up, as here. */
    private static final List<Transform> TRANSFORMS = List.of(
            Transform.R0,
            Transform.R90,
            Transform.R180,
            Transform.R270,
            Transform.M180,
            Transform.M0,
            Transform.M90,
            Transform.M270);

    /** In the order of {@code DoorType.cs}: undirected, entrance, exit. */
    private static final List<DoorDirection> DIRECTIONS =
            List.of(DoorDirection.BOTH, DoorDirection.IN, DoorDirection.OUT);

    /** Keys that are read or that only repeat what others say. Other keys are reported. */
    private static final Set<String> TEMPLATE_KEYS = Set.of(
            "$id",
            "$type",
            "$ref",
            "Shape",
            "Outline",
            "DoorsMode",
            "Doors",
            "AllowedTransformations",
            "RepeatMode",
            "Name");

    private static final Set<String> DOORS_KEYS =
            Set.of("$id", "$type", "DoorLength", "CornerDistance", "DoorPositions", "Doors", "DoorLines", "DoorSocket");
    private static final Set<String> DOOR_KEYS = Set.of(
            "$id",
            "$type",
            "From",
            "To",
            "Type",
            "Socket",
            "degeneratedDirection",
            "Length",
            "Line",
            "DoorType",
            "DoorSocket");

    /** In the order of {@code OrthogonalLineGrid2D.Direction}, from 1: top, right, bottom, left. */
    private static final Map<String, Point> LINE_DIRECTIONS =
            Map.of("1", new Point(0, 1), "2", new Point(1, 0), "3", new Point(0, -1), "4", new Point(-1, 0));

    private final DotNetJson json;
    private final boolean countsTiles;
    private final NodeReader values;
    private final ImportReport report;
    private final Optional<RepeatRule> defaultRepeat;
    private final Names names = new Names();

    /** What was made of each template, by identity: thousands of rooms may refer to the same one. */
    private final IdentityHashMap<Mapping, Optional<RoomTemplate>> made = new IdentityHashMap<>();

    private boolean isDirected;

    /**
     * Reads no template yet.
     *
     * @param countsTiles whether the ends of doors are wall tiles, as Edgar for Unity saves them, and not corners of the grid
     * @param defaultRepeat the rule for templates without one
     */
    EdgarJsonTemplates(DotNetJson json, boolean countsTiles, ImportReport report, Optional<RepeatRule> defaultRepeat) {
        this.json = json;
        this.countsTiles = countsTiles;
        this.values = new NodeReader(report);
        this.report = report;
        this.defaultRepeat = defaultRepeat;
    }

    /** Whether any template read so far has a door that is only an entrance or only an exit. */
    boolean isDirected() {
        return isDirected;
    }

    /** Reads a template and gives it a unique name; nothing if it is wrong, which is reported. */
    Optional<RoomTemplate> template(Mapping template) {
        return made.computeIfAbsent(template, this::make);
    }

    private Optional<RoomTemplate> make(Mapping template) {
        if (names.size() > Level.MAX_TEMPLATES) {
            report.error(
                    template.position(),
                    "The level has more than %d room templates. Use fewer.".formatted(Level.MAX_TEMPLATES));
            return Optional.empty();
        }
        String name =
                NodeReader.scalar(template, "Name").isBlank() ? "Room template" : NodeReader.scalar(template, "Name");
        values.omitOthers(template, "room templates", TEMPLATE_KEYS);
        Optional<SourceNode> shape = NodeReader.present(template, "Outline")
                .or(() -> NodeReader.present(template, "Shape"))
                .map(json::deref);
        Optional<SourceNode> points =
                shape.filter(Mapping.class::isInstance).flatMap(node -> ((Mapping) node).get("points"));
        Optional<SourceNode> mode = NodeReader.present(template, "DoorsMode")
                .or(() -> NodeReader.present(template, "Doors"))
                .map(json::deref);
        if (points.isEmpty() || mode.isEmpty()) {
            report.error(
                    template.position(),
                    "The room template %s lacks its outline or its doors. Add them.".formatted(Quotation.plain(name)));
            return Optional.empty();
        }
        List<Point> outline = new ArrayList<>();
        List<SourceNode> corners = json.items(points.get());
        corners.forEach(corner -> json.point(corner, "point of the outline").ifPresent(outline::add));
        Optional<TemplateDraft.Doors> doors =
                values.mapping(mode.get(), "doors").flatMap(all -> doors(all, outline));
        Optional<List<Transform>> transforms = transforms(template);
        Optional<RepeatRule> repeat =
                NodeReader.present(template, "RepeatMode").flatMap(json::repeat).or(() -> defaultRepeat);
        if (outline.size() < corners.size() || doors.isEmpty() || transforms.isEmpty()) {
            return Optional.empty();
        }
        return new TemplateDraft(name, points.get().position(), outline, doors.get())
                .checked(transforms.get(), report)
                .map(made -> names.unique(made.withRepeat(repeat.orElse(RepeatRule.ALLOW))));
    }

    private Optional<List<Transform>> transforms(Mapping template) {
        List<SourceNode> numbers = NodeReader.present(template, "AllowedTransformations")
                .map(json::items)
                .orElse(List.of());
        List<Transform> transforms = new ArrayList<>();
        for (SourceNode node : numbers) {
            OptionalInt number = values.wholeNumber(node, "transformation", 0, TRANSFORMS.size() - 1);
            if (number.isEmpty()) {
                return Optional.empty();
            }
            Transform transform = TRANSFORMS.get(number.getAsInt());
            if (!transforms.contains(transform)) {
                transforms.add(transform);
            }
        }
        List<Transform> sorted = transforms.stream().sorted().toList();
        if (countsTiles && !sorted.isEmpty() && !sorted.equals(Transform.IDENTITY)) {
            report.omit(template.position(), "That a room whose doors are tiles may be turned");
            return Optional.of(Transform.IDENTITY);
        }
        return Optional.of(sorted.isEmpty() ? Transform.IDENTITY : sorted);
    }

    private Optional<TemplateDraft.Doors> doors(Mapping mode, List<Point> outline) {
        values.omitOthers(mode, "doors", DOORS_KEYS);
        omitSocket(mode, "DoorSocket");
        Optional<SourceNode> lines = NodeReader.present(mode, "DoorLines");
        Optional<SourceNode> listed = NodeReader.present(mode, "DoorPositions")
                .or(() -> NodeReader.present(mode, "Doors"))
                .or(() -> lines);
        if (listed.isEmpty()) {
            OptionalInt length = json.number(mode, "DoorLength");
            OptionalInt distance = json.number(mode, "CornerDistance");
            return length.isPresent() && distance.isPresent()
                    ? Optional.of(
                            new TemplateDraft.Doors.Anywhere(mode.position(), length.getAsInt(), distance.getAsInt()))
                    : Optional.empty();
        }
        int errors = report.errorCount();
        List<TemplateDraft.Door> doors = new ArrayList<>();
        List<SourceNode> items = json.items(listed.get());
        if (outline.size() > RoomTemplate.MAX_CORNERS) {
            // Reported with the outline; the doors would take long.
            return Optional.of(new TemplateDraft.Doors.Listed(mode.position(), List.of()));
        }
        if (items.size() > RoomTemplate.MAX_DOORS) {
            report.error(
                    mode.position(), "The room has more than %d doors. Drop some.".formatted(RoomTemplate.MAX_DOORS));
        }
        for (SourceNode item : items.subList(0, Math.min(items.size(), RoomTemplate.MAX_DOORS))) {
            values.mapping(json.deref(item), "door").ifPresent(door -> doors.addAll(doorsOf(door, outline)));
        }
        return report.errorCount() > errors
                ? Optional.empty()
                : Optional.of(new TemplateDraft.Doors.Listed(mode.position(), doors));
    }

    private List<TemplateDraft.Door> doorsOf(Mapping door, List<Point> outline) {
        values.omitOthers(door, "a door", DOOR_KEYS);
        omitSocket(door, "Socket");
        omitSocket(door, "DoorSocket");
        Optional<Mapping> line =
                NodeReader.present(door, "Line").flatMap(node -> values.mapping(json.deref(node), "line of doors"));
        Mapping ends = line.orElse(door);
        Optional<Point> from = ends.get("From").flatMap(node -> json.point(node, "end of the door"));
        Optional<Point> to = ends.get("To").flatMap(node -> json.point(node, "end of the door"));
        if (from.isEmpty() || to.isEmpty()) {
            values.wrong(door, "door", "It needs From and To.");
            return List.of();
        }
        OptionalInt type = NodeReader.present(door, "Type")
                .or(() -> NodeReader.present(door, "DoorType"))
                .map(node -> values.wholeNumber(node, "Type of the door", 0, DIRECTIONS.size() - 1))
                .orElse(OptionalInt.of(0));
        DoorDirection direction = DIRECTIONS.get(type.orElse(0));
        isDirected |= direction != DoorDirection.BOTH;
        if (line.isEmpty()) {
            return countsTiles
                    ? EdgarTiles.doors(door.position(), from.get(), to.get(), 0, direction, outline, report)
                    : List.of(new TemplateDraft.Door(door.position(), from.get(), to.get(), 0, "", direction));
        }
        return alongLine(door, line.get(), from.get(), to.get(), direction, outline);
    }

    /** Doors of one length that begin anywhere on a line and lead on in its direction. */
    private List<TemplateDraft.Door> alongLine(
            Mapping door, Mapping line, Point from, Point to, DoorDirection direction, List<Point> outline) {
        int length = json.number(door, "Length").orElse(0);
        Point ahead = from.equals(to)
                ? LINE_DIRECTIONS.getOrDefault(NodeReader.scalar(line, "degeneratedDirection"), Point.ORIGIN)
                : new Point(Integer.signum(to.x() - from.x()), Integer.signum(to.y() - from.y()));
        if (length > 0 && ahead.equals(Point.ORIGIN)) {
            report.error(door.position(), "The line of doors is one point without direction. Save the file again.");
            return List.of();
        }
        Point last = to.plus(ahead.times(length));
        return countsTiles
                ? EdgarTiles.doors(door.position(), from, last, length + 1, direction, outline, report)
                : List.of(new TemplateDraft.Door(door.position(), from, last, length, "", direction));
    }

    private void omitSocket(Mapping mapping, String key) {
        NodeReader.present(mapping, key)
                .ifPresent(
                        node -> report.omit(node.position(), "The socket of a door, whose name Edgar does not save,"));
    }
}
