package undercroft;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import undercroft.cli.ProgramRun;

/** The jars just built: the library, as another project gets it from a repository, and the program, as one file. */
final class ArtifactIT {

    private static final Path LIBRARY = Path.of(System.getProperty("undercroft.library"));
    private static final Path PROGRAM = Path.of(System.getProperty("undercroft.jar"));

    private static final String LICENCES = "META-INF/licenses/";

    /** The end of a jar's name: the version after the artifact's id. */
    private static final Pattern VERSION = Pattern.compile("-(\\d[\\w.-]*)\\.jar$");

    @TempDir
    private static Path folder;

    private static Path consumer;
    private static List<Path> classPath;

    @BeforeAll
    static void buildConsumer() throws Exception {
        Path remote = Path.of(System.getProperty("undercroft.repository"));
        consumer = new ConsumerProject(folder).build(LIBRARY, version(LIBRARY), remote);
        classPath = classPath(consumer);
    }

    @Test
    void aConsumerLaysOutALevel() throws Exception {
        ProgramRun run = ProgramRun.of(
                folder, Map.of(), List.of(System.getProperty("java.home") + "/bin/java", "-jar", consumer.toString()));

        assertThat(run).isEqualTo(new ProgramRun(0, "lair: 2 rooms\n", ""));
    }

    @Test
    void aConsumerGetsEveryLibraryAndEveryClassOnce() throws IOException {
        assertThat(classPath)
                .extracting(ArtifactIT::artifact)
                .containsExactlyInAnyOrder(
                        "undercroft",
                        "jgrapht-core",
                        "jheaps",
                        "apfloat",
                        "jts-core",
                        "snakeyaml",
                        "jackson-core",
                        "jenetics",
                        "jspecify");
        Map<String, Path> holders = new HashMap<>();
        for (Path jar : classPath) {
            for (String name : classes(jar)) {
                assertThat(holders.putIfAbsent(name, jar))
                        .as("%s of %s", name, jar)
                        .isNull();
            }
        }
    }

    @Test
    void theLibraryHoldsOnlyItsOwnClasses() throws IOException {
        assertThat(files(LIBRARY))
                .contains("undercroft/DungeonGenerator.class", "META-INF/LICENSE")
                .allMatch(file -> file.startsWith("undercroft/") || file.startsWith("META-INF/"));
        try (JarFile jar = new JarFile(LIBRARY.toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name"))
                    .isEqualTo("undercroft");
        }
        assertThat(files(siblingJar("sources"))).contains("undercroft/DungeonGenerator.java");
        assertThat(files(siblingJar("javadoc"))).contains("undercroft/DungeonGenerator.html");
    }

    @Test
    void theProgramHoldsEveryLibraryWithItsLicences() throws Exception {
        String list = text(PROGRAM, LICENCES + "THIRD-PARTY.txt");
        List<String> inside = files(PROGRAM);
        List<Path> libraries = libraries();
        for (Path jar : libraries) {
            assertThat(inside).as(jar.toString()).containsAll(classes(jar));
            List<String> licences = texts(LICENCES + artifact(jar) + "/");
            assertThat(licences).as(jar.toString()).isNotEmpty();
            for (String file : files(jar)) {
                if (file.matches("META-INF/[^/]*(LICENSE|NOTICE)[^/]*")) {
                    assertThat(licences).as("%s of %s", file, jar).contains(text(jar, file));
                }
            }
        }
        assertThat(list.lines().filter(line -> line.startsWith("  ")))
                .extracting(line -> line.strip().replaceFirst(" {2}.*", ""))
                .containsExactlyInAnyOrderElementsOf(libraries.stream()
                        .map(jar -> artifact(jar) + " " + version(jar))
                        .toList());
        assertThat(text(PROGRAM, "META-INF/LICENSE")).isEqualTo(Files.readString(Path.of("LICENSE")));
    }

    @Test
    void documentsNameTheProgramsFile() throws IOException {
        assertThat(Path.of("README.md")).content().contains("java -jar target/" + PROGRAM.getFileName());
        assertThat(Path.of("deploy/Containerfile")).content().contains("COPY target/" + PROGRAM.getFileName());
    }

    /** What the program needs beside its own classes: the libraries of a consumer, and those of the command line. */
    private static List<Path> libraries() throws Exception {
        List<Path> libraries = new ArrayList<>(classPath);
        libraries.removeIf(jar -> artifact(jar).equals("undercroft"));
        libraries.add(Path.of(CommandLine.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI()));
        return libraries;
    }

    /** The jars that a jar's manifest names. */
    private static List<Path> classPath(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            String urls = file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return Stream.of(urls.split(" "))
                    .map(url -> Path.of(URI.create(url)))
                    .toList();
        }
    }

    /** The class files of a jar, without module descriptors and variants for later versions of Java. */
    private static List<String> classes(Path jar) throws IOException {
        return files(jar).stream()
                .filter(file -> file.endsWith(".class"))
                .filter(file -> !file.startsWith("META-INF/") && !file.equals("module-info.class"))
                .toList();
    }

    /** The program's files whose names begin with the given text. */
    private static List<String> texts(String start) throws IOException {
        List<String> texts = new ArrayList<>();
        for (String file : files(PROGRAM)) {
            if (file.startsWith(start)) {
                texts.add(text(PROGRAM, file));
            }
        }
        return texts;
    }

    private static List<String> files(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(ZipEntry::getName)
                    .toList();
        }
    }

    private static String text(Path jar, String name) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            ZipEntry entry = Objects.requireNonNull(file.getEntry(name), name);
            return new String(file.getInputStream(entry).readAllBytes(), UTF_8);
        }
    }

    private static Path siblingJar(String classifier) {
        return Path.of(LIBRARY.toString().replaceFirst("\\.jar$", "-" + classifier + ".jar"));
    }

    private static String artifact(Path jar) {
        return VERSION.matcher(jar.getFileName().toString()).replaceFirst("");
    }

    private static String version(Path jar) {
        Matcher matcher = VERSION.matcher(jar.getFileName().toString());
        assertThat(matcher.find()).as(jar.toString()).isTrue();
        return matcher.group(1);
    }
}
