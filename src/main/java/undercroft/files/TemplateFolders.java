package undercroft.files;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.input.TemplateSource;
import undercroft.source.SourceFile;

/** Finds files of room templates beside the level and in {@code ../room-templates}, and reads each once. */
final class TemplateFolders implements TemplateSource {

    private static final String EXTENSION = ".yaml";

    /** By absolute path. A file found under several paths keeps the name of the first. */
    private final Map<Path, SourceFile> read = new HashMap<>();

    @Override
    public Lookup find(String name, String level) {
        Path levelFile = Path.of(level);
        List<Path> candidates;
        try {
            candidates = candidates(name, levelFile);
        } catch (InvalidPathException e) {
            return new Unnameable();
        }
        for (Path candidate : candidates) {
            if (Files.exists(candidate) && !Files.isDirectory(candidate) && !isSame(candidate, levelFile)) {
                return new Found(read.computeIfAbsent(absolute(candidate), absent -> LevelLoader.file(candidate)));
            }
        }
        return new Missing(candidates.stream().map(Path::toString).toList());
    }

    private static List<Path> candidates(String name, Path level) {
        Path beside = Path.of("").resolve(Optional.ofNullable(level.getParent()).orElse(Path.of("")));
        List<Path> candidates = new ArrayList<>();
        for (Path folder : List.of(beside, beside.resolve("../room-templates"))) {
            candidates.add(folder.resolve(name).normalize());
            candidates.add(folder.resolve(name + EXTENSION).normalize());
        }
        return candidates;
    }

    /** A level can have the same name as the templates it uses. */
    private static boolean isSame(Path candidate, Path level) {
        return absolute(candidate).equals(absolute(level));
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
