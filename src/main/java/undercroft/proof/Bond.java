package undercroft.proof;

import undercroft.configspace.Clearances;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.LinkSpaces;

/** What one piece of a layout allows another, by the indexes of their shapes and the offset of the second from the first. */
sealed interface Bond {

    boolean allows(int shapeA, int shapeB, int dx, int dy);

    /** Pieces that only must not come too near to each other. */
    record Distance(Clearances clearances) implements Bond {
        @Override
        public boolean allows(int shapeA, int shapeB, int dx, int dy) {
            return clearances.of(shapeA, shapeB).overlap(dx, dy) == 0;
        }
    }

    /** Pieces that must be joined. */
    sealed interface Joint extends Bond {

        /** Where the second may stand, seen from the first. */
        LatticeSet offsets(int shapeA, int shapeB);

        @Override
        default boolean allows(int shapeA, int shapeB, int dx, int dy) {
            return offsets(shapeA, shapeB).contains(dx, dy);
        }
    }

    /** Two rooms, by a door or through some corridor. */
    record OfRooms(LinkSpaces spaces) implements Joint {
        @Override
        public LatticeSet offsets(int shapeA, int shapeB) {
            return spaces.of(shapeA, shapeB);
        }
    }

    /** A room and the corridor that begins there. */
    record IntoCorridor(CorridorSpaces spaces) implements Joint {
        @Override
        public LatticeSet offsets(int shapeA, int shapeB) {
            return spaces.fromRoom(shapeA, shapeB);
        }
    }

    /** A corridor and the room where it ends. */
    record OutOfCorridor(CorridorSpaces spaces) implements Joint {
        @Override
        public LatticeSet offsets(int shapeA, int shapeB) {
            return spaces.toRoom(shapeA, shapeB);
        }
    }
}
