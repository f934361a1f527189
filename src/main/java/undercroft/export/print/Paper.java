package undercroft.export.print;

import java.util.Arrays;
import java.util.Optional;

/** The size of the paper to print on. */
public enum Paper {
    A4("a4", "A4"),
    LETTER("letter", "letter");

    private final String text;
    private final String css;

    Paper(String text, String css) {
        this.text = text;
        this.css = css;
    }

    /** {@return the paper of a name in options} */
    public static Optional<Paper> named(String name) {
        return Arrays.stream(values()).filter(paper -> paper.text.equals(name)).findFirst();
    }

    /** {@return the name in options, {@code a4} for example} */
    public String text() {
        return text;
    }

    /** The name in style sheets. */
    String css() {
        return css;
    }
}
