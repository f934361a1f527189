package undercroft.search;

/** Why a generation gave up. */
public sealed interface SearchEnd {

    /** The limit in time was reached. */
    record TimeUp() implements SearchEnd {}

    /** The limit in iterations was reached. */
    record IterationsUsedUp() implements SearchEnd {}

    /** The generation was cancelled. */
    record Cancelled() implements SearchEnd {}

    /**
     * The mission of the level is refused, before any search.
     *
     * @param reason why, in whole sentences
     * @param isProved whether it is known to be bad, and not only not known to be good
     */
    record BadMission(String reason, boolean isProved) implements SearchEnd {}

    /**
     * Layouts were found, but in each of them the doors left the floor of a puzzle room too small.
     *
     * @param room id of the room
     * @param kind of the puzzle
     * @param reason what the floor was like in the last layout and what would fit, in whole sentences
     */
    record PuzzleFloorTooSmall(String room, String kind, String reason) implements SearchEnd {}

    /**
     * A layout was found, but no puzzle of the difficulty wanted for one of its rooms.
     *
     * @param room id of the room
     * @param kind of the puzzle
     * @param reason what was tried and what may help, in whole sentences
     * @param isLimited whether more time may help
     */
    record PuzzleNotFound(String room, String kind, String reason, boolean isLimited) implements SearchEnd {}

    /**
     * Layouts were found, but none of them had enough places for a spawn.
     *
     * @param spawn its number in the level, from 1
     * @param what it was to put there
     * @param reason how many places the last layout had and what may help, in whole sentences
     */
    record SpawnUnmet(int spawn, String what, String reason) implements SearchEnd {}
}
