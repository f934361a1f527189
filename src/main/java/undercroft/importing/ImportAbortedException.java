package undercroft.importing;

/** Ends the import of a file, for a reason that is already reported. */
final class ImportAbortedException extends Exception {

    private static final long serialVersionUID = 1L;
}
