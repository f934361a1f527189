package undercroft.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SourceTextTest {

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void decodesUtf8WithoutTheByteOrderMark() {
        byte[] bytes = "\uFEFFFlüsse 🏰".getBytes(StandardCharsets.UTF_8);

        SourceFile file = SourceFile.decode("a.yaml", bytes, "Save it as UTF-8.");

        assertThat(file).isEqualTo(new SourceText("a.yaml", "Flüsse 🏰"));
        assertThat(file.readable(diagnostics)).hasValue(new SourceText("a.yaml", "Flüsse 🏰"));
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @Test
    void reportsTheFirstByteThatIsNotUtf8() {
        byte[] bytes = "ab\ncd\u00FC".getBytes(StandardCharsets.ISO_8859_1);

        SourceFile file = SourceFile.decode("a.yaml", bytes, "Save it as UTF-8.");

        assertThat(file.name()).isEqualTo("a.yaml");
        assertThat(file.readable(diagnostics)).isEmpty();
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::toString)
                .containsExactly("a.yaml:2:3: error: The file is not text in UTF-8. Save it as UTF-8.");
    }

    @Test
    void reportsACharacterThatIsCutOffAtTheEnd() {
        byte[] bytes = {'a', (byte) 0xC3};

        assertThat(SourceFile.decode("a.yaml", bytes, "Save it as UTF-8."))
                .isEqualTo(new UnreadableFile(at(1, 2), "The file is not text in UTF-8. Save it as UTF-8."));
    }

    @Test
    void positionsCountLinesAndCharacters() {
        SourceText text = new SourceText("a.yaml", "ab\n🏰c\n");

        assertThat(text.positionAt(0)).isEqualTo(at(1, 1));
        assertThat(text.positionAt(2)).isEqualTo(at(1, 3));
        assertThat(text.positionAt(3)).isEqualTo(at(2, 1));
        assertThat(text.positionAt(5)).isEqualTo(at(2, 2));
        assertThat(text.positionAt(7)).isEqualTo(at(3, 1));
        assertThat(text.start()).isEqualTo(at(1, 1));
    }

    private static SourcePosition at(int line, int column) {
        return new SourcePosition("a.yaml", line, column);
    }
}
