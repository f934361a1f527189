package undercroft.bench;

/**
 * How much the layouts of a level vary, and how they lie.
 *
 * @param entropy of the templates drawn for a room over the layouts, in bits, on average over the rooms that may take
 *     several; 0 where no room may
 * @param evenness the same as a share of the entropy that the templates' weights have: 1 where templates are drawn by their
 *     weights, 0 where always the same is drawn; 1 where no room may take several
 * @param widthByHeight the mean width of a layout over the mean height: 1 where neither axis is preferred
 * @param elongation the longer side of a layout over the shorter, on average
 * @param compactness the share of a layout's bounding box that its rooms and corridors cover, on average
 * @param distinct the share of layouts unlike each other; layouts that only stand elsewhere are alike
 */
record Variety(
        double entropy,
        double evenness,
        double widthByHeight,
        double elongation,
        double compactness,
        double distinct) {}
