package undercroft.importing;

/**
 * An attribute's value in DOT.
 *
 * @param at where the attribute is given
 */
record DotAttribute(String value, SourcePosition at) {}
