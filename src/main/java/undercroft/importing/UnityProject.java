package undercroft.importing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The prefabs and assets of a Unity project, which refer to each other by the GUIDs in the {@code .meta} files beside them. */
final class UnityProject {

    private static final String META = ".meta";

    private static final Pattern GUID = Pattern.compile("(?m)^guid: *([0-9a-f]{32})\\s*$");

    /** Far beyond the prefabs and assets of a game of this kind. */
    private static final int MAX_FILES = 50_000;

    /** Folders in each other. */
    private static final int MAX_DEPTH = 32;

    private static final int MAX_META_BYTES = 1 << 16;

    private final Path folder;
    private final Map<String, Path> files = new HashMap<>();

    private UnityProject(Path folder) {
        this.folder = folder;
    }

    /** The project in which a file is: the folder {@code Assets} or {@code Packages} around it, else the file's own folder. */
    static UnityProject around(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Path folder = Optional.ofNullable(absolute.getParent()).orElse(absolute);
        Path project = folder;
        for (Path above = folder; above != null; above = above.getParent()) {
            String name =
                    Optional.ofNullable(above.getFileName()).map(Path::toString).orElse("");
            if (name.equals("Assets") || name.equals("Packages")) {
                project = above;
            }
        }
        UnityProject found = new UnityProject(project);
        found.index();
        return found;
    }

    private void index() {
        try (Stream<Path> all = Files.find(
                folder, MAX_DEPTH, (path, attributes) -> isMeta(path) && attributes.size() < MAX_META_BYTES)) {
            List<Path> metas = all.limit(MAX_FILES).sorted().toList();
            for (Path meta : metas) {
                Matcher guid = GUID.matcher(new String(Files.readAllBytes(meta), StandardCharsets.UTF_8));
                if (guid.find()) {
                    String path = meta.toString();
                    files.putIfAbsent(guid.group(1), Path.of(path.substring(0, path.length() - META.length())));
                }
            }
        } catch (IOException | UncheckedIOException e) {
            // Each reference is then reported as one to a file that is not there.
            files.clear();
        }
    }

    private static boolean isMeta(Path path) {
        String name = path.toString();
        return name.endsWith(".prefab" + META) || name.endsWith(".asset" + META);
    }

    Optional<Path> file(String guid) {
        return Optional.ofNullable(files.get(guid));
    }

    /** Where files were looked for. */
    Path folder() {
        return folder;
    }
}
