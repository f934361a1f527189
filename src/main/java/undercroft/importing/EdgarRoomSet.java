package undercroft.importing;

import java.util.ArrayList;
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
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourcePosition;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A set of room descriptions in Edgar's YAML, in a file of its own or as {@code customRoomDescriptionsSet} of a map.
 *
 * <p>The format is that of {@code ConfigLoader.cs} and its models in OndrejNepozitek/Edgar-DotNet (folders
 * {@code MapGeneration/Utils/ConfigParsing} and {@code Edgar/Legacy/Utils/ConfigParsing}). {@code !OverlapMode}, later also
 * called {@code !SimpleMode}, has {@code doorLength} and {@code cornerDistance}; until 2018 the latter was called
 * {@code minimumOverlap} ({@code OverlapModeHandler.cs}). {@code !SpecificPositionsMode}, later {@code !ManualMode} and at first
 * {@code !SpecificPositions} ({@code Resources/Rooms/basic.yml}), has {@code doorPositions}. The set's {@code default} holds
 * for descriptions that leave something out.
 *
 * @param isComplete whether the set has no errors, so that no description is missing because of one
 */
record EdgarRoomSet(String name, Map<String, Description> descriptions, boolean isComplete) {

    private static final Set<String> OVERLAP_TAGS = Set.of("OverlapMode", "SimpleMode");
    private static final Set<String> POSITIONS_TAGS =
            Set.of("SpecificPositionsMode", "SpecificPositions", "ManualMode");
    /** In cells; no edge within the range of coordinates has room for more. */
    private static final int LONGEST_DOOR = 2 * NodeReader.MAX_COORDINATE;

    /** A room that maps can use, scaled and rotated. */
    record Description(
            String name, SourcePosition position, List<Point> shape, TemplateDraft.Doors doors, RepeatRule repeat) {

        /** This room as a template. Doors are not scaled, as in Edgar. */
        Optional<RoomTemplate> template(Point scale, List<Transform> transforms, ImportReport report) {
            boolean isScaled = !scale.equals(new Point(1, 1));
            List<Point> outline = shape.stream()
                    .map(point -> new Point(point.x() * scale.x(), point.y() * scale.y()))
                    .toList();
            String fullName = isScaled ? "%s-%dx%d".formatted(name, scale.x(), scale.y()) : name;
            return new TemplateDraft(fullName, position, outline, doors)
                    .checked(transforms, report)
                    .map(template -> template.withRepeat(repeat));
        }
    }

    /** Reads a set. */
    static EdgarRoomSet read(Mapping set, String name, ImportReport report) {
        return new Reader(report).read(set, name);
    }

    /** All rooms of the set as templates, unscaled and in every rotation, which is how maps use them by default. */
    List<RoomTemplate> templates(ImportReport report) {
        if (descriptions.size() > Level.MAX_TEMPLATES) {
            report.error(
                    report.start(),
                    "The set has %d room descriptions. Divide it into sets of at most %d."
                            .formatted(descriptions.size(), Level.MAX_TEMPLATES));
            return List.of();
        }
        Names names = new Names();
        return descriptions.values().stream()
                .flatMap(description -> description.template(new Point(1, 1), Transform.ROTATIONS, report).stream())
                .map(names::unique)
                .distinct()
                .toList();
    }

    private static final class Reader {
        private final ImportReport report;
        private final NodeReader values;

        Reader(ImportReport report) {
            this.report = report;
            this.values = new NodeReader(report);
        }

        EdgarRoomSet read(Mapping set, String name) {
            int errorsBefore = report.errorCount();
            values.omitOthers(set, "the set", Set.of("name", "default", "roomDescriptions"));
            Optional<Mapping> defaults = set.get("default").flatMap(node -> values.mapping(node, "default"));
            defaults.ifPresent(all -> values.omitOthers(all, "default", Set.of("shape", "doorMode", "doorsMode")));
            Map<String, Description> descriptions = new LinkedHashMap<>();
            Optional<Mapping> rooms =
                    set.get("roomDescriptions").flatMap(node -> values.mapping(node, "roomDescriptions"));
            if (set.get("roomDescriptions").isEmpty()) {
                report.error(set.position(), "The set has no roomDescriptions. Add them.");
            }
            for (Entry entry : rooms.map(Mapping::entries).orElse(List.of())) {
                Optional<String> key = values.text(entry.key(), "name of a room description");
                Optional<Mapping> room = values.mapping(entry.value(), "room description");
                if (key.isPresent() && room.isPresent()) {
                    Optional<Description> read = description(key.get(), room.get(), defaults);
                    boolean isTwice = read.isPresent() && descriptions.putIfAbsent(key.get(), read.get()) != null;
                    if (isTwice) {
                        report.error(
                                entry.key().position(),
                                "The room description %s is given twice. Rename one."
                                        .formatted(Quotation.plain(key.get())));
                    }
                }
            }
            return new EdgarRoomSet(name, descriptions, report.errorCount() == errorsBefore);
        }

        private Optional<Description> description(String name, Mapping room, Optional<Mapping> defaults) {
            String owner = "room description " + Quotation.plain(name);
            values.omitOthers(room, owner, Set.of("name", "shape", "doorMode", "doorsMode", "repeatMode"));
            Optional<SourceNode> shape = room.get("shape").or(() -> defaults.flatMap(all -> all.get("shape")));
            Optional<SourceNode> doorMode = doorMode(room).or(() -> defaults.flatMap(Reader::doorMode));
            if (shape.isEmpty() || doorMode.isEmpty()) {
                report.error(
                        room.position(),
                        "The %s has no %s, and neither has the default. Add it."
                                .formatted(owner, shape.isEmpty() ? "shape" : "doorMode"));
                return Optional.empty();
            }
            Optional<List<Point>> points = values.points(values.list(shape.get(), "shape"), "the shape of " + name);
            Optional<TemplateDraft.Doors> doors = doors(doorMode.get());
            Optional<RepeatRule> repeat =
                    room.get("repeatMode").map(this::repeat).orElse(Optional.of(RepeatRule.ALLOW));
            if (points.isEmpty() || doors.isEmpty() || repeat.isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(new Description(name, shape.get().position(), points.get(), doors.get(), repeat.get()));
        }

        private static Optional<SourceNode> doorMode(Mapping mapping) {
            return mapping.get("doorMode").or(() -> mapping.get("doorsMode"));
        }

        private Optional<TemplateDraft.Doors> doors(SourceNode node) {
            Optional<Mapping> mode = values.mapping(node, "doorMode");
            if (mode.isEmpty()) {
                return Optional.empty();
            }
            boolean listsPositions = mode.get().get("doorPositions").isPresent();
            if (OVERLAP_TAGS.contains(mode.get().tag()) || (mode.get().tag().isEmpty() && !listsPositions)) {
                return overlap(mode.get());
            }
            if (POSITIONS_TAGS.contains(mode.get().tag()) || mode.get().tag().isEmpty()) {
                return positions(mode.get());
            }
            report.error(
                    node.position(),
                    "The door mode !%s is not known. Write !OverlapMode or !SpecificPositionsMode."
                            .formatted(Quotation.plain(mode.get().tag())));
            return Optional.empty();
        }

        private Optional<TemplateDraft.Doors> overlap(Mapping mode) {
            values.omitOthers(mode, "doorMode", Set.of("doorLength", "cornerDistance", "minimumOverlap"));
            if (mode.get("cornerDistance").isPresent()) {
                mode.get("minimumOverlap")
                        .ifPresent(node -> report.omit(node.position(), "A minimumOverlap beside a cornerDistance"));
            }
            OptionalInt length = number(mode.get("doorLength"), "doorLength");
            OptionalInt distance =
                    number(mode.get("cornerDistance").or(() -> mode.get("minimumOverlap")), "cornerDistance");
            return length.isPresent() && distance.isPresent()
                    ? Optional.of(
                            new TemplateDraft.Doors.Anywhere(mode.position(), length.getAsInt(), distance.getAsInt()))
                    : Optional.empty();
        }

        /** A number that is left out is 0, as in the models. */
        private OptionalInt number(Optional<SourceNode> node, String what) {
            return node.isEmpty() ? OptionalInt.of(0) : values.wholeNumber(node.get(), what, 0, LONGEST_DOOR);
        }

        private Optional<TemplateDraft.Doors> positions(Mapping mode) {
            values.omitOthers(mode, "doorMode", Set.of("doorPositions"));
            List<SourceNode> lines = values.list(mode, "doorPositions");
            List<TemplateDraft.Door> doors = new ArrayList<>();
            for (SourceNode line : lines) {
                List<SourceNode> ends = values.list(line, "door position");
                Optional<List<Point>> points = values.points(ends, "door position");
                if (points.isPresent() && points.get().size() == 2) {
                    doors.add(TemplateDraft.Door.exactly(
                            line.position(), points.get().get(0), points.get().get(1)));
                } else if (points.isPresent()) {
                    values.wrong(line, "door position", "Write two points, [[x, y], [x, y]].");
                }
            }
            return doors.size() == lines.size()
                    ? Optional.of(new TemplateDraft.Doors.Listed(mode.position(), doors))
                    : Optional.empty();
        }

        private Optional<RepeatRule> repeat(SourceNode node) {
            Optional<String> word = values.text(node, "repeatMode");
            Optional<RepeatRule> rule = word.flatMap(EdgarRepeatMode::named);
            return word.isPresent() && rule.isEmpty()
                    ? values.wrong(node, "repeatMode", "Write AllowRepeat, NoImmediate or NoRepeat.")
                    : rule;
        }
    }
}
