/**
 * Grows levels from a seed that are known to have a layout. Designers use them as graphs to start from, benchmarks as work.
 *
 * <ol>
 *   <li>{@link undercroft.grow.LatticeGrowth} grows a connected graph on a square lattice, one cell for each room. The graph
 *       is drawn without crossings.
 *   <li>{@link undercroft.grow.RoomKit} provides room templates that fit the cells of the lattice, with doors in the middle
 *       of their sides, and others of different sizes for variety.
 *   <li>{@link undercroft.grow.WitnessLayout} puts a fitting room into every cell. The result is a valid layout, which proves
 *       that the level has one.
 *   <li>{@link undercroft.yaml.LevelYaml} writes the level. The file does not show the lattice: rooms are numbered at random.
 * </ol>
 */
@NullMarked
package undercroft.grow;

import org.jspecify.annotations.NullMarked;
