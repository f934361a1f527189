package undercroft.configspace;

import undercroft.template.DoorDirection;

/** Which ways the doors between two shapes A and B must let pass. */
public enum Passage {
    BOTH_WAYS,
    /** From A to B only. */
    FORTH,
    /** From B to A only. */
    BACK;

    /** The same passage with A and B exchanged. */
    public Passage reversed() {
        return switch (this) {
            case BOTH_WAYS -> BOTH_WAYS;
            case FORTH -> BACK;
            case BACK -> FORTH;
        };
    }

    /** Whether a door of A and a door of B, one upon the other, let pass what must pass. */
    public boolean isServedBy(DoorDirection ofA, DoorDirection ofB) {
        boolean forth = ofA.letsOut() && ofB.letsIn();
        boolean back = ofB.letsOut() && ofA.letsIn();
        return switch (this) {
            case BOTH_WAYS -> forth && back;
            case FORTH -> forth;
            case BACK -> back;
        };
    }
}
