package undercroft;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import undercroft.fixture.JavaCommand;

/** The packaged program, in a folder of its own where {@code ./undercroft} starts it. */
final class CommandLineProgram {

    private static final long SECONDS = 60;

    private final Path folder;

    /** Writes a launcher that starts the program; the real one would first compile the sources. */
    CommandLineProgram(Path folder) throws IOException {
        this.folder = folder;
        Path launcher = folder.resolve("undercroft");
        Files.writeString(
                launcher,
                JavaCommand.packaged(List.of(), List.of()).stream()
                        .map("'%s'"::formatted)
                        .collect(joining(" ", "exec ", " \"$@\"\n")));
        if (!launcher.toFile().setExecutable(true)) {
            throw new IOException(launcher + " cannot be made executable");
        }
    }

    /**
     * Runs commands in a shell; they must succeed.
     *
     * @return what they printed, to standard output and standard error
     */
    String run(String commands) throws IOException, InterruptedException {
        Path output = folder.resolve("printed");
        Process shell = new ProcessBuilder("sh", "-e", "-c", commands)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = shell.waitFor(SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly();
        }
        String printed = Files.readString(output, StandardCharsets.UTF_8);
        if (!ended || shell.exitValue() != 0) {
            throw new AssertionError("%s %s; it printed%n%s"
                    .formatted(commands, ended ? "failed with " + shell.exitValue() : "did not end", printed));
        }
        return printed;
    }
}
