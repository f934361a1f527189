package undercroft.wish;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.level.Axis;
import undercroft.level.Connection;
import undercroft.level.Room;
import undercroft.template.RoomTemplate;

/**
 * Where a line can lie in which rooms mirror themselves: on a grid line, if they are an even number of cells wide across it, or half a
 * cell beside one. Both are bits of a set.
 */
final class MirrorSides {

    static final int NOWHERE = 0;
    static final int ON_GRID = 1;
    static final int BETWEEN = 2;
    static final int ANYWHERE = ON_GRID | BETWEEN;

    private final Axis axis;
    private final Map<List<RoomTemplate>, Integer> known = new HashMap<>();

    MirrorSides(Axis axis) {
        this.axis = axis;
    }

    /** Where the line can lie through the middle of a room. */
    int ofRoom(Room room) {
        return of(room.templates());
    }

    /** Where the line can lie if two neighbours are on it, or on both sides of it: in their corridor, or at their door. */
    int ofConnection(Connection connection, boolean isAcross) {
        if (connection.hasCorridor()) {
            return of(connection.corridor());
        }
        // The door between two rooms on both sides lies on the line. Between rooms in the middle doors may be beside
        // it.
        return isAcross ? ON_GRID : ANYWHERE;
    }

    private int of(List<RoomTemplate> templates) {
        return known.computeIfAbsent(
                templates,
                some -> some.stream()
                        .flatMap(template -> template.transforms().stream()
                                .map(transform -> template.outline().transformed(transform)))
                        .filter(this::isSymmetric)
                        .mapToInt(outline -> side(outline) % 2 == 0 ? ON_GRID : BETWEEN)
                        .reduce(NOWHERE, (a, b) -> a | b));
    }

    private int side(Polygon outline) {
        return axis == Axis.VERTICAL
                ? outline.bounds().width()
                : outline.bounds().height();
    }

    private boolean isSymmetric(Polygon outline) {
        int sumX = outline.bounds().x() + outline.bounds().maxX();
        int sumY = outline.bounds().y() + outline.bounds().maxY();
        return outline.equals(Polygon.of(outline.vertices().stream()
                .map(corner -> axis == Axis.VERTICAL
                        ? new Point(sumX - corner.x(), corner.y())
                        : new Point(corner.x(), sumY - corner.y()))
                .toList()));
    }
}
