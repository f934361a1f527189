/**
 * What can be reached where nothing is ever lost: items are kept, locks cost nothing and switches stand in every state to which they can be
 * turned. What is out of reach here is out of reach by any rules.
 */
@NullMarked
package undercroft.mission.closure;

import org.jspecify.annotations.NullMarked;
