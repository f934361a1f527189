package undercroft.grow;

/** Where the rooms of a grown level offer doors. */
public enum DoorStyle {
    /** One cell wide, anywhere along a wall that leaves a cell to its corners. */
    LOOSE,
    /** Exactly one in the middle of each side. */
    TIGHT
}
