package undercroft.filling;

import undercroft.layout.Layout;

/** The result of filling the puzzle rooms of a layout. */
public sealed interface Filled {

    /** Every room that wants a puzzle has one. */
    record Done(Layout layout) implements Filled {}

    /**
     * A room got no puzzle, and another layout would not help.
     *
     * @param advice which room, why, and what may help, in sentences
     */
    record Failed(String advice) implements Filled {}

    /**
     * A room got no puzzle because the aprons of its doors leave too little floor. Another layout of the level may place the
     * doors
     * elsewhere.
     *
     * @param advice which room, why, and what may help, in sentences
     */
    record Cramped(String advice) implements Filled {}
}
