/** A level's mission in indexed form: rooms, items, switches and passages are numbers. */
@NullMarked
package undercroft.mission.world;

import org.jspecify.annotations.NullMarked;
