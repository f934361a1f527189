package undercroft.bench;

import java.util.List;

/** A file is not a valid baseline. */
public final class BadBaselineException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<String> messages;

    BadBaselineException(List<String> messages) {
        super(String.join("\n", messages));
        this.messages = List.copyOf(messages);
    }

    /** All problems of the file: each with its line, what is wrong and what to do. */
    public List<String> messages() {
        return messages;
    }
}
