/**
 * What the command line and the studio say of levels in the same words: whether they have layouts, how their missions are judged, why
 * nothing was found, and the steps of a search.
 */
@NullMarked
package undercroft.report;

import org.jspecify.annotations.NullMarked;
