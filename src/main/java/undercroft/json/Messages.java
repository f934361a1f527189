package undercroft.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the problems of one file. */
public final class Messages {

    /** What is quoted from a file in a message is cut off here, so that a line of it stays a line. */
    private static final int LONGEST_QUOTE = 40;

    private final String fileName;
    private final List<Message> messages = new ArrayList<>();

    private record Message(JsonValue.Mark at, String text) {}

    /** Begins without any; {@code fileName} is how they call the file. */
    public Messages(String fileName) {
        this.fileName = fileName;
    }

    public void add(JsonValue.Mark at, String message) {
        messages.add(new Message(at, message));
    }

    public int count() {
        return messages.size();
    }

    /** In the order of the file. */
    public BadJsonException toException() {
        return new BadJsonException(messages.stream()
                .sorted(Comparator.comparingInt((Message message) -> message.at.line())
                        .thenComparingInt(message -> message.at.column()))
                .map(message ->
                        "%s:%d:%d: error: %s".formatted(fileName, message.at.line(), message.at.column(), message.text))
                .toList());
    }

    /** A text of the file, short and on one line. */
    public static String shortened(String quoted) {
        String cut = quoted.length() <= LONGEST_QUOTE ? quoted : quoted.substring(0, LONGEST_QUOTE) + "…";
        return cut.replaceAll("\\p{Cntrl}", "?");
    }
}
