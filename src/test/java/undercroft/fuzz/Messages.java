package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;
import undercroft.source.Diagnostics;

/** What messages about bad input must be: with a place, with advice, on one line, and not too many. */
final class Messages {

    private static final Pattern LINE =
            Pattern.compile("[^\\p{Cntrl}:]+:[1-9][0-9]*:[1-9][0-9]*: (error|warning): [^\\p{Cntrl}\u2028\u2029]+[.?]");

    /** In characters. Longer lines quote more of the file than anybody reads. */
    private static final int LONGEST = 2_000;

    private Messages() {}

    /** Checks why an input was refused. */
    static void checkRefusal(BadInputException refusal) {
        assertThat(refusal.diagnostics()).anyMatch(Diagnostic::isError);
        check(refusal.diagnostics());
    }

    /** Checks all messages about an input. */
    static void check(List<Diagnostic> diagnostics) {
        assertThat(diagnostics).hasSizeLessThanOrEqualTo(2 * (Diagnostics.MAX_TOLD + 1));
        for (Diagnostic diagnostic : diagnostics) {
            String line = diagnostic.toString();
            assertThat(line).matches(LINE);
            assertThat(line.length()).as(line).isLessThan(LONGEST);
        }
    }
}
