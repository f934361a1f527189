package undercroft.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.template.FloorPlan;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;

/** Checks holes, pillars, markers and edges of rooms: that they make sense, and that they are those of the template. */
final class FloorPlanCheck {

    private FloorPlanCheck() {}

    /** Checks a layout alone: every marker stands on a floor cell of its own. */
    static void run(Layout layout, Findings findings) {
        for (PlacedRoom room : layout.rooms()) {
            Set<Point> taken = new HashSet<>();
            for (PlacedMarker marker : room.markers()) {
                if (!isFloor(marker.cell(), room)) {
                    add(Rule.MARKER, room, marker, "is not on the floor", findings);
                } else if (!taken.add(marker.cell())) {
                    add(Rule.MARKER, room, marker, "is on the cell of another", findings);
                }
            }
        }
    }

    private static void add(Rule rule, PlacedRoom room, PlacedMarker marker, String is, Findings findings) {
        findings.add(
                rule,
                () -> "The marker %s at %s of room %s %s."
                        .formatted(marker.name(), marker.cell(), findings.room(room.index()), is));
    }

    /** Whether the centre of a cell is inside the outline, and neither in a hole nor on its edge. */
    static boolean isFloor(Point cell, PlacedRoom room) {
        return Grid.sideOfCentre(room.outline(), cell) > 0
                && !room.floorPlan().pillars().contains(cell)
                && room.floorPlan().holes().stream().allMatch(hole -> Grid.sideOfCentre(hole, cell) < 0);
    }

    /** Checks a layout of a level. In a layout of version 1 of the format, floor plans are left out. */
    static void run(LevelMatch match, Findings findings) {
        if (match.layout().isPlain()) {
            return;
        }
        for (PlacedRoom room : match.layout().rooms()) {
            match.template(room).ifPresent(template -> checkAgainst(template, room, findings));
        }
    }

    private static void checkAgainst(RoomTemplate template, PlacedRoom room, Findings findings) {
        FloorPlan plan = template.floorPlan();
        String name = findings.room(room.index());
        Set<Polygon> solid = solid(room.floorPlan().holes(), room.floorPlan().pillars());
        Set<Polygon> expected = new HashSet<>();
        Placement placement = Placement.of(room);
        solid(plan.holes(), plan.pillars()).forEach(hole -> expected.add(placement.toWorld(hole)));
        if (!solid.equals(expected)) {
            findings.add(
                    Rule.HOLE,
                    () -> "The holes and pillars of room %s must be those of template %s under %s at %s."
                            .formatted(name, template.name(), room.transform().text(), room.position()));
        }
        if (room.floorPlan().edge() != plan.edge()) {
            findings.add(
                    Rule.EDGE,
                    () -> "The edge of room %s (%s) must be %s, as in template %s."
                            .formatted(
                                    name,
                                    room.floorPlan().edge().text(),
                                    plan.edge().text(),
                                    template.name()));
        }
        for (int i = 0; i < plan.markers().size(); i++) {
            int index = i;
            Marker marker = plan.markers().get(i);
            if (i >= room.markers().size() || !isSame(marker, room.markers().get(i), room)) {
                findings.add(
                        Rule.MARKER,
                        () -> "Marker %d of room %s must be %s of template %s, turned with the room."
                                .formatted(index, name, marker.name(), template.name()));
            }
        }
    }

    private static Set<Polygon> solid(List<Polygon> holes, List<Point> pillars) {
        Set<Polygon> solid = new HashSet<>(holes);
        pillars.forEach(pillar -> solid.add(Polygon.rectangle(pillar.x(), pillar.y(), 1, 1)));
        return solid;
    }

    private static boolean isSame(Marker marker, PlacedMarker placed, PlacedRoom room) {
        // The centre of a cell, in half cells, turns as a point does.
        Point centre = new Placement(room.transform(), room.position().times(2))
                .toWorld(marker.cell().times(2).plus(new Point(1, 1)));
        return placed.name().equals(marker.name())
                && placed.group().equals(marker.group())
                && placed.cell().times(2).plus(new Point(1, 1)).equals(centre)
                && placed.facing().equals(marker.facing().map(facing -> turned(facing, room.transform())));
    }

    private static CardinalDirection turned(CardinalDirection facing, Transform transform) {
        List<CardinalDirection> clockwise = List.of(
                CardinalDirection.NORTH, CardinalDirection.EAST, CardinalDirection.SOUTH, CardinalDirection.WEST);
        int quarters = clockwise.indexOf(facing);
        int mirrored = transform.mirrored() ? -quarters : quarters;
        return clockwise.get(Math.floorMod(mirrored + transform.rotation() / Placement.QUARTER_TURN, clockwise.size()));
    }
}
