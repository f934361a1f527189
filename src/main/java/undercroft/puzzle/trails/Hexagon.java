package undercroft.puzzle.trails;

/** Where a hexagon stands, in the axial coordinates of {@link Edge}. */
record Hexagon(int q, int r) {}
