package undercroft.template;

import undercroft.geometry.Point;

/**
 * Doors of one length side by side on one edge: the k-th, 0 ≤ k &lt; count, goes from {@code first + k × step} to
 * {@code first + (k + length) × step}.
 *
 * @param step the primitive lattice step of the edge, in the outline's counter-clockwise direction (interior to the left)
 */
public record DoorRun(Point first, Point step, int length, int count, String socket, DoorDirection direction) {}
