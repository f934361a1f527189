package undercroft.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuotationTest {

    private static final String FORTY = "0123456789".repeat(4);

    @Test
    void plainTextsStayOnOneLine() {
        assertThat(Quotation.plain("a b")).isEqualTo("a b");
        assertThat(Quotation.plain("a\nb\u2028c\td")).isEqualTo("a?b?c?d");
    }

    @Test
    void longTextsAreCutOffAfterFortyCharacters() {
        assertThat(Quotation.plain(FORTY)).isEqualTo(FORTY);
        assertThat(Quotation.plain(FORTY + "x")).isEqualTo(FORTY + "…");
        assertThat(Quotation.word(FORTY + "x")).isEqualTo("\"" + FORTY + "…\"");
    }

    @Test
    void cuttingDoesNotSplitSurrogatePairs() {
        assertThat(Quotation.plain("🏰".repeat(41))).isEqualTo("🏰".repeat(40) + "…");
        assertThat(Quotation.quoted("🏰".repeat(40))).isEqualTo("\"" + "🏰".repeat(40) + "\"");
    }

    @Test
    void wordsHaveQuotesOnlyIfTheyNeedThem() {
        assertThat(Quotation.words(List.of("r0", "great-hall", "two words", "")))
                .isEqualTo("r0, great-hall, \"two words\", \"\"");
    }

    @Test
    void quotedTextsEscapeInvisibleCharacters() {
        assertThat(Quotation.quoted("a\tb\u200B\uD83C")).isEqualTo("\"a\\u0009b\\u200B\\uD83C\"");
    }
}
