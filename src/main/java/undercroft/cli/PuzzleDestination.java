package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.export.PuzzleFileFormat;
import undercroft.export.PuzzleFileFormats;
import undercroft.export.format.Appearance;
import undercroft.export.picture.PuzzlePicture;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.Scene;

/**
 * Where puzzles are written, and in which formats: files in a folder, or text on standard output. Thread-safe.
 *
 * @param folder empty for standard output
 */
record PuzzleDestination(
        Optional<Path> folder, List<PuzzleFileFormat> formats, boolean animates, Appearance appearance) {

    static PuzzleDestination of(Optional<Path> folder, List<String> names, boolean animates, String theme, int scale)
            throws RefusedException {
        if (folder.isEmpty() && animates) {
            throw new RefusedException("--animate writes a file. Give a folder with --out.");
        }
        List<PuzzleFileFormat> formats = FormatChoice.of(PuzzleFileFormats.standard(), names, folder.isEmpty());
        return new PuzzleDestination(folder, formats, animates, appearance(theme, scale));
    }

    private static Appearance appearance(String theme, int scale) throws RefusedException {
        Appearance themed = Destination.appearance(theme);
        if (scale == Appearance.AUTOMATIC) {
            return themed;
        }
        RefusedException.unlessWithin(Appearance.MIN_PIXELS_PER_CELL, Appearance.MAX_PIXELS_PER_CELL, "--scale", scale);
        return themed.withPixelsPerCell(scale);
    }

    boolean isStandardOutput() {
        return folder.isEmpty();
    }

    /** Refuses a folder that cannot be written, before anything takes time. */
    void prepare() throws RefusedException {
        if (folder.isPresent()) {
            OutputFolder.prepare(folder.get(), "--out");
        }
    }

    /**
     * Writes the files of a puzzle, each whole or not at all. Only with a folder.
     *
     * @return the files
     */
    List<Path> write(MadePuzzle made) throws RefusedException {
        String stem = "%s-%d".formatted(made.puzzle().kind().name(), made.seed());
        List<Path> files = new ArrayList<>();
        for (PuzzleFileFormat format : formats) {
            files.add(write(made, format, Optional.empty(), stem));
            if (!format.includesSolution()) {
                files.add(write(made, format, Optional.of(made.solution()), stem + "-solution"));
            }
        }
        List<Scene> frames = animates ? made.puzzle().frames(made.solution()) : List.of();
        if (!frames.isEmpty()) {
            Path file = folder.orElseThrow().resolve(stem + "-moves.svg");
            OutputFolder.write(file, out -> new PuzzlePicture(appearance).writeAnimated(frames, stem, out));
            files.add(file);
        }
        return files;
    }

    /** A puzzle as the text to print. Only with standard output. */
    String text(MadePuzzle made) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        formats.get(0).write(made, Optional.empty(), appearance, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private Path write(MadePuzzle made, PuzzleFileFormat format, Optional<List<Item>> solution, String stem)
            throws RefusedException {
        Path file = folder.orElseThrow().resolve(stem + format.suffix());
        OutputFolder.write(file, out -> format.write(made, solution, appearance, out));
        return file;
    }
}
