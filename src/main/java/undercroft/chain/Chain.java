package undercroft.chain;

import java.util.List;

/**
 * Rooms that are laid out together.
 *
 * @param vertices in the order in which they are laid out, at least one. Each has a neighbour that stands before it does:
 *     one earlier in the chain, in an earlier chain or pinned; but for the first of all.
 */
public record Chain(Kind kind, List<Integer> vertices) {

    /** What a chain is in the graph. */
    public enum Kind {
        /** A cycle around a face, or what was left of it. */
        CYCLE,
        /** A path that joins two groups of pinned rooms, which were apart until then. */
        EAR,
        /** A path towards the next cycle. */
        PATH,
        /** Rooms on no cycle, laid out breadth first. */
        TREE
    }

    public Chain {
        vertices = List.copyOf(vertices);
        if (vertices.isEmpty()) {
            throw new IllegalArgumentException("A chain must have a vertex.");
        }
    }
}
