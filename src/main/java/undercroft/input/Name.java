package undercroft.input;

/** A name that a file gives, with its place. */
record Name(String text, Place place) {}
