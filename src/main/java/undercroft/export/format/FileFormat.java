package undercroft.export.format;

/** What the formats of layouts, graphs and puzzles have in common. */
public interface FileFormat {

    /** The end of the name of every file in this format, with the dot, such as {@code .svg}. */
    String suffix();

    /** Whether files in this format are UTF-8 text, which can be printed. */
    default boolean isText() {
        return true;
    }
}
