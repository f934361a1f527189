/**
 * Where the wishes of a level let a room stand, given what is placed: a {@link undercroft.placement.PlaceConstraint} for each wish,
 * and {@link undercroft.placement.PlaceRules}, which hold them for one attempt of a search.
 */
@NullMarked
package undercroft.placement;

import org.jspecify.annotations.NullMarked;
