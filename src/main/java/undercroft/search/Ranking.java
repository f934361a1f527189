package undercroft.search;

/** Which of the places where a room can legally stand is the better one for it. */
interface Ranking {

    /**
     * How bad a place is.
     *
     * @param depth of the room in its ear
     * @param isLeaf whether nothing more hangs on the room
     * @param all this and all other places where the room is joined, legal or not
     */
    double cost(EarFinder.Ear ear, int depth, int shape, int x, int y, boolean isLeaf, Places all);

    /** Of how many places for a room, drawn at random, the best is taken. */
    int draws(int room, boolean isLeaf);
}
