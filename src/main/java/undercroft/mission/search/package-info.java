/**
 * Exact answers about missions by a search through their states.
 *
 * <p>A state says which rooms that matter were visited, which locks were paid for, and where the player stands with the switches
 * how; places between which the player can walk to and fro are one state. Whatever can be taken at any later time as well is taken at
 * once ({@code SafeTaking}). Where every way can be walked back and no switch counts, the locks that were paid for say it all
 * ({@code LockSearch}).
 */
@NullMarked
package undercroft.mission.search;

import org.jspecify.annotations.NullMarked;
