package undercroft.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.puzzle.Board;
import undercroft.puzzle.PuzzleKind;

/** Makes boards: by a size, from a drawing, or the usual one of a kind. */
final class PuzzleBoards {

    /** The longest side of a board, in cells: far more than any kind can fill. */
    private static final int LONGEST_SIDE = 1_000;

    /** The longest drawing in bytes: a board of that size in characters of four bytes, with line ends of two. */
    private static final long LARGEST_FILE = LONGEST_SIDE * (LONGEST_SIDE * 4L + 2);

    private static final Pattern SIZE = Pattern.compile("([0-9]{1,9})x([0-9]{1,9})");

    private PuzzleBoards() {}

    static Board of(PuzzleBoardOptions options, PuzzleKind<?> kind) throws RefusedException {
        if (options.size().isPresent() && options.mask().isPresent()) {
            throw new RefusedException("--size and --mask exclude each other. Give only one of them.");
        }
        if (options.size().isPresent()) {
            return ofSize(options.size().get());
        }
        return options.mask().isPresent() ? ofDrawing(options.mask().get()) : kind.defaultBoard();
    }

    /** Refuses a board with a reason, and with its file if it was drawn. */
    static RefusedException refused(PuzzleBoardOptions options, String reason) {
        return options.mask().isPresent()
                ? new RefusedException(
                        List.of("%s:1:1: error: %s".formatted(options.mask().get(), reason)))
                : new RefusedException(reason);
    }

    private static Board ofSize(String size) throws RefusedException {
        Matcher sides = SIZE.matcher(size);
        if (!sides.matches() || !isSide(sides.group(1)) || !isSide(sides.group(2))) {
            throw new RefusedException("The --size (%s) must be WIDTHxHEIGHT in cells, each from 1 to %d, such as 9x6."
                    .formatted(size, LONGEST_SIDE));
        }
        return Board.open(Integer.parseInt(sides.group(1)), Integer.parseInt(sides.group(2)));
    }

    private static boolean isSide(String text) {
        int side = Integer.parseInt(text);
        return side >= 1 && side <= LONGEST_SIDE;
    }

    private static Board ofDrawing(Path file) throws RefusedException {
        List<String> rows = lines(file);
        List<String> problems = new ArrayList<>();
        if (rows.isEmpty() || rows.get(0).isEmpty()) {
            problems.add(
                    "%s:1:1: error: The mask is empty. Draw the board, a line for each row, with '#' for blocked cells."
                            .formatted(file));
        } else if (rows.size() > LONGEST_SIDE || rows.get(0).length() > LONGEST_SIDE) {
            problems.add("%s:1:1: error: The mask (%d x %d) must not be longer than %d cells on either side."
                    .formatted(file, rows.get(0).length(), rows.size(), LONGEST_SIDE));
        } else {
            checkRows(rows, file, problems);
        }
        if (!problems.isEmpty()) {
            throw new RefusedException(problems);
        }
        return Board.of(rows);
    }

    private static void checkRows(List<String> rows, Path file, List<String> problems) {
        int width = rows.get(0).length();
        for (int row = 0; row < rows.size(); row++) {
            int length = rows.get(row).length();
            if (length != width) {
                problems.add(
                        "%s:%d:%d: error: The row has %d cells, but the first one has %d. Make all rows equally long."
                                .formatted(file, row + 1, Math.min(length, width) + 1, length, width));
            }
        }
    }

    private static List<String> lines(Path file) throws RefusedException {
        try {
            if (Files.size(file) > LARGEST_FILE) {
                throw new RefusedException(
                        List.of("%s:1:1: error: The mask must not be longer than %d cells on either side."
                                .formatted(file, LONGEST_SIDE)));
            }
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw new RefusedException("%s does not exist. Give a drawing of the board with --mask.".formatted(file));
        } catch (CharacterCodingException e) {
            throw new RefusedException(List.of("%s:1:1: error: The mask is not UTF-8 text.".formatted(file)));
        } catch (IOException e) {
            throw new RefusedException("%s cannot be read: %s.".formatted(file, OutputFolder.reason(e)));
        }
    }
}
