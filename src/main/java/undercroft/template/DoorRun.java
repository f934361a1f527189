package undercroft.template;

import undercroft.geometry.Point;

/**
 * Doors of one length side by side on one edge. The k-th door, 0 ≤ k &lt; count, goes from {@code first + k × step} to
 * {@code first + (k + length) × step}.
 *
 * @param first the start of the first door
 * @param step the primitive lattice step of the edge, in the outline's counter-clockwise direction (interior to the
 *     left)
 * @param length of each door, in lattice steps
 * @param count the number of doors
 */
public record DoorRun(Point first, Point step, int length, int count, String socket, DoorDirection direction) {}
