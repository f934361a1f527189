/**
 * The command line: picocli commands that read files, call the generator and write files. Everything that decides
 * anything is elsewhere.
 *
 * <p>A command's classes load only when it runs, so that {@code --version} and {@code --help} answer at once.
 */
@NullMarked
package undercroft.cli;

import org.jspecify.annotations.NullMarked;
