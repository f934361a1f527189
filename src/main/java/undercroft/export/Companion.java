package undercroft.export;

/**
 * A file that the files of a format refer to, such as an image of their tiles; the same for every layout.
 *
 * @param name of the file, which stands in the same folder
 */
public record Companion(String name, WholeFile.Content content) {}
