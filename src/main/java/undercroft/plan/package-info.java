/**
 * A level compiled for the search: indexes instead of names, and everything that all of its layouts share computed
 * once.
 *
 * <ol>
 *   <li>The graph is embedded in the plane, or refused with a Kuratowski subgraph.
 *   <li>Every room gets its {@link undercroft.plan.Domain}: the variants it may take, except those that cannot be
 *       joined to any variant of some neighbour (arc consistency, AC-1), or whose walls have too little space for all
 *       neighbours.
 *   <li>Every connection gets its {@link undercroft.plan.Link} with the configuration spaces of both directions.
 *   <li>The rooms are ordered in chains.
 * </ol>
 */
@NullMarked
package undercroft.plan;

import org.jspecify.annotations.NullMarked;
