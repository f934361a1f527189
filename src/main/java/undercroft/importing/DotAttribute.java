package undercroft.importing;

import undercroft.source.SourcePosition;

/**
 * The value of an attribute in DOT.
 *
 * @param position of the attribute's name
 */
record DotAttribute(String value, SourcePosition position) {}
