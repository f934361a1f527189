package undercroft.chain;

import java.util.List;

/**
 * Rooms that are laid out together.
 *
 * @param vertices in the order of placement, at least one. Each has a neighbour that is placed before it (pinned, in an
 *     earlier chain, or earlier in this one), except the very first vertex of all.
 */
public record Chain(Kind kind, List<Integer> vertices) {

    /** The part of the graph that a chain covers. */
    public enum Kind {
        /** A cycle around a face, or the part of it that was not yet placed. */
        CYCLE,
        /** A path that connects two groups of pinned rooms. */
        EAR,
        /** A path to the nearest unreached cycle. */
        PATH,
        /** Rooms on no cycle, breadth first. */
        TREE
    }

    public Chain {
        vertices = List.copyOf(vertices);
        if (vertices.isEmpty()) {
            throw new IllegalArgumentException("A chain must have at least one vertex.");
        }
    }
}
