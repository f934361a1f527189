/**
 * JSON files: written alike on every machine, and read as trees of values that know where they stand, so that everything
 * wrong with a file can be told with its line and column. Knows nothing of what the files hold.
 */
@NullMarked
package undercroft.json;

import org.jspecify.annotations.NullMarked;
