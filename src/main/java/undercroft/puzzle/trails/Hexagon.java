package undercroft.puzzle.trails;

/** A hexagon by the axial coordinates of {@link Edge}. */
record Hexagon(int q, int r) {}
