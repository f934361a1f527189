package undercroft.importing;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.source.SourcePosition;

/**
 * A link between two nodes of a Mermaid flowchart.
 *
 * @param isBack whether it leads from right to left
 * @param isVisible invisible links only arrange the nodes of a drawing, and are no connections
 */
record MermaidLink(RoomGraph.Line line, boolean isBack, boolean isVisible) {

    private static final String BACK = "(?<back><|[ox](?=[-=]))?";

    /** A link without a text. Two dashes need an arrowhead to be one; otherwise they begin a link with a text. */
    private static final Pattern WHOLE = Pattern.compile(BACK + "(?<line>-{3,}|={3,}|-\\.+-|(?:--|==)(?=>|[ox][\\s|]))"
            + "(?:(?<arrow>>)|(?<sign>[ox])(?=[\\s|]))?");

    /** In characters of a text on a link: five times as much as a lock may have, and little enough to look for its end. */
    private static final int MAX_TEXT = 1_000;

    /** Dots of a link behind its text; each lengthens the link in a drawing by a rank. */
    private static final int MAX_DOTS = 100;

    /** A link with a text inside, such as {@code -- text -->}. */
    private static final Pattern WITH_TEXT = Pattern.compile(BACK + "(?<line>--|==|-\\.)(?<text>[^\\n]{1," + MAX_TEXT
            + "}?)" + "(?:-{2,}|={2,}|\\.{1," + MAX_DOTS + "}-)(?:(?<arrow>>)|(?<sign>[ox])(?=\\s))?");

    private static final Pattern TEXT_BEHIND = Pattern.compile("[ \\t]*\\|(?<text>[^|\\n]*)\\|");
    private static final Pattern INVISIBLE = Pattern.compile("~{3,}");

    /** Reads a link. */
    static MermaidLink read(MermaidText text, ImportReport report) throws ImportAbortedException {
        SourcePosition position = text.position();
        if (text.take(INVISIBLE).isPresent()) {
            report.omit(position, "An invisible link");
            return new MermaidLink(new RoomGraph.Line(false, false, ""), false, false);
        }
        Optional<Matcher> whole = text.take(WHOLE);
        Optional<Matcher> form = whole.isPresent() ? whole : text.take(WITH_TEXT);
        Matcher link = form.orElseThrow(() -> text.expected("a link such as --- or -->"));
        Optional<String> back = Optional.ofNullable(link.group("back"));
        boolean isBack = back.equals(Optional.of("<"));
        boolean hasArrow = link.group("arrow") != null;
        String line = link.group("line");
        if (line.startsWith("=")) {
            report.omit(position, "The thickness of a link");
        }
        if (link.group("sign") != null || (back.isPresent() && !isBack)) {
            report.omit(position, "The circle or cross at the end of a link");
        }
        String inside = whole.isPresent() ? "" : link.group("text");
        String lock = text.take(TEXT_BEHIND).map(behind -> behind.group("text")).orElse(inside);
        return new MermaidLink(
                new RoomGraph.Line(hasArrow != isBack, line.startsWith("-."), MermaidText.withoutQuotes(lock)),
                isBack && !hasArrow,
                true);
    }
}
