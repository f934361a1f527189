package undercroft.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files that are damaged. */
final class Samples {

    /** Small files by hand, at least one for every format, with everything that the format knows. */
    private static final Path BY_HAND = Path.of("src/test/resources/undercroft/fuzz");

    private Samples() {}

    /** Some of the files by hand. */
    static List<Sample> inResources(Grammar grammar, List<String> names) {
        return names.stream()
                .map(name -> sample(BY_HAND.resolve(name), grammar))
                .toList();
    }

    /** All files of a folder. */
    static List<Sample> inFolder(Path folder, Grammar grammar) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().map(file -> sample(file, grammar)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Each line as a file, and one file with all lines. */
    static List<Sample> ofLines(String name, List<String> lines) {
        Grammar grammar = new JsonLinesGrammar();
        return Stream.concat(lines.stream(), Stream.of(String.join("", lines)))
                .map(text -> Sample.of(name, text, grammar))
                .toList();
    }

    static Sample sample(Path file, Grammar grammar) {
        try {
            return Sample.of(file.getFileName().toString(), Files.readString(file), grammar);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
