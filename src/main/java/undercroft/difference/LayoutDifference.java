package undercroft.difference;

import java.util.List;
import undercroft.geometry.Box;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/**
 * A layout, ready to be compared with others of its level: the centres of its rooms, seen from their mean.
 *
 * <p>The difference of two layouts is the mean squared displacement of equal rooms after the best alignment, by a shift and one of the eight
 * transforms of the grid, in mean room sizes, plus the share of rooms with different templates.
 */
public final class LayoutDifference {

    private final double[] x;
    private final double[] y;
    private final String[] templates;
    private final double meanSize;
    /** The sum of the squared distances of all centres from their mean. */
    private final double spread;

    private LayoutDifference(List<PlacedRoom> rooms) {
        int count = rooms.size();
        x = new double[count];
        y = new double[count];
        templates = new String[count];
        double sumX = 0;
        double sumY = 0;
        double sides = 0;
        for (int i = 0; i < count; i++) {
            Box box = rooms.get(i).outline().bounds();
            x[i] = box.x() + box.width() / 2.0;
            y[i] = box.y() + box.height() / 2.0;
            templates[i] = rooms.get(i).template();
            sumX += x[i];
            sumY += y[i];
            sides += box.width() + box.height();
        }
        double squares = 0;
        for (int i = 0; i < count; i++) {
            x[i] -= sumX / count;
            y[i] -= sumY / count;
            squares += x[i] * x[i] + y[i] * y[i];
        }
        meanSize = sides / (2 * count);
        spread = squares;
    }

    /** {@return a layout, to be compared} */
    public static LayoutDifference of(Layout layout) {
        return new LayoutDifference(
                layout.rooms().stream().filter(room -> !room.isCorridor()).toList());
    }

    /**
     * Compares this layout with another.
     *
     * @param other a layout with the same rooms in the same order
     * @return 0 for layouts that are equal up to a transform, and more the more they differ
     */
    public double from(LayoutDifference other) {
        int count = x.length;
        int changed = 0;
        double xx = 0;
        double xy = 0;
        double yx = 0;
        double yy = 0;
        for (int i = 0; i < count; i++) {
            xx += x[i] * other.x[i];
            xy += x[i] * other.y[i];
            yx += y[i] * other.x[i];
            yy += y[i] * other.y[i];
            changed += templates[i].equals(other.templates[i]) ? 0 : 1;
        }
        // A transform keeps the axes or exchanges them, and may turn each of them round; the best one makes both
        // products positive.
        double best = Math.max(Math.abs(xx) + Math.abs(yy), Math.abs(xy) + Math.abs(yx));
        double size = (meanSize + other.meanSize) / 2;
        double displacement = Math.max(0, spread + other.spread - 2 * best) / (count * size * size);
        return displacement + (double) changed / count;
    }
}
