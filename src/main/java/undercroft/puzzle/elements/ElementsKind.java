package undercroft.puzzle.elements;

import java.util.List;
import java.util.Optional;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Chance;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.Figure;
import undercroft.puzzle.Item;
import undercroft.puzzle.MoveTeaching;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleFormat;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Rating.Measure;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Setting;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;
import undercroft.puzzle.Teaching;
import undercroft.puzzle.optimise.Approach;
import undercroft.puzzle.optimise.Best;
import undercroft.puzzle.optimise.Engine;
import undercroft.puzzle.optimise.GeneticParameters;
import undercroft.puzzle.optimise.Optimiser;
import undercroft.random.SeededRandom;

/** The kind {@code elements}. */
public final class ElementsKind implements PuzzleKind<ElementsPuzzle> {

    private static final String CHARACTERS = "characters";
    private static final String MOVES = "moves";
    static final int STANDARD_MOVES = 12;
    private static final int MOST_MOVES = 60;

    /** The parameters of the article: no elite, no crossover. Its hundred generations are 3000 iterations. */
    static final GeneticParameters PUBLISHED = new GeneticParameters(30, 0, GeneticParameters.ROULETTE, 0, 0.3);

    /** States that a candidate may have during optimisation. Most puzzles of 12 moves on 4 x 4 have fewer. */
    static final int MOST_STATES_OF_CANDIDATE = 6_000;

    /** States that a candidate may have at a wanted difficulty. */
    private static final int MOST_STATES_OF_ATTEMPT = 1_500;

    /** States of an attempt at a difficulty: about 30 ms of CPU time. */
    private static final long WORK = 170_000;

    /**
     * States of the game that are explored to judge it; a state takes about a millisecond, because the rules are not optimised.
     */
    private static final long MOST_STATES_PLAYED = 3_000;

    @Override
    public String name() {
        return "elements";
    }

    @Override
    public String summary() {
        return "Lead one of four characters to the chest, over floors that they change and die on.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                Setting.number(
                        CHARACTERS,
                        "how many of the four characters there are",
                        1,
                        Element.ALL.size(),
                        Element.ALL.size()),
                Setting.number(MOVES, "the wanted fewest moves", 2, MOST_MOVES, STANDARD_MOVES));
    }

    @Override
    public PuzzleFormat format() {
        return PuzzleFile.FORMAT;
    }

    /** The board of the article. */
    @Override
    public Board defaultBoard() {
        return Board.open(4, 4);
    }

    @Override
    public Optional<String> refusal(Board board, Settings settings) {
        return BoardCheck.refusal(board);
    }

    @Override
    public Optional<ElementsPuzzle> sample(Board board, Settings settings, SeededRandom random, PuzzleLimits limits) {
        return attempt(board, settings, limits).first(random);
    }

    @Override
    public Scale scale(Board board, Settings settings) {
        return ElementsScale.of(board.freeCells());
    }

    @Override
    public Optional<ElementsPuzzle> approach(
            Board board, Settings settings, int difficulty, SeededRandom random, PuzzleLimits limits) {
        return new Approach(WORK, Difficulty.NEAR)
                .search(attempt(board, settings, limits), difficulty, random, limits.stop())
                .map(Approach.Reached::candidate);
    }

    private static MovesProblem attempt(Board board, Settings settings, PuzzleLimits limits) {
        return problem(board, settings, MovesProblem.NO_COMPACTNESS, MOST_STATES_OF_ATTEMPT, limits);
    }

    @Override
    public Optional<ElementsPuzzle> generate(PuzzleRequest request) {
        Optimiser optimiser = request.engine().optimiser(PUBLISHED);
        double compactness =
                request.engine() == Engine.GENETIC ? MovesProblem.PUBLISHED_COMPACTNESS : MovesProblem.NO_COMPACTNESS;
        MovesProblem problem =
                problem(request.board(), request.settings(), compactness, MOST_STATES_OF_CANDIDATE, request.limits());
        SeededRandom random = SeededRandom.of(request.seed(), 0);
        return optimiser
                .optimise(
                        problem, request.iterations(), random, request.limits().stop())
                .map(Best::candidate);
    }

    private static MovesProblem problem(
            Board board, Settings settings, double compactness, int mostStates, PuzzleLimits limits) {
        Variation variation = new Variation(board, settings.number(CHARACTERS));
        int states = (int) Math.min(mostStates, limits.nodes());
        return new MovesProblem(variation, settings.number(MOVES), compactness, states, limits.stop());
    }

    @Override
    public Solved solve(ElementsPuzzle puzzle, PuzzleLimits limits) {
        Answer answer = answer(puzzle, limits);
        if (answer instanceof Answer.Solved solved) {
            Status status = solved.counts().shortestSolutions() == 1 ? Status.UNIQUE : Status.MULTIPLE;
            List<Item> steps = solved.moves().stream().map(PuzzleFile::step).toList();
            return new Solved(status, false, steps.size(), List.of(), steps, solved.states(), "");
        }
        return answer instanceof Answer.Impossible
                ? Solved.none(answer.states())
                : Solved.unsolved(answer.states(), "states", mostStates(limits));
    }

    private static int mostStates(PuzzleLimits limits) {
        return (int) Math.min(BreadthFirstSolver.MOST_STATES, limits.nodes());
    }

    private static Answer answer(ElementsPuzzle puzzle, PuzzleLimits limits) {
        return new BreadthFirstSolver().solve(puzzle, mostStates(limits), limits.stop());
    }

    @Override
    public Optional<Rating> rate(ElementsPuzzle puzzle, PuzzleLimits limits) {
        return answer(puzzle, limits) instanceof Answer.Solved solved
                ? Optional.of(rating(puzzle, solved))
                : Optional.empty();
    }

    private static Rating rating(ElementsPuzzle puzzle, Answer.Solved solved) {
        Assessment assessment = Assessment.of(puzzle, solved);
        Chance chance = new RandomPlayer().chance(puzzle);
        return new Rating(
                assessment.difficulty(chance),
                List.of(
                        new Measure("moves", assessment.moves()),
                        new Measure("charactersUsed", assessment.characters()),
                        new Measure("returns", assessment.returns()),
                        new Measure("wrongFirstMovesPercent", assessment.wrongPercent()),
                        new Measure("shortestSolutions", assessment.solutions()),
                        new Measure("states", solved.states()),
                        new Measure("randomWinsPercent", chance.percent())));
    }

    @Override
    public Optional<String> replay(ElementsPuzzle puzzle, List<Item> solution) {
        Play play = new Play(puzzle);
        for (int i = 0; i < solution.size(); i++) {
            if (play.isWon()) {
                return Optional.of("Step %d comes after the chest was reached.".formatted(i + 1));
            }
            Optional<String> problem = PuzzleFile.move(solution.get(i))
                    .map(play::take)
                    .orElseGet(() -> Optional.of("there is no such character"));
            if (problem.isPresent()) {
                return Optional.of("Step %d is illegal: %s.".formatted(i + 1, problem.get()));
            }
        }
        return play.isWon() ? Optional.empty() : Optional.of("The chest is not reached.");
    }

    @Override
    public ElementsPuzzle read(PuzzleData data) throws BadPuzzleException {
        return PuzzleFile.read(data);
    }

    @Override
    public PuzzleData write(ElementsPuzzle puzzle) {
        return PuzzleFile.write(name(), puzzle);
    }

    @Override
    public Scene draw(ElementsPuzzle puzzle, Optional<List<Item>> solution) {
        return solution.map(steps -> Picture.strip(puzzle, PuzzleFile.moves(steps)))
                .orElseGet(() -> Picture.start(puzzle));
    }

    @Override
    public List<String> ascii(ElementsPuzzle puzzle, Optional<List<Item>> solution) {
        return LetterDrawing.of(puzzle, solution.map(PuzzleFile::moves).orElse(List.of()));
    }

    @Override
    public List<Scene> frames(ElementsPuzzle puzzle, List<Item> solution) {
        return Picture.frames(puzzle, PuzzleFile.moves(solution));
    }

    @Override
    public Optional<Teaching> teaching(ElementsPuzzle puzzle, PuzzleLimits limits) {
        PuzzleLimits played = limits.withNodes(Math.min(MOST_STATES_PLAYED, limits.nodes()));
        return MoveTeaching.of(new ElementsGame(puzzle), List.of(name()), played);
    }

    /** The fewest moves; 0 if the puzzle was not solved. */
    @Override
    public double merit(ElementsPuzzle puzzle, PuzzleLimits limits) {
        return answer(puzzle, limits) instanceof Answer.Solved solved
                ? solved.moves().size()
                : 0;
    }

    @Override
    public List<Figure> figures() {
        return ElementsFigures.all();
    }
}
