/**
 * Room templates: hand-made outlines with the doors they offer and the transforms they may take. Templates are plain
 * declarations; everything that the search derives from them is in {@code configspace}.
 */
@NullMarked
package undercroft.template;

import org.jspecify.annotations.NullMarked;
