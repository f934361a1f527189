package undercroft.configspace;

/** The configuration spaces of one kind of connection: by a shared door, or by a corridor. */
public sealed interface LinkSpaces permits DoorSpaces, CorridorSpaces {

    /** {@return the allowed offsets of shape B from shape A, given by their indexes} */
    LatticeSet of(int shapeA, int shapeB);
}
