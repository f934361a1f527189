package undercroft.importing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Reads the room templates of {@link EdgarJson}, of either generation. */
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

    /** What follows from the rest, or only from how Edgar works inside, is no loss. */
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
            Set.of("$id", "$type", "DoorLength", "CornerDistance", "DoorPositions", "Doors", "DoorSocket");
    private static final Set<String> DOOR_KEYS =
            Set.of("$id", "$type", "From", "To", "Type", "Socket", "degeneratedDirection", "Length");

    private final DotNetJson json;
    private final Values values;
    private final Diagnostics diagnostics;
    private final Optional<RepeatRule> defaultRepeat;
    private final Names names = new Names();
    private boolean isDirected;

    /** @param defaultRepeat the rule of templates that name none */
    EdgarJsonTemplates(DotNetJson json, Diagnostics diagnostics, Optional<RepeatRule> defaultRepeat) {
        this.json = json;
        this.values = new Values(diagnostics);
        this.diagnostics = diagnostics;
        this.defaultRepeat = defaultRepeat;
    }

    /** Whether a door of any template read so far is an entrance or an exit only. */
    boolean isDirected() {
        return isDirected;
    }

    /** The template of an object, under a name that no other has; or nothing where the diagnostics say why. */
    Optional<RoomTemplate> template(Node.Fields template) {
        String name =
                DotNetJson.scalar(template, "Name").isBlank() ? "Room template" : DotNetJson.scalar(template, "Name");
        values.passOverOthers(template, "room templates", TEMPLATE_KEYS);
        Optional<Node> shape = DotNetJson.present(template, "Outline")
                .or(() -> DotNetJson.present(template, "Shape"))
                .map(json::deref);
        Optional<Node> points =
                shape.filter(Node.Fields.class::isInstance).flatMap(node -> ((Node.Fields) node).get("points"));
        Optional<Node> mode = DotNetJson.present(template, "DoorsMode")
                .or(() -> DotNetJson.present(template, "Doors"))
                .map(json::deref);
        if (points.isEmpty() || mode.isEmpty()) {
            diagnostics.error(
                    template.at(),
                    "The room template %s lacks its outline or its doors. Add them."
                            .formatted(Diagnostics.shown(name)));
            return Optional.empty();
        }
        List<Point> outline = new ArrayList<>();
        List<Node> corners = json.items(points.get());
        corners.forEach(corner -> json.point(corner, "point of the outline").ifPresent(outline::add));
        Optional<TemplateDraft.Doors> doors =
                values.mapping(mode.get(), "doors").flatMap(this::doors);
        Optional<List<Transform>> transforms = transforms(template);
        Optional<RepeatRule> repeat =
                DotNetJson.present(template, "RepeatMode").flatMap(json::repeat).or(() -> defaultRepeat);
        if (outline.size() < corners.size() || doors.isEmpty() || transforms.isEmpty()) {
            return Optional.empty();
        }
        return new TemplateDraft(name, points.get().at(), outline, doors.get())
                .checked(transforms.get(), diagnostics)
                .map(made -> names.unique(made.withRepeat(repeat.orElse(RepeatRule.ALLOW))));
    }

    private Optional<List<Transform>> transforms(Node.Fields template) {
        List<Node> numbers = DotNetJson.present(template, "AllowedTransformations")
                .map(json::items)
                .orElse(List.of());
        List<Transform> transforms = new ArrayList<>();
        for (Node node : numbers) {
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
        return Optional.of(sorted.isEmpty() ? Transform.IDENTITY : sorted);
    }

    private Optional<TemplateDraft.Doors> doors(Node.Fields mode) {
        values.passOverOthers(mode, "doors", DOORS_KEYS);
        passOverSocket(mode, "DoorSocket");
        Optional<Node> listed = DotNetJson.present(mode, "DoorPositions").or(() -> DotNetJson.present(mode, "Doors"));
        if (listed.isEmpty()) {
            OptionalInt length = json.number(mode, "DoorLength");
            OptionalInt distance = json.number(mode, "CornerDistance");
            return length.isPresent() && distance.isPresent()
                    ? Optional.of(new TemplateDraft.Doors.Anywhere(mode.at(), length.getAsInt(), distance.getAsInt()))
                    : Optional.empty();
        }
        List<Node> items = json.items(listed.get());
        List<TemplateDraft.Listing> doors = new ArrayList<>();
        items.forEach(item ->
                values.mapping(json.deref(item), "door").flatMap(this::door).ifPresent(doors::add));
        return doors.size() == items.size()
                ? Optional.of(new TemplateDraft.Doors.Listed(mode.at(), doors))
                : Optional.empty();
    }

    private Optional<TemplateDraft.Listing> door(Node.Fields door) {
        values.passOverOthers(door, "a door", DOOR_KEYS);
        passOverSocket(door, "Socket");
        Optional<Point> from = door.get("From").flatMap(node -> json.point(node, "end of the door"));
        Optional<Point> to = door.get("To").flatMap(node -> json.point(node, "end of the door"));
        if (from.isEmpty() || to.isEmpty()) {
            return values.wrong(door, "door", "It needs From and To.");
        }
        OptionalInt type = DotNetJson.present(door, "Type")
                .map(node -> values.wholeNumber(node, "Type of the door", 0, DIRECTIONS.size() - 1))
                .orElse(OptionalInt.of(0));
        DoorDirection direction = DIRECTIONS.get(type.orElse(0));
        isDirected |= direction != DoorDirection.BOTH;
        return Optional.of(new TemplateDraft.Listing(door.at(), from.get(), to.get(), 0, "", direction));
    }

    private void passOverSocket(Node.Fields fields, String key) {
        DotNetJson.present(fields, key)
                .ifPresent(node ->
                        diagnostics.passOver(node.at(), "The socket of a door, whose name Edgar does not save,"));
    }
}
