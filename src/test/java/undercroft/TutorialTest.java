package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Does what the tutorial says, line by line: writes its files, runs its commands, compares what it says they print. */
class TutorialTest {

    private static final Path TUTORIAL = Path.of("docs/tutorial.md");

    private static final Pattern FILE_NAME = Pattern.compile("# (\\S+)\\n");

    private static final long SECONDS_PER_BLOCK = 60;

    @TempDir
    private Path folder = Path.of("");

    /** Starts the classes under test where a reader would start the launcher, which builds from the same sources. */
    @BeforeEach
    void putLauncherInPlace() throws IOException {
        Path launcher = folder.resolve("undercroft");
        Files.writeString(
                launcher,
                "exec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Djava.awt.headless=true -cp '%s' undercroft.cli.Main \"$@\"%n"
                        .formatted(
                                Path.of(System.getProperty("java.home"), "bin", "java"),
                                System.getProperty("java.class.path")));
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void everyStepOfTheTutorialWorks() throws IOException, InterruptedException {
        String printed = "";
        int commands = 0;
        for (FencedBlock block : FencedBlock.of(TUTORIAL)) {
            switch (block.language()) {
                case "yaml" -> write(block.text());
                case "sh" -> {
                    printed = run(block.text());
                    commands++;
                }
                case "text" -> assertThat(printed).isEqualTo(block.text());
                default -> throw new AssertionError("A block of " + block.language() + " is not understood.");
            }
        }
        assertThat(commands).isGreaterThan(5);
        assertThat(folder.resolve("my-dungeon/layouts/lair-1.svg")).isNotEmptyFile();
        assertThat(Files.readAllLines(folder.resolve("my-dungeon/costs.csv"))).hasSize(1 + 20);
    }

    private void write(String text) throws IOException {
        Matcher name = FILE_NAME.matcher(text);
        assertThat(name.lookingAt())
                .as("a file's name in the first line of%n%s", text)
                .isTrue();
        Files.writeString(folder.resolve(name.group(1)), text);
    }

    private String run(String commands) throws IOException, InterruptedException {
        Path output = folder.resolve("printed");
        Process shell = new ProcessBuilder("sh", "-e", "-c", commands)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = shell.waitFor(SECONDS_PER_BLOCK, TimeUnit.SECONDS);
        if (!ended) {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly();
        }
        String printed = Files.readString(output, StandardCharsets.UTF_8);
        assertThat(ended).as("%s ended; it printed%n%s", commands, printed).isTrue();
        assertThat(shell.exitValue())
                .as("exit status of %s which printed%n%s", commands, printed)
                .isZero();
        return printed;
    }
}
