package undercroft.fuzz;

/** What becomes of an input. */
enum Fate {
    /** It is not read, and the messages say why. */
    REFUSED,
    /** It is read, but breaks rules that a later step checks. */
    BROKEN,
    USED
}
