package undercroft.proof;

import undercroft.configspace.Clearances;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.LinkSpaces;

/** A constraint between two pieces of a layout, on their shapes and the offset of the second from the first. */
sealed interface PairConstraint {

    /** Whether the pieces may have these shapes at this offset, in cells. */
    boolean allows(int shapeA, int shapeB, int dx, int dy);

    /** Two pieces that must not come too close to each other. */
    record Distance(Clearances clearances) implements PairConstraint {
        @Override
        public boolean allows(int shapeA, int shapeB, int dx, int dy) {
            return clearances.of(shapeA, shapeB).overlap(dx, dy) == 0;
        }
    }

    /** Two pieces that must be joined. */
    sealed interface Join extends PairConstraint {

        /** The allowed offsets of the second piece from the first. */
        LatticeSet offsets(int shapeA, int shapeB);

        @Override
        default boolean allows(int shapeA, int shapeB, int dx, int dy) {
            return offsets(shapeA, shapeB).contains(dx, dy);
        }
    }

    /** Two rooms joined by a door or by some corridor. */
    record OfRooms(LinkSpaces spaces) implements Join {
        @Override
        public LatticeSet offsets(int shapeA, int shapeB) {
            return spaces.of(shapeA, shapeB);
        }
    }

    /** A room and the corridor that leads from it. */
    record IntoCorridor(CorridorSpaces spaces) implements Join {
        @Override
        public LatticeSet offsets(int shapeA, int shapeB) {
            return spaces.fromRoom(shapeA, shapeB);
        }
    }

    /** A corridor and the room that it leads to. */
    record OutOfCorridor(CorridorSpaces spaces) implements Join {
        @Override
        public LatticeSet offsets(int shapeA, int shapeB) {
            return spaces.toRoom(shapeA, shapeB);
        }
    }
}
