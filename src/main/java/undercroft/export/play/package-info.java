/**
 * Pages on which puzzles can be played. The modules of JavaScript beside this package hold the rules, which tests compare with
 * those of the kinds, and the boards; a page holds them all, and refers to nothing outside of itself.
 */
@NullMarked
package undercroft.export.play;

import org.jspecify.annotations.NullMarked;
