package undercroft.importing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.level.Level;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourcePosition;
import undercroft.template.RoomTemplate;

/**
 * A level description as Edgar saves it in JSON: by {@code SaveToJson} of Edgar for .NET, or by the button "Export map
 * description" of Edgar for Unity, which leaves out the corridors ({@code DungeonGeneratorBaseGrid2D} and its predecessors in
 * OndrejNepozitek/Edgar-Unity).
 *
 * <p>The format is that of {@code LevelDescriptionBase.cs}, {@code LevelDescriptionGrid2D.cs}, {@code RoomTemplateGrid2D.cs}, the
 * door modes and {@code JsonUtils.cs} in OndrejNepozitek/Edgar-DotNet, and of the examples in its
 * {@code src/Resources/MapDescriptions}. Until 2020 rooms were in the mapping {@code roomDescriptions}, and templates had
 * {@code Shape} and {@code DoorsMode}; since then rooms are in the list {@code roomDescriptionsList}, and templates have
 * {@code Outline} and {@code Doors}.
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

    /** In cells; the reader of levels accepts no more. */
    static final int MAX_DISTANCE = 1_000;

    /** Two for each connection: one on either side of its corridor. */
    private static final int MAX_PASSAGES = 2 * Level.MAX_CONNECTIONS;

    /** A room or corridor. */
    private record Vertex(SourcePosition position, String id, boolean isCorridor, List<RoomTemplate> templates) {}

    private record Passage(SourcePosition position, String from, String to) {}

    private final Mapping root;
    private final ImportReport report;
    private final NodeReader values;
    private final DotNetJson json;
    private final EdgarJsonTemplates templates;

    EdgarJson(Mapping root, ImportReport report) {
        this.root = root;
        this.report = report;
        this.values = new NodeReader(report);
        this.json = new DotNetJson(root, values);
        this.templates = new EdgarJsonTemplates(
                json,
                hasRoomsOfUnity(),
                report,
                NodeReader.present(root, "RoomTemplateRepeatModeDefault").flatMap(json::repeat));
    }

    /** Whether a file looks like a level description of Edgar. */
    static boolean isLevelDescription(Mapping root) {
        return root.get("roomDescriptions").isPresent()
                || root.get("roomDescriptionsList").isPresent()
                || root.get("RoomShapes").isPresent();
    }

    /** Whether Edgar for Unity saved the level, which wraps rooms with a number and a name. */
    private boolean hasRoomsOfUnity() {
        List<SourceNode> rooms =
                root.get("roomDescriptionsList").map(json::items).orElse(List.of());
        return rooms.stream()
                .filter(Mapping.class::isInstance)
                .flatMap(room -> ((Mapping) room).get("Key").stream())
                .anyMatch(key -> json.deref(key) instanceof Mapping room
                        && room.get("Id").isPresent()
                        && room.get("Name").isPresent());
    }

    /** The level; nothing if there are errors. */
    Optional<Level> level(String name) {
        if (root.get("RoomShapes").isPresent()) {
            report.error(
                    root.position(),
                    "This is a map description of Edgar before 2.0, whose doors are corners without length. Save it with a later version.");
            return Optional.empty();
        }
        values.omitOthers(root, "the level description", LEVEL_KEYS);
        LevelDraft draft = new LevelDraft(report);
        settings(draft);
        Map<String, Vertex> vertices = vertices();
        List<Passage> passages = passages();
        for (Vertex vertex : vertices.values()) {
            if (!vertex.isCorridor()) {
                draft.addRoom(vertex.position(), vertex.id(), "", vertex.templates(), List.of());
            }
        }
        connect(draft, vertices, passages);
        return draft.level(name);
    }

    private void settings(LevelDraft draft) {
        NodeReader.present(root, "RoomTemplateRepeatModeOverride")
                .flatMap(json::repeat)
                .ifPresent(draft::repeat);
        NodeReader.present(root, "MinimumRoomDistance").ifPresent(node -> {
            OptionalInt distance = values.wholeNumber(node, "MinimumRoomDistance", 0, MAX_DISTANCE);
            if (distance.orElse(0) > 0) {
                report.warn(
                        node.position(),
                        "MinimumRoomDistance counts along both axes together and between all rooms; here it counts along the longer and between rooms that are not neighbours.");
                draft.minimumRoomDistance(distance.getAsInt());
            }
        });
    }

    private Map<String, Vertex> vertices() {
        Map<String, Vertex> vertices = new LinkedHashMap<>();
        for (SourceNode item : root.get("roomDescriptionsList").map(json::items).orElse(List.of())) {
            values.mapping(item, "room").ifPresent(pair -> {
                Optional<SourceNode> key = pair.get("Key");
                Optional<SourceNode> value = pair.get("Value");
                if (key.isPresent() && value.isPresent()) {
                    vertex(vertices, key(key.get()), id(key.get()), pair.position(), value.get());
                } else {
                    values.wrong(item, "room", "It needs Key and Value.");
                }
            });
        }
        root.get("roomDescriptions")
                .flatMap(node -> values.mapping(node, "roomDescriptions"))
                .ifPresent(all -> {
                    for (Entry entry : all.entries()) {
                        if (!entry.name().startsWith("$")) {
                            vertex(
                                    vertices,
                                    entry.name(),
                                    entry.name(),
                                    entry.key().position(),
                                    entry.value());
                        }
                    }
                });
        return withUniqueIds(vertices);
    }

    private void vertex(
            Map<String, Vertex> vertices, String key, String id, SourcePosition position, SourceNode value) {
        Optional<Mapping> description = values.mapping(json.deref(value), "room description");
        if (description.isEmpty()) {
            return;
        }
        Set<RoomTemplate> found = new LinkedHashSet<>();
        for (SourceNode item :
                description.get().get("RoomTemplates").map(json::items).orElse(List.of())) {
            values.mapping(json.deref(item), "room template")
                    .flatMap(templates::template)
                    .ifPresent(found::add);
        }
        if (found.isEmpty() && !report.hasErrors()) {
            report.error(position, "The room %s has no RoomTemplates. Give it one.".formatted(Quotation.plain(id)));
        }
        Vertex vertex = new Vertex(position, id, isCorridor(description.get()), List.copyOf(found));
        if (vertices.putIfAbsent(key, vertex) != null) {
            report.error(position, "The room %s is given twice. Drop one.".formatted(Quotation.plain(id)));
        }
    }

    /** Appends the key to the ids of rooms with the same name, which are common in Unity. */
    private static Map<String, Vertex> withUniqueIds(Map<String, Vertex> vertices) {
        Map<String, Long> counts =
                vertices.values().stream().collect(Collectors.groupingBy(Vertex::id, Collectors.counting()));
        Map<String, Vertex> unique = new LinkedHashMap<>();
        vertices.forEach((key, vertex) -> {
            boolean isUnique = Objects.requireNonNull(counts.get(vertex.id())) == 1;
            String id = isUnique ? vertex.id() : vertex.id() + " " + key;
            unique.put(key, new Vertex(vertex.position(), id, vertex.isCorridor(), vertex.templates()));
        });
        return unique;
    }

    private boolean isCorridor(Mapping description) {
        return NodeReader.scalar(description, "IsCorridor").equals("true")
                || NodeReader.scalar(description, "Stage").equals("2")
                || NodeReader.scalar(description, "$type").contains("CorridorRoomDescription");
    }

    private List<Passage> passages() {
        List<Passage> passages = new ArrayList<>();
        List<SourceNode> items = root.get("passages").map(json::items).orElse(List.of());
        if (items.size() > MAX_PASSAGES) {
            report.error(
                    root.position(),
                    "There are more than %d passages. Make the level smaller.".formatted(MAX_PASSAGES));
            return List.of();
        }
        for (SourceNode item : items) {
            Optional<Mapping> passage = values.mapping(json.deref(item), "passage");
            Optional<SourceNode> from = passage.flatMap(fields -> fields.get("Room1"));
            Optional<SourceNode> to = passage.flatMap(fields -> fields.get("Room2"));
            if (from.isPresent() && to.isPresent()) {
                passages.add(new Passage(item.position(), key(from.get()), key(to.get())));
            } else if (passage.isPresent()) {
                values.wrong(item, "passage", "It needs Room1 and Room2.");
            }
        }
        return passages;
    }

    /** Connects the rooms. In Edgar a corridor is a room of its own, here it is part of a connection. */
    private void connect(LevelDraft draft, Map<String, Vertex> vertices, List<Passage> passages) {
        Map<String, List<Passage>> ofCorridor = new LinkedHashMap<>();
        for (Passage passage : passages) {
            boolean isDangling = false;
            for (String end : List.of(passage.from(), passage.to())) {
                Optional<Vertex> vertex = Optional.ofNullable(vertices.get(end));
                if (vertex.isEmpty()) {
                    report.error(
                            passage.position(),
                            "The room %s of this passage is not there. Correct it.".formatted(Quotation.plain(end)));
                    isDangling = true;
                } else if (vertex.get().isCorridor()) {
                    ofCorridor.computeIfAbsent(end, absent -> new ArrayList<>()).add(passage);
                }
            }
            boolean isDirect =
                    !isDangling && !isCorridor(vertices, passage.from()) && !isCorridor(vertices, passage.to());
            if (isDirect) {
                draft.connect(
                        passage.position(),
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
            report.warn(
                    root.position(),
                    "Some doors are entrances or exits, so every connection leads one way, from Room1 to Room2.");
        }
    }

    private void corridor(LevelDraft draft, Map<String, Vertex> vertices, String key, List<Passage> passages) {
        Vertex corridor = Objects.requireNonNull(vertices.get(key));
        List<String> ends = new ArrayList<>();
        for (Passage passage : passages) {
            boolean leadsIn = passage.to().equals(key);
            // If directions count, the room from which the corridor is entered comes first.
            int index = templates.isDirected() && leadsIn ? 0 : ends.size();
            ends.add(index, leadsIn ? passage.from() : passage.to());
        }
        boolean joinsTwoRooms = ends.size() == 2 && ends.stream().noneMatch(end -> isCorridor(vertices, end));
        if (!joinsTwoRooms) {
            report.error(
                    corridor.position(),
                    "The corridor %s does not join two rooms. Connect it with exactly two."
                            .formatted(Quotation.plain(corridor.id())));
            return;
        }
        draft.connect(
                corridor.position(),
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

    /** Identifies a room: by the number that wraps it, by the id of its object, or by itself if it is a text or number. */
    private String key(SourceNode room) {
        if (json.deref(room) instanceof Mapping mapping) {
            String number = NodeReader.scalar(mapping, "Id");
            return number.isEmpty() ? NodeReader.scalar(mapping, "$id") : number;
        }
        return room instanceof Scalar scalar ? scalar.text() : "";
    }

    private String id(SourceNode room) {
        if (json.deref(room) instanceof Mapping mapping
                && !NodeReader.scalar(mapping, "Name").isBlank()) {
            return NodeReader.scalar(mapping, "Name");
        }
        return key(room);
    }
}
