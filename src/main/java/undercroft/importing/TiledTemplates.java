package undercroft.importing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.OutlineCheck;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.importing.TiledMap.MapObject;
import undercroft.importing.TiledMap.Shape;
import undercroft.level.Level;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;
import undercroft.template.DoorDirection;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * Makes room templates of a Tiled map.
 *
 * <p>Every polygon and rectangle of an object layer is a room. On a map without any, every region of a tile layer is a room:
 * tiles connected by their sides. A door is an object of the class {@code door}, or any object on a layer called
 * {@code doors}: a line from end to end, or a rectangle with exactly one side on a wall. A room without doors can have them
 * anywhere; its properties give their length and distance from the corners, both 1 by default.
 */
final class TiledTemplates {

    private static final Set<String> ROOM_PROPERTIES =
            Set.of("weight", "repeat", "transforms", "doorLength", "cornerDistance");
    private static final Set<String> DOOR_PROPERTIES = Set.of("socket", "direction", "length");

    /** The corners of all rooms, twenty for each of the most; every door is compared with all of them. */
    private static final int MAX_CORNERS = 20 * Level.MAX_TEMPLATES;

    /** The doors of all rooms, four for each of the most. */
    private static final int MAX_DOORS = 4 * Level.MAX_TEMPLATES;

    /** The corners of a door drawn as a line: as many as a rectangle has. */
    private static final int MAX_DOOR_CORNERS = 4;

    /**
     * A room without doors, in cells with y up, where it is on the map.
     *
     * @param walls none if the outline is not one of a room, which is reported later
     */
    private record Area(String name, List<Point> outline, List<Segment> walls, TiledProperties properties) {

        static Area of(String name, List<Point> outline, TiledProperties properties) {
            boolean isRoom = outline.size() <= RoomTemplate.MAX_CORNERS
                    && OutlineCheck.firstFault(outline).isEmpty();
            return new Area(name, outline, isRoom ? Polygon.of(outline).edges() : List.of(), properties);
        }

        SourcePosition position() {
            return properties.position();
        }
    }

    private final TiledMap map;
    private final TiledCorners corners;
    private final ImportReport report;
    private final List<Area> areas = new ArrayList<>();
    private final List<List<TemplateDraft.Door>> doors = new ArrayList<>();
    private int cornerCount;
    private int doorCount;

    private TiledTemplates(TiledMap map, ImportReport report) {
        this.map = map;
        this.corners = new TiledCorners(map, report);
        this.report = report;
    }

    static List<RoomTemplate> of(TiledMap map, ImportReport report) throws ImportAbortedException {
        return new TiledTemplates(map, report).templates();
    }

    private List<RoomTemplate> templates() throws ImportAbortedException {
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
                    report.omit(tiles.position(), "A tile layer beside rooms drawn as objects");
                } else {
                    TiledProperties none = new TiledProperties(tiles.position(), Map.of(), report);
                    for (List<Point> outline : TiledRegions.outlines(tiles, report)) {
                        add(Area.of(tiles.name(), outline, none));
                    }
                }
            }
        }
        if (areas.isEmpty() && !report.hasErrors()) {
            report.error(report.start(), "The map has no rooms. Draw polygons on an object layer, or tiles.");
        }
        areas.forEach(area -> doors.add(new ArrayList<>()));
        for (MapObject object : doorObjects) {
            door(object);
        }
        Names names = new Names();
        Set<RoomTemplate> templates = new LinkedHashSet<>();
        for (int i = 0; i < areas.size(); i++) {
            template(areas.get(i), doors.get(i)).ifPresent(template -> templates.add(names.unique(template)));
        }
        return List.copyOf(templates);
    }

    private void add(Area area) throws ImportAbortedException {
        areas.add(area);
        cornerCount += area.outline().size();
        if (areas.size() > Level.MAX_TEMPLATES || cornerCount > MAX_CORNERS) {
            throw tooMany(
                    area.position(), "%d rooms, or %d corners in all".formatted(Level.MAX_TEMPLATES, MAX_CORNERS));
        }
    }

    private ImportAbortedException tooMany(SourcePosition position, String most) {
        report.error(position, "The map has more than %s. Divide it among several files.".formatted(most));
        return new ImportAbortedException();
    }

    private static boolean isDoor(MapObject object, TiledMap.Objects layer) {
        return object.kind().equalsIgnoreCase("door") || layer.name().equalsIgnoreCase("doors");
    }

    private void room(MapObject object, String layer) throws ImportAbortedException {
        if (object.shape() == Shape.OTHER || object.shape() == Shape.POLYLINE) {
            report.omit(object.position(), "An object that is neither a polygon nor a rectangle");
            return;
        }
        if (!object.kind().isEmpty()) {
            report.omit(object.position(), "The class of a room");
        }
        TiledProperties properties = properties(object);
        properties.omitOthers(ROOM_PROPERTIES);
        String name = object.name().isBlank() ? layer : object.name();
        Optional<List<Point>> outline = corners.of(object);
        if (outline.isPresent()) {
            add(Area.of(name, outline.get(), properties));
        }
    }

    private void door(MapObject object) throws ImportAbortedException {
        doorCount++;
        if (doorCount > MAX_DOORS) {
            throw tooMany(object.position(), "%d doors".formatted(MAX_DOORS));
        }
        TiledProperties properties = properties(object);
        properties.omitOthers(DOOR_PROPERTIES);
        if (object.shape() == Shape.OTHER || object.points().size() > MAX_DOOR_CORNERS) {
            report.error(
                    object.position(), "The door is neither a line nor a rectangle. Draw it as a line along a wall.");
            return;
        }
        Optional<List<Segment>> sides = corners.of(object).map(found -> sides(object, found));
        if (sides.isEmpty()) {
            return;
        }
        int length = properties.number("length", 0, 2 * NodeReader.MAX_COORDINATE, 0);
        DoorDirection direction = properties.direction();
        String socket = properties.socket();
        Set<Segment> walls = new HashSet<>();
        for (int i = 0; i < areas.size(); i++) {
            for (Segment side : sides.get()) {
                if (isOnWall(areas.get(i), side)) {
                    walls.add(side);
                    doors.get(i)
                            .add(new TemplateDraft.Door(
                                    object.position(), side.from(), side.to(), length, socket, direction));
                }
            }
        }
        if (walls.isEmpty()) {
            report.error(object.position(), "The door lies along no wall of a room. Move it to one.");
        } else if (walls.size() > 1) {
            report.error(object.position(), "The door lies along several walls. Draw it as a line along one of them.");
        }
    }

    private TiledProperties properties(MapObject object) {
        return new TiledProperties(object.position(), object.properties(), report);
    }

    private static boolean isOnWall(Area area, Segment side) {
        for (Segment wall : area.walls()) {
            if (wall.contains(side)) {
                return true;
            }
        }
        return false;
    }

    /** The segments of a line, or the sides of a rectangle, except those without length. */
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

    private Optional<RoomTemplate> template(Area area, List<TemplateDraft.Door> found) {
        Box bounds = Box.around(area.outline());
        Point origin = new Point(bounds.x(), bounds.y());
        List<Point> outline =
                area.outline().stream().map(point -> point.minus(origin)).toList();
        List<TemplateDraft.Door> moved = found.stream()
                .map(door -> new TemplateDraft.Door(
                        door.position(),
                        door.from().minus(origin),
                        door.to().minus(origin),
                        door.length(),
                        door.socket(),
                        door.direction()))
                .toList();
        TemplateDraft.Doors all = new TemplateDraft.Doors.Listed(area.position(), moved);
        if (moved.isEmpty()) {
            int length = area.properties().number("doorLength", 1, 2 * NodeReader.MAX_COORDINATE, 1);
            int distance = area.properties().number("cornerDistance", 0, NodeReader.MAX_COORDINATE, 1);
            report.warn(
                    area.position(),
                    "The room %s has no door objects; it gets doors of length %d on every wall."
                            .formatted(Quotation.plain(area.name()), length));
            all = new TemplateDraft.Doors.Anywhere(area.position(), length, distance);
        }
        int weight = area.properties().weight();
        RepeatRule repeat = area.properties().repeat();
        return new TemplateDraft(area.name().isBlank() ? "room" : area.name(), area.position(), outline, all)
                .checked(area.properties().transforms(), report)
                .map(template -> template.withWeight(weight).withRepeat(repeat));
    }
}
