package undercroft.cli;

/** What the program's exit status says. Of several the highest is given. */
final class ExitStatus {

    static final int DONE = 0;

    /** A defect of the program. */
    static final int DEFECT = 1;

    /** Bad usage or bad input, or files that cannot be written. */
    static final int REFUSED = 2;

    static final int IMPOSSIBLE = 3;

    /** Neither found nor proved impossible within the limits. */
    static final int NOT_FOUND = 4;

    private ExitStatus() {}
}
