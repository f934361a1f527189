package undercroft.puzzle.elements;

/** Where a character stands at the start. */
public record Standing(Element element, Cell at) {}
