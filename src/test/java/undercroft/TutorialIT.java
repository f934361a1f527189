package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Follows the tutorial step by step: writes its files, runs its commands and compares what they print. */
class TutorialIT {

    private static final Path TUTORIAL = Path.of("docs/tutorial.md");

    private static final Pattern FILE_NAME = Pattern.compile("# (\\S+)\\n");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyStepOfTheTutorialWorks() throws IOException, InterruptedException {
        CommandLineProgram program = new CommandLineProgram(folder);
        String printed = "";
        int commands = 0;
        for (FencedBlock block : FencedBlock.of(TUTORIAL)) {
            switch (block.language()) {
                case "yaml" -> write(block.text());
                case "sh" -> {
                    printed = program.run(block.text());
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
}
