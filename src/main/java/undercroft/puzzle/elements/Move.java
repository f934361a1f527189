package undercroft.puzzle.elements;

/** Sends a character to a cell. */
public record Move(Element element, Cell to) {}
