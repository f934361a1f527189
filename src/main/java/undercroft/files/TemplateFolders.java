package undercroft.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
        return new Missing(candidates.stream().map(Path::toString).toList(), namesFor(levelFile));
    }

    private static List<Path> folders(Path level) {
        Path beside = Path.of("").resolve(Optional.ofNullable(level.getParent()).orElse(Path.of("")));
        return List.of(beside, beside.resolve("../room-templates"));
    }

    /** The names of the YAML files beside the level, without its own, and in the folder of templates. */
    private static List<String> namesFor(Path level) {
        return folders(level).stream()
                .flatMap(folder -> filesIn(folder).stream())
                .filter(file -> !Files.isDirectory(file) && !isSame(file, level))
                .map(file -> file.getFileName().toString())
                .filter(name -> name.endsWith(EXTENSION))
                .map(name -> name.substring(0, name.length() - EXTENSION.length()))
                .sorted()
                .toList();
    }

    /** The files in a folder; none if it is missing or cannot be listed. */
    private static List<Path> filesIn(Path folder) {
        try (Stream<Path> files = Files.list(absolute(folder))) {
            return files.toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    private static List<Path> candidates(String name, Path level) {
        List<Path> candidates = new ArrayList<>();
        for (Path folder : folders(level)) {
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
