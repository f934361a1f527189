/**
 * Reports whether the puzzle rooms of a level teach well in the order in which a player meets them.
 *
 * <ol>
 *   <li>{@link undercroft.campaign.Lesson} holds what a puzzle asks a player to know and how it misleads, measured by its
 *       kind.
 *   <li>{@link undercroft.campaign.Criterion} lists what makes a good sequence of lessons, and
 *       {@link undercroft.campaign.Review} checks the lessons against each criterion.
 *   <li>{@link undercroft.campaign.CampaignFix} exchanges puzzles between rooms, changes difficulties and makes other puzzles
 *       as long as that leaves fewer problems.
 * </ol>
 *
 * <p>All measures are proxies. Only a playtest shows what players find hard or surprising.
 */
@NullMarked
package undercroft.campaign;

import org.jspecify.annotations.NullMarked;
