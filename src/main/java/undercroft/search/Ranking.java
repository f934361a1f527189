package undercroft.search;

/** Which of the places where a room can legally stand is the better one for it. */
interface Ranking {

    /**
     * How bad a place is.
     *
     * @param depth of the room in its ear
     * @param isLeaf whether nothing more hangs on the room
     */
    double cost(EarFinder.Ear ear, int depth, int shape, int x, int y, boolean isLeaf);

    /** Of how many places, drawn at random, the best is taken. */
    int draws(boolean isLeaf);
}
