package undercroft.export;

import java.util.List;

/** A layout file that cannot be read. */
public final class BadLayoutException extends Exception {

    private static final long serialVersionUID = 1L;

    private final List<String> messages;

    BadLayoutException(List<String> messages) {
        super(String.join("\n", messages));
        this.messages = List.copyOf(messages);
    }

    /** Every problem of the file in its order, each as {@code FILE:LINE:COLUMN: error: what is wrong. What to do.} */
    public List<String> messages() {
        return messages;
    }
}
