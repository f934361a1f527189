/**
 * Optimisers for candidates of any type: a pool, a genetic algorithm and annealing behind one interface. An optimiser is serial
 * and takes its random numbers from the given generator, so that a seed gives the same result on every machine. Work is made
 * parallel by running many seeds. Only this package uses Jenetics.
 */
@NullMarked
package undercroft.puzzle.optimise;

import org.jspecify.annotations.NullMarked;
