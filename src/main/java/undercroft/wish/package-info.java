/** What the wishes of a level say in words, and when they contradict each other. */
@NullMarked
package undercroft.wish;

import org.jspecify.annotations.NullMarked;
