package undercroft.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import undercroft.files.WholeFile;

/**
 * The YAML files of a folder and the folders in it, apart from hidden ones and symbolic links. Paths have {@code /} between folders.
 * Thread-safe.
 */
final class StudioFolder {

    /** The longest file, in bytes; longer ones are no levels. */
    static final int MAX_BYTES = 8 << 20;

    /** More files than any game has levels. */
    private static final int MAX_FILES = 2_000;

    /** All files together, in bytes; they are sent to the page at once. */
    private static final int MAX_BYTES_IN_ALL = 32 << 20;

    private static final int MAX_DEPTH = 8;

    private static final String EXTENSION = ".yaml";

    private final Path root;

    private StudioFolder(Path root) {
        this.root = root;
    }

    /**
     * Opens a folder.
     *
     * @throws IOException if there is no such folder
     */
    static StudioFolder open(Path folder) throws IOException {
        return new StudioFolder(folder.toRealPath());
    }

    /** A file as it is now. */
    record Stored(String text, String version) {}

    /** What became of an attempt to write. */
    sealed interface Written {}

    /** It is written. */
    record Done(String version) implements Written {}

    /**
     * The file is not the one that the writer knew, and was left alone.
     *
     * @param now nothing if there is none any more
     */
    record Changed(Optional<Stored> now) implements Written {}

    /** There may be no such file. */
    record Refused() implements Written {}

    String name() {
        return Optional.ofNullable(root.getFileName()).map(Path::toString).orElse("");
    }

    /** {@return all files that can be read, by path} */
    SortedMap<String, Stored> files() throws IOException {
        SortedMap<String, Stored> files = new TreeMap<>();
        int bytes = 0;
        for (Path path : paths().keySet()) {
            Optional<Stored> file = read(path);
            bytes += file.map(each -> each.text().length()).orElse(0);
            if (file.isPresent() && bytes <= MAX_BYTES_IN_ALL) {
                files.put(relative(path), file.get());
            }
        }
        return files;
    }

    /** {@return a text that changes whenever any file does} */
    String revision() throws IOException {
        StringBuilder all = new StringBuilder();
        paths().forEach((path, attributes) -> all.append(relative(path))
                .append('\n')
                .append(attributes.lastModifiedTime())
                .append(' ')
                .append(attributes.size())
                .append('\n'));
        return version(all.toString().getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes a file if it is still the one that the writer knows.
     *
     * @param version of the file that the writer knows; nothing for a new file
     */
    synchronized Written write(String path, Optional<String> version, byte[] text) throws IOException {
        Optional<Path> target = resolve(path);
        if (target.isEmpty()) {
            return new Refused();
        }
        Optional<Stored> now = read(target.get());
        if (!now.map(Stored::version).equals(version)) {
            return new Changed(now);
        }
        WholeFile.write(target.get(), out -> out.write(text));
        return new Done(version(text));
    }

    /** The path of a file that may be read and written: its folder is there and belongs to the root. */
    private Optional<Path> resolve(String path) throws IOException {
        boolean isPlain = path.endsWith(EXTENSION)
                && path.chars().noneMatch(letter -> letter == '\\' || letter == ':' || letter < ' ')
                && Arrays.stream(path.split("/", -1)).noneMatch(part -> part.isEmpty() || part.startsWith("."));
        if (!isPlain) {
            return Optional.empty();
        }
        try {
            Path file = root.resolve(path);
            Path parent = Optional.ofNullable(file.getParent()).orElse(root);
            // The real path has no links: a folder reached through one has another path.
            boolean isInside = file.startsWith(root)
                    && Files.isDirectory(parent, LinkOption.NOFOLLOW_LINKS)
                    && parent.toRealPath().equals(parent);
            boolean isFileOrNew = Files.notExists(file, LinkOption.NOFOLLOW_LINKS)
                    || Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
            return isInside && isFileOrNew ? Optional.of(file) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Optional<Stored> read(Path file) {
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            byte[] bytes = in.readNBytes(MAX_BYTES + 1);
            return bytes.length > MAX_BYTES
                    ? Optional.empty()
                    : Optional.of(new Stored(new String(bytes, StandardCharsets.UTF_8), version(bytes)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private SortedMap<Path, BasicFileAttributes> paths() throws IOException {
        SortedMap<Path, BasicFileAttributes> found = new TreeMap<>();
        Files.walkFileTree(root, EnumSet.noneOf(FileVisitOption.class), MAX_DEPTH, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean isHidden = !folder.equals(root) && isHidden(folder);
                return isHidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile()
                        && !isHidden(file)
                        && file.toString().endsWith(EXTENSION)) {
                    found.put(file, attributes);
                }
                return found.size() < MAX_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    private static boolean isHidden(Path path) {
        return Optional.ofNullable(path.getFileName())
                .map(name -> name.toString().startsWith("."))
                .orElse(false);
    }

    private String relative(Path path) {
        return root.relativize(path).toString().replace('\\', '/');
    }

    static String version(byte[] bytes) {
        try {
            StringBuilder hexadecimal = new StringBuilder();
            for (byte each : MessageDigest.getInstance("SHA-256").digest(bytes)) {
                hexadecimal.append(Character.forDigit(each >> 4 & 0xf, 16)).append(Character.forDigit(each & 0xf, 16));
            }
            return hexadecimal.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
