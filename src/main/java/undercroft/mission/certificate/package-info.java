/**
 * Proofs that spent keys never run out, without a search.
 *
 * <p>Rooms between which anybody can walk at any time form a region. Suppose that all ways can be walked back and no switch counts. A
 * player who is stuck has reached some set R of regions, with the start and without some goal, has spent all its keys, and each lock that
 * was opened has both ends in R. So if for every such R the keys in R are more than the locks with both ends in R, nobody can get
 * stuck. The least difference is a minimum cut, as in project selection (Picard, Maximal closure of a graph and applications to
 * combinatorial problems, 1976); {@code KeyAssignment} finds it as a matching of locks with keys.
 */
@NullMarked
package undercroft.mission.certificate;

import org.jspecify.annotations.NullMarked;
