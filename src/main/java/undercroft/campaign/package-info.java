/**
 * Whether the puzzle rooms of a level, in the order in which a player meets them, teach well.
 *
 * <ol>
 *   <li>{@link undercroft.campaign.Lesson}: what each puzzle asks a player to know and how it misleads, by the measures of
 *       its kind.
 *   <li>{@link undercroft.campaign.Criterion}: what makes a good sequence of lessons. {@link undercroft.campaign.Review}
 *       holds the lessons against each.
 *   <li>{@link undercroft.campaign.CampaignFix}: exchanges the puzzles of rooms, sets their difficulties anew, and makes
 *       other puzzles, as long as fewer criteria are broken.
 * </ol>
 *
 * <p>All of it is a proxy: what a player finds hard, or surprising, only a playtest shows.
 */
@NullMarked
package undercroft.campaign;

import org.jspecify.annotations.NullMarked;
