package undercroft.importing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/** Scans the text of a Mermaid flowchart. */
final class MermaidText {

    private final String file;
    private final String text;
    private final ImportReport report;
    private int next;

    /** The index up to which {@code line} and {@code lineStart} are counted; they catch up with {@code next} when asked for. */
    private int markedUpTo;

    private int line = 1;
    private int lineStart;

    MermaidText(SourceText source, ImportReport report) {
        this.file = source.name();
        this.text = source.text().replace("\r\n", "\n").replace('\r', '\n');
        this.report = report;
    }

    /** The position of the next character. */
    SourcePosition position() {
        while (markedUpTo < next) {
            if (text.charAt(markedUpTo) == '\n') {
                line++;
                lineStart = markedUpTo + 1;
            }
            markedUpTo++;
        }
        return new SourcePosition(file, line, next - lineStart + 1);
    }

    boolean isAtEnd() {
        return next >= text.length();
    }

    boolean isAtEndOfStatement() {
        return isAtEnd() || text.charAt(next) == '\n' || text.charAt(next) == ';' || isAtComment();
    }

    /** Reads what matches a pattern, if that comes next. */
    Optional<Matcher> take(Pattern pattern) {
        Matcher matcher = matcher(pattern);
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        next = matcher.end();
        return Optional.of(matcher);
    }

    /** Reads some characters, if they come next. */
    boolean take(String characters) {
        boolean isThere = text.startsWith(characters, next);
        if (isThere) {
            next += characters.length();
        }
        return isThere;
    }

    /** Reads a text and what closes it, on the line on which it begins. Within quotes, nothing closes it, nor do lines end. */
    String takeUpTo(List<String> closings) throws ImportAbortedException {
        boolean isQuoted = text.startsWith("\"", next);
        int from = isQuoted ? Math.max(next, text.indexOf('"', next + 1)) : next;
        int lineEnd = text.indexOf('\n', from);
        String line = text.substring(from, lineEnd < 0 ? text.length() : lineEnd);
        int end = closings.stream()
                .mapToInt(line::indexOf)
                .filter(found -> found >= 0)
                .min()
                .orElse(-1);
        if (end < 0) {
            throw expected(closings.get(0) + " after the text of the node");
        }
        String taken = text.substring(next, from + end);
        next = from + end + closings.get(0).length();
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

    /** Skips blanks, comments and whatever else separates statements. */
    void skipToStatement() {
        while (!isAtEnd()) {
            if (isAtComment()) {
                if (text.startsWith("%%{", next)) {
                    report.omit(position(), "A directive");
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

    ImportAbortedException expected(String what) {
        report.error(position(), "There should be %s here. Correct the flowchart.".formatted(what));
        return new ImportAbortedException();
    }

    /** A text without the blanks and the quotes around it. */
    static String withoutQuotes(String text) {
        String stripped = text.strip();
        boolean isQuoted = stripped.length() >= 2 && stripped.startsWith("\"") && stripped.endsWith("\"");
        return isQuoted ? stripped.substring(1, stripped.length() - 1) : stripped;
    }

    private boolean isAtComment() {
        return text.startsWith("%%", next);
    }

    private Matcher matcher(Pattern pattern) {
        return pattern.matcher(text).region(next, text.length());
    }
}
