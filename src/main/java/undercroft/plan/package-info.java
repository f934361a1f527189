/**
 * A level compiled for the search: numbers instead of names, and everything that is the same for all of its layouts
 * worked out once.
 *
 * <ol>
 *   <li>The graph is embedded in the plane, or refused with a Kuratowski subgraph.
 *   <li>Every room gets its {@link undercroft.plan.Domain}, the variants it may take, less those that cannot be joined to
 *       any variant of some neighbour (arc consistency, AC-1).
 *   <li>Every connection gets its {@link undercroft.plan.Link}, with the configuration spaces of its two directions.
 *   <li>The rooms are ordered in chains.
 * </ol>
 */
@NullMarked
package undercroft.plan;

import org.jspecify.annotations.NullMarked;
