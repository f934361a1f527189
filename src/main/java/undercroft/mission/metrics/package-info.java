/** Figures of a mission: how long its way is, how much of the level it shows, and how tension runs on it. */
@NullMarked
package undercroft.mission.metrics;

import org.jspecify.annotations.NullMarked;
