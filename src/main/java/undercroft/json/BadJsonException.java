package undercroft.json;

import java.util.List;

/** A file that cannot be read. */
public final class BadJsonException extends Exception {

    private static final long serialVersionUID = 1L;

    private final List<String> messages;

    public BadJsonException(List<String> messages) {
        super(String.join("\n", messages));
        this.messages = List.copyOf(messages);
    }

    /** Every problem of the file in its order, each as {@code FILE:LINE:COLUMN: error: what is wrong. What to do.} */
    public List<String> messages() {
        return messages;
    }
}
