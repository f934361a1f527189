package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.fixture.JavaCommand;
import undercroft.layout.Layout;

class LayoutFormatsTest {

    private static final FormatRegistry<LayoutFormat> FORMATS = LayoutFormats.standard();

    static Stream<LayoutFormat> formats() {
        return FORMATS.names().stream().map(name -> FORMATS.named(name).orElseThrow());
    }

    @Test
    void knowsItsFormatsByName() {
        assertThat(FORMATS.names())
                .containsExactly(
                        "json",
                        "undercroft",
                        "svg",
                        "png",
                        "html",
                        "ascii",
                        "tmx",
                        "tmj",
                        "ldtk",
                        "tscn",
                        "csv",
                        "uvtt",
                        "edgar-legacy");
        assertThat(FORMATS.textNames())
                .containsExactly(
                        "json",
                        "undercroft",
                        "svg",
                        "html",
                        "ascii",
                        "tmx",
                        "tmj",
                        "ldtk",
                        "tscn",
                        "csv",
                        "uvtt",
                        "edgar-legacy");
        assertThat(formats())
                .extracting(LayoutFormat::suffix)
                .containsExactly(
                        ".json",
                        ".undercroft",
                        ".svg",
                        ".png",
                        ".html",
                        ".txt",
                        ".tmx",
                        ".tmj",
                        ".ldtk",
                        ".tscn",
                        ".csv",
                        ".uvtt",
                        ".edgar.json");
        assertThat(FORMATS.named("pdf")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void writesTheSameBytesOnEveryRunAndOnManyThreads(LayoutFormat format) {
        Layout layout = SampleLayouts.lattice(3);
        byte[] once = written(format, layout);
        assertThat(once).isNotEmpty();
        List<byte[]> parallel = IntStream.range(0, 8)
                .parallel()
                .mapToObj(i -> written(format, layout))
                .toList();
        assertThat(parallel).allMatch(bytes -> Arrays.equals(bytes, once));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void exceptionsOfTheStreamAreThrownUnchanged(LayoutFormat format) {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        assertThatThrownBy(() -> format.write(SampleLayouts.keep(), Appearance.DEFAULT, full))
                .isInstanceOf(IOException.class)
                .hasStackTraceContaining("No space left on device");
    }

    /** A short run is mostly start-up, so writing JSON must not wait for classes that draw. */
    @Test
    void writingJsonLoadsNoClassesForPictures() throws Exception {
        Process process = new ProcessBuilder(
                        JavaCommand.underTest(List.of("-Xlog:class+load"), JsonOnly.class.getName(), List.of()))
                .redirectErrorStream(true)
                .start();
        String loaded = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(loaded).contains("undercroft.export.LayoutJson");
        assertThat(loaded.lines()
                        .filter(line ->
                                line.matches(".*(java\\.awt|javax\\.xml|export\\.(Ascii|drawing|picture|tilemap)).*")))
                .isEmpty();
    }

    /** Writes a layout as JSON. */
    static final class JsonOnly {

        private JsonOnly() {}

        public static void main(String[] args) throws IOException {
            LayoutFormats.standard()
                    .named("json")
                    .orElseThrow()
                    .write(SampleLayouts.keep(), Appearance.DEFAULT, OutputStream.nullOutputStream());
        }
    }

    private static byte[] written(LayoutFormat format, Layout layout) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            format.write(layout, Appearance.DEFAULT, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
