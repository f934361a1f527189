package undercroft.input;

import undercroft.source.SourcePosition;

/** A name in a file, and where it is. */
record Name(String text, SourcePosition position) {}
