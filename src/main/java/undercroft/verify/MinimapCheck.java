package undercroft.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Layout;
import undercroft.layout.MinimapRoom;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;

/**
 * Checks the minimap: each room once, in the order of their distances, with an outline of corners of its own that is simple, passes no
 * other corner at more than a cell, and differs in area by a quarter at most.
 */
final class MinimapCheck {

    private static final int AREA_SHARE = 4;

    private final Layout layout;
    private final Survey survey;
    private final Findings findings;

    private MinimapCheck(Layout layout, Survey survey, Findings findings) {
        this.layout = layout;
        this.survey = survey;
        this.findings = findings;
    }

    static void run(Layout layout, Survey survey, Findings findings) {
        MinimapCheck check = new MinimapCheck(layout, survey, findings);
        List<Integer> rooms = survey.minimap().stream().map(MinimapRoom::room).toList();
        List<Integer> all = layout.rooms().stream().map(PlacedRoom::index).toList();
        if (!rooms.equals(all)) {
            findings.add(Rule.MINIMAP, "The minimap must hold every room once, in the layout's order.");
        } else {
            check.order();
            survey.minimap().forEach(check::outline);
        }
    }

    /** What is unreachable, −1, is as an unsigned number the farthest. */
    private void order() {
        List<RoomDistance> sorted = new ArrayList<>(survey.distances());
        sorted.sort((one, other) -> one.fromStart() == other.fromStart()
                ? Integer.compare(one.room(), other.room())
                : Long.compareUnsigned(one.fromStart(), other.fromStart()));
        for (int place = 0; place < sorted.size(); place++) {
            MinimapRoom room = survey.minimap().get(sorted.get(place).room());
            if (room.order() != place) {
                findings.add(
                        Rule.MINIMAP,
                        "The order (%d) of room %s on the minimap must be %d."
                                .formatted(room.order(), findings.room(room.room()), place));
            }
        }
    }

    private void outline(MinimapRoom room) {
        List<Point> corners = layout.rooms().get(room.room()).outline().vertices();
        String fault = fault(room.outline(), corners);
        if (!fault.isEmpty()) {
            findings.add(
                    Rule.MINIMAP,
                    "The outline of room %s on the minimap %s.".formatted(findings.room(room.room()), fault));
        }
    }

    /** What is wrong with an outline, as the predicate of a sentence, or "". */
    private static String fault(List<Point> outline, List<Point> corners) {
        Set<Point> kept = new HashSet<>(outline);
        if (kept.size() < 3 || !corners.stream().filter(kept::contains).toList().equals(outline)) {
            return "must consist of corners of the room, in their order";
        }
        if (outline.equals(corners)) {
            return "";
        }
        List<Segment> edges = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            edges.add(new Segment(outline.get(i), outline.get((i + 1) % outline.size())));
        }
        if (new MeetingEdges(edges).first().isPresent()) {
            return "must not cross or touch itself";
        }
        if (Math.abs(doubledArea(outline) - doubledArea(corners)) * AREA_SHARE > doubledArea(corners)) {
            return "must not differ in area by more than a quarter";
        }
        for (Point corner : corners) {
            if (edges.stream().noneMatch(edge -> isWithinOneCell(corner, edge))) {
                return "must pass the corner %s within a cell".formatted(corner);
            }
        }
        return "";
    }

    private static long doubledArea(List<Point> outline) {
        long area = 0;
        for (int i = 1; i + 1 < outline.size(); i++) {
            area += Grid.turn(outline.get(0), outline.get(i), outline.get(i + 1));
        }
        return area;
    }

    private static boolean isWithinOneCell(Point point, Segment edge) {
        Point along = edge.to().minus(edge.from());
        Point offset = point.minus(edge.from());
        if (offset.dot(along) < 0) {
            return offset.dot(offset) <= 1;
        }
        if (offset.dot(along) > along.dot(along)) {
            Point beyond = point.minus(edge.to());
            return beyond.dot(beyond) <= 1;
        }
        long cross = Math.abs(along.cross(offset));
        // The distance is the cross product by the length, and no length is more than the sum of its coordinates.
        long mostCross = Math.abs((long) along.x()) + Math.abs((long) along.y());
        return cross <= mostCross && cross * cross <= along.dot(along);
    }
}
