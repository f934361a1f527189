/**
 * What a designer can change where a search got stuck, in words that can be followed.
 *
 * <p>A {@link undercroft.advice.Spot} is the part of a level where it got stuck. {@link undercroft.advice.Remedies} looks at
 * the few rooms, connections and templates there for what commonly stands in the way, the likeliest first: pins, walls and doors
 * that are too few, a door that can be in one place only, a connection without a corridor, one template for everything. Nothing
 * is proved here; what is proved impossible never comes so far.
 */
@NullMarked
package undercroft.advice;

import org.jspecify.annotations.NullMarked;
