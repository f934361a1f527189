/**
 * Mazes of hexagonal tiles, after Chris Smith's article "Optimizing a maze with graph theory, genetic algorithms, and Haskell"
 * (2020).
 *
 * <p><b>Tiles.</b> A {@link undercroft.puzzle.trails.TileSide} joins some of its six edges by trails: a partition of the
 * edges. A {@link undercroft.puzzle.trails.TileSet} is twenty tiles with two sides each. Shuffled, turned and flipped on a
 * {@link undercroft.puzzle.trails.HexBoard} by a {@link undercroft.puzzle.trails.Dealer}, they make a maze; a
 * {@link undercroft.puzzle.trails.Tracer} follows its trails in under a microsecond.
 *
 * <p><b>The design of a set.</b> A set is good when random boards are ({@link undercroft.puzzle.trails.SetScore}).
 * {@link undercroft.puzzle.trails.TileSetDesign} looks for good sets, by the published genetic algorithm, by a pool, and by
 * annealing with a heat bath ({@link undercroft.puzzle.trails.HeatBath}), which learns from one board what all designs would
 * do on one side and gets furthest.
 *
 * <p><b>Mazes for rooms.</b> A {@link undercroft.puzzle.trails.Hall} lays hexagons over any floor
 * ({@link undercroft.puzzle.trails.HexFloor}) with places at its doors ({@link undercroft.puzzle.trails.RimPlaces}), and
 * deals from the designed set until there is a way between all places. {@link undercroft.puzzle.trails.Maze} finds the
 * shortest ways; {@link undercroft.puzzle.trails.Replay} walks them by cells and letters, knowing nothing of that.
 */
@NullMarked
package undercroft.puzzle.trails;

import org.jspecify.annotations.NullMarked;
