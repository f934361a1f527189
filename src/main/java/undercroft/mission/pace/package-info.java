/** How tension runs over the way through a mission. */
@NullMarked
package undercroft.mission.pace;

import org.jspecify.annotations.NullMarked;
