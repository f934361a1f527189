package undercroft.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class DiagnosticsTest {

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void aDiagnosticIsOneLineThatEditorsUnderstand() {
        SourcePosition position = new SourcePosition("a.yaml", 3, 14);

        assertThat(new Diagnostic(Severity.ERROR, position, "The x is y. Write z."))
                .hasToString("a.yaml:3:14: error: The x is y. Write z.");
        assertThat(new Diagnostic(Severity.WARNING, position, "The x is ignored."))
                .hasToString("a.yaml:3:14: warning: The x is ignored.");
    }

    @Test
    void sortsByFileThenPositionThenOrderOfReports() {
        diagnostics.beginFile("z.yaml");
        diagnostics.error(new SourcePosition("a.yaml", 1, 1), "Fifth.");
        diagnostics.error(new SourcePosition("z.yaml", 10, 2), "Third.");
        diagnostics.warn(new SourcePosition("z.yaml", 10, 2), "Fourth.");
        diagnostics.error(new SourcePosition("z.yaml", 10, 1), "Second.");
        diagnostics.error(new SourcePosition("z.yaml", 9, 30), "First.");

        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::text)
                .containsExactly("First.", "Second.", "Third.", "Fourth.", "Fifth.");
    }

    @Test
    void keepsARepeatedErrorOnceButCountsIt() {
        diagnostics.error(new SourcePosition("a.yaml", 1, 1), "Wrong.");
        diagnostics.error(new SourcePosition("a.yaml", 1, 1), "Wrong.");

        assertThat(diagnostics.sorted()).hasSize(1);
        assertThat(diagnostics.errorCount()).isEqualTo(2);
    }

    @Test
    void tellsTheFirstHundredErrorsAndCountsTheOthers() {
        for (int line = 1; line <= 103; line++) {
            diagnostics.error(new SourcePosition("a.yaml", line, 1), "Wrong.");
        }
        diagnostics.warn(new SourcePosition("a.yaml", 104, 1), "Ignored.");

        assertThat(diagnostics.sorted()).hasSize(102);
        assertThat(diagnostics.sorted().get(99)).hasToString("a.yaml:100:1: error: Wrong.");
        assertThat(diagnostics.sorted().get(100)).hasToString("a.yaml:104:1: warning: Ignored.");
        assertThat(diagnostics.sorted().get(101))
                .hasToString("a.yaml:101:1: error: And 3 more errors, the first one here. Correct the others first.");
        assertThat(diagnostics.errorCount()).isEqualTo(103);
    }

    @Test
    void makesNoTextThatIsNotTold() {
        AtomicInteger made = new AtomicInteger();
        for (int line = 1; line <= 1000; line++) {
            diagnostics.error(new SourcePosition("a.yaml", line, 1), () -> "Wrong " + made.incrementAndGet() + ".");
        }

        assertThat(made).hasValue(100);
    }

    @Test
    void warningsAreNotErrors() {
        diagnostics.warn(new SourcePosition("a.yaml", 1, 1), "Ignored.");

        assertThat(diagnostics.hasErrors()).isFalse();
        assertThat(diagnostics.sorted()).hasSize(1);

        diagnostics.error(new SourcePosition("a.yaml", 1, 1), "Wrong.");

        assertThat(diagnostics.hasErrors()).isTrue();
    }

    @Test
    void theExceptionHasALineForEachDiagnostic() {
        diagnostics.error(new SourcePosition("a.yaml", 2, 1), "Wrong.");
        diagnostics.warn(new SourcePosition("a.yaml", 1, 1), "Ignored.");

        assertThat(diagnostics.toException()).hasMessage("""
                        a.yaml:1:1: warning: Ignored.
                        a.yaml:2:1: error: Wrong.""");
    }

    @Test
    void aPositionIsNamedByItsLineOrWithItsFile() {
        SourcePosition position = new SourcePosition("a.yaml", 4, 2);

        assertThat(position.seenFrom(new SourcePosition("a.yaml", 9, 1))).isEqualTo("on line 4");
        assertThat(position.seenFrom(new SourcePosition("b.yaml", 9, 1))).isEqualTo("in a.yaml:4");
    }
}
