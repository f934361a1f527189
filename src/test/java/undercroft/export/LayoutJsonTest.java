package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.layout.Layout;
import undercroft.source.BadInputException;

class LayoutJsonTest {

    private final LayoutJson json = new LayoutJson("9.9.9");

    @Test
    void writesTheHandWrittenFile() throws IOException {
        assertThat(written(SampleLayouts.keep())).isEqualTo(keepFile());
    }

    @Test
    void readsTheHandWrittenFile() throws Exception {
        assertThat(read(keepFile())).isEqualTo(SampleLayouts.keep());
    }

    @Test
    void readsWhatItWrote() throws Exception {
        Layout lattice = SampleLayouts.lattice(10);
        assertThat(read(written(lattice))).isEqualTo(lattice);
    }

    @Test
    void namesTheRunningProgramAsTheGenerator() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LayoutJson.ofThisProgram().write(SampleLayouts.keep(), out);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .containsPattern("\"generator\": \"undercroft \\d+\\.\\d+\\.\\d+\"");
    }

    @Test
    void writesTheSameBytesOnManyThreads() throws IOException {
        Layout lattice = SampleLayouts.lattice(6);
        String once = written(lattice);
        List<String> parallel = IntStream.range(0, 16)
                .parallel()
                .mapToObj(i -> writtenUnchecked(lattice))
                .toList();
        assertThat(parallel).containsOnly(once);
    }

    @Test
    void leavesTheStreamOpen() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream() {
            @Override
            public void close() {
                throw new AssertionError("closed");
            }
        };
        json.write(SampleLayouts.keep(), out);
        assertThat(out.size()).isPositive();
    }

    @Test
    void replacesUnpairedSurrogates() throws IOException {
        Layout layout = SampleLayouts.of(SampleLayouts.rectangle(0, "half\uD800", "", 0, 0, 2, 2));
        assertThat(written(layout)).contains("\"id\": \"half?\"");
    }

    @Test
    void skipsAByteOrderMark() throws Exception {
        assertThat(read("\uFEFF" + keepFile())).isEqualTo(SampleLayouts.keep());
    }

    @Test
    void acceptsWindowsLineEndingsAndAnotherOrderOfFields() throws Exception {
        String shuffled = keepFile()
                .replace("  \"seed\": 7,\n", "")
                .replace("  \"formatVersion\": 1,\n", "  \"formatVersion\": 1,\n  \"seed\": 7,\n")
                .replace("\n", "\r\n");
        assertThat(read(shuffled)).isEqualTo(SampleLayouts.keep());
    }

    @Test
    void skipsUnknownFields() throws Exception {
        String later = keepFile()
                .replace("\"formatVersion\": 1", "\"formatVersion\": 2, \"weather\": {\"rain\": [1]}")
                .replace("\"isCorridor\"", "\"smell\": 3, \"isCorridor\"")
                .replace("\"y\": 0", "\"y\": 0, \"z\": 9")
                .replace("\"oneWay\"", "\"creaks\": true, \"oneWay\"");
        assertThat(read(later)).isEqualTo(SampleLayouts.keep());
    }

    static String keepFile() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(LayoutJsonTest.class.getResourceAsStream("keep-7.json"), "keep-7.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    static Layout read(String text) throws IOException, BadInputException {
        return LayoutJson.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "keep-7.json");
    }

    private String written(Layout layout) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        json.write(layout, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private String writtenUnchecked(Layout layout) {
        try {
            return written(layout);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
