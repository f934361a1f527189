package undercroft.template;

import undercroft.geometry.Segment;

/** One of the three ways in which a template says where its doors may be. */
public sealed interface DoorSpec {

    /** What the other room's door must be called, or "" for the common socket. */
    String socket();

    DoorDirection direction();

    /**
     * Every door of a length on every edge.
     *
     * @param length in lattice steps, at least 1
     * @param cornerDistance lattice steps kept free at both ends of the edge, at least 0
     */
    record OnEveryEdge(int length, int cornerDistance, String socket, DoorDirection direction) implements DoorSpec {
        public OnEveryEdge {
            if (length < 1) {
                throw new IllegalArgumentException("The door length (%d) must be positive.".formatted(length));
            }
            if (cornerDistance < 0) {
                throw new IllegalArgumentException(
                        "The corner distance (%d) must not be negative.".formatted(cornerDistance));
            }
        }

        /** Two-way doors of the common socket. */
        public static OnEveryEdge of(int length, int cornerDistance) {
            return new OnEveryEdge(length, cornerDistance, "", DoorDirection.BOTH);
        }
    }

    /** A door exactly here. */
    record Exactly(Segment at, String socket, DoorDirection direction) implements DoorSpec {}

    /**
     * A door of a length anywhere along a stretch of an edge.
     *
     * @param length in lattice steps, from 1 to the stretch's
     */
    record Along(Segment stretch, int length, String socket, DoorDirection direction) implements DoorSpec {
        public Along {
            if (length < 1 || length > stretch.length()) {
                throw new IllegalArgumentException("The door length (%d) must be from 1 to its stretch's (%d)."
                        .formatted(length, stretch.length()));
            }
        }
    }
}
