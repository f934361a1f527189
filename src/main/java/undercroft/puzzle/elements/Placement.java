package undercroft.puzzle.elements;

/** The cell of a character at the start. */
public record Placement(Element element, Cell at) {}
