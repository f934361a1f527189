package undercroft.filling;

import undercroft.layout.Layout;

/** How the filling of a layout's puzzle rooms ended. */
public sealed interface Filled {

    /** Every room that wants a puzzle holds one. */
    record Done(Layout layout) implements Filled {}

    /**
     * A room is left without its puzzle.
     *
     * @param advice which room, why, and what may help, in words
     */
    record Failed(String advice) implements Filled {}

    /**
     * A room is left without its puzzle because of where its doors are: their aprons leave it too little floor. Another layout
     * of the level may have them elsewhere.
     *
     * @param advice which room, why, and what may help, in words
     */
    record Cramped(String advice) implements Filled {}
}
