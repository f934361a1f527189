package undercroft.verify;

import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.PlacedRoom;

/** Maps a template's coordinates to world cells. */
record Placement(Transform transform, Point position) {

    /** In degrees. */
    static final int QUARTER_TURN = 90;

    static Placement of(PlacedRoom room) {
        return new Placement(room.transform(), room.position());
    }

    Point toWorld(Point own) {
        int x = transform.mirrored() ? -own.x() : own.x();
        int y = own.y();
        for (int turned = 0; turned < transform.rotation(); turned += QUARTER_TURN) {
            int oldX = x;
            x = y;
            y = -oldX;
        }
        return new Point(x + position.x(), y + position.y());
    }

    Segment toWorld(Segment own) {
        return new Segment(toWorld(own.from()), toWorld(own.to()));
    }

    Polygon toWorld(Polygon own) {
        return Polygon.of(own.vertices().stream().map(this::toWorld).toList());
    }
}
