package undercroft.importing;

import java.util.Set;

/** The words and signs of a DOT file, one after the other, without comments. */
final class DotTokens {

    enum Kind {
        /** A name, a number, or a text in quotes. */
        ID,
        /** One of {@code { } [ ] ; , = : +}. */
        SIGN,
        /** {@code --} or {@code ->}. */
        EDGE,
        END
    }

    /** @param isQuoted whether an id was in quotes, and so is no keyword */
    record Token(Kind kind, String text, boolean isQuoted, SourcePosition at) {

        boolean is(String sign) {
            return kind == Kind.SIGN && text.equals(sign);
        }

        /** Keywords are the same in capitals. */
        boolean isWord(String word) {
            return kind == Kind.ID && !isQuoted && text.equalsIgnoreCase(word);
        }
    }

    private static final Set<Character> SIGNS = Set.of('{', '}', '[', ']', ';', ',', '=', ':', '+');

    private final String text;
    private final Diagnostics diagnostics;
    private int next;
    private int line = 1;
    private int lineStart;

    DotTokens(String text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    Token next() throws EndOfReading {
        skipBlanksAndComments();
        SourcePosition at = at();
        if (next >= text.length()) {
            return new Token(Kind.END, "", false, at);
        }
        char c = text.charAt(next);
        if (c == '"') {
            return new Token(Kind.ID, quoted(at), true, at);
        }
        if (c == '<') {
            return new Token(Kind.ID, html(at), true, at);
        }
        if (text.startsWith("--", next) || text.startsWith("->", next)) {
            next += 2;
            return new Token(Kind.EDGE, text.substring(next - 2, next), false, at);
        }
        if (SIGNS.contains(c)) {
            next++;
            return new Token(Kind.SIGN, Character.toString(c), false, at);
        }
        int start = next;
        while (next < text.length() && isOfWord(text.charAt(next), next > start)) {
            next++;
        }
        if (next == start) {
            throw broken(at, "a sign that has no meaning here");
        }
        return new Token(Kind.ID, text.substring(start, next), false, at);
    }

    private static boolean isOfWord(char c, boolean isInside) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c >= 0x80 || (c == '-' && !isInside);
    }

    private void skipBlanksAndComments() throws EndOfReading {
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
                SourcePosition at = at();
                int end = text.indexOf("*/", next + 2);
                if (end < 0) {
                    throw broken(at, "a comment without end");
                }
                while (next < end + 2) {
                    advance();
                }
            } else {
                return;
            }
        }
    }

    private String quoted(SourcePosition at) throws EndOfReading {
        StringBuilder quoted = new StringBuilder();
        next++;
        while (next < text.length() && text.charAt(next) != '"') {
            boolean isEscaped = text.charAt(next) == '\\' && next + 1 < text.length();
            char after = isEscaped ? text.charAt(next + 1) : ' ';
            if (isEscaped && (after == '"' || after == '\n')) {
                // An escaped quote stays, an escaped end of line goes; all else DOT leaves as it is.
                quoted.append(after == '"' ? "\"" : "");
                advance();
            } else {
                quoted.append(text.charAt(next));
            }
            advance();
        }
        if (next >= text.length()) {
            throw broken(at, "a text without end");
        }
        next++;
        return quoted.toString();
    }

    private String html(SourcePosition at) throws EndOfReading {
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
                    diagnostics.passOver(at, "The markup of an HTML text");
                }
                return plain;
            }
        }
        throw broken(at, "an HTML text without end");
    }

    private void advance() {
        if (text.charAt(next) == '\n') {
            line++;
            lineStart = next + 1;
        }
        next++;
    }

    private SourcePosition at() {
        return new SourcePosition(line, next - lineStart + 1);
    }

    private EndOfReading broken(SourcePosition at, String what) {
        diagnostics.error(at, "The graph breaks off at %s. Correct it.".formatted(what));
        return new EndOfReading();
    }
}
