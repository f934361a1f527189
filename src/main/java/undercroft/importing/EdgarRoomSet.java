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
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A set of room descriptions in Edgar's YAML, in a file of its own or as {@code customRoomDescriptionsSet} of a map.
 *
 * <p>After {@code ConfigLoader.cs} and its models in the repository OndrejNepozitek/Edgar-DotNet (folders
 * {@code MapGeneration/Utils/ConfigParsing} and {@code Edgar/Legacy/Utils/ConfigParsing}): {@code !OverlapMode}, later also
 * called {@code !SimpleMode}, has {@code doorLength} and {@code cornerDistance}, which until 2018 was called
 * {@code minimumOverlap} and meant the same ({@code OverlapModeHandler.cs}); {@code !SpecificPositionsMode}, later
 * {@code !ManualMode} and at first {@code !SpecificPositions} ({@code Resources/Rooms/basic.yml}), has
 * {@code doorPositions}. What a description does not say, the set's {@code default} says.
 *
 * @param diagnostics on the file that the set stands in
 */
record EdgarRoomSet(String name, Map<String, Description> descriptions, Diagnostics diagnostics) {

    private static final Set<String> OVERLAP_TAGS = Set.of("OverlapMode", "SimpleMode");
    private static final Set<String> POSITIONS_TAGS =
            Set.of("SpecificPositionsMode", "SpecificPositions", "ManualMode");
    private static final int LONGEST_DOOR = 2 * Values.MAX_COORDINATE;

    /** A room that maps may use, scaled and turned. */
    record Description(
            String name, SourcePosition at, List<Point> shape, TemplateDraft.Doors doors, RepeatRule repeat) {

        /** This room as a template. Doors are not scaled: Edgar does not either. */
        Optional<RoomTemplate> template(Point scale, List<Transform> transforms, Diagnostics diagnostics) {
            boolean isScaled = !scale.equals(new Point(1, 1));
            List<Point> outline = shape.stream()
                    .map(point -> new Point(point.x() * scale.x(), point.y() * scale.y()))
                    .toList();
            String fullName = isScaled ? "%s-%dx%d".formatted(name, scale.x(), scale.y()) : name;
            return new TemplateDraft(fullName, at, outline, doors)
                    .checked(transforms, diagnostics)
                    .map(template -> template.withRepeat(repeat));
        }
    }

    /** The set of a mapping. */
    static EdgarRoomSet read(Node.Fields set, String name, Diagnostics diagnostics) {
        return new Reader(diagnostics).read(set, name);
    }

    /** All rooms of the set as templates, unscaled and in every rotation, as maps use them where they say nothing else. */
    List<RoomTemplate> templates() {
        Names names = new Names();
        return descriptions.values().stream()
                .flatMap(
                        description -> description.template(new Point(1, 1), Transform.ROTATIONS, diagnostics).stream())
                .map(names::unique)
                .toList();
    }

    private static final class Reader {
        private final Diagnostics diagnostics;
        private final Values values;

        Reader(Diagnostics diagnostics) {
            this.diagnostics = diagnostics;
            this.values = new Values(diagnostics);
        }

        EdgarRoomSet read(Node.Fields set, String name) {
            values.passOverOthers(set, "the set", Set.of("name", "default", "roomDescriptions"));
            Optional<Node.Fields> defaults = set.get("default").flatMap(node -> values.mapping(node, "default"));
            defaults.ifPresent(all -> values.passOverOthers(all, "default", Set.of("shape", "doorMode", "doorsMode")));
            Map<String, Description> descriptions = new LinkedHashMap<>();
            Optional<Node.Fields> rooms =
                    set.get("roomDescriptions").flatMap(node -> values.mapping(node, "roomDescriptions"));
            if (set.get("roomDescriptions").isEmpty()) {
                diagnostics.error(set.at(), "The set has no roomDescriptions. Add them.");
            }
            for (Node.Field field : rooms.map(Node.Fields::fields).orElse(List.of())) {
                Optional<String> key = values.text(field.key(), "name of a room description");
                Optional<Node.Fields> room = values.mapping(field.value(), "room description");
                if (key.isPresent() && room.isPresent()) {
                    Optional<Description> read = description(key.get(), room.get(), defaults);
                    boolean isTwice = read.isPresent() && descriptions.putIfAbsent(key.get(), read.get()) != null;
                    if (isTwice) {
                        diagnostics.error(
                                field.key().at(),
                                "The room description %s is given twice. Rename one."
                                        .formatted(Diagnostics.shown(key.get())));
                    }
                }
            }
            return new EdgarRoomSet(name, descriptions, diagnostics);
        }

        private Optional<Description> description(String name, Node.Fields room, Optional<Node.Fields> defaults) {
            String owner = "room description " + Diagnostics.shown(name);
            values.passOverOthers(room, owner, Set.of("name", "shape", "doorMode", "doorsMode", "repeatMode"));
            Optional<Node> shape = room.get("shape").or(() -> defaults.flatMap(all -> all.get("shape")));
            Optional<Node> doorMode = doorMode(room).or(() -> defaults.flatMap(Reader::doorMode));
            if (shape.isEmpty() || doorMode.isEmpty()) {
                diagnostics.error(
                        room.at(),
                        "The %s has no %s, nor has the default. Add it."
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
            return Optional.of(new Description(name, shape.get().at(), points.get(), doors.get(), repeat.get()));
        }

        private static Optional<Node> doorMode(Node.Fields fields) {
            return fields.get("doorMode").or(() -> fields.get("doorsMode"));
        }

        private Optional<TemplateDraft.Doors> doors(Node node) {
            Optional<Node.Fields> mode = values.mapping(node, "doorMode");
            if (mode.isEmpty()) {
                return Optional.empty();
            }
            boolean listsPositions = mode.get().get("doorPositions").isPresent();
            if (OVERLAP_TAGS.contains(node.tag()) || (node.tag().isEmpty() && !listsPositions)) {
                return overlap(mode.get());
            }
            if (POSITIONS_TAGS.contains(node.tag()) || node.tag().isEmpty()) {
                return positions(mode.get());
            }
            diagnostics.error(
                    node.at(),
                    "The door mode !%s is not known. Write !OverlapMode or !SpecificPositionsMode."
                            .formatted(Diagnostics.shown(node.tag())));
            return Optional.empty();
        }

        private Optional<TemplateDraft.Doors> overlap(Node.Fields mode) {
            values.passOverOthers(mode, "doorMode", Set.of("doorLength", "cornerDistance", "minimumOverlap"));
            if (mode.get("cornerDistance").isPresent()) {
                mode.get("minimumOverlap")
                        .ifPresent(node -> diagnostics.passOver(node.at(), "A minimumOverlap beside a cornerDistance"));
            }
            OptionalInt length = number(mode.get("doorLength"), "doorLength");
            OptionalInt distance =
                    number(mode.get("cornerDistance").or(() -> mode.get("minimumOverlap")), "cornerDistance");
            return length.isPresent() && distance.isPresent()
                    ? Optional.of(new TemplateDraft.Doors.Anywhere(mode.at(), length.getAsInt(), distance.getAsInt()))
                    : Optional.empty();
        }

        /** In the models, a number that is not given is 0. */
        private OptionalInt number(Optional<Node> node, String what) {
            return node.isEmpty() ? OptionalInt.of(0) : values.wholeNumber(node.get(), what, 0, LONGEST_DOOR);
        }

        private Optional<TemplateDraft.Doors> positions(Node.Fields mode) {
            values.passOverOthers(mode, "doorMode", Set.of("doorPositions"));
            List<Node> lines = values.list(mode, "doorPositions");
            List<TemplateDraft.Listing> doors = new ArrayList<>();
            for (Node line : lines) {
                List<Node> ends = values.list(line, "door position");
                Optional<List<Point>> points = values.points(ends, "door position");
                if (points.isPresent() && points.get().size() == 2) {
                    doors.add(TemplateDraft.Listing.exactly(
                            line.at(), points.get().get(0), points.get().get(1)));
                } else if (points.isPresent()) {
                    values.wrong(line, "door position", "Write two points, [[x, y], [x, y]].");
                }
            }
            return doors.size() == lines.size()
                    ? Optional.of(new TemplateDraft.Doors.Listed(mode.at(), doors))
                    : Optional.empty();
        }

        private Optional<RepeatRule> repeat(Node node) {
            Optional<String> word = values.text(node, "repeatMode");
            Optional<RepeatRule> rule = word.flatMap(EdgarRepeatMode::named);
            return word.isPresent() && rule.isEmpty()
                    ? values.wrong(node, "repeatMode", "Write AllowRepeat, NoImmediate or NoRepeat.")
                    : rule;
        }
    }
}
