/**
 * The graph of a level's rooms, and how it can be drawn in the plane without crossings: a level on one floor is such a
 * drawing, so a graph without one has no layout. JGraphT does the work and is named nowhere else.
 *
 * <ol>
 *   <li>{@link undercroft.graph.RoomGraph}: rooms as numbers, neighbours as sorted arrays;
 *   <li>{@link undercroft.graph.Planarity}: the test of Boyer and Myrvold, which ends in one of two certificates;
 *   <li>{@link undercroft.graph.PlanarEmbedding}: the order of the edges around each vertex, and the faces that follow
 *       from it;
 *   <li>{@link undercroft.graph.KuratowskiSubgraph}: the rooms and connections that no drawing can untangle.
 * </ol>
 */
@NullMarked
package undercroft.graph;

import org.jspecify.annotations.NullMarked;
