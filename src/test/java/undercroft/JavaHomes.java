package undercroft;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The versions of Java on this machine. */
public final class JavaHomes {

    /** Where Debian installs them. */
    private static final Path ALL = Path.of("/usr/lib/jvm");

    private JavaHomes() {}

    /** The versions of Java from 17 on that Debian installs, or only the one that runs this test. */
    public static List<Path> onThisMachine() throws IOException {
        if (!Files.isDirectory(ALL)) {
            return List.of(Path.of(System.getProperty("java.home")));
        }
        try (Stream<Path> homes = Files.list(ALL)) {
            return homes.filter(home -> !Files.isSymbolicLink(home) && isRecent(home))
                    .toList();
        }
    }

    private static boolean isRecent(Path home) {
        try {
            return Files.isExecutable(home.resolve("bin/java"))
                    && Files.readString(home.resolve("release")).matches("(?s).*JAVA_VERSION=\"(1[7-9]|[2-9]\\d).*");
        } catch (IOException e) {
            return false;
        }
    }
}
