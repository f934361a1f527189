/**
 * The kind {@code trails}: mazes of hexagonal tiles, after Chris Smith's article "Optimizing a maze with graph theory, genetic
 * algorithms, and Haskell" (2020).
 *
 * <p><b>Tiles.</b> A {@link undercroft.puzzle.trails.TileSide} is a partition of its six edges: a trail joins the edges of each
 * part. A {@link undercroft.puzzle.trails.TileSet} has twenty tiles with two sides each. A
 * {@link undercroft.puzzle.trails.Dealer} shuffles, turns and flips them onto a {@link undercroft.puzzle.trails.HexBoard},
 * which makes a maze; a {@link undercroft.puzzle.trails.Tracer} follows its trails in less than a microsecond.
 *
 * <p><b>The design of a set.</b> A set is good if random boards dealt from it are good
 * ({@link undercroft.puzzle.trails.SetScore}). {@link undercroft.puzzle.trails.TileSetDesign} searches for good sets with the
 * published genetic algorithm, with a pool, or with annealing by a heat bath ({@link undercroft.puzzle.trails.HeatBath}). The
 * heat bath learns from one board the value of every design on one side, and finds the best sets.
 *
 * <p><b>Mazes for rooms.</b> A {@link undercroft.puzzle.trails.MazeGenerator} covers any floor with hexagons
 * ({@link undercroft.puzzle.trails.HexFloor}), sets places at its doors ({@link undercroft.puzzle.trails.RimPlaces}), and deals
 * from the designed set until all places are connected. {@link undercroft.puzzle.trails.Maze} finds the shortest paths;
 * {@link undercroft.puzzle.trails.Replay} checks them by cells and letters without any of that code.
 */
@NullMarked
package undercroft.puzzle.trails;

import org.jspecify.annotations.NullMarked;
