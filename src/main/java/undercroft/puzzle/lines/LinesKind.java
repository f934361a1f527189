package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.Fault;
import undercroft.puzzle.FieldType;
import undercroft.puzzle.Figure;
import undercroft.puzzle.Item;
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
import undercroft.puzzle.optimise.GeneticParameters;
import undercroft.random.SeededRandom;

/** The kind {@code lines}. Every generated puzzle has one solution and can be solved by deduction without guessing. */
public final class LinesKind implements PuzzleKind<LinesPuzzle> {

    static final String NAME = "lines";

    private static final String NUMBERS = "numbers";

    private static final int LEAST_NUMBERS = 2;

    /** Cells for each number by default. The published boards have one number for 4 to 8 cells, the larger boards about 5. */
    private static final int CELLS_PER_NUMBER = 5;

    /**
     * Cells needed for two numbers. The most crowded published boards, 20 numbers on 10×7, have 7; hardly any denser board is
     * solvable.
     */
    private static final int LEAST_CELLS_FOR_TWO = 7;

    /** The cells of a board of 4 x 4, which three numbers fill well. */
    private static final int LEAST_CELLS = 16;

    /**
     * Cells of all candidates that an attempt at a difficulty may examine: some 500 candidates on 13×9, 1000 on 8×8, and about
     * 30 ms of CPU time.
     */
    private static final long WORK = 64_000;

    private static final long FARTHEST_CELL = 9999;

    /**
     * No parameters are published for lines. The population is three times the pool, and every child is a mutant. Crossover,
     * which takes each number from one of two parents, did not improve the largest boards and made the smallest ones worse.
     */
    private static final GeneticParameters GENETIC = new GeneticParameters(30, 3, 2, 0, 1);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "Draw a straight line of its length through every number, so that no two meet and every dot is covered.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(Setting.number(
                NUMBERS, "how many numbers; by default one for every five cells", LEAST_NUMBERS, Draft.MOST_NUMBERS));
    }

    @Override
    public PuzzleFormat format() {
        return new PuzzleFormat(
                LinesPuzzle.CELLS,
                List.of(),
                List.of(),
                List.of(
                        new FieldType.OfNumber("r0", "row of the line's topmost cell", 0, FARTHEST_CELL),
                        new FieldType.OfNumber("c0", "column of its leftmost cell", 0, FARTHEST_CELL),
                        new FieldType.OfNumber("r1", "row of its lowest cell", 0, FARTHEST_CELL),
                        new FieldType.OfNumber("c1", "column of its rightmost cell", 0, FARTHEST_CELL)));
    }

    @Override
    public Optional<String> refusal(Board board, Settings settings) {
        int usable = new Grid(board.rows()).usableCount();
        if (usable < LEAST_CELLS) {
            return Optional.of(
                    ("Lines need %d free cells that have a free one beside them, such as 4 x 4; this board of"
                                    + " %d x %d has %d. Take a larger room.")
                            .formatted(LEAST_CELLS, board.width(), board.height(), usable));
        }
        int numbers = numbers(usable, settings);
        int needed = (numbers * LEAST_CELLS_FOR_TWO + 1) / 2;
        return usable < needed
                ? Optional.of(
                        ("%d numbers need %d free cells; this board of %d x %d has %d. Take at most %d numbers, or a"
                                        + " larger room.")
                                .formatted(
                                        numbers,
                                        needed,
                                        board.width(),
                                        board.height(),
                                        usable,
                                        2 * usable / LEAST_CELLS_FOR_TWO))
                : Optional.empty();
    }

    private static int numbers(int usable, Settings settings) {
        int byBoard = Math.min(Draft.MOST_NUMBERS, usable / CELLS_PER_NUMBER);
        return settings.chosen(NUMBERS).orElse(byBoard);
    }

    @Override
    public Optional<LinesPuzzle> sample(Board board, Settings settings, SeededRandom random, PuzzleLimits limits) {
        return problem(board, settings, false).first(random).map(candidate -> LinesPuzzle.of(candidate.draft()));
    }

    @Override
    public Scale scale(Board board, Settings settings) {
        return LinesScale.of(new Grid(board.rows()).openCount());
    }

    @Override
    public Optional<LinesPuzzle> approach(
            Board board, Settings settings, int difficulty, SeededRandom random, PuzzleLimits limits) {
        return new Approach(WORK, Difficulty.NEAR)
                .search(problem(board, settings, false), difficulty, random, limits.stop())
                .map(reached -> LinesPuzzle.of(reached.candidate().draft()));
    }

    @Override
    public Optional<LinesPuzzle> generate(PuzzleRequest request) {
        return request.engine()
                .optimiser(GENETIC)
                .optimise(
                        problem(request.board(), request.settings(), true),
                        request.iterations(),
                        SeededRandom.of(request.seed(), 0),
                        request.limits().stop())
                .map(best -> LinesPuzzle.of(best.candidate().draft()));
    }

    private static LinesProblem problem(Board board, Settings settings, boolean rareRulesFirst) {
        Grid grid = new Grid(board.rows());
        return new LinesProblem(grid, numbers(grid.usableCount(), settings), Weights.STANDARD, rareRulesFirst);
    }

    @Override
    public Solved solve(LinesPuzzle puzzle, PuzzleLimits limits) {
        Draft draft = puzzle.draft();
        HumanSolver solver = new HumanSolver(draft.grid());
        List<Item> layers = new ArrayList<>();
        solver.start(draft);
        while (!solver.known().isSolved() && solver.pass()) {
            layers.add(Item.EMPTY
                    .with("rule", solver.rule().words())
                    .with("width", solver.width())
                    .with("cells", text(solver.deciding(), draft.grid())));
        }
        if (solver.known().isSolved()) {
            return solved(Status.UNIQUE, true, layers, lines(solver.known()), 0);
        }
        if (solver.known().isImpossible()) {
            return Solved.none(0);
        }
        return solveExactly(draft, layers, limits);
    }

    /** Cells as {@code row,column}, from the top and from the left, with a space between two. */
    private static String text(BitSet cells, Grid grid) {
        return cells.stream()
                .mapToObj(cell -> grid.row(cell) + "," + grid.column(cell))
                .collect(Collectors.joining(" "));
    }

    private static Solved solveExactly(Draft draft, List<Item> layers, PuzzleLimits limits) {
        ExactSolver.Count count = ExactSolver.count(draft, limits.nodes(), limits.stop());
        if (!count.isComplete()) {
            return Solved.unsolved(count.nodes(), "nodes", limits.nodes());
        }
        if (count.solutions() == 0) {
            return Solved.none(count.nodes());
        }
        Status status = count.solutions() == 1 ? Status.UNIQUE : Status.MULTIPLE;
        return solved(status, false, layers, count.lines(), count.nodes());
    }

    private static Solved solved(Status status, boolean deduced, List<Item> layers, List<Line> lines, long nodes) {
        List<Item> steps = lines.stream().map(LinesKind::step).toList();
        return new Solved(status, deduced, steps.size(), layers, steps, nodes, "");
    }

    private static Item step(Line line) {
        return Item.EMPTY
                .with("r0", line.r0())
                .with("c0", line.c0())
                .with("r1", line.r1())
                .with("c1", line.c1());
    }

    private static Line line(Item step) {
        return new Line(step.integer("r0"), step.integer("c0"), step.integer("r1"), step.integer("c1"));
    }

    private static List<Line> lines(Knowledge known) {
        return IntStream.range(0, known.numbers()).mapToObj(known::line).toList();
    }

    /** Rates puzzles that need no guessing; the others have no depth to measure. */
    @Override
    public Optional<Rating> rate(LinesPuzzle puzzle, PuzzleLimits limits) {
        Draft draft = puzzle.draft();
        Rater rater = new Rater(new HumanSolver(draft.grid()));
        if (!rater.rate(draft)) {
            return Optional.empty();
        }
        int score = rater.score(Weights.STANDARD);
        List<Measure> measures = new ArrayList<>();
        measures.add(new Measure("tier", rater.tier()));
        measures.add(new Measure("score", score));
        measures.add(new Measure("deductions", rater.deductions()));
        measures.add(new Measure("greatestWidth", rater.greatestWidth()));
        for (Rule rule : Rule.values()) {
            measures.add(new Measure(rule.camelCase() + "Depth", rater.depth(rule)));
            measures.add(new Measure(rule.camelCase() + "Width", rater.width(rule)));
        }
        return Optional.of(new Rating(rater.difficulty(), measures));
    }

    @Override
    public Optional<String> brokenPromise(Solved solved) {
        if (solved.status() != Status.UNIQUE) {
            return Optional.of("It has more than one solution.");
        }
        return solved.deduced() ? Optional.empty() : Optional.of("It cannot be solved without guessing.");
    }

    @Override
    public double merit(LinesPuzzle puzzle, PuzzleLimits limits) {
        Draft draft = puzzle.draft();
        Rater rater = new Rater(new HumanSolver(draft.grid()));
        return rater.rate(draft) ? rater.score(Weights.STANDARD) : LinesProblem.LEAST_SCORE;
    }

    @Override
    public Optional<String> replay(LinesPuzzle puzzle, List<Item> solution) {
        return Replay.faultOf(puzzle, solution.stream().map(LinesKind::line).toList());
    }

    @Override
    public LinesPuzzle read(PuzzleData data) throws BadPuzzleException {
        long numbers = data.rows().stream()
                .flatMapToInt(String::chars)
                .filter(LinesPuzzle::isNumber)
                .count();
        if (numbers == 0 || numbers > Draft.MOST_NUMBERS) {
            throw new BadPuzzleException(List.of(
                    Fault.everywhere("A puzzle of lines must have 1 to %d numbers on its board; this one has %d."
                            .formatted(Draft.MOST_NUMBERS, numbers))));
        }
        return new LinesPuzzle(data.rows());
    }

    @Override
    public PuzzleData write(LinesPuzzle puzzle) {
        return PuzzleData.of(NAME, puzzle.rows());
    }

    @Override
    public Scene draw(LinesPuzzle puzzle, Optional<List<Item>> solution) {
        return LinesPicture.of(puzzle, drawn(solution));
    }

    @Override
    public List<String> ascii(LinesPuzzle puzzle, Optional<List<Item>> solution) {
        return LinesText.of(puzzle, drawn(solution));
    }

    private static List<Line> drawn(Optional<List<Item>> solution) {
        return solution.orElse(List.of()).stream().map(LinesKind::line).toList();
    }

    /** One more line in each picture, in the order of the solution. */
    @Override
    public List<Scene> frames(LinesPuzzle puzzle, List<Item> solution) {
        return IntStream.rangeClosed(0, solution.size())
                .mapToObj(count -> draw(puzzle, Optional.of(solution.subList(0, count))))
                .toList();
    }

    @Override
    public List<Figure> figures() {
        return LinesFigures.all();
    }

    @Override
    public Optional<Teaching> teaching(LinesPuzzle puzzle, PuzzleLimits limits) {
        return LinesTeaching.of(puzzle, solve(puzzle, limits));
    }
}
