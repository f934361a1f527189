/**
 * Drawings of large graphs to aim a layout at: rooms as points, each with about as much space as a room takes, connected
 * ones side by side, no two connections crossing.
 *
 * <p>A multilevel method, as for drawing large graphs in general (Walshaw, A Multilevel Algorithm for Force-Directed Graph
 * Drawing, 2000), but one that keeps to a planar embedding from beginning to end.
 *
 * <ol>
 *   <li>{@link undercroft.drawing.Contraction} merges neighbours into clusters, pair by pair and light ones first, until
 *       one is left, and keeps the order of the edges around each cluster.
 *   <li>{@link undercroft.drawing.ClusterDrawing} takes the merges back, last first: a cluster parts into two, side by side
 *       where the order of their edges wants them, which makes no crossing as long as they are close enough.
 *   <li>{@link undercroft.drawing.Relaxation} gives the clusters of each level their space, as much as they have rooms:
 *       connected ones attract, and all that are too near repel each other. No move crosses an edge.
 * </ol>
 *
 * <p>Everything here is in floating point: a drawing guides a search and decides nothing.
 */
@NullMarked
package undercroft.drawing;

import org.jspecify.annotations.NullMarked;
