package undercroft.bench;

/**
 * How much the layouts of a level vary, and what shape they have.
 * @param entropy the entropy of the templates of a room over all layouts, in bits, averaged over the rooms that have a
 *     choice of templates; 0 if no room has
 * @param evenness this entropy as a share of that of the weights of the templates: 1 if templates are drawn by weight,
 *     0 if always the same is drawn; 1 if no room has a choice
 * @param widthByHeight the mean width of a layout divided by the mean height: 1 if neither axis is preferred
 * @param elongation the mean ratio of the longer side of a layout to the shorter
 * @param compactness the mean share of the bounding box of a layout that its rooms and corridors cover
 * @param distinct the share of different layouts; translated layouts count as equal
 */
record Variety(
        double entropy,
        double evenness,
        double widthByHeight,
        double elongation,
        double compactness,
        double distinct) {}
