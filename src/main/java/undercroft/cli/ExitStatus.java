package undercroft.cli;

/** The exit statuses of the program. If several apply, the highest is returned. */
final class ExitStatus {

    static final int DONE = 0;

    /** A defect in the program. */
    static final int DEFECT = 1;

    /** Bad usage, bad input, or files that cannot be written. */
    static final int REFUSED = 2;

    static final int IMPOSSIBLE = 3;

    /** Neither found nor proved impossible within the limits. */
    static final int NOT_FOUND = 4;

    /** Read well, but its mission cannot be finished or can trap the player. */
    static final int BAD_MISSION = 5;

    private ExitStatus() {}
}
