package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.cli.ProgramRun;

/**
 * Error Prone and NullAway have no warning about the program and its tests. They run here, in a compiler of their own, and not
 * when Maven compiles: they take a minute on one core, and other tests run beside them.
 */
@Order(1)
class StaticAnalysisTest {

    private static final Path JAVAC = Path.of(System.getProperty("java.home"), "bin", "javac");

    /** What Maven's own JVM gets: Error Prone uses internal packages of the compiler. */
    private static final Path JVM_OPTIONS = Path.of(".mvn/jvm.config");

    private static final String CLASS_PATH = System.getProperty("java.class.path");

    private static final List<String> OPTIONS = List.of(
            "--release=17",
            "-encoding",
            "UTF-8",
            "-proc:none",
            // All messages: by default javac stops after a hundred, and it would stop at the first one if warnings were
            // errors.
            "-Xmaxwarns",
            "10000",
            // Error Prone wants whole classes attributed, and no class files are needed.
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "--should-stop=ifNoError=FLOW",
            "-Xplugin:ErrorProne -XepDisableWarningsInGeneratedCode -Xep:NullAway:WARN -XepOpt:NullAway:OnlyNullMarked=true");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void hasNoWarningAboutTheProgramOrItsTests() throws Exception {
        assertThat(messages(Path.of("src/main/java"), Path.of("src/test/java"))).isEmpty();
    }

    /** The other would pass if nothing were analysed. */
    @Test
    void seesAMistakeAndANull() throws Exception {
        Path wrong = folder.resolve("Wrong.java");
        Files.writeString(wrong, """
                @org.jspecify.annotations.NullMarked
                class Wrong {
                    boolean isItself(int[] one) { return one.equals(one); }
                    String nothing() { return null; }
                }
                """);

        assertThat(messages(folder)).contains("[ArrayEquals]", "[NullAway]");
    }

    /** What the analysis says of all sources below some folders, which it sees together: that is faster than one after the other. */
    private String messages(Path... sources) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(JAVAC.toString()));
        for (String option : Files.readAllLines(JVM_OPTIONS)) {
            command.add("-J" + option.replace(' ', '='));
        }
        command.addAll(OPTIONS);
        command.addAll(List.of("-classpath", CLASS_PATH, "-processorpath", CLASS_PATH, "-d", folder.toString()));
        command.add("@" + list(sources));
        ProgramRun run = ProgramRun.of(Path.of("."), Map.of(), command);
        return run.out() + run.err();
    }

    private Path list(Path... folders) throws IOException {
        List<String> names = new ArrayList<>();
        for (Path each : folders) {
            try (Stream<Path> files = Files.walk(each)) {
                files.map(file -> file.toString().replace(File.separator, "/"))
                        .filter(file -> file.endsWith(".java"))
                        .forEach(file -> names.add('"' + file + '"'));
            }
        }
        return Files.write(folder.resolve("sources"), names);
    }
}
