/** XML 1.0 as it is written: elements, attributes and texts, in UTF-8. */
@NullMarked
package undercroft.xml;

import org.jspecify.annotations.NullMarked;
