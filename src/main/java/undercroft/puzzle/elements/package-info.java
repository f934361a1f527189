/**
 * Puzzles of four elements: characters of air, water, fire and earth who change the floor they walk on and die on another.
 */
@NullMarked
package undercroft.puzzle.elements;

import org.jspecify.annotations.NullMarked;
