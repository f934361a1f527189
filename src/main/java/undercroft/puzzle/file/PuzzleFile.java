package undercroft.puzzle.file;

import java.util.List;
import java.util.Optional;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;

/**
 * A puzzle as a file holds it.
 *
 * @param solution as the file claims it; whether it is right is not asked
 */
public record PuzzleFile(Puzzle<?> puzzle, Optional<List<Item>> solution) {}
