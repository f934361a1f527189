package undercroft.cli;

/**
 * What became of one layout.
 *
 * @param exitStatus of the program, were there no other layout
 * @param line for people
 * @param text of the layout, where it goes to standard output, or ""
 * @param statistics a line of the file of statistics
 */
record Report(int exitStatus, String line, String text, String statistics) {}
