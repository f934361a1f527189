package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.export.Appearance;
import undercroft.export.PuzzlePicture;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.Scene;
import undercroft.puzzle.file.PuzzleJson;

/**
 * Where puzzles go and as what: files of a folder, or text on standard output. Thread-safe.
 *
 * @param folder empty for standard output
 */
record PuzzleDestination(Optional<Path> folder, Set<Format> formats, boolean animates, PuzzlePicture picture) {

    /** What a puzzle can be written as. */
    enum Format {
        JSON("json", ".json"),
        SVG("svg", ".svg"),
        PNG("png", ".png"),
        ASCII("ascii", ".txt");

        private final String text;
        private final String suffix;

        Format(String text, String suffix) {
            this.text = text;
            this.suffix = suffix;
        }

        static Format named(String name) throws RefusedException {
            for (Format format : values()) {
                if (format.text.equals(name)) {
                    return format;
                }
            }
            throw new RefusedException(
                    "The --format (%s) is not known. Name some of json, svg, png, ascii.".formatted(name));
        }
    }

    static PuzzleDestination of(Optional<Path> folder, List<String> names, boolean animates, String theme)
            throws RefusedException {
        Set<Format> formats = new LinkedHashSet<>();
        for (String name : names) {
            formats.add(Format.named(name));
        }
        if (folder.isEmpty() && (formats.size() > 1 || formats.contains(Format.PNG) || animates)) {
            throw new RefusedException(
                    "Standard output takes one text format. Give --format json, svg or ascii with --out -.");
        }
        Appearance appearance = Destination.appearance(theme);
        return new PuzzleDestination(folder, formats, animates, new PuzzlePicture(appearance.theme()));
    }

    boolean isStandardOutput() {
        return folder.isEmpty();
    }

    /** Makes sure that the files can be written, before anything takes time. */
    void prepare() throws RefusedException {
        if (folder.isPresent()) {
            OutputFolder.prepare(folder.get(), "--out");
        }
    }

    /** Writes the files of a puzzle, each whole or not at all, and returns them. Only with a folder. */
    List<Path> write(MadePuzzle made) throws RefusedException {
        String stem = "%s-%d".formatted(made.puzzle().kind().name(), made.seed());
        List<Path> files = new ArrayList<>();
        for (Format format : formats) {
            files.add(write(made, format, Optional.empty(), stem));
            if (format != Format.JSON) {
                files.add(write(made, format, Optional.of(made.solution()), stem + "-solution"));
            }
        }
        List<Scene> frames = animates ? made.puzzle().frames(made.solution()) : List.of();
        if (!frames.isEmpty()) {
            Path file = folder.orElseThrow().resolve(stem + "-moves.svg");
            OutputFolder.write(file, out -> picture.writeAnimated(frames, stem, out));
            files.add(file);
        }
        return files;
    }

    /** The puzzle as the text to print. Only with standard output. */
    String text(MadePuzzle made) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        write(made, formats.iterator().next(), Optional.empty(), bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private Path write(MadePuzzle made, Format format, Optional<List<Item>> solution, String stem)
            throws RefusedException {
        Path file = folder.orElseThrow().resolve(stem + format.suffix);
        OutputFolder.write(file, out -> write(made, format, solution, out));
        return file;
    }

    private void write(MadePuzzle made, Format format, Optional<List<Item>> solution, OutputStream out)
            throws IOException {
        Puzzle<?> puzzle = made.puzzle();
        String title =
                "%s, seed %d%s".formatted(puzzle.kind().name(), made.seed(), solution.isPresent() ? ", solution" : "");
        switch (format) {
            case JSON -> PuzzleJson.write(made, out);
            case SVG -> picture.writeSvg(puzzle.draw(solution), title, out);
            case PNG -> picture.writePng(puzzle.draw(solution), title, out);
            case ASCII ->
                out.write(puzzle.ascii(solution).stream()
                        .collect(Collectors.joining("\n", "", "\n"))
                        .getBytes(StandardCharsets.UTF_8));
        }
    }
}
