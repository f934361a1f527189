package undercroft.configspace;

/** One way of joining two rooms: by a shared door, or through a corridor of one of some variants. */
public sealed interface LinkSpaces permits DoorSpaces, CorridorSpaces {

    /** The allowed offsets of shape B from shape A, by their indexes. */
    LatticeSet of(int shapeA, int shapeB);
}
