package undercroft.studio;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import undercroft.input.LevelReader;
import undercroft.input.TemplateSource;
import undercroft.source.SourceFile;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;
import undercroft.source.UnreadableFile;

/**
 * Texts of files by path, with {@code /} between folders. Files of templates are found as on disk: beside the level and in {@code
 * ../room-templates}.
 */
final class ProjectFiles implements TemplateSource {

    private static final String EXTENSION = ".yaml";

    private static final int BYTES_OF_MEBIBYTE = 1 << 20;

    private final SortedMap<String, String> texts = new TreeMap<>();

    /** Counts the changes. */
    private long revision;

    void put(String path, String text) {
        if (!text.equals(texts.put(normal(path), text))) {
            revision++;
        }
    }

    void remove(String path) {
        if (texts.remove(normal(path)) != null) {
            revision++;
        }
    }

    long revision() {
        return revision;
    }

    /** A file, or the reason why it cannot be read. */
    SourceFile file(String path) {
        return Optional.ofNullable(texts.get(normal(path)))
                .map(text -> readable(path, text))
                .orElseGet(() -> unreadable(path, "There is no such file. Check the path."));
    }

    @Override
    public Lookup find(String name, String level) {
        if (name.indexOf('\0') >= 0) {
            return new Unnameable();
        }
        String levelFile = normal(level);
        Set<String> candidates = new LinkedHashSet<>();
        for (String folder : folders(levelFile)) {
            candidates.add(normal(joined(folder, name)));
            candidates.add(normal(joined(folder, name + EXTENSION)));
        }
        for (String candidate : candidates) {
            if (texts.containsKey(candidate) && !candidate.equals(levelFile)) {
                return new Found(file(candidate));
            }
        }
        return new Missing(List.copyOf(candidates), namesFor(levelFile));
    }

    private static List<String> folders(String level) {
        String beside = folder(level);
        return List.of(beside, normal(joined(beside, "../room-templates")));
    }

    private List<String> namesFor(String level) {
        List<String> folders = folders(level);
        return texts.keySet().stream()
                .filter(path -> folders.contains(folder(path)) && !path.equals(level) && path.endsWith(EXTENSION))
                .map(path -> path.substring(path.lastIndexOf('/') + 1, path.length() - EXTENSION.length()))
                .sorted()
                .toList();
    }

    /** The text has no more bytes in UTF-8 than three for each of its characters. */
    private static SourceFile readable(String path, String text) {
        boolean isTooLong = text.length() > LevelReader.MAX_MEBIBYTES * BYTES_OF_MEBIBYTE;
        return isTooLong
                ? unreadable(
                        path,
                        "The file is longer than %d MiB. %s"
                                .formatted(LevelReader.MAX_MEBIBYTES, LevelReader.TOO_LONG_ADVICE))
                : new SourceText(path, text);
    }

    private static SourceFile unreadable(String path, String reason) {
        return new UnreadableFile(SourcePosition.startOf(path), reason);
    }

    /** The folder of a path; "" for the outermost. */
    private static String folder(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    private static String joined(String folder, String name) {
        return folder.isEmpty() || name.startsWith("/") ? name : folder + "/" + name;
    }

    /** A path without {@code .}, empty parts, and {@code ..} behind a folder. */
    private static String normal(String path) {
        Deque<String> parts = new ArrayDeque<>();
        for (String part : path.split("/", -1)) {
            if (part.equals("..") && !parts.isEmpty() && !parts.getLast().equals("..")) {
                parts.removeLast();
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.addLast(part);
            }
        }
        return (path.startsWith("/") ? "/" : "") + String.join("/", new ArrayList<>(parts));
    }
}
