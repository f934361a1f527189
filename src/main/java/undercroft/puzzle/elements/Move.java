package undercroft.puzzle.elements;

/** A move that sends a character to a cell. */
public record Move(Element element, Cell to) {}
