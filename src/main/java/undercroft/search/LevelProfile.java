package undercroft.search;

import java.util.function.BooleanSupplier;

/**
 * What strategies know of a level.
 *
 * @param rooms at least 1
 * @param restartIterations the level's unit of iterations, at least 1
 * @param fitsLattice whether the level's templates can stand in a lattice, and no wishes bind it; asked only where a strategy wants one, because looking for
 *     lattices takes up to some ten milliseconds
 */
record LevelProfile(int rooms, long restartIterations, BooleanSupplier fitsLattice) {}
