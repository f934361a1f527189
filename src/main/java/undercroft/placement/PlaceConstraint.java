package undercroft.placement;

/** What a wish says of the place of an object, alone or with others. */
interface PlaceConstraint {

    /** The wish that asks for it, see {@link undercroft.wish.NumberedWishes}. */
    int wish();

    /**
     * About how many cells an object is away from keeping the wish, with everything placed but itself; 0 exactly if it keeps it. What
     * two objects break is the same whichever of them is placed first.
     */
    long breach(Candidate candidate, Placed placed);

    /** The part of a breach that is due to one placed object; 0 for a wish about a single object. */
    long breachWith(Candidate candidate, int other, Placed placed);

    /** Narrows the window to places where the object may keep the wish, wherever the candidate is looked at. */
    default void narrow(Candidate candidate, Window window, Placed placed) {}
}
