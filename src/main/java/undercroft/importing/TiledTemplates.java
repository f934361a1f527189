package undercroft.importing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.CellDrawing;
import undercroft.geometry.OutlineCheck;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.importing.TiledMap.MapObject;
import undercroft.importing.TiledMap.Shape;
import undercroft.template.DoorDirection;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * Makes room templates of a Tiled map.
 *
 * <p>Every polygon and rectangle of an object layer is a room. Where there are none, every region of a tile layer is one:
 * tiles that hang together by their sides. A door is an object of the class {@code door}, or any object of a layer called
 * {@code doors}: a line from end to end, or a rectangle of which exactly one side lies on a wall. A room without doors gets
 * them anywhere, one cell wide and one from the corners, or as its properties say.
 */
final class TiledTemplates {

    private static final Set<String> ROOM_PROPERTIES =
            Set.of("weight", "repeat", "transforms", "doorLength", "cornerDistance");
    private static final Set<String> DOOR_PROPERTIES = Set.of("socket", "direction", "length");
    private static final int MAX_WEIGHT = 1_000_000;

    /** A room before it has doors, where it lies on the map, in cells with y up. */
    private record Area(At at, String name, List<Point> outline, Map<String, String> properties) {}

    private final TiledMap map;
    private final Remarks remarks;
    private final List<Area> areas = new ArrayList<>();
    private final List<List<TemplateDraft.Listing>> doors = new ArrayList<>();

    private TiledTemplates(TiledMap map, Remarks remarks) {
        this.map = map;
        this.remarks = remarks;
    }

    static List<RoomTemplate> of(TiledMap map, Remarks remarks) {
        return new TiledTemplates(map, remarks).templates();
    }

    private List<RoomTemplate> templates() {
        List<MapObject> doorObjects = new ArrayList<>();
        for (TiledMap.Layer layer : map.layers()) {
            if (layer instanceof TiledMap.Objects objects) {
                for (MapObject object : objects.objects()) {
                    if (isDoor(object, objects)) {
                        doorObjects.add(object);
                    } else {
                        room(object, objects.name());
                    }
                }
            }
        }
        boolean hasRooms = !areas.isEmpty();
        for (TiledMap.Layer layer : map.layers()) {
            if (layer instanceof TiledMap.Tiles tiles) {
                if (hasRooms) {
                    remarks.passOver(tiles.at(), "A tile layer beside rooms drawn as objects");
                } else {
                    regions(tiles);
                }
            }
        }
        if (areas.isEmpty() && !remarks.hasErrors()) {
            remarks.error(At.START, "The map has no rooms. Draw polygons on an object layer, or tiles.");
        }
        areas.forEach(area -> doors.add(new ArrayList<>()));
        doorObjects.forEach(this::door);
        Names names = new Names();
        List<RoomTemplate> templates = new ArrayList<>();
        for (int i = 0; i < areas.size(); i++) {
            template(areas.get(i), doors.get(i)).ifPresent(template -> templates.add(names.unique(template)));
        }
        return templates;
    }

    private static boolean isDoor(MapObject object, TiledMap.Objects layer) {
        return object.kind().equalsIgnoreCase("door") || layer.name().equalsIgnoreCase("doors");
    }

    private void room(MapObject object, String layer) {
        if (object.shape() == Shape.OTHER || object.shape() == Shape.POLYLINE) {
            remarks.passOver(object.at(), "An object that is neither a polygon nor a rectangle");
            return;
        }
        if (!object.kind().isEmpty()) {
            remarks.passOver(object.at(), "The class of a room");
        }
        passOverOthers(object, ROOM_PROPERTIES);
        String name = object.name().isBlank() ? layer : object.name();
        corners(object).ifPresent(corners -> areas.add(new Area(object.at(), name, corners, object.properties())));
    }

    private void regions(TiledMap.Tiles layer) {
        boolean[][] seen = new boolean[layer.rows().size()][];
        Arrays.setAll(seen, row -> new boolean[layer.rows().get(row).length()]);
        for (int row = 0; row < seen.length; row++) {
            for (int column = 0; column < seen[row].length; column++) {
                if (!seen[row][column] && layer.rows().get(row).charAt(column) == '#') {
                    region(layer, row, column, seen);
                }
            }
        }
    }

    private void region(TiledMap.Tiles layer, int fromRow, int fromColumn, boolean[][] seen) {
        char[][] drawn = new char[seen.length][];
        Arrays.setAll(drawn, row -> ".".repeat(seen[row].length).toCharArray());
        List<int[]> waiting = new ArrayList<>();
        reach(layer, fromRow, fromColumn, seen, waiting);
        while (!waiting.isEmpty()) {
            int[] cell = waiting.remove(waiting.size() - 1);
            drawn[cell[0]][cell[1]] = '#';
            reach(layer, cell[0] - 1, cell[1], seen, waiting);
            reach(layer, cell[0] + 1, cell[1], seen, waiting);
            reach(layer, cell[0], cell[1] - 1, seen, waiting);
            reach(layer, cell[0], cell[1] + 1, seen, waiting);
        }
        CellDrawing drawing =
                new CellDrawing(Arrays.stream(drawn).map(String::valueOf).toList());
        if (drawing.firstFault().isPresent()) {
            remarks.error(
                    layer.at(),
                    "The region of tiles around column %d, row %d of layer %s has a hole, or touches itself at a corner. Change it."
                            .formatted(fromColumn, fromRow, Remarks.shown(layer.name())));
            return;
        }
        areas.add(new Area(layer.at(), layer.name(), drawing.outline(), Map.of()));
    }

    private static void reach(TiledMap.Tiles layer, int row, int column, boolean[][] seen, List<int[]> waiting) {
        boolean isOnMap = row >= 0 && row < seen.length && column >= 0 && column < seen[row].length;
        if (isOnMap && !seen[row][column] && layer.rows().get(row).charAt(column) == '#') {
            seen[row][column] = true;
            waiting.add(new int[] {row, column});
        }
    }

    private void door(MapObject object) {
        passOverOthers(object, DOOR_PROPERTIES);
        Optional<List<Point>> corners = object.shape() == Shape.OTHER ? Optional.empty() : corners(object);
        if (object.shape() == Shape.OTHER) {
            remarks.error(object.at(), "The door is neither a line nor a rectangle. Draw it as a line along a wall.");
        }
        if (corners.isEmpty()) {
            return;
        }
        List<Segment> sides = sides(object, corners.get());
        int length = number(object, "length", 0, 2 * Values.MAX_COORDINATE, 0);
        Optional<DoorDirection> direction = DoorDirection.named(property(object, "direction", "both"));
        if (direction.isEmpty()) {
            remarks.error(
                    object.at(),
                    "The direction of the door is %s. Write both, in or out."
                            .formatted(Remarks.shown(property(object, "direction", ""))));
        }
        Set<Segment> walls = new HashSet<>();
        for (int i = 0; i < areas.size(); i++) {
            for (Segment side : sides) {
                if (isOnWall(areas.get(i), side)) {
                    walls.add(side);
                    doors.get(i)
                            .add(new TemplateDraft.Listing(
                                    object.at(),
                                    side.from(),
                                    side.to(),
                                    length,
                                    property(object, "socket", ""),
                                    direction.orElse(DoorDirection.BOTH)));
                }
            }
        }
        if (walls.isEmpty()) {
            remarks.error(object.at(), "The door lies along no wall of a room. Move it to one.");
        } else if (walls.size() > 1) {
            remarks.error(object.at(), "The door lies along several walls. Draw it as a line along one of them.");
        }
    }

    private static boolean isOnWall(Area area, Segment side) {
        return OutlineCheck.firstFault(area.outline()).isEmpty()
                && Polygon.of(area.outline()).edges().stream().anyMatch(edge -> edge.contains(side));
    }

    /** The line itself, or the four sides of a rectangle, less those without length. */
    private static List<Segment> sides(MapObject object, List<Point> corners) {
        List<Segment> sides = new ArrayList<>();
        int count = object.shape() == Shape.POLYLINE ? corners.size() - 1 : corners.size();
        for (int i = 0; i < count; i++) {
            Point from = corners.get(i);
            Point to = corners.get((i + 1) % corners.size());
            boolean isNew =
                    !from.equals(to) && sides.stream().noneMatch(side -> side.coincidesWith(new Segment(from, to)));
            if (isNew) {
                sides.add(new Segment(from, to));
            }
        }
        return sides;
    }

    private Optional<RoomTemplate> template(Area area, List<TemplateDraft.Listing> found) {
        Box bounds = Box.around(area.outline());
        Point origin = new Point(bounds.x(), bounds.y());
        List<Point> outline =
                area.outline().stream().map(point -> point.minus(origin)).toList();
        List<TemplateDraft.Listing> moved = found.stream()
                .map(door -> new TemplateDraft.Listing(
                        door.at(),
                        door.from().minus(origin),
                        door.to().minus(origin),
                        door.length(),
                        door.socket(),
                        door.direction()))
                .toList();
        TemplateDraft.Doors all = new TemplateDraft.Doors.Listed(area.at(), moved);
        if (moved.isEmpty()) {
            int length = number(area, "doorLength", 1, 2 * Values.MAX_COORDINATE, 1);
            int distance = number(area, "cornerDistance", 0, Values.MAX_COORDINATE, 1);
            remarks.warn(
                    area.at(),
                    "The room %s has no door objects; it gets doors of length %d on every wall."
                            .formatted(Remarks.shown(area.name()), length));
            all = new TemplateDraft.Doors.Anywhere(area.at(), length, distance);
        }
        int weight = number(area, "weight", 1, MAX_WEIGHT, 1);
        String repeat = area.properties().getOrDefault("repeat", RepeatRule.ALLOW.text());
        Optional<RepeatRule> rule = RepeatRule.named(repeat);
        if (rule.isEmpty()) {
            remarks.error(
                    area.at(),
                    "The repeat of the room is %s. Write allow, avoid, no-immediate or never."
                            .formatted(Remarks.shown(repeat)));
        }
        return new TemplateDraft(area.name().isBlank() ? "room" : area.name(), area.at(), outline, all)
                .checked(transforms(area), remarks)
                .map(template -> template.withWeight(weight).withRepeat(rule.orElse(RepeatRule.ALLOW)));
    }

    private List<Transform> transforms(Area area) {
        String text = area.properties()
                .getOrDefault("transforms", "identity")
                .toLowerCase(Locale.ROOT)
                .strip();
        switch (text) {
            case "identity" -> {
                return Transform.IDENTITY;
            }
            case "rotations" -> {
                return Transform.ROTATIONS;
            }
            case "all" -> {
                return Transform.ALL;
            }
            default -> {
                List<Optional<Transform>> named = Arrays.stream(text.split("\\s*,\\s*"))
                        .map(Transform::named)
                        .toList();
                if (named.stream().anyMatch(Optional::isEmpty)) {
                    remarks.error(
                            area.at(),
                            "The transforms of the room are %s. Write identity, rotations, all or names such as r0, m90."
                                    .formatted(Remarks.shown(text)));
                }
                List<Transform> known =
                        named.stream().flatMap(Optional::stream).distinct().toList();
                return known.isEmpty() ? Transform.IDENTITY : known;
            }
        }
    }

    /** The corners of an object in cells, with y up; or nothing where they are not on the grid. */
    private Optional<List<Point>> corners(MapObject object) {
        if (object.isRotated()) {
            remarks.error(object.at(), "The object is rotated. Draw it as it should stand.");
            return Optional.empty();
        }
        List<TiledMap.Pixel> pixels = new ArrayList<>();
        if (object.shape() == Shape.RECTANGLE) {
            BigDecimal right = object.size().x();
            BigDecimal down = object.size().y();
            pixels.add(object.position());
            pixels.add(object.position().plus(new TiledMap.Pixel(BigDecimal.ZERO, down)));
            pixels.add(object.position().plus(object.size()));
            pixels.add(object.position().plus(new TiledMap.Pixel(right, BigDecimal.ZERO)));
        } else {
            object.points().forEach(point -> pixels.add(object.position().plus(point)));
        }
        List<Point> corners = new ArrayList<>();
        for (TiledMap.Pixel pixel : pixels) {
            Optional<Integer> x = cells(pixel.x(), map.tileWidth());
            Optional<Integer> y = cells(pixel.y(), map.tileHeight());
            if (x.isEmpty() || y.isEmpty()) {
                remarks.error(
                        object.at(),
                        "The object has a corner at (%s, %s) pixels, off the grid or too far out. Snap it to the grid."
                                .formatted(pixel.x().toPlainString(), pixel.y().toPlainString()));
                return Optional.empty();
            }
            corners.add(new Point(x.get(), map.height() - y.get()));
        }
        return Optional.of(corners);
    }

    private static Optional<Integer> cells(BigDecimal pixels, int tile) {
        BigDecimal[] parts = pixels.divideAndRemainder(BigDecimal.valueOf(tile));
        boolean isOnGrid =
                parts[1].signum() == 0 && parts[0].abs().compareTo(BigDecimal.valueOf(Values.MAX_COORDINATE / 2)) <= 0;
        return isOnGrid ? Optional.of(parts[0].intValue()) : Optional.empty();
    }

    private void passOverOthers(MapObject object, Set<String> known) {
        for (String key : object.properties().keySet()) {
            if (!known.contains(key)) {
                remarks.passOver(object.at(), "The property " + Remarks.shown(key));
            }
        }
    }

    private static String property(MapObject object, String key, String ifUnsaid) {
        return object.properties().getOrDefault(key, ifUnsaid);
    }

    private int number(MapObject object, String key, int min, int max, int ifUnsaid) {
        return number(object.at(), object.properties(), key, min, max, ifUnsaid);
    }

    private int number(Area area, String key, int min, int max, int ifUnsaid) {
        return number(area.at(), area.properties(), key, min, max, ifUnsaid);
    }

    private int number(At at, Map<String, String> properties, String key, int min, int max, int ifUnsaid) {
        if (!properties.containsKey(key)) {
            return ifUnsaid;
        }
        String text = properties.getOrDefault(key, "");
        if (text.matches("[0-9]{1,7}")) {
            int number = Integer.parseInt(text);
            if (number >= min && number <= max) {
                return number;
            }
        }
        remarks.error(
                at,
                "The property %s is %s. Write a whole number from %d to %d."
                        .formatted(key, Remarks.shown(text), min, max));
        return ifUnsaid;
    }
}
