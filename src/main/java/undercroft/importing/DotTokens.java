package undercroft.importing;

import java.util.Set;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/** Splits a DOT file into tokens, without comments. */
final class DotTokens {

    enum Kind {
        /** A name, a number, a text in quotes, or HTML. */
        ID,
        /** One of {@code { } [ ] ; , = : +}. */
        SIGN,
        /** {@code --} or {@code ->}. */
        EDGE,
        END
    }

    /** @param isQuoted whether an id was in quotes, so that it cannot be a keyword */
    record Token(Kind kind, String text, boolean isQuoted, SourcePosition position) {

        boolean is(String sign) {
            return kind == Kind.SIGN && text.equals(sign);
        }

        /** Whether this is a keyword, in upper or lower case. */
        boolean isWord(String word) {
            return kind == Kind.ID && !isQuoted && text.equalsIgnoreCase(word);
        }
    }

    private static final Set<Character> SIGNS = Set.of('{', '}', '[', ']', ';', ',', '=', ':', '+');

    private final String file;
    private final String text;
    private final ImportReport report;
    private int next;
    private int line = 1;
    private int lineStart;

    DotTokens(SourceText source, ImportReport report) {
        this.file = source.name();
        this.text = source.text();
        this.report = report;
    }

    Token next() throws ImportAbortedException {
        skipBlanksAndComments();
        SourcePosition position = position();
        if (next >= text.length()) {
            return new Token(Kind.END, "", false, position);
        }
        char c = text.charAt(next);
        if (c == '"') {
            return new Token(Kind.ID, quoted(position), true, position);
        }
        if (c == '<') {
            return new Token(Kind.ID, html(position), true, position);
        }
        if (text.startsWith("--", next) || text.startsWith("->", next)) {
            next += 2;
            return new Token(Kind.EDGE, text.substring(next - 2, next), false, position);
        }
        if (SIGNS.contains(c)) {
            next++;
            return new Token(Kind.SIGN, Character.toString(c), false, position);
        }
        int start = next;
        while (next < text.length() && isOfWord(text.charAt(next), next > start)) {
            next++;
        }
        if (next == start) {
            throw broken(position, "a character that has no meaning here");
        }
        return new Token(Kind.ID, text.substring(start, next), false, position);
    }

    private static boolean isOfWord(char c, boolean isInside) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c >= 0x80 || (c == '-' && !isInside);
    }

    private void skipBlanksAndComments() throws ImportAbortedException {
        while (next < text.length()) {
            char c = text.charAt(next);
            boolean isPreprocessor = c == '#' && next == lineStart;
            if (Character.isWhitespace(c)) {
                advance();
            } else if (isPreprocessor || text.startsWith("//", next)) {
                while (next < text.length() && text.charAt(next) != '\n') {
                    next++;
                }
            } else if (text.startsWith("/*", next)) {
                SourcePosition position = position();
                int end = text.indexOf("*/", next + 2);
                if (end < 0) {
                    throw broken(position, "a comment without end");
                }
                while (next < end + 2) {
                    advance();
                }
            } else {
                return;
            }
        }
    }

    private String quoted(SourcePosition position) throws ImportAbortedException {
        StringBuilder quoted = new StringBuilder();
        next++;
        while (next < text.length() && text.charAt(next) != '"') {
            boolean isEscaped = text.charAt(next) == '\\' && next + 1 < text.length();
            char after = isEscaped ? text.charAt(next + 1) : ' ';
            if (isEscaped && (after == '"' || after == '\n')) {
                // DOT has two escape sequences: a quote, and the end of a line, which is dropped. Others stay as they
                // are.
                quoted.append(after == '"' ? "\"" : "");
                advance();
            } else {
                quoted.append(text.charAt(next));
            }
            advance();
        }
        if (next >= text.length()) {
            throw broken(position, "a text without end");
        }
        next++;
        return quoted.toString();
    }

    private String html(SourcePosition position) throws ImportAbortedException {
        int start = next + 1;
        int depth = 0;
        while (next < text.length()) {
            char c = text.charAt(next);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            advance();
            if (depth == 0) {
                String html = text.substring(start, next - 1);
                String plain = html.replaceAll("<[^>]*>", " ").strip();
                if (!plain.equals(html.strip())) {
                    report.omit(position, "The markup of an HTML text");
                }
                return plain;
            }
        }
        throw broken(position, "an HTML text without end");
    }

    private void advance() {
        if (text.charAt(next) == '\n') {
            line++;
            lineStart = next + 1;
        }
        next++;
    }

    private SourcePosition position() {
        return new SourcePosition(file, line, next - lineStart + 1);
    }

    private ImportAbortedException broken(SourcePosition position, String what) {
        report.error(position, "The graph has %s. Correct it.".formatted(what));
        return new ImportAbortedException();
    }
}
