package undercroft.puzzle;

import java.util.List;
import java.util.Optional;

/**
 * A puzzle together with its kind, for code that handles puzzles of any kind.
 *
 * @param of the puzzle in the kind's own type
 */
public record Puzzle<P>(PuzzleKind<P> kind, P of) {

    /**
     * Reads a puzzle from its data.
     *
     * @return the puzzle
     * @throws BadPuzzleException if the data is not a puzzle of the kind
     */
    public static <P> Puzzle<P> read(PuzzleKind<P> kind, PuzzleData data) throws BadPuzzleException {
        return new Puzzle<>(kind, kind.read(data));
    }

    public PuzzleData data() {
        return kind.write(of);
    }

    public Solved solve(PuzzleLimits limits) {
        return kind.solve(of, limits);
    }

    public Optional<Rating> rate(PuzzleLimits limits) {
        return kind.rate(of, limits);
    }

    /**
     * Checks a solution by the rules of the kind.
     *
     * @return the first error, or empty if the solution is right
     */
    public Optional<String> replay(List<Item> solution) {
        return kind.replay(of, solution);
    }

    public Scene draw(Optional<List<Item>> solution) {
        return kind.draw(of, solution);
    }

    public List<String> ascii(Optional<List<Item>> solution) {
        return kind.ascii(of, solution);
    }

    public List<Scene> frames(List<Item> solution) {
        return kind.frames(of, solution);
    }
}
