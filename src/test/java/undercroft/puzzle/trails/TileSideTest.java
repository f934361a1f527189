package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TileSideTest {

    /**
     * There are 43 partitions of six things in a circle up to rotation (OEIS A084423). Four have too many trails: the one into
     * six parts, and three into a pair and four single edges (the pair one, two or three edges apart).
     */
    @Test
    void thereAreThirtyNineDesigns() {
        assertThat(TileSide.designs()).hasSize(43 - 1 - 3).doesNotHaveDuplicates();
    }

    /** 28 partitions up to rotation have no crossings (OEIS A054357), including the same four with too many trails. */
    @Test
    void fifteenDesignsNeedABridge() {
        assertThat(TileSide.designs().stream().filter(TileSide::bridged)).hasSize(39 - (28 - 4));
    }

    @ParameterizedTest
    @CsvSource({
        "aaaaaa, 1, false",
        "aabbcc, 3, false",
        "aabccb, 3, false",
        "aaabbb, 2, false",
        "abacad, 4, false",
        "abcabc, 3, true",
        "ababab, 2, true",
        "aabaab, 2, true",
        "abbacd, 4, false",
        "abcdab, 4, true",
        "abacbd, 4, true",
    })
    void trailsCrossWhereTheirEdgesAlternate(String letters, int trails, boolean bridged) {
        TileSide side = TileSide.of(letters);

        assertThat(side.trails()).isEqualTo(trails);
        assertThat(side.bridged()).isEqualTo(bridged);
    }

    @ParameterizedTest
    @CsvSource({"ccccaa, aaaabb", "dcbadd, abcdaa", "abcabc, abcabc"})
    void theLettersOfTrailsDoNotMatter(String letters, String renamed) {
        assertThat(TileSide.of(letters)).hasToString(renamed).isEqualTo(TileSide.of(renamed));
    }

    @ParameterizedTest
    @CsvSource({"aabcbd, 0, aabcbd", "aaabbb, 1, abbbaa", "aabcbd, 2, abccad"})
    void turnsClockwise(String letters, int sixths, String turned) {
        assertThat(TileSide.of(letters).turned(sixths)).hasToString(turned);
    }

    @Test
    void turnedSidesHaveTheSameDesign() {
        for (int labels = 0; labels < TileSide.LABELS; labels++) {
            TileSide side = TileSide.ofAny(labels);
            for (int sixths = 0; sixths < 6; sixths++) {
                TileSide turned = side.turned(sixths);

                assertThat(turned.design()).as("%s by %d sixths", side, sixths).isEqualTo(side.design());
                assertThat(turned.trails()).as("%s by %d sixths", side, sixths).isEqualTo(side.trails());
                assertThat(turned.bridged()).as("%s by %d sixths", side, sixths).isEqualTo(side.bridged());
                assertThat(turned.turned(6 - sixths))
                        .as("%s by %d sixths", side, sixths)
                        .isEqualTo(side);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abcde", "abcdeA", "abcdea", "aaaaaaa"})
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> TileSide.of(text)).hasMessageContaining("six letters from a to d");
    }
}
