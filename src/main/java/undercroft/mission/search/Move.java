package undercroft.mission.search;

/**
 * A choice of the player, with the walk to it left out.
 *
 * @param kind what is done
 * @param number the room entered, or the opening opened
 * @param node where the player stands before an opening is opened, or else afterwards
 */
record Move(Kind kind, int number, int node) {

    enum Kind {
        /** Goes to a node, by a drop or into a room where something happens. */
        ENTER,
        /** Opens a paid lock or a bar. */
        OPEN
    }
}
