package undercroft.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A generated puzzle with its rating and solution.
 *
 * @param seed the seed it was made from
 * @param difficulty the wanted difficulty from 0 to 1, if there was one
 * @param solution steps that the kind's rules confirm
 */
public record MadePuzzle(Puzzle<?> puzzle, long seed, OptionalDouble difficulty, Rating rating, List<Item> solution) {

    public MadePuzzle {
        solution = List.copyOf(solution);
    }

    /**
     * Makes a puzzle: one of a wanted difficulty, or without one the best puzzle that the kind's optimiser finds.
     *
     * @param request its iterations are the number of attempts if a difficulty is given
     * @param difficulty the wanted difficulty, from 0 to 1
     * @return the puzzle, or empty if a limit was hit or the kind found none
     * @throws IllegalStateException if the solution of the kind's solver breaks the kind's own rules
     */
    public static <P> Optional<MadePuzzle> make(PuzzleKind<P> kind, PuzzleRequest request, OptionalDouble difficulty) {
        Optional<P> made = difficulty.isPresent()
                ? Difficulty.reach(
                                kind,
                                request.board(),
                                request.settings(),
                                Scale.units(difficulty.getAsDouble()),
                                request.seed(),
                                request.iterations(),
                                request.limits())
                        .map(Difficulty.Reached::puzzle)
                : kind.generate(request);
        return made.flatMap(puzzle -> known(new Puzzle<>(kind, puzzle), request, difficulty));
    }

    private static Optional<MadePuzzle> known(Puzzle<?> puzzle, PuzzleRequest request, OptionalDouble difficulty) {
        Solved solved = puzzle.solve(request.limits());
        Optional<Rating> rating = puzzle.rate(request.limits());
        if (!solved.isSolved() || rating.isEmpty()) {
            return Optional.empty();
        }
        puzzle.replay(solved.solution()).ifPresent(fault -> {
            throw new IllegalStateException("The solver's solution of %s seed %d is wrong: %s"
                    .formatted(puzzle.kind().name(), request.seed(), fault));
        });
        return Optional.of(new MadePuzzle(puzzle, request.seed(), difficulty, rating.get(), solved.solution()));
    }
}
