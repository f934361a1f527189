package undercroft.importing;

/** A place in a file, both numbers from 1. */
record At(int line, int column) {

    static final At START = new At(1, 1);
}
