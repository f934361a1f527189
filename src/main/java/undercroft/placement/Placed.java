package undercroft.placement;

/** What is placed so far: rooms, numbered by their indexes, and corridors, numbered after them by their connections. */
public interface Placed {

    /** {@return the number of placed objects} */
    int count();

    /** {@return a placed object, 0 ≤ index &lt; count} */
    int object(int index);

    boolean isPlaced(int object);

    /** {@return the index of a placed object's shape} */
    int shape(int object);

    /** {@return the left side of a placed object, in cells} */
    int x(int object);

    /** {@return the lower side of a placed object, in cells} */
    int y(int object);

    /** {@return the right side of a placed object, in cells} */
    int right(int object);

    /** {@return the upper side of a placed object, in cells} */
    int top(int object);

    /**
     * How far two objects would be too near to each other, whether or not they are placed.
     *
     * @return their overlap in cells, and that of the distance to keep
     */
    long overlap(int object, int shape, int x, int y, int other, int otherShape, int otherX, int otherY);
}
