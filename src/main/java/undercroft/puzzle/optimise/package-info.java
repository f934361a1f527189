/**
 * Optimisers for candidates of any type: a pool, a genetic algorithm and annealing behind one interface. An optimiser is
 * serial and takes its random numbers from the generator it is given, so that a seed gives the same result on every machine;
 * many seeds run in parallel. Jenetics is used only here.
 */
@NullMarked
package undercroft.puzzle.optimise;

import org.jspecify.annotations.NullMarked;
