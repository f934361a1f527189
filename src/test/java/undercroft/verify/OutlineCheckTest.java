package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import undercroft.export.SampleLayouts;
import undercroft.layout.Layout;

class OutlineCheckTest {

    /** Three rooms on top of each other: the first is compared with two others. */
    private static final Layout STACK = SampleLayouts.of(
            SampleLayouts.rectangle(0, "a", "", 0, 0, 4, 4),
            SampleLayouts.rectangle(1, "b", "", 1, 1, 4, 4),
            SampleLayouts.rectangle(2, "c", "", 2, 2, 4, 4));

    @Test
    void roomsThatNeedTooManyComparisonsAreReported() {
        Findings findings = new Findings(STACK);

        OutlineCheck.run(STACK, findings, new ComparisonBudget(1));

        assertThat(findings.toList())
                .containsExactly(
                        new Violation(
                                "overlap",
                                "The outlines are too intricate to compare all rooms in a reasonable time. Use fewer corners or rooms."));
    }

    @Test
    void enoughComparisonsFindEachOverlap() {
        Findings findings = new Findings(STACK);

        OutlineCheck.run(STACK, findings, new ComparisonBudget(100));

        assertThat(findings.toList())
                .extracting(Violation::message)
                .containsExactly(
                        "The rooms a and b overlap between [1,1] and [4,4].",
                        "The rooms a and c overlap between [2,2] and [4,4].",
                        "The rooms b and c overlap between [2,2] and [5,5].");
    }
}
