package undercroft.importing;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What joins two nodes of a Mermaid flowchart.
 *
 * @param isBack whether it leads from the right to the left
 * @param isVisible links that are not seen only move nodes about
 */
record MermaidLink(BareGraph.Line line, boolean isBack, boolean isVisible) {

    private static final String BACK = "(?<back><|[ox](?=[-=]))?";

    /** A whole link. Two dashes are one only with an end; else they begin a link with a text. */
    private static final Pattern WHOLE = Pattern.compile(BACK + "(?<line>-{3,}|={3,}|-\\.+-|(?:--|==)(?=>|[ox][\\s|]))"
            + "(?:(?<arrow>>)|(?<sign>[ox])(?=[\\s|]))?");

    /** A link with a text inside, such as {@code -- text -->}. */
    private static final Pattern WITH_TEXT = Pattern.compile(BACK + "(?<line>--|==|-\\.)(?<text>[^\\n]+?)"
            + "(?:-{2,}|={2,}|\\.+-)(?:(?<arrow>>)|(?<sign>[ox])(?=\\s))?");

    private static final Pattern TEXT_BEHIND = Pattern.compile("[ \\t]*\\|(?<text>[^|\\n]*)\\|");
    private static final Pattern INVISIBLE = Pattern.compile("~{3,}");

    /** Reads the link that comes next. */
    static MermaidLink read(MermaidText text, Diagnostics diagnostics) throws EndOfReading {
        SourcePosition at = text.at();
        if (text.take(INVISIBLE).isPresent()) {
            diagnostics.passOver(at, "An invisible link");
            return new MermaidLink(new BareGraph.Line(false, false, ""), false, false);
        }
        Optional<Matcher> whole = text.take(WHOLE);
        Optional<Matcher> form = whole.isPresent() ? whole : text.take(WITH_TEXT);
        Matcher link = form.orElseThrow(() -> text.expected("a link such as --- or -->"));
        Optional<String> back = Optional.ofNullable(link.group("back"));
        boolean isBack = back.equals(Optional.of("<"));
        boolean hasArrow = link.group("arrow") != null;
        String line = link.group("line");
        if (line.startsWith("=")) {
            diagnostics.passOver(at, "The thickness of a link");
        }
        if (link.group("sign") != null || (back.isPresent() && !isBack)) {
            diagnostics.passOver(at, "The circle or cross at the end of a link");
        }
        String inside = whole.isPresent() ? "" : link.group("text");
        String lock = text.take(TEXT_BEHIND).map(behind -> behind.group("text")).orElse(inside);
        return new MermaidLink(
                new BareGraph.Line(hasArrow != isBack, line.startsWith("-."), MermaidText.withoutQuotes(lock)),
                isBack && !hasArrow,
                true);
    }
}
