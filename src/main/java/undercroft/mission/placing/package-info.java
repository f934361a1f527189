/** Hides items and chooses locks for a seed, never so that a player can get stuck. */
@NullMarked
package undercroft.mission.placing;

import org.jspecify.annotations.NullMarked;
