package undercroft.importing;

/** A place in a file, both numbers from 1. */
record SourcePosition(int line, int column) {

    static final SourcePosition START = new SourcePosition(1, 1);
}
