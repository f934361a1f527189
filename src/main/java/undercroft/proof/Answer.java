package undercroft.proof;

/** What is known of a part of a level. */
enum Answer {
    /** Nothing speaks against it. */
    POSSIBLE,
    /** It has no layout. */
    IMPOSSIBLE,
    /** The effort was spent before it was known. */
    UNKNOWN
}
