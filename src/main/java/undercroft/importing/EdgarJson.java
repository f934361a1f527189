package undercroft.importing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.template.DoorDirection;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A level description as Edgar saves it in JSON: {@code SaveToJson} of Edgar for .NET, and what the button "Export map
 * description" of Edgar for Unity writes, which leaves out the corridors ({@code DungeonGeneratorBaseGrid2D} and its
 * predecessors in OndrejNepozitek/Edgar-Unity).
 *
 * <p>After {@code LevelDescriptionBase.cs}, {@code LevelDescriptionGrid2D.cs}, {@code RoomTemplateGrid2D.cs}, the door modes
 * and {@code JsonUtils.cs} in OndrejNepozitek/Edgar-DotNet, and the examples in its {@code src/Resources/MapDescriptions}.
 * Objects may bear a {@code $id} by which a {@code $ref} elsewhere means them, lists may stand in {@code $values}. Until 2020
 * rooms stood in the mapping {@code roomDescriptions}, templates had {@code Shape} and {@code DoorsMode}; since then there is
 * the list {@code roomDescriptionsList}, and {@code Outline} and {@code Doors}.
 */
final class EdgarJson {

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

    private static final Set<String> LEVEL_KEYS = Set.of(
            "$id",
            "$type",
            "roomDescriptions",
            "roomDescriptionsList",
            "passages",
            "Name",
            "MinimumRoomDistance",
            "RoomTemplateRepeatModeDefault",
            "RoomTemplateRepeatModeOverride");

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

    private static final int MAX_DISTANCE = 1_000;

    /** A room or corridor, and by what passages mean it. */
    private record Vertex(At at, String id, boolean isCorridor, List<RoomTemplate> templates) {}

    private record Passage(At at, String from, String to) {}

    private final Node.Fields root;
    private final Remarks remarks;
    private final Values values;
    private final Map<String, Node> byId = new HashMap<>();
    private final Names names = new Names();
    private Optional<RepeatRule> defaultRepeat = Optional.empty();
    private boolean isDirected;

    EdgarJson(Node.Fields root, Remarks remarks) {
        this.root = root;
        this.remarks = remarks;
        this.values = new Values(remarks);
        collectIds(root);
    }

    /** Whether a file looks like a level description of Edgar. */
    static boolean isOne(Node.Fields root) {
        return root.get("roomDescriptions").isPresent()
                || root.get("roomDescriptionsList").isPresent()
                || root.get("RoomShapes").isPresent();
    }

    private void collectIds(Node node) {
        if (node instanceof Node.Fields fields) {
            fields.get("$id")
                    .filter(Node.Scalar.class::isInstance)
                    .ifPresent(id -> byId.put(((Node.Scalar) id).text(), fields));
            fields.fields().forEach(field -> collectIds(field.value()));
        } else if (node instanceof Node.Items items) {
            items.items().forEach(this::collectIds);
        }
    }

    /** The level, or nothing where the remarks hold errors. */
    Optional<Level> level(String name) {
        if (root.get("RoomShapes").isPresent()) {
            remarks.error(
                    root.at(),
                    "This is a map description of Edgar before 2.0, whose doors are corners without length. Save it with a later version.");
            return Optional.empty();
        }
        values.passOverOthers(root, "the level description", LEVEL_KEYS);
        LevelDraft draft = new LevelDraft(remarks);
        settings(draft);
        Map<String, Vertex> vertices = vertices();
        List<Passage> passages = passages();
        for (Vertex vertex : vertices.values()) {
            if (!vertex.isCorridor()) {
                draft.addRoom(vertex.at(), vertex.id(), "", vertex.templates(), List.of());
            }
        }
        connect(draft, vertices, passages);
        return draft.level(name);
    }

    private void settings(LevelDraft draft) {
        defaultRepeat = present(root, "RoomTemplateRepeatModeDefault").flatMap(this::repeat);
        present(root, "RoomTemplateRepeatModeOverride").flatMap(this::repeat).ifPresent(draft::repeat);
        present(root, "MinimumRoomDistance").ifPresent(node -> {
            OptionalInt distance = values.wholeNumber(node, "MinimumRoomDistance", 0, MAX_DISTANCE);
            if (distance.orElse(0) > 0) {
                remarks.warn(
                        node.at(),
                        "MinimumRoomDistance counts along both axes together and between all rooms; here it counts along the longer and between rooms that are not neighbours.");
                draft.minimumRoomDistance(distance.getAsInt());
            }
        });
    }

    private Map<String, Vertex> vertices() {
        Map<String, Vertex> vertices = new LinkedHashMap<>();
        for (Node item : root.get("roomDescriptionsList").map(this::items).orElse(List.of())) {
            values.mapping(item, "room").ifPresent(pair -> {
                Optional<Node> key = pair.get("Key");
                Optional<Node> value = pair.get("Value");
                if (key.isPresent() && value.isPresent()) {
                    vertex(vertices, key(key.get()), id(key.get()), pair.at(), value.get());
                } else {
                    values.wrong(item, "room", "It needs Key and Value.");
                }
            });
        }
        root.get("roomDescriptions")
                .flatMap(node -> values.mapping(node, "roomDescriptions"))
                .ifPresent(all -> {
                    for (Node.Field field : all.fields()) {
                        if (!field.name().startsWith("$")) {
                            vertex(
                                    vertices,
                                    field.name(),
                                    field.name(),
                                    field.key().at(),
                                    field.value());
                        }
                    }
                });
        return withDifferentIds(vertices);
    }

    private void vertex(Map<String, Vertex> vertices, String key, String id, At at, Node value) {
        Optional<Node.Fields> description = values.mapping(deref(value), "room description");
        if (description.isEmpty()) {
            return;
        }
        List<RoomTemplate> templates = new ArrayList<>();
        for (Node item : description.get().get("RoomTemplates").map(this::items).orElse(List.of())) {
            values.mapping(deref(item), "room template")
                    .flatMap(this::template)
                    .filter(template -> !templates.contains(template))
                    .ifPresent(templates::add);
        }
        if (templates.isEmpty() && !remarks.hasErrors()) {
            remarks.error(at, "The room %s has no RoomTemplates. Give it one.".formatted(Remarks.shown(id)));
        }
        Vertex vertex = new Vertex(at, id, isCorridor(description.get()), templates);
        if (vertices.putIfAbsent(key, vertex) != null) {
            remarks.error(at, "The room %s is given twice. Drop one.".formatted(Remarks.shown(id)));
        }
    }

    /** Rooms of one name, as is usual in Unity, get their number too. */
    private static Map<String, Vertex> withDifferentIds(Map<String, Vertex> vertices) {
        Map<String, Long> counts =
                vertices.values().stream().collect(Collectors.groupingBy(Vertex::id, Collectors.counting()));
        Map<String, Vertex> different = new LinkedHashMap<>();
        vertices.forEach((key, vertex) -> {
            boolean isAlone = Objects.requireNonNull(counts.get(vertex.id())) == 1;
            String id = isAlone ? vertex.id() : vertex.id() + " " + key;
            different.put(key, new Vertex(vertex.at(), id, vertex.isCorridor(), vertex.templates()));
        });
        return different;
    }

    private boolean isCorridor(Node.Fields description) {
        return scalar(description, "IsCorridor").equals("true")
                || scalar(description, "Stage").equals("2")
                || scalar(description, "$type").contains("CorridorRoomDescription");
    }

    private Optional<RoomTemplate> template(Node.Fields template) {
        String name = scalar(template, "Name").isBlank() ? "Room template" : scalar(template, "Name");
        values.passOverOthers(template, "room templates", TEMPLATE_KEYS);
        Optional<Node> shape = present(template, "Outline")
                .or(() -> present(template, "Shape"))
                .map(this::deref);
        Optional<Node> points =
                shape.filter(Node.Fields.class::isInstance).flatMap(node -> ((Node.Fields) node).get("points"));
        Optional<Node> mode = present(template, "DoorsMode")
                .or(() -> present(template, "Doors"))
                .map(this::deref);
        if (points.isEmpty() || mode.isEmpty()) {
            remarks.error(
                    template.at(),
                    "The room template %s lacks its outline or its doors. Add them.".formatted(Remarks.shown(name)));
            return Optional.empty();
        }
        List<Point> outline = new ArrayList<>();
        List<Node> corners = items(points.get());
        corners.forEach(corner -> point(corner, "point of the outline").ifPresent(outline::add));
        Optional<TemplateDraft.Doors> doors =
                values.mapping(mode.get(), "doors").flatMap(this::doors);
        Optional<List<Transform>> transforms = transforms(template);
        Optional<RepeatRule> repeat =
                present(template, "RepeatMode").flatMap(this::repeat).or(() -> defaultRepeat);
        if (outline.size() < corners.size() || doors.isEmpty() || transforms.isEmpty()) {
            return Optional.empty();
        }
        return new TemplateDraft(name, points.get().at(), outline, doors.get())
                .checked(transforms.get(), remarks)
                .map(made -> names.unique(made.withRepeat(repeat.orElse(RepeatRule.ALLOW))));
    }

    private Optional<List<Transform>> transforms(Node.Fields template) {
        List<Node> numbers =
                present(template, "AllowedTransformations").map(this::items).orElse(List.of());
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
        Optional<Node> listed = present(mode, "DoorPositions").or(() -> present(mode, "Doors"));
        if (listed.isEmpty()) {
            OptionalInt length = number(mode, "DoorLength");
            OptionalInt distance = number(mode, "CornerDistance");
            return length.isPresent() && distance.isPresent()
                    ? Optional.of(new TemplateDraft.Doors.Anywhere(mode.at(), length.getAsInt(), distance.getAsInt()))
                    : Optional.empty();
        }
        List<Node> items = items(listed.get());
        List<TemplateDraft.Listing> doors = new ArrayList<>();
        items.forEach(
                item -> values.mapping(deref(item), "door").flatMap(this::door).ifPresent(doors::add));
        return doors.size() == items.size()
                ? Optional.of(new TemplateDraft.Doors.Listed(mode.at(), doors))
                : Optional.empty();
    }

    private Optional<TemplateDraft.Listing> door(Node.Fields door) {
        values.passOverOthers(door, "a door", DOOR_KEYS);
        passOverSocket(door, "Socket");
        Optional<Point> from = door.get("From").flatMap(node -> point(node, "end of the door"));
        Optional<Point> to = door.get("To").flatMap(node -> point(node, "end of the door"));
        if (from.isEmpty() || to.isEmpty()) {
            return values.wrong(door, "door", "It needs From and To.");
        }
        OptionalInt type = present(door, "Type")
                .map(node -> values.wholeNumber(node, "Type of the door", 0, DIRECTIONS.size() - 1))
                .orElse(OptionalInt.of(0));
        DoorDirection direction = DIRECTIONS.get(type.orElse(0));
        isDirected |= direction != DoorDirection.BOTH;
        return Optional.of(new TemplateDraft.Listing(door.at(), from.get(), to.get(), 0, "", direction));
    }

    private void passOverSocket(Node.Fields fields, String key) {
        present(fields, key)
                .ifPresent(
                        node -> remarks.passOver(node.at(), "The socket of a door, whose name Edgar does not save,"));
    }

    private List<Passage> passages() {
        List<Passage> passages = new ArrayList<>();
        for (Node item : root.get("passages").map(this::items).orElse(List.of())) {
            Optional<Node.Fields> passage = values.mapping(deref(item), "passage");
            Optional<Node> from = passage.flatMap(fields -> fields.get("Room1"));
            Optional<Node> to = passage.flatMap(fields -> fields.get("Room2"));
            if (from.isPresent() && to.isPresent()) {
                passages.add(new Passage(item.at(), key(from.get()), key(to.get())));
            } else if (passage.isPresent()) {
                values.wrong(item, "passage", "It needs Room1 and Room2.");
            }
        }
        return passages;
    }

    /** A corridor is a room of its own in Edgar; here it is part of a connection. */
    private void connect(LevelDraft draft, Map<String, Vertex> vertices, List<Passage> passages) {
        Map<String, List<Passage>> ofCorridor = new LinkedHashMap<>();
        for (Passage passage : passages) {
            boolean isDangling = false;
            for (String end : List.of(passage.from(), passage.to())) {
                Optional<Vertex> vertex = Optional.ofNullable(vertices.get(end));
                if (vertex.isEmpty()) {
                    remarks.error(
                            passage.at(),
                            "The room %s of this passage is not there. Correct it.".formatted(Remarks.shown(end)));
                    isDangling = true;
                } else if (vertex.get().isCorridor()) {
                    ofCorridor.computeIfAbsent(end, absent -> new ArrayList<>()).add(passage);
                }
            }
            boolean isDirect =
                    !isDangling && !isCorridor(vertices, passage.from()) && !isCorridor(vertices, passage.to());
            if (isDirect) {
                draft.connect(
                        passage.at(),
                        idOf(vertices, passage.from()),
                        idOf(vertices, passage.to()),
                        List.of(),
                        isDirected,
                        "");
            }
        }
        vertices.forEach((key, vertex) -> {
            if (vertex.isCorridor()) {
                corridor(draft, vertices, key, ofCorridor.getOrDefault(key, List.of()));
            }
        });
        if (isDirected) {
            remarks.warn(
                    root.at(),
                    "Some doors are entrances or exits, so every connection leads one way, from Room1 to Room2.");
        }
    }

    private void corridor(LevelDraft draft, Map<String, Vertex> vertices, String key, List<Passage> passages) {
        Vertex corridor = Objects.requireNonNull(vertices.get(key));
        List<String> ends = new ArrayList<>();
        for (Passage passage : passages) {
            boolean leadsIn = passage.to().equals(key);
            // Where directions count, the room from which the corridor is entered comes first.
            int place = isDirected && leadsIn ? 0 : ends.size();
            ends.add(place, leadsIn ? passage.from() : passage.to());
        }
        boolean joinsTwoRooms = ends.size() == 2 && ends.stream().noneMatch(end -> isCorridor(vertices, end));
        if (!joinsTwoRooms) {
            remarks.error(
                    corridor.at(),
                    "The corridor %s does not join two rooms. Connect it with exactly two."
                            .formatted(Remarks.shown(corridor.id())));
            return;
        }
        draft.connect(
                corridor.at(),
                idOf(vertices, ends.get(0)),
                idOf(vertices, ends.get(1)),
                corridor.templates(),
                isDirected,
                "");
    }

    private static boolean isCorridor(Map<String, Vertex> vertices, String key) {
        return Optional.ofNullable(vertices.get(key)).map(Vertex::isCorridor).orElse(false);
    }

    private static String idOf(Map<String, Vertex> vertices, String key) {
        return Optional.ofNullable(vertices.get(key)).map(Vertex::id).orElse(key);
    }

    /** What tells a room from all others: its number in a wrapper, its object's, or the room itself. */
    private String key(Node room) {
        if (deref(room) instanceof Node.Fields fields) {
            String number = scalar(fields, "Id");
            return number.isEmpty() ? scalar(fields, "$id") : number;
        }
        return room instanceof Node.Scalar scalar ? scalar.text() : "";
    }

    private String id(Node room) {
        if (deref(room) instanceof Node.Fields fields && !scalar(fields, "Name").isBlank()) {
            return scalar(fields, "Name");
        }
        return key(room);
    }

    private Optional<RepeatRule> repeat(Node node) {
        Optional<RepeatRule> rule = values.text(node, "repeat mode").flatMap(EdgarRepeatMode::named);
        return rule.isPresent() ? rule : values.wrong(node, "repeat mode", "Write 0, 1 or 2.");
    }

    private Optional<Point> point(Node node, String what) {
        if (deref(node) instanceof Node.Fields fields) {
            Optional<Node> x = fields.get("X");
            Optional<Node> y = fields.get("Y");
            if (x.isPresent() && y.isPresent()) {
                return values.point(x.get(), y.get(), what);
            }
        }
        return values.wrong(node, what, "Write X and Y.");
    }

    private OptionalInt number(Node.Fields fields, String key) {
        Optional<Node> node = present(fields, key);
        return node.isEmpty() ? OptionalInt.of(0) : values.wholeNumber(node.get(), key, 0, 2 * Values.MAX_COORDINATE);
    }

    /** The value of a key that says something. */
    private static Optional<Node> present(Node.Fields fields, String key) {
        return fields.get(key).filter(node -> !node.isNothing());
    }

    private static String scalar(Node.Fields fields, String key) {
        return fields.get(key)
                .filter(Node.Scalar.class::isInstance)
                .map(node -> ((Node.Scalar) node).text())
                .orElse("");
    }

    private List<Node> items(Node node) {
        Node target = deref(node);
        if (target instanceof Node.Fields fields && fields.get("$values").isPresent()) {
            return values.list(fields, "$values");
        }
        return values.list(target, "list");
    }

    private Node deref(Node node) {
        if (node instanceof Node.Fields fields) {
            String id = scalar(fields, "$ref");
            return id.isEmpty() ? node : byId.getOrDefault(id, node);
        }
        return node;
    }
}
