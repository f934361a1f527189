/**
 * Levels that can be laid out, made from a seed: a source of graphs for designers, and of work for measurements.
 *
 * <ol>
 *   <li>{@link undercroft.grow.LatticeGrowth} grows a graph on a square lattice, one room a cell, cell by cell; so it is
 *       connected, and drawn without crossings.
 *   <li>{@link undercroft.grow.RoomKit} chooses room templates that fit the lattice's cells, with doors in the middle of
 *       the sides; and others that do not, for variety.
 *   <li>{@link undercroft.grow.WitnessLayout} puts a fitting room into every cell: a valid layout. That proves that the
 *       level has one.
 *   <li>{@link undercroft.yaml.LevelYaml} writes the level, and nothing of the lattice: rooms are numbered at random.
 * </ol>
 */
@NullMarked
package undercroft.grow;

import org.jspecify.annotations.NullMarked;
