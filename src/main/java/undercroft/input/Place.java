package undercroft.input;

/** Where something stands in a file; line and column count from 1. */
record Place(String file, int line, int column) {

    static Place startOf(String file) {
        return new Place(file, 1, 1);
    }

    /** Where a file goes on after the text that it begins with. */
    static Place endOf(String start, String file) {
        int line = 1 + (int) start.chars().filter(c -> c == '\n').count();
        int lineStart = start.lastIndexOf('\n') + 1;
        return new Place(file, line, 1 + start.codePointCount(lineStart, start.length()));
    }

    /** This place in words, for a message that is shown at another. */
    String seenFrom(Place other) {
        return file.equals(other.file) ? "on line " + line : "in " + file + ":" + line;
    }
}
