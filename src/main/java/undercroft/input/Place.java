package undercroft.input;

/** Where something stands in a file; line and column count from 1. */
record Place(String file, int line, int column) {

    static Place startOf(String file) {
        return new Place(file, 1, 1);
    }

    /** This place in words, for a message that is shown at another. */
    String seenFrom(Place other) {
        return file.equals(other.file) ? "on line " + line : "in " + file + ":" + line;
    }
}
