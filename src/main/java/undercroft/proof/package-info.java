/**
 * Proofs that a level has no layout, beyond those that planning finds.
 *
 * <p>Each proof considers a part of the level and relaxes its rules. If even that has no layout, the whole level has
 * none. In order of cost:
 *
 * <ol>
 *   <li>{@link undercroft.proof.ReachableSpace}: the rooms around one room need more space than there is within their
 *       reach.
 *   <li>{@link undercroft.proof.WalkFeasibility}: a cycle of rooms cannot close, or the rooms between two pinned ones
 *       cannot connect them. Dynamic programming along the rooms computes the set of all positions of each, ignoring
 *       overlaps except with the first room.
 *   <li>{@link undercroft.proof.PartSearch}: a small part of the level has no layout, by exhaustive search. A part that
 *       fails is reduced, connection by connection, until all that is left is necessary.
 * </ol>
 *
 * <p>Work is counted ({@link undercroft.proof.WorkBudget}), not timed. {@link undercroft.proof.Proofs} allots it in
 * rounds, each ten times as long as the one before, so nobody waits long for a proof that may not exist.
 */
@NullMarked
package undercroft.proof;

import org.jspecify.annotations.NullMarked;
