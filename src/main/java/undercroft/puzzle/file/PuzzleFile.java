package undercroft.puzzle.file;

import java.util.List;
import java.util.Optional;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;

/**
 * A puzzle read from a file.
 *
 * @param solution the solution in the file, which is not checked; empty if there is none
 */
public record PuzzleFile(Puzzle<?> puzzle, Optional<List<Item>> solution) {}
