package undercroft.importing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a Mermaid flowchart, and how far it has been read. */
final class MermaidText {

    private final String text;
    private final Diagnostics diagnostics;
    private int next;

    /** The line and its start at a place that {@code next} has passed. */
    private int markedUpTo;

    private int line = 1;
    private int lineStart;

    MermaidText(String text, Diagnostics diagnostics) {
        this.text = text.replace("\r\n", "\n").replace('\r', '\n');
        this.diagnostics = diagnostics;
    }

    /** Where the next character stands. */
    SourcePosition at() {
        while (markedUpTo < next) {
            if (text.charAt(markedUpTo) == '\n') {
                line++;
                lineStart = markedUpTo + 1;
            }
            markedUpTo++;
        }
        return new SourcePosition(line, next - lineStart + 1);
    }

    boolean isAtEnd() {
        return next >= text.length();
    }

    boolean isAtEndOfStatement() {
        return isAtEnd() || text.charAt(next) == '\n' || text.charAt(next) == ';' || isAtComment();
    }

    /** Reads a form where it comes next. */
    Optional<Matcher> take(Pattern form) {
        Matcher matcher = matcher(form);
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        next = matcher.end();
        return Optional.of(matcher);
    }

    /** Reads some characters where they come next. */
    boolean take(String characters) {
        boolean isThere = text.startsWith(characters, next);
        if (isThere) {
            next += characters.length();
        }
        return isThere;
    }

    /** Reads a text and the mark that closes it; in quotes, what would close the text does not. */
    String takeUpTo(List<String> closings) throws EndOfReading {
        boolean isQuoted = text.startsWith("\"", next);
        int from = isQuoted ? Math.max(next, text.indexOf('"', next + 1)) : next;
        int end = closings.stream()
                .mapToInt(closing -> text.indexOf(closing, from))
                .filter(found -> found >= 0)
                .min()
                .orElse(-1);
        if (end < 0 || (!isQuoted && text.substring(next, end).contains("\n"))) {
            throw expected(closings.get(0) + " after the text of the node");
        }
        String taken = text.substring(next, end);
        next = end + closings.get(0).length();
        return taken;
    }

    void skipBlanks() {
        while (!isAtEnd() && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
            next++;
        }
    }

    void skipBlanksAndLineBreaks() {
        while (!isAtEnd() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
    }

    /** Skips all that stands between statements. */
    void skipToStatement() {
        while (!isAtEnd()) {
            if (isAtComment()) {
                if (text.startsWith("%%{", next)) {
                    diagnostics.passOver(at(), "A directive");
                }
                int end = text.indexOf('\n', next);
                next = end < 0 ? text.length() : end;
            } else if (Character.isWhitespace(text.charAt(next)) || text.charAt(next) == ';') {
                next++;
            } else {
                return;
            }
        }
    }

    EndOfReading expected(String what) {
        diagnostics.error(at(), "There should be %s here. Correct the flowchart.".formatted(what));
        return new EndOfReading();
    }

    /** A text for people without the blanks and the quotes around it. */
    static String withoutQuotes(String text) {
        String stripped = text.strip();
        boolean isQuoted = stripped.length() >= 2 && stripped.startsWith("\"") && stripped.endsWith("\"");
        return isQuoted ? stripped.substring(1, stripped.length() - 1) : stripped;
    }

    private boolean isAtComment() {
        return text.startsWith("%%", next);
    }

    private Matcher matcher(Pattern form) {
        return form.matcher(text).region(next, text.length());
    }
}
