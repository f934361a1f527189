package undercroft.importing;

/** Ends the reading of a file whose error is among the diagnostics. */
final class EndOfReading extends Exception {
    private static final long serialVersionUID = 1L;
}
