package undercroft.export.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Clipped;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Region;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.Floors;

/** What the floor of a room shows besides its colour: cracks, the shadow of its walls, and rock within its outline. */
final class FloorDetails {

    /** Lengths are in cells. */
    private static final double SHADOW = 0.32;

    private static final double DEEPEST_SHADOW_PIXELS = 9;
    private static final double PILLAR_RADIUS = 0.34;
    private static final int CIRCLE_CORNERS = 24;

    /** The share of cells with a crack: about five in a room of a hundred cells. */
    private static final double CRACKED = 0.05;

    /** The share of cells with a few pebbles, which are fainter than cracks. */
    private static final double PEBBLED = 0.11;

    private static final double CRACK_OPACITY = 0.42;

    /** In pixels: on smaller cells, cracks look like dirt. */
    private static final double LEAST_CELL = 9;

    /** Cells of a room with cracks at most: enough for a hall of 300 × 300. */
    private static final int MOST_CELLS = 90_000;

    private static final int PURPOSE_KIND = 21;
    private static final int PURPOSE_PLACE = 22;

    private final Layout layout;
    private final List<List<List<Point>>> walls;
    private final Optional<Floors> rough;
    private final MapScale scale;
    private final MapStyle style;
    private final Colour wall;

    /**
     * Draws floors.
     *
     * @param walls of each room
     * @param rough the floors, if any room has a rough edge
     * @param wall the ink of walls
     */
    FloorDetails(
            Layout layout,
            List<List<List<Point>>> walls,
            Optional<Floors> rough,
            MapScale scale,
            MapStyle style,
            Colour wall) {
        this.rough = rough;
        this.layout = layout;
        this.walls = walls;
        this.scale = scale;
        this.style = style;
        this.wall = wall;
    }

    /** A mark for each room, clipped to its outline. */
    List<Mark> marks() {
        RockRim rim = new RockRim(scale);
        List<Mark> marks = new ArrayList<>();
        for (PlacedRoom room : layout.rooms()) {
            List<Mark> details = new ArrayList<>();
            if (style.drawnByHand() && scale.pixelsPerCell() >= LEAST_CELL) {
                details.add(new Strokes(cracks(room), new Pen(style.hatch().withOpacity(CRACK_OPACITY), 1)));
            }
            details.add(shadow(walls.get(room.index())));
            room.floorPlan().holes().forEach(hole -> details.addAll(hole(hole)));
            room.floorPlan().pillars().forEach(pillar -> details.addAll(pillar(pillar)));
            rough.ifPresent(known ->
                    details.addAll(rim.marks(known.rock(room.index()), known.owned(room.index()), style.rock(), wall)));
            marks.add(new Clipped("room-" + room.index(), List.of(scale.spots(room.outline())), details));
        }
        return marks;
    }

    /** The light comes from the upper left. Doors let it through. */
    private Mark shadow(List<List<Point>> wallsOfRoom) {
        double depth = Math.min(DEEPEST_SHADOW_PIXELS, SHADOW * scale.pixelsPerCell());
        List<List<Spot>> contours = new ArrayList<>();
        for (List<Point> line : wallsOfRoom) {
            List<Spot> spots = scale.spots(line);
            for (int i = 0; i + 1 < spots.size(); i++) {
                Spot from = spots.get(i);
                Spot to = spots.get(i + 1);
                // All in one direction of rotation, so that none takes from another.
                boolean swaps = (to.x() - from.x()) * depth - (to.y() - from.y()) * depth < 0;
                Spot first = swaps ? to : from;
                Spot second = swaps ? from : to;
                contours.add(List.of(first, second, second.plus(depth, depth), first.plus(depth, depth)));
            }
        }
        return new Region(contours, style.shadow());
    }

    private List<Mark> hole(Polygon hole) {
        List<Spot> spots = scale.spots(hole);
        double depth = Math.min(DEEPEST_SHADOW_PIXELS, SHADOW * scale.pixelsPerCell());
        return List.of(
                new Area(spots.stream().map(spot -> spot.plus(depth, depth)).toList(), style.shadow(), ""),
                new Area(spots, style.rock(), ""),
                new Strokes(List.of(new Stroke(spots, true)), new Pen(wall, WallLines.width(scale.pixelsPerCell()))));
    }

    private List<Mark> pillar(Point cell) {
        double depth = Math.min(DEEPEST_SHADOW_PIXELS, SHADOW * scale.pixelsPerCell()) / 2;
        List<Spot> circle = circle(scale.middle(cell), PILLAR_RADIUS * scale.pixelsPerCell());
        return List.of(
                new Area(circle.stream().map(spot -> spot.plus(depth, depth)).toList(), style.shadow(), ""),
                new Area(circle, style.rock(), ""),
                new Strokes(
                        List.of(new Stroke(circle, true)), new Pen(wall, WallLines.width(scale.pixelsPerCell()) / 2)));
    }

    private static List<Spot> circle(Spot middle, double radius) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < CIRCLE_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / CIRCLE_CORNERS;
            spots.add(middle.plus(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)));
        }
        return spots;
    }

    private List<Stroke> cracks(PlacedRoom room) {
        List<Stroke> strokes = new ArrayList<>();
        Box box = room.outline().bounds();
        if ((long) box.width() * box.height() > MOST_CELLS) {
            return strokes;
        }
        for (int y = box.y(); y < box.maxY(); y++) {
            for (int x = box.x(); x < box.maxX(); x++) {
                double kind = Grain.at(x, y, PURPOSE_KIND);
                if (kind < CRACKED) {
                    strokes.add(new Stroke(List.of(within(x, y, 0), within(x, y, 1), within(x, y, 2)), false));
                } else if (kind < CRACKED + PEBBLED) {
                    strokes.addAll(pebbles(x, y));
                }
            }
        }
        return strokes;
    }

    private Collection<Stroke> pebbles(int x, int y) {
        Spot first = within(x, y, 0);
        Spot second = within(x, y, 1);
        return List.of(Stroke.between(first, first.plus(1.2, 0.4)), Stroke.between(second, second.plus(0.8, -0.6)));
    }

    private Spot within(int x, int y, int number) {
        return scale.spot(
                x + Grain.at(x, y, PURPOSE_PLACE + 2 * number), y + Grain.at(x, y, PURPOSE_PLACE + 2 * number + 1));
    }
}
