package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Palette;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.export.picture.RoomNames.PlacedIcon;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;

/**
 * The icons in rooms: those of markers and what they hold, each in its cell, and those of the types of rooms. Icons of
 * keys have the colour of their locks.
 */
final class RoomSigns {

    /** The side of an icon of a marker, in cells. */
    private static final double SHARE_OF_CELL = 0.86;

    /** In pixels: smaller icons cannot be told apart, and a dot is drawn instead. */
    private static final double LEAST_ICON = 8;

    private static final double DOT = 0.22;

    private final MapScale scale;
    private final Palette palette;
    private final MapStyle style;
    private final LockColours colours;

    /**
     * Draws signs.
     *
     * @param colours of keys, of what else doors need, and of levers
     */
    RoomSigns(MapScale scale, Palette palette, MapStyle style, LockColours colours) {
        this.scale = scale;
        this.palette = palette;
        this.style = style;
        this.colours = colours;
    }

    /** What a name must not cover in a room: markers, pillars and holes. */
    List<Rectangle> taken(PlacedRoom room) {
        List<Rectangle> taken = new ArrayList<>();
        double half = scale.pixelsPerCell() / 2;
        room.markers().forEach(marker -> taken.add(Rectangle.around(scale.middle(marker.cell()), half, half)));
        room.floorPlan().pillars().forEach(pillar -> taken.add(Rectangle.around(scale.middle(pillar), half, half)));
        room.floorPlan().holes().forEach(hole -> taken.add(Rectangle.over(scale.spots(hole))));
        return taken;
    }

    /** Whether a room shows the icon of its type: there is one, and no marker shows it already. */
    static boolean hasIcon(PlacedRoom room) {
        return !room.isCorridor()
                && Icons.standard().has(room.type())
                && room.markers().stream().noneMatch(marker -> name(marker).equals(room.type()));
    }

    List<Mark> marks(PlacedRoom room) {
        List<Mark> marks = new ArrayList<>();
        for (PlacedMarker marker : room.markers()) {
            marks.addAll(marker(marker));
        }
        return marks;
    }

    List<Mark> typeIcon(PlacedIcon icon) {
        return drawn(icon.room().type(), icon.middle(), icon.size());
    }

    /** An icon as it stands in rooms, for the legend too. */
    List<Mark> drawn(String name, Spot middle, double size) {
        Colour accent = colours.items().getOrDefault(name, colours.keys().getOrDefault(name, style.leaf()));
        return Icons.standard().drawn(name, middle, size, accent, style.paper(), style.iconInk());
    }

    private List<Mark> marker(PlacedMarker marker) {
        Spot middle = scale.middle(marker.cell());
        String name = name(marker);
        double size = SHARE_OF_CELL * scale.pixelsPerCell();
        return size >= LEAST_ICON
                ? item(name, middle, size)
                : diamond(middle, DOT * scale.pixelsPerCell(), style.leaf(), marker.name());
    }

    /** A key in the colour of its locks, another item with an icon, or a diamond in the colour of its doors. */
    List<Mark> item(String name, Spot middle, double size) {
        Colour lock = colours.keys().get(name);
        if (lock != null) {
            return Icons.standard().drawn("key", middle, size, lock, style.paper(), style.iconInk());
        }
        return Icons.standard().has(name)
                ? drawn(name, middle, size)
                : diamond(middle, DOT * size, colours.items().getOrDefault(name, style.leaf()), name);
    }

    /** A lever in the colour of the doors that depend on it. */
    List<Mark> lever(String turned, Spot middle, double size) {
        Colour accent = colours.switches().getOrDefault(turned, style.leaf());
        return Icons.standard().drawn("lever", middle, size, accent, style.paper(), style.iconInk());
    }

    LockColours colours() {
        return colours;
    }

    Palette palette() {
        return palette;
    }

    MapStyle style() {
        return style;
    }

    /** What stands for markers without an icon. */
    List<Mark> diamond(Spot middle, double half, Colour colour, String tooltip) {
        List<Spot> diamond =
                List.of(middle.plus(0, -half), middle.plus(half, 0), middle.plus(0, half), middle.plus(-half, 0));
        return List.of(
                new Area(diamond, colour, tooltip),
                new Strokes(List.of(new Stroke(diamond, true)), new Pen(palette.wall(), 1)));
    }

    /** What a marker shows: what it holds, as far as there is an icon for it, else itself. */
    static String name(PlacedMarker marker) {
        return marker.isFree() ? marker.name() : marker.holds();
    }
}
