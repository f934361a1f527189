/**
 * What a designer hand-makes: room templates, an outline with the doors it offers and the transforms it may stand
 * in. Templates are declarations; what follows from them for the search is derived in {@code configspace}.
 */
@NullMarked
package undercroft.template;

import org.jspecify.annotations.NullMarked;
