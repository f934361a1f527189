package undercroft.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A puzzle that was made here, and what is known of it.
 *
 * @param difficulty the quantile that was asked for, if one was
 * @param solution steps that the rules were found to hold for
 */
public record MadePuzzle(Puzzle<?> puzzle, long seed, OptionalDouble difficulty, Rating rating, List<Item> solution) {

    public MadePuzzle {
        solution = List.copyOf(solution);
    }

    /**
     * Makes a puzzle: with a difficulty, the sample of that rank; without, the best that the kind's optimiser finds.
     *
     * @param request its iterations are the samples to choose among where there is a difficulty
     * @return nothing where a limit was hit or the kind found no puzzle
     * @throws IllegalStateException where the solution of the kind's solver breaks the kind's own rules
     */
    public static <P> Optional<MadePuzzle> make(PuzzleKind<P> kind, PuzzleRequest request, OptionalDouble difficulty) {
        Optional<P> made = difficulty.isPresent()
                ? Difficulty.reach(kind, request, difficulty.getAsDouble()).map(Difficulty.Rated::puzzle)
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
