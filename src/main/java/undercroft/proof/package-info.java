/**
 * Proofs that a level has no layout, beyond those that the plan finds in passing.
 *
 * <p>Each looks at less than the whole level, and leaves rules out rather than adding any: whatever has no layout so can have
 * none with the rest of the level around it. In the order of their cost:
 *
 * <ol>
 *   <li>{@link undercroft.proof.ReachableSpace}: more rooms near one room than there is space within their reach.
 *   <li>{@link undercroft.proof.RoundTrip}: a cycle of rooms that cannot close, or rooms between two pinned ones that do not
 *       reach from one to the other. A programme goes along the rooms and keeps for each the set of all its places, whatever
 *       overlaps but the first room.
 *   <li>{@link undercroft.proof.PartSearch}: a small part of the level of which every layout is tried. What fails is made
 *       smaller, connection by connection, until all of it is needed.
 * </ol>
 *
 * <p>All work is counted ({@link undercroft.proof.WorkBudget}), not timed, and {@link undercroft.proof.Proofs} gives it out in
 * rounds, each some ten times longer than the one before, so that nobody waits long for a proof that there may not be.
 */
@NullMarked
package undercroft.proof;

import org.jspecify.annotations.NullMarked;
