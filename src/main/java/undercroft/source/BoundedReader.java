package undercroft.source;

import java.io.StringReader;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * The reader of SnakeYAML's scanner, which looks ahead to the end of a word, a quoted word, a line of a block or a comment. SnakeYAML
 * 2.7 copies what it has looked at every thousand characters, in time that grows with the square of the length; so that is
 * bounded.
 */
final class BoundedReader extends StreamReader {

    /** In code points: a hundred times the longest line of a drawing, and scanned in milliseconds. */
    static final int MAX_LOOKAHEAD = 100_000;

    /** The text goes on for longer than {@link #MAX_LOOKAHEAD}. */
    static final class TooLongException extends YAMLException {

        private static final long serialVersionUID = 1L;

        private final transient Mark mark;

        private TooLongException(Mark mark) {
            super("too long");
            this.mark = mark;
        }

        /** Where it begins. */
        Mark mark() {
            return mark;
        }
    }

    BoundedReader(String text) {
        super(new StringReader(text));
    }

    @Override
    public int peek(int index) {
        if (index > MAX_LOOKAHEAD) {
            throw new TooLongException(getMark());
        }
        return super.peek(index);
    }
}
