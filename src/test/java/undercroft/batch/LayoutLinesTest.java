package undercroft.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutLinesTest {

    @TempDir
    private Path folder;

    @Test
    void linesAreText() throws IOException {
        assertThat(written("keeps.jsonl")).hasContent("one\ntwo\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"keeps.jsonl.gz", "keeps.undercroftpool"})
    void namesSayThatLinesAreGzipped(String name) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(written(name)))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("one\ntwo\n");
        }
    }

    private Path written(String name) throws IOException {
        Path file = folder.resolve(name);
        try (LayoutLines lines = LayoutLines.begin(file)) {
            lines.add("one\n");
            lines.add("two\n");
            lines.finish();
        }
        return file;
    }
}
