/**
 * Missions: whether a level can be finished, and whether a player can get stuck in it.
 *
 * <p>{@code MissionJudge} answers for a level. It closes the world without losses first ({@code closure}), tries to prove that nobody can
 * get stuck by cuts ({@code certificate}), and else goes through all states ({@code search}).
 */
@NullMarked
package undercroft.mission;

import org.jspecify.annotations.NullMarked;
