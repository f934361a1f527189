package undercroft.importing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import undercroft.geometry.Point;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourcePosition;
import undercroft.template.DoorDirection;
import undercroft.template.RoomTemplate;

/**
 * The component Doors of Edgar for Unity as Unity saves it, in prefabs and in {@code _unity.json}: {@code DoorsGrid2D.cs} and the data of its three
 * modes in OndrejNepozitek/Edgar-Unity 2.0.10. Before 2.0.0 the data of the modes simple and manual were fields of the component itself.
 */
final class EdgarDoorsComponent {

    private static final int SIMPLE = 0;
    private static final int MANUAL = 1;
    private static final int HYBRID = 2;

    /** Of the mode simple: other settings for walls along either axis. */
    private static final String TWO_SETTINGS = "1";

    /**
     * How the mode simple puts doors on a wall.
     *
     * @param length of a door, in tiles
     * @param before tiles without door at the lower or left end, of which the corner is the first
     * @param after the same at the other end
     */
    private record Settings(int length, int before, int after) {}

    private final ImportReport report;
    private final NodeReader values;

    EdgarDoorsComponent(ImportReport report) {
        this.report = report;
        this.values = new NodeReader(report);
    }

    /**
     * Reads the component.
     *
     * @param outline the corners of the room's outline, in tiles
     * @return nothing if it is wrong, which is reported
     */
    Optional<TemplateDraft.Doors> read(Mapping doors, List<Point> outline) {
        if (outline.size() > RoomTemplate.MAX_CORNERS) {
            // Reported with the outline; the doors would take long.
            return Optional.of(new TemplateDraft.Doors.Listed(doors.position(), List.of()));
        }
        int errors = report.errorCount();
        int mode = number(doors, "SelectedMode", SIMPLE, HYBRID, SIMPLE);
        List<TemplateDraft.Door> found = switch (mode) {
            case HYBRID -> lines(part(doors, "HybridDoorModeData"), "DoorLines", true, outline);
            case MANUAL -> lines(part(doors, "ManualDoorModeData"), "DoorsList", false, outline);
            default -> simple(part(doors, "SimpleDoorModeData"), doors.position(), outline);
        };
        return report.errorCount() > errors
                ? Optional.empty()
                : Optional.of(new TemplateDraft.Doors.Listed(doors.position(), found));
    }

    private static Mapping part(Mapping doors, String key) {
        return NodeReader.present(doors, key)
                .filter(Mapping.class::isInstance)
                .map(Mapping.class::cast)
                .orElse(doors);
    }

    private List<TemplateDraft.Door> lines(Mapping data, String key, boolean haveLength, List<Point> outline) {
        List<TemplateDraft.Door> doors = new ArrayList<>();
        List<SourceNode> items = values.list(data, key);
        if (items.size() > RoomTemplate.MAX_DOORS) {
            report.error(
                    data.position(), "The room has more than %d doors. Drop some.".formatted(RoomTemplate.MAX_DOORS));
            return doors;
        }
        for (SourceNode item : items) {
            Optional<Mapping> door = values.mapping(item, "door");
            Optional<Point> from = door.flatMap(fields -> fields.get("From")).flatMap(node -> tile(node, values));
            Optional<Point> to = door.flatMap(fields -> fields.get("To")).flatMap(node -> tile(node, values));
            if (from.isPresent() && to.isPresent()) {
                int length = haveLength ? number(door.get(), "Length", 1, NodeReader.MAX_COORDINATE, 1) : 0;
                doors.addAll(EdgarTiles.doors(
                        item.position(), from.get(), to.get(), length, DoorDirection.BOTH, outline, report));
            } else if (door.isPresent()) {
                values.wrong(item, "door", "It needs From and To.");
            }
        }
        return doors;
    }

    private List<TemplateDraft.Door> simple(Mapping data, SourcePosition position, List<Point> outline) {
        int length = number(data, "DoorLength", 1, NodeReader.MAX_COORDINATE, 1);
        int distance = number(data, "DistanceFromCorners", 0, NodeReader.MAX_COORDINATE, 1);
        Optional<Settings> both = Optional.of(new Settings(length, distance, distance));
        boolean areTwo = NodeReader.scalar(data, "Mode").equals(TWO_SETTINGS);
        Optional<Settings> horizontal = areTwo ? settings(data, "HorizontalDoors") : both;
        Optional<Settings> vertical = areTwo ? settings(data, "VerticalDoors") : both;
        List<TemplateDraft.Door> doors = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            Point one = outline.get(i);
            Point other = outline.get((i + 1) % outline.size());
            boolean isHorizontal = one.y() == other.y();
            (isHorizontal ? horizontal : vertical)
                    .flatMap(settings -> door(position, one, other, settings))
                    .ifPresent(doors::add);
        }
        return doors;
    }

    private Optional<Settings> settings(Mapping data, String key) {
        Mapping walls = part(data, key);
        if (NodeReader.scalar(walls, "Enabled").matches("0|false")) {
            return Optional.empty();
        }
        return Optional.of(new Settings(
                number(walls, "Length", 1, NodeReader.MAX_COORDINATE, 1),
                number(walls, "Margin1", 0, NodeReader.MAX_COORDINATE, 1),
                number(walls, "Margin2", 0, NodeReader.MAX_COORDINATE, 1)));
    }

    /** Doors anywhere on a wall; none on a wall that is too short. */
    private static Optional<TemplateDraft.Door> door(
            SourcePosition position, Point one, Point other, Settings settings) {
        Point low = one.compareTo(other) < 0 ? one : other;
        Point high = one.compareTo(other) < 0 ? other : one;
        Point ahead = one.y() == other.y() ? new Point(1, 0) : new Point(0, 1);
        Point from = low.plus(ahead.times(settings.before()));
        // The line behind the last tile with a door; the corner has none behind it.
        Point to = high.minus(ahead.times(Math.max(0, settings.after() - 1)));
        long room = to.minus(from).dot(ahead);
        return room < settings.length()
                ? Optional.empty()
                : Optional.of(new TemplateDraft.Door(position, from, to, settings.length(), "", DoorDirection.BOTH));
    }

    private int number(Mapping mapping, String key, int min, int max, int whenMissing) {
        Optional<SourceNode> node = NodeReader.present(mapping, key);
        OptionalInt number =
                node.isEmpty() ? OptionalInt.of(whenMissing) : values.wholeNumber(node.get(), key, min, max);
        return number.orElse(whenMissing);
    }

    /** The place of a tile, which Unity may save with fractions. */
    static Optional<Point> tile(SourceNode node, NodeReader values) {
        Optional<Mapping> vector = values.mapping(node, "tile");
        Optional<Integer> x = vector.flatMap(fields -> fields.get("x")).flatMap(value -> whole(value, values));
        Optional<Integer> y = vector.flatMap(fields -> fields.get("y")).flatMap(value -> whole(value, values));
        if (x.isPresent() && y.isPresent()) {
            return Optional.of(new Point(x.get(), y.get()));
        }
        return values.wrong(node, "tile", "It needs x and y, from −%1$d to %1$d.".formatted(NodeReader.MAX_COORDINATE));
    }

    private static Optional<Integer> whole(SourceNode node, NodeReader values) {
        return values.number(node, "coordinate")
                .map(number -> number.setScale(0, RoundingMode.HALF_EVEN))
                .filter(number -> number.abs().compareTo(BigDecimal.valueOf(NodeReader.MAX_COORDINATE)) <= 0)
                .map(BigDecimal::intValueExact);
    }
}
