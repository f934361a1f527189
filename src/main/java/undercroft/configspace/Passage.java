package undercroft.configspace;

import undercroft.template.DoorDirection;

/** The directions in which one must be able to pass between two shapes A and B. */
public enum Passage {
    BOTH_WAYS,
    /** Only from A to B. */
    FORWARD,
    /** Only from B to A. */
    BACKWARD;

    /** {@return the same passage with A and B exchanged} */
    public Passage reversed() {
        return switch (this) {
            case BOTH_WAYS -> BOTH_WAYS;
            case FORWARD -> BACKWARD;
            case BACKWARD -> FORWARD;
        };
    }

    /** {@return whether a door of A and a door of B that coincide allow this passage} */
    public boolean isServedBy(DoorDirection ofA, DoorDirection ofB) {
        boolean forward = ofA.letsOut() && ofB.letsIn();
        boolean backward = ofB.letsOut() && ofA.letsIn();
        return switch (this) {
            case BOTH_WAYS -> forward && backward;
            case FORWARD -> forward;
            case BACKWARD -> backward;
        };
    }
}
