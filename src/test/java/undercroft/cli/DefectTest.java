package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import undercroft.export.LayoutFormats;

final class DefectTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Console console = failing(() -> {
        throw new IllegalStateException("out of ink");
    });

    private Console failing(Runnable failure) {
        return new Console(
                new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8) {
                    @Override
                    public void print(String text) {
                        failure.run();
                    }
                },
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
    }

    @Test
    void aDefectIsReportedInOneSentenceWithARequest() {
        int status = Main.run(console, LayoutFormats::standard, "schema", "level");

        assertThat(status).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("""
                        undercroft: this is a defect in the program: java.lang.IllegalStateException: out of ink
                        Please report it with the command, its files, and what --debug adds to this message.
                        """);
    }

    @Test
    void debuggingShowsTheStackTrace() {
        int status = Main.run(console, LayoutFormats::standard, "schema", "level", "--debug");

        assertThat(status).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("\tat undercroft.cli.SchemaCommand.call(");
    }

    /** Whatever needs it, on this thread or another. */
    @Test
    void tooLittleMemoryIsNoDefect() {
        Console onThisThread = failing(() -> {
            throw new OutOfMemoryError("Java heap space");
        });
        Console onAnother = failing(() -> {
            throw new IllegalStateException(new OutOfMemoryError("Java heap space"));
        });

        assertThat(Main.run(onThisThread, LayoutFormats::standard, "schema", "level"))
                .isEqualTo(2);
        assertThat(Main.run(onAnother, LayoutFormats::standard, "schema", "level"))
                .isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .hasSize(2)
                .allMatch(line ->
                        line.matches("undercroft: the files, or what was asked for, need more memory than Java has,"
                                + " \\d+ MiB\\. Give it more, such as 2 GiB with JAVA_TOOL_OPTIONS=-Xmx2g, or .*"));
    }
}
