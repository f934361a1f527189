package undercroft.proof;

/** Whether something in a level is possible. */
enum Answer {
    /** No contradiction was found. */
    POSSIBLE,
    /** No layout can have it. */
    IMPOSSIBLE,
    /** The work budget was spent before the answer was found. */
    UNKNOWN
}
