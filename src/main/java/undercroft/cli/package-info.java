/**
 * The command line. Each command is a class that picocli fills with options; it checks them and then reads files, calls
 * the library and writes files. The words of help texts and refusals, the exit statuses, and what runs at once are
 * decided here; everything about levels and layouts is decided in the other packages.
 *
 * <p>Help texts must appear at once, so of those packages they load only the tables of formats and strategies. picocli
 * loads all classes that the fields and methods of a command mention; therefore commands and groups of options mention
 * none of the search, and what they start is in classes of its own, such as {@link undercroft.cli.Generation}.
 */
@NullMarked
package undercroft.cli;

import org.jspecify.annotations.NullMarked;
