package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.cli.ProgramRun;

/**
 * A user's Maven project of two files, made of the dependency and the lines of Java shown in the README. Its Maven begins with an
 * empty repository in which only the library is installed, and gets the rest from the repository of this build, as from a
 * remote one.
 */
final class ConsumerProject {

    private static final Path POM = Path.of("pom.xml");
    private static final Path README = Path.of("README.md");

    private final Path folder;
    private final Path repository;

    ConsumerProject(Path folder) {
        this.folder = folder;
        this.repository = folder.resolve("repository");
    }

    /**
     * Builds the project with Maven.
     *
     * @param library the jar, named by its id and version
     * @param version the library's version
     * @param remote the repository from which this build took its own libraries and plugins
     * @return a jar that can be run, with the class path that Maven resolved in its manifest
     */
    Path build(Path library, String version, Path remote) throws IOException, InterruptedException {
        install(library, version);
        Files.writeString(folder.resolve("settings.xml"), settings(remote));
        Files.writeString(folder.resolve("pom.xml"), pom());
        Path sources = Files.createDirectories(folder.resolve("src/main/java"));
        Files.writeString(sources.resolve("Consumer.java"), java());
        ProgramRun maven = ProgramRun.of(
                folder,
                Map.of("JAVA_HOME", System.getProperty("java.home")),
                List.of(
                        "mvn",
                        "-B",
                        "-q",
                        "-s",
                        "settings.xml",
                        "-Dmaven.repo.local=" + repository,
                        goal("maven-compiler-plugin", "compile"),
                        goal("maven-jar-plugin", "jar")));
        assertThat(maven.status()).as(maven.out() + maven.err()).isZero();
        return folder.resolve("target/consumer-1.jar");
    }

    /** Puts the library and the POM of this project where Maven would install them. */
    private void install(Path library, String version) throws IOException {
        Path artifact = Files.createDirectories(repository.resolve("undercroft/undercroft/" + version));
        Files.copy(library, artifact.resolve("undercroft-%s.jar".formatted(version)));
        Files.copy(POM, artifact.resolve("undercroft-%s.pom".formatted(version)));
    }

    private static String settings(Path remote) {
        return """
                <settings>
                  <mirrors>
                    <mirror>
                      <id>all</id>
                      <mirrorOf>*</mirrorOf>
                      <url>%s</url>
                    </mirror>
                  </mirrors>
                </settings>
                """.formatted(remote.toUri());
    }

    private String pom() throws IOException {
        return """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>stranger</groupId>
                  <artifactId>consumer</artifactId>
                  <version>1</version>
                  <properties>
                    <maven.compiler.release>17</maven.compiler.release>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>
                  <dependencies>
                %s
                  </dependencies>
                  <build>
                    <plugins>
                      <plugin>
                        <artifactId>maven-jar-plugin</artifactId>
                        <configuration>
                          <archive>
                            <manifest>
                              <mainClass>Consumer</mainClass>
                              <addClasspath>true</addClasspath>
                              <classpathLayoutType>repository</classpathLayoutType>
                              <classpathPrefix>%s</classpathPrefix>
                            </manifest>
                          </archive>
                        </configuration>
                      </plugin>
                    </plugins>
                  </build>
                </project>
                """.formatted(shown("xml"), repository.toUri());
    }

    private static String java() throws IOException {
        return """
                import undercroft.*;
                import undercroft.geometry.*;
                import undercroft.layout.*;
                import undercroft.level.*;
                import undercroft.search.*;
                import undercroft.template.*;

                class Consumer {
                    public static void main(String[] arguments) {
                %s
                    }

                    static void draw(Layout layout) {
                        System.out.println(layout.level() + ": " + layout.rooms().size() + " rooms");
                    }
                }
                """.formatted(shown("java"));
    }

    /** The only block in this language in the README. */
    private static String shown(String language) throws IOException {
        List<FencedBlock> blocks = FencedBlock.of(README).stream()
                .filter(block -> block.language().equals(language))
                .toList();
        assertThat(blocks).as(language).hasSize(1);
        return blocks.get(0).text();
    }

    /** A goal of a plugin, in the version that this build uses, so that the build's repository has it. */
    private static String goal(String plugin, String goal) throws IOException {
        Matcher matcher = Pattern.compile("<artifactId>%s</artifactId>\\s*<version>(.*?)</version>".formatted(plugin))
                .matcher(Files.readString(POM));
        assertThat(matcher.find()).as(plugin).isTrue();
        return "org.apache.maven.plugins:%s:%s:%s".formatted(plugin, matcher.group(1), goal);
    }
}
