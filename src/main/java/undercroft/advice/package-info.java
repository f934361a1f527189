/**
 * Suggestions for the designer of a level on which a search got stuck.
 *
 * <p>A {@link undercroft.advice.TroubleSpot} is the part of the level where the search got stuck. {@link
 * undercroft.advice.Remedies} checks the few rooms, connections and templates there for common obstacles, the most
 * likely first: pins, too few walls or doors, doors that can be in one position only, a connection without a corridor,
 * a single template. Nothing is proved here; a level that is proved impossible is reported as such instead.
 */
@NullMarked
package undercroft.advice;

import org.jspecify.annotations.NullMarked;
