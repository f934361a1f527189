/**
 * The graph of a level's rooms, and whether it can be drawn in the plane without crossings: a layout on one floor is
 * such a drawing, so a level whose graph is not planar has no layout.
 *
 * <ol>
 *   <li>{@link undercroft.graph.RoomGraph}: rooms as numbers, neighbours as sorted arrays, and the blocks of the graph;
 *   <li>{@link undercroft.graph.Components} and {@link undercroft.graph.BreadthFirstTree}: what is connected, and the
 *       shortest paths, of these and any other graphs;
 *   <li>{@link undercroft.graph.Planarity}: the test of Boyer and Myrvold by JGraphT, which yields one of two
 *       certificates;
 *   <li>{@link undercroft.graph.PlanarEmbedding}: the order of the edges around each vertex, and the faces that follow
 *       from it;
 *   <li>{@link undercroft.graph.KuratowskiSubgraph}: the rooms and connections that make the graph non-planar;
 *   <li>{@link undercroft.graph.StraightLineDrawing}: a picture of a planar graph.
 * </ol>
 *
 * <p>JGraphT is used for the planarity test alone, in {@code BoyerMyrvold}; everything else is computed here.
 */
@NullMarked
package undercroft.graph;

import org.jspecify.annotations.NullMarked;
