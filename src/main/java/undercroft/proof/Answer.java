package undercroft.proof;

/** What is known of something in a level. */
enum Answer {
    /** Nothing speaks against it. */
    POSSIBLE,
    /** No layout can have it. */
    IMPOSSIBLE,
    /** The effort was spent before it was known. */
    UNKNOWN
}
