package undercroft.server;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;

/** The files of the studio's page, which the build puts into the jar. */
public final class PageFiles {

    private static final String IN_JAR = "/undercroft/studio/page/";

    private static final String INDEX = "index.html";

    /** The types of files that a page has; others are sent as bytes. */
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json; charset=utf-8",
            "yaml", "text/plain; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "wasm", "application/wasm",
            "woff2", "font/woff2");

    /** Opens a file by its path in the page. */
    @FunctionalInterface
    interface Source {
        Optional<InputStream> open(String path);
    }

    private final Source source;

    PageFiles(Source source) {
        this.source = source;
    }

    /** {@return the page in the program's jar; nothing if the jar was built without it} */
    public static Optional<PageFiles> ofThisProgram() {
        PageFiles files =
                new PageFiles(path -> Optional.ofNullable(PageFiles.class.getResourceAsStream(IN_JAR + path)));
        return files.read(INDEX).map(index -> files);
    }

    /**
     * The content of a file.
     *
     * @param path behind the token; empty for the page itself
     */
    Optional<byte[]> read(String path) {
        String file = path.isEmpty() ? INDEX : path;
        boolean isPlain = file.chars().allMatch(PageFiles::isAllowed) && !file.contains("..") && !file.startsWith("/");
        if (!isPlain) {
            return Optional.empty();
        }
        Optional<InputStream> opened = source.open(file);
        if (opened.isEmpty()) {
            return Optional.empty();
        }
        try (InputStream in = opened.get()) {
            return Optional.of(in.readAllBytes());
        } catch (IOException e) {
            // A folder in the jar.
            return Optional.empty();
        }
    }

    /** {@return the type of a file by its name} */
    static String type(String path) {
        String name = path.isEmpty() ? INDEX : path;
        return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }

    private static boolean isAllowed(int letter) {
        return letter < 128 && (Character.isLetterOrDigit(letter) || "/._-".indexOf(letter) >= 0);
    }
}
