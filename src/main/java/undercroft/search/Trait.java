package undercroft.search;

/** A property that some attempts of a strategy have and others do not, because each kind finds levels that the other does not. */
enum Trait {
    /** The wish {@code repeat: avoid} is dropped: it may be what is in the way. */
    FORGOES_WISHES,
    /** Rooms keep a greater distance from each other, which leaves space inside loops for the rooms that hang on them. */
    WIDENS_LOOPS,
    /** Some of the rooms that repair takes away get another template. */
    REDRAWS_TEMPLATES,
    /** Most rooms get templates of one size, so that cycles close more easily. */
    PREFERS_ONE_SIZE
}
