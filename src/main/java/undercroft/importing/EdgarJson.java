package undercroft.importing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.level.Level;
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

    private static final int MAX_DISTANCE = 1_000;

    /** A room or corridor, and by what passages mean it. */
    private record Vertex(SourcePosition at, String id, boolean isCorridor, List<RoomTemplate> templates) {}

    private record Passage(SourcePosition at, String from, String to) {}

    private final Node.Fields root;
    private final Diagnostics diagnostics;
    private final Values values;
    private final DotNetJson json;
    private final EdgarJsonTemplates templates;

    EdgarJson(Node.Fields root, Diagnostics diagnostics) {
        this.root = root;
        this.diagnostics = diagnostics;
        this.values = new Values(diagnostics);
        this.json = new DotNetJson(root, values);
        this.templates = new EdgarJsonTemplates(
                json,
                diagnostics,
                DotNetJson.present(root, "RoomTemplateRepeatModeDefault").flatMap(json::repeat));
    }

    /** Whether a file looks like a level description of Edgar. */
    static boolean isOne(Node.Fields root) {
        return root.get("roomDescriptions").isPresent()
                || root.get("roomDescriptionsList").isPresent()
                || root.get("RoomShapes").isPresent();
    }

    /** The level, or nothing where the diagnostics hold errors. */
    Optional<Level> level(String name) {
        if (root.get("RoomShapes").isPresent()) {
            diagnostics.error(
                    root.at(),
                    "This is a map description of Edgar before 2.0, whose doors are corners without length. Save it with a later version.");
            return Optional.empty();
        }
        values.passOverOthers(root, "the level description", LEVEL_KEYS);
        LevelDraft draft = new LevelDraft(diagnostics);
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
        DotNetJson.present(root, "RoomTemplateRepeatModeOverride")
                .flatMap(json::repeat)
                .ifPresent(draft::repeat);
        DotNetJson.present(root, "MinimumRoomDistance").ifPresent(node -> {
            OptionalInt distance = values.wholeNumber(node, "MinimumRoomDistance", 0, MAX_DISTANCE);
            if (distance.orElse(0) > 0) {
                diagnostics.warn(
                        node.at(),
                        "MinimumRoomDistance counts along both axes together and between all rooms; here it counts along the longer and between rooms that are not neighbours.");
                draft.minimumRoomDistance(distance.getAsInt());
            }
        });
    }

    private Map<String, Vertex> vertices() {
        Map<String, Vertex> vertices = new LinkedHashMap<>();
        for (Node item : root.get("roomDescriptionsList").map(json::items).orElse(List.of())) {
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

    private void vertex(Map<String, Vertex> vertices, String key, String id, SourcePosition at, Node value) {
        Optional<Node.Fields> description = values.mapping(json.deref(value), "room description");
        if (description.isEmpty()) {
            return;
        }
        List<RoomTemplate> found = new ArrayList<>();
        for (Node item : description.get().get("RoomTemplates").map(json::items).orElse(List.of())) {
            values.mapping(json.deref(item), "room template")
                    .flatMap(templates::template)
                    .filter(template -> !found.contains(template))
                    .ifPresent(found::add);
        }
        if (found.isEmpty() && !diagnostics.hasErrors()) {
            diagnostics.error(at, "The room %s has no RoomTemplates. Give it one.".formatted(Diagnostics.shown(id)));
        }
        Vertex vertex = new Vertex(at, id, isCorridor(description.get()), found);
        if (vertices.putIfAbsent(key, vertex) != null) {
            diagnostics.error(at, "The room %s is given twice. Drop one.".formatted(Diagnostics.shown(id)));
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
        return DotNetJson.scalar(description, "IsCorridor").equals("true")
                || DotNetJson.scalar(description, "Stage").equals("2")
                || DotNetJson.scalar(description, "$type").contains("CorridorRoomDescription");
    }

    private List<Passage> passages() {
        List<Passage> passages = new ArrayList<>();
        for (Node item : root.get("passages").map(json::items).orElse(List.of())) {
            Optional<Node.Fields> passage = values.mapping(json.deref(item), "passage");
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
                    diagnostics.error(
                            passage.at(),
                            "The room %s of this passage is not there. Correct it.".formatted(Diagnostics.shown(end)));
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
                        templates.isDirected(),
                        "");
            }
        }
        vertices.forEach((key, vertex) -> {
            if (vertex.isCorridor()) {
                corridor(draft, vertices, key, ofCorridor.getOrDefault(key, List.of()));
            }
        });
        if (templates.isDirected()) {
            diagnostics.warn(
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
            int place = templates.isDirected() && leadsIn ? 0 : ends.size();
            ends.add(place, leadsIn ? passage.from() : passage.to());
        }
        boolean joinsTwoRooms = ends.size() == 2 && ends.stream().noneMatch(end -> isCorridor(vertices, end));
        if (!joinsTwoRooms) {
            diagnostics.error(
                    corridor.at(),
                    "The corridor %s does not join two rooms. Connect it with exactly two."
                            .formatted(Diagnostics.shown(corridor.id())));
            return;
        }
        draft.connect(
                corridor.at(),
                idOf(vertices, ends.get(0)),
                idOf(vertices, ends.get(1)),
                corridor.templates(),
                templates.isDirected(),
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
        if (json.deref(room) instanceof Node.Fields fields) {
            String number = DotNetJson.scalar(fields, "Id");
            return number.isEmpty() ? DotNetJson.scalar(fields, "$id") : number;
        }
        return room instanceof Node.Scalar scalar ? scalar.text() : "";
    }

    private String id(Node room) {
        if (json.deref(room) instanceof Node.Fields fields
                && !DotNetJson.scalar(fields, "Name").isBlank()) {
            return DotNetJson.scalar(fields, "Name");
        }
        return key(room);
    }
}
