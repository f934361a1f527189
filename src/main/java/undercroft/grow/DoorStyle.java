package undercroft.grow;

/** Where the rooms of a grown level offer doors. */
public enum DoorStyle {
    /** Doors of one cell, anywhere along a wall at least one cell from its corners. */
    LOOSE,
    /** One door of two cells in the middle of each side. */
    TIGHT
}
