package undercroft.geometry;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One of the eight symmetries of the square grid: an optional reflection (x → −x) followed by a clockwise rotation,
 * both about the origin.
 */
public enum Transform {
    R0(false, 0),
    R90(false, 90),
    R180(false, 180),
    R270(false, 270),
    M0(true, 0),
    M90(true, 90),
    M180(true, 180),
    M270(true, 270);

    /** The set {@code identity} of the file formats. */
    public static final List<Transform> IDENTITY = List.of(R0);

    /** The set {@code rotations} of the file formats. */
    public static final List<Transform> ROTATIONS = List.of(R0, R90, R180, R270);

    /** The set {@code all} of the file formats. */
    public static final List<Transform> ALL = List.of(values());

    private final boolean mirrored;
    private final int rotation;

    Transform(boolean mirrored, int rotation) {
        this.mirrored = mirrored;
        this.rotation = rotation;
    }

    /**
     * {@return the transform with this reflection and rotation}
     *
     * @param rotation clockwise, in degrees: 0, 90, 180 or 270
     */
    public static Transform of(boolean mirrored, int rotation) {
        return Arrays.stream(values())
                .filter(transform -> transform.mirrored == mirrored && transform.rotation == rotation)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "The rotation (%d) must be one of 0, 90, 180 and 270.".formatted(rotation)));
    }

    /** {@return the transform with a name such as {@code r90} or {@code m0}} */
    public static Optional<Transform> named(String name) {
        return Arrays.stream(values())
                .filter(transform -> transform.text().equals(name))
                .findFirst();
    }

    /** {@return the name in files: {@code r0} to {@code r270}; with the reflection, {@code m0} to {@code m270}} */
    public String text() {
        return (mirrored ? "m" : "r") + rotation;
    }

    public boolean mirrored() {
        return mirrored;
    }

    /** {@return the clockwise rotation in degrees: 0, 90, 180 or 270} */
    public int rotation() {
        return rotation;
    }

    public Point apply(Point point) {
        int x = mirrored ? -point.x() : point.x();
        int y = point.y();
        return switch (rotation) {
            case 0 -> new Point(x, y);
            case 90 -> new Point(y, -x);
            case 180 -> new Point(-x, -y);
            default -> new Point(-y, x);
        };
    }

    /**
     * {@return the lower left corner of the cell that a cell becomes}
     *
     * @param cell its lower left corner, which in general becomes another corner
     */
    public Point applyToCell(Point cell) {
        Point one = apply(cell);
        Point opposite = apply(cell.plus(new Point(1, 1)));
        return new Point(Math.min(one.x(), opposite.x()), Math.min(one.y(), opposite.y()));
    }

    public Segment apply(Segment segment) {
        return new Segment(apply(segment.from()), apply(segment.to()));
    }
}
