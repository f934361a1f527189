package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static undercroft.fixture.FolderContents.names;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the launcher in a project of its own, whose Maven is a script that notes that it was called and provides the jar that
 * the real one has just built.
 */
final class LauncherIT {

    private static final Path JAR = Path.of(System.getProperty("undercroft.jar"));
    private static final String JAVA_HOME = System.getProperty("java.home");
    private static final String BUILDING = "undercroft: building; the first time takes a minute …\n";
    private static final Pattern VERSION = Pattern.compile("undercroft [0-9.]+(-SNAPSHOT)?\n");

    @TempDir
    private Path folder;

    private Path project;
    private Path tools;
    private Path plainJava;

    @BeforeEach
    void makeTheProject() throws IOException {
        project = Files.createDirectories(folder.resolve("a project"));
        tools = Files.createDirectories(folder.resolve("tools"));
        Files.copy(Path.of("undercroft"), project.resolve("undercroft"));
        allowRunning(project.resolve("undercroft"));
        plainJava = folder.resolve("java");
        write(plainJava.resolve("release"), "JAVA_VERSION=\"17.0.15\"\n");
        program(plainJava.resolve("bin/javac"), "exit 1\n");
        program(plainJava.resolve("bin/java"), "exec '%s/bin/java' \"$@\"\n".formatted(JAVA_HOME));
        write(project.resolve("pom.xml"), "<project/>");
        write(project.resolve("src/main/Some.java"), "");
        maven("""
                echo called >> '%s'
                sleep 0.3
                for argument; do
                    case $argument in -DoutputFolder=*) out=${argument#*=} ;; esac
                done
                mkdir -p "$out"
                cp '%s' "$out/undercroft-1.2.3-all.jar"
                touch "$out/undercroft-1.2.3.jar"
                """.formatted(folder.resolve("calls"), JAR.toAbsolutePath()));
    }

    @Test
    void buildsOnlyTheFirstTime() throws Exception {
        ProgramRun first = launch("--version");
        ProgramRun second = launch("--version");

        assertThat(first.err()).isEqualTo(BUILDING);
        assertThat(first.out()).matches(VERSION);
        assertThat(second).isEqualTo(new ProgramRun(0, first.out(), ""));
        assertThat(calls()).isEqualTo(1);
        assertThat(names(project.resolve("target/launch"))).containsExactlyInAnyOrder("lock", "undercroft.jar");
    }

    @Test
    void keepsAnArchiveOfClassesForTheCurrentBuildOfJava() throws Exception {
        Map<String, String> environment = environment(JAVA_HOME);
        ProgramRun.of(folder, environment, List.of(launcher(), "--version"));

        assertThat(names(project.resolve("target/launch")))
                .hasSize(3)
                .anyMatch(name -> name.matches("classes-.+\\.jsa"));
        assertThat(ProgramRun.of(folder, environment, List.of(launcher(), "--version"))
                        .err())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"pom.xml", "src/main/Some.java"})
    void rebuildsAJarOlderThanItsSources(String source) throws Exception {
        launch("--version");
        Files.setLastModifiedTime(
                project.resolve("target/launch/undercroft.jar"),
                FileTime.from(Files.getLastModifiedTime(project.resolve(source))
                        .toInstant()
                        .minusSeconds(1)));

        ProgramRun run = launch("--version");

        assertThat(run.err()).isEqualTo(BUILDING);
        assertThat(calls()).isEqualTo(2);
    }

    @Test
    void changesDuringABuildAreBuiltTheNextTime() throws Exception {
        launch("--version");
        FileTime built = Files.getLastModifiedTime(project.resolve("target/launch/undercroft.jar"));

        Files.setLastModifiedTime(
                project.resolve("src/main/Some.java"),
                FileTime.from(built.toInstant().plus(Duration.ofMillis(200))));

        assertThat(launch("--version").err()).isEqualTo(BUILDING);
    }

    @Test
    void aFailedBuildShowsMavensOutput() throws Exception {
        maven("echo '[ERROR] Some.java:[1,1] class expected'; exit 1\n");

        ProgramRun run = launch("--version");

        assertThat(run)
                .isEqualTo(new ProgramRun(
                        1,
                        "",
                        BUILDING
                                + "[ERROR] Some.java:[1,1] class expected\n"
                                + "undercroft: the build failed, see above.\n"));
        assertThat(names(project.resolve("target/launch"))).containsExactly("lock");
    }

    @Test
    void worksThroughSymbolicLinksFromAnyFolder() throws Exception {
        Path links = Files.createDirectories(folder.resolve("links/deep"));
        Files.createSymbolicLink(links.resolve("near"), Path.of("../../a project/undercroft"));
        Files.createSymbolicLink(folder.resolve("links/far"), Path.of("deep/near"));
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));

        ProgramRun run = ProgramRun.of(elsewhere, environment(), List.of("../links/far", "--version"));

        assertThat(run.status()).isZero();
        assertThat(run.out()).matches(VERSION);
        assertThat(names(elsewhere)).isEmpty();
    }

    @Test
    void simultaneousRunsDoNotDisturbEachOther() throws Exception {
        List<ProgramRun.Running> running = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            running.add(ProgramRun.start(folder, environment(), List.of(launcher(), "--version")));
        }
        for (ProgramRun.Running each : running) {
            ProgramRun run = each.await();
            assertThat(run.status()).as(run.err()).isZero();
            assertThat(run.out()).matches(VERSION);
        }

        assertThat(launch("--version").err()).isEmpty();
        assertThat(names(project.resolve("target/launch"))).containsExactlyInAnyOrder("lock", "undercroft.jar");
    }

    @Test
    void passesOnArgumentsAndStatusUnchanged() throws Exception {
        ProgramRun run = launch("verify", "no such 'file' $HOME *.json");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .endsWith(
                        "undercroft: no such 'file' $HOME *.json does not exist. Give a layout that undercroft wrote.\n");
    }

    @Test
    void aJavaHomeWithoutJavaIsReported() throws Exception {
        ProgramRun run = ProgramRun.of(folder, Map.of("JAVA_HOME", "/nowhere"), List.of(launcher(), "--version"));

        assertThat(run)
                .isEqualTo(new ProgramRun(
                        1,
                        "",
                        "undercroft: JAVA_HOME is /nowhere, which has no bin/java."
                                + " Set it to a JDK of version 17 or later.\n"));
    }

    @ParameterizedTest
    @CsvSource({"1.8.0_402", "9", "11.0.22", "16.0.2"})
    void anOldJavaIsReported(String version) throws Exception {
        Path home = folder.resolve("old");
        write(home.resolve("release"), "JAVA_VERSION=\"%s\"\n".formatted(version));
        program(home.resolve("bin/java"), "exit 1\n");

        ProgramRun run = ProgramRun.of(folder, Map.of("JAVA_HOME", home.toString()), List.of(launcher(), "--version"));

        assertThat(run)
                .isEqualTo(new ProgramRun(
                        1,
                        "",
                        "undercroft: %s is of version %s. Install a JDK of version 17 or later, or set JAVA_HOME.\n"
                                .formatted(home.resolve("bin/java"), version)));
    }

    /** The locale C of a container, with and without its name, and a locale that is not installed. */
    @ParameterizedTest
    @CsvSource({"LC_ALL, C", "LC_ALL, POSIX", "LANG, ''", "LC_ALL, xx_XX.UTF-8"})
    void foldersAndLevelsMayHaveAnyNameInEveryLocale(String variable, String locale) throws Exception {
        assumeTrue(
                System.getProperty("sun.jnu.encoding").equals("UTF-8"),
                "This Java cannot make the folder of the test.");
        Path elsewhere = Files.move(project, folder.resolve("Türme & Kerker 墓"));
        Path level = Levels.pair(elsewhere, "pair");
        Files.writeString(level, "name: crypte-é\n" + Files.readString(level));
        Files.move(level, elsewhere.resolve("größe.yaml"));
        Map<String, String> environment = new HashMap<>(environment());
        environment.putAll(Map.of("LC_ALL", "", "LC_CTYPE", "", "LANG", ""));
        environment.put(variable, locale);

        ProgramRun run = ProgramRun.of(
                elsewhere,
                environment,
                List.of("./undercroft", "generate", "größe.yaml", "--seed", "1", "--format", "json", "--out", "Übung"));

        assertThat(run.err()).isEqualTo(BUILDING);
        assertThat(run.out()).startsWith("crypte-é seed 1: 2 rooms").endsWith(" → Übung/crypte-é-1.json\n");
        assertThat(elsewhere.resolve("Übung/crypte-é-1.json")).isRegularFile();
    }

    @Test
    void aMissingMavenIsReported() throws Exception {
        Path few = Files.createDirectories(folder.resolve("few"));
        for (String tool : List.of("dirname", "basename", "readlink", "find", "mkdir", "rm", "cat", "flock")) {
            program(few.resolve(tool), "exec /usr/bin/%s \"$@\"\n".formatted(tool));
        }

        ProgramRun run = ProgramRun.of(
                folder, Map.of("PATH", few.toString(), "JAVA_HOME", JAVA_HOME), List.of(launcher(), "--version"));

        assertThat(run)
                .isEqualTo(new ProgramRun(
                        1, "", "undercroft: there is no mvn. Install Maven 3.8 or later to build Undercroft.\n"));
    }

    /** Without an archive of classes, which other tests make. */
    @Test
    void buildsTheRealProject() throws Exception {
        String real = Path.of("undercroft").toAbsolutePath().toString();
        Map<String, String> environment = Map.of(
                "JAVA_HOME",
                plainJava.toString(),
                "MAVEN_OPTS",
                "-Dmaven.repo.local=" + System.getProperty("undercroft.repository"));

        ProgramRun built = ProgramRun.of(folder, environment, List.of(real, "--version"));

        assertThat(built.status()).as(built.err()).isZero();
        assertThat(built.out()).matches(VERSION);
        assertThat(ProgramRun.of(folder, environment, List.of(real, "--version"))
                        .err())
                .isEmpty();
    }

    private ProgramRun launch(String... words) throws IOException, InterruptedException {
        List<String> command =
                Stream.concat(Stream.of(launcher()), Stream.of(words)).toList();
        return ProgramRun.of(folder, environment(), command);
    }

    private String launcher() {
        return project.resolve("undercroft").toString();
    }

    /** Variables for a Java of unknown build, so that no time is spent on an archive of its classes. */
    private Map<String, String> environment() {
        return environment(plainJava.toString());
    }

    private Map<String, String> environment(String javaHome) {
        return Map.of("PATH", tools + ":" + Objects.requireNonNull(System.getenv("PATH")), "JAVA_HOME", javaHome);
    }

    private void maven(String script) throws IOException {
        program(tools.resolve("mvn"), script);
    }

    private static void program(Path file, String script) throws IOException {
        write(file, "#!/bin/sh\n" + script);
        allowRunning(file);
    }

    private long calls() throws IOException {
        return Files.readAllLines(folder.resolve("calls")).size();
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        // Older than anything built from it, however coarse the file system's clock.
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(10)));
    }

    private static void allowRunning(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
