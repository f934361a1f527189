package undercroft.export;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.json.JsonInput;
import undercroft.json.JsonObject;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.LayoutMission;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.layout.Survey;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.PaletteEntry;
import undercroft.level.Requirement;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;

/**
 * Reads a layout file. A {@link Layout} derives some values (bounds, lengths of doors) and normalizes others
 * (outlines); these are compared with the file here, before the file's own values are lost.
 */
final class LayoutReader {

    private static final List<String> LAYOUT =
            List.of("formatVersion", "generator", "level", "seed", "bounds", "rooms", "doors", "connections");
    private static final List<String> DOOR =
            List.of("index", "roomA", "roomB", "from", "to", "facing", "length", "socket", "oneWay", "lock");
    private static final List<String> CONNECTION = List.of("from", "to", "corridor", "oneWay", "lock");
    private static final List<String> BOX = List.of("x", "y", "width", "height");
    private static final List<String> COLOUR = List.of("name", "colour");

    private final Diagnostics diagnostics;

    private LayoutReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    static Layout read(InputStream in, String fileName) throws IOException, BadInputException {
        SourceNode file = JsonInput.read(in, fileName, "layout");
        Diagnostics diagnostics = new Diagnostics();
        checkProgram(file, diagnostics);
        checkVersion(file, diagnostics);
        if (diagnostics.hasErrors()) {
            throw diagnostics.toException();
        }
        return new LayoutReader(diagnostics).layout(file).orElseThrow(diagnostics::toException);
    }

    /** The tiles of a layout are JSON, too, for other programs. */
    private static void checkProgram(SourceNode file, Diagnostics diagnostics) {
        if (file instanceof Mapping mapping) {
            boolean isLdtk = mapping.get("jsonVersion").isPresent()
                    && mapping.get("defs").isPresent();
            boolean isTiled = mapping.get("tiledversion").isPresent();
            if (isLdtk || isTiled) {
                diagnostics.error(
                        file.position(),
                        "The file is %s, not a layout. Give the layout's own JSON file."
                                .formatted(isLdtk ? "an LDtk project" : "a Tiled map"));
            }
        }
    }

    /** Checked early: for a file of another version, any other message would be misleading. */
    private static void checkVersion(SourceNode file, Diagnostics diagnostics) {
        if (file instanceof Mapping mapping) {
            mapping.entries().stream()
                    .filter(entry -> entry.name().equals("formatVersion"))
                    .filter(entry -> entry.value()
                            .wholeNumber(LayoutJson.FIRST_VERSION, LayoutJson.LATEST_VERSION)
                            .isEmpty())
                    .forEach(entry -> diagnostics.error(
                            entry.value().position(),
                            "The formatVersion (%s) must be %d or %d. Read it with the version of undercroft that wrote it."
                                    .formatted(
                                            JsonObject.describe(entry.value()),
                                            LayoutJson.FIRST_VERSION,
                                            LayoutJson.LATEST_VERSION)));
        }
    }

    private Optional<Layout> layout(SourceNode file) {
        JsonObject json = JsonObject.open(file, "the layout", LAYOUT, diagnostics);
        json.text("generator");
        String level = json.name("level");
        long seed = json.integer("seed", 0, Layout.SEED_LIMIT - 1);
        Box bounds = box(json.object("bounds", BOX));
        int before = diagnostics.errorCount();
        List<SourceNode> roomItems = json.items("rooms", LayoutLimits.MAX_ROOMS);
        List<SourceNode> doorItems = json.items("doors", LayoutLimits.MAX_DOORS);
        List<SourceNode> connectionItems = json.items("connections", LayoutLimits.MAX_CONNECTIONS);
        List<SourceNode> puzzleItems =
                json.has("puzzles") ? json.items("puzzles", LayoutLimits.MAX_PUZZLES) : List.of();
        if (diagnostics.errorCount() == before && roomItems.isEmpty()) {
            json.error("rooms", "must hold at least one room");
        }
        if (diagnostics.errorCount() > before || !LayoutLimits.allow(json, roomItems)) {
            return Optional.empty();
        }
        int roomCount = roomItems.size();
        List<PlacedRoom> rooms = all(roomItems, new PlacedRoomReader(diagnostics, doorItems.size())::read);
        List<Door> doors = all(doorItems, (index, item) -> door(index, item, roomCount));
        List<LayoutConnection> connections = all(connectionItems, (index, item) -> connection(index, item, roomCount));
        List<PaletteEntry> palette =
                json.has("palette") ? all(json.items("palette", LayoutLimits.MAX_COLOURS), this::colour) : List.of();
        Optional<LayoutMission> mission =
                new LayoutMissionJson(diagnostics).read(json, roomItems, connectionItems.size());
        List<RoomPuzzle> puzzles = new PuzzlesJson(diagnostics, roomCount, PointJson.FARTHEST).read(puzzleItems);
        Optional<Survey> survey = new SurveyJson(diagnostics, roomCount, doorItems.size()).read(json);
        if (diagnostics.hasErrors()) {
            return Optional.empty();
        }
        Layout layout = new Layout(level, seed, rooms, doors, connections, puzzles, palette, mission, survey);
        checkConnectionDoors(layout, connectionItems);
        if (!layout.bounds().equals(bounds)) {
            json.error(
                    "bounds",
                    "must be {x: %d, y: %d, width: %d, height: %d}, the smallest box around the rooms"
                            .formatted(
                                    layout.bounds().x(),
                                    layout.bounds().y(),
                                    layout.bounds().width(),
                                    layout.bounds().height()));
        }
        return diagnostics.hasErrors() ? Optional.empty() : Optional.of(layout);
    }

    /** The doors of a connection follow from the rest of the layout. */
    private void checkConnectionDoors(Layout layout, List<SourceNode> items) {
        List<List<Integer>> doors = layout.doorsOfConnections();
        for (int i = 0; i < items.size(); i++) {
            JsonObject json = JsonObject.open(items.get(i), "connection " + i, CONNECTION, diagnostics);
            List<Integer> expected = doors.get(i);
            if (expected.size() > LayoutLimits.MAX_DOORS_OF_CONNECTION) {
                json.error("Connection %d must have at most %d doors, not %d."
                        .formatted(i, LayoutLimits.MAX_DOORS_OF_CONNECTION, expected.size()));
                return;
            }
            int before = diagnostics.errorCount();
            boolean isWrong = json.has("doors")
                    && !json.indexes("doors", layout.doors().size()).equals(expected);
            if (isWrong && diagnostics.errorCount() == before) {
                json.error("doors", "must be %s, the doors of its rooms".formatted(expected));
            }
        }
    }

    private Optional<PaletteEntry> colour(int index, SourceNode item) {
        int before = diagnostics.errorCount();
        JsonObject json = JsonObject.open(item, "colour " + index, COLOUR, diagnostics);
        Optional<PaletteEntry> entry = PaletteEntry.parsed(json.name("name"), json.text("colour"));
        if (entry.isEmpty() && diagnostics.errorCount() == before) {
            json.error("colour", "must be # and six hexadecimal digits");
        }
        return diagnostics.errorCount() > before ? Optional.empty() : entry;
    }

    private Optional<Door> door(int index, SourceNode item, int roomCount) {
        int before = diagnostics.errorCount();
        JsonObject json = JsonObject.open(item, "door " + index, DOOR, diagnostics);
        checkIndex(json, index, diagnostics);
        int roomA = json.integer("roomA", 0, roomCount - 1);
        int roomB = json.integer("roomB", 0, roomCount - 1);
        Point from = PointJson.read(json, "from");
        Point to = PointJson.read(json, "to");
        Optional<Facing> facing = facing(json);
        int length = json.integer("length", 1, Integer.MAX_VALUE);
        String socket = json.name("socket");
        Access access = access(json);
        if (diagnostics.errorCount() > before) {
            return Optional.empty();
        }
        if (from.equals(to)) {
            json.error("Door %d leads from %s to the same point. Its two ends must differ.".formatted(index, from));
            return Optional.empty();
        }
        Segment at = new Segment(from, to);
        if (length != at.length()) {
            json.error("length", "must be %d, the lattice steps from %s to %s".formatted(at.length(), from, to));
        }
        Facing outwards = Facing.ofEdge(at.step());
        if (facing.orElseThrow() != outwards) {
            json.error(
                    "facing",
                    "must be \"%s\": going from %s to %s, room %d lies to the left"
                            .formatted(outwards.text(), from, to, roomA));
        }
        return diagnostics.errorCount() > before
                ? Optional.empty()
                : Optional.of(new Door(index, roomA, roomB, at, outwards, socket, access));
    }

    private Optional<Facing> facing(JsonObject json) {
        int before = diagnostics.errorCount();
        Optional<Facing> facing = Facing.named(json.text("facing"));
        if (facing.isEmpty() && diagnostics.errorCount() == before) {
            String names = Arrays.stream(Facing.values()).map(Facing::text).collect(Collectors.joining(", "));
            json.error("facing", "must be one of " + names);
        }
        return facing;
    }

    private Optional<LayoutConnection> connection(int index, SourceNode item, int roomCount) {
        int before = diagnostics.errorCount();
        JsonObject json = JsonObject.open(item, "connection " + index, CONNECTION, diagnostics);
        LayoutConnection connection = new LayoutConnection(
                json.integer("from", 0, roomCount - 1),
                json.integer("to", 0, roomCount - 1),
                json.integer("corridor", LayoutConnection.NO_CORRIDOR, roomCount - 1),
                access(json));
        return diagnostics.errorCount() > before ? Optional.empty() : Optional.of(connection);
    }

    private static Access access(JsonObject json) {
        List<Bar> bars = List.of(Bar.values());
        String opens = json.name("opens");
        Optional<Bar> bar =
                bars.stream().filter(each -> each.text().equals(opens)).findFirst();
        if (bar.isEmpty()) {
            json.error("opens", "must be from or to");
        }
        Optional<List<Requirement>> needs = Requirement.parsed(json.name("needs"));
        if (needs.isEmpty()) {
            json.error("needs", "must be of the form lamp & (bomb | hammer) & 3 orb & sluice=low");
        }
        return new Access(
                json.bool("oneWay"),
                json.name("lock"),
                json.bool("secret"),
                bar.orElse(Bar.NONE),
                needs.orElse(List.of()));
    }

    /** Reports an index that is not the place in the list. */
    static void checkIndex(JsonObject json, int index, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        if (json.integer("index", 0, Integer.MAX_VALUE) != index && diagnostics.errorCount() == before) {
            json.error("index", "must be %d, its place in the list".formatted(index));
        }
    }

    private static Box box(JsonObject json) {
        return new Box(
                json.integer("x", -PointJson.FARTHEST, PointJson.FARTHEST),
                json.integer("y", -PointJson.FARTHEST, PointJson.FARTHEST),
                json.integer("width", 0, 2 * PointJson.FARTHEST),
                json.integer("height", 0, 2 * PointJson.FARTHEST));
    }

    /** What could be read of some items, by their numbers. */
    static <T> List<T> all(List<SourceNode> items, BiFunction<Integer, SourceNode, Optional<T>> reading) {
        List<T> read = new ArrayList<>(items.size());
        for (int i = 0; i < items.size(); i++) {
            reading.apply(i, items.get(i)).ifPresent(read::add);
        }
        return read;
    }
}
