package undercroft.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The result of a program that was run as a process of its own. */
public record ProgramRun(int status, String out, String err) {

    private static final long PATIENCE_IN_SECONDS = 300;

    /** Runs a program in a folder until it ends, with some environment variables changed. */
    public static ProgramRun of(Path folder, Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        return start(folder, environment, command).await();
    }

    /** Starts a program. */
    static Running start(Path folder, Map<String, String> environment, List<String> command) throws IOException {
        Path out = Files.createTempFile("undercroft", ".out");
        Path err = Files.createTempFile("undercroft", ".err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().putAll(environment);
        return new Running(builder.start(), out, err);
    }

    /** A program that is running. */
    record Running(Process process, Path out, Path err) {

        ProgramRun await() throws IOException, InterruptedException {
            if (!process.waitFor(PATIENCE_IN_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException("The program did not end; it said: " + Files.readString(err));
            }
            ProgramRun run = new ProgramRun(
                    process.exitValue(),
                    Files.readString(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8));
            Files.delete(out);
            Files.delete(err);
            return run;
        }
    }
}
