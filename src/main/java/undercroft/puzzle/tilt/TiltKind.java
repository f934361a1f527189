package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Chance;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.Fault;
import undercroft.puzzle.FieldType;
import undercroft.puzzle.Figure;
import undercroft.puzzle.Item;
import undercroft.puzzle.MoveTeaching;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleFormat;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Setting;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Teaching;
import undercroft.puzzle.optimise.Approach;
import undercroft.puzzle.optimise.Best;
import undercroft.puzzle.optimise.GeneticParameters;
import undercroft.random.SeededRandom;

/** The kind {@code tilt}: fruit slides when the board is tilted. */
public final class TiltKind implements PuzzleKind<TiltPuzzle> {

    private static final String SILLS = "sills";
    private static final String ROW = "row";
    private static final String COLUMN = "column";
    private static final String WAY = "way";

    private static final List<String> WAYS =
            Way.ALL.stream().map(TiltKind::text).toList();

    private static final FieldType WAY_OF_SILL = new FieldType.OfText(WAY, "north, east, south or west", WAYS);

    private static final PuzzleFormat FORMAT = new PuzzleFormat(
            Tile.ALL,
            List.of(),
            List.of(new PuzzleFormat.ListType(
                    SILLS,
                    "borders of cells that can be crossed one way",
                    List.of(
                            new FieldType.OfNumber(ROW, "of the cell that can be left over it, from 0 on top", 0, 9999),
                            new FieldType.OfNumber(COLUMN, "of that cell, from 0 on the left", 0, 9999),
                            WAY_OF_SILL))),
            List.of(WAY_OF_SILL));

    /** States that fit into the heap of a small machine. */
    private static final int MOST_STATES = 2_000_000;

    /** States and moves of an attempt at a difficulty: about 30 ms of CPU time. */
    private static final long WORK = 700_000;

    /** The population of the article on elements. There is no crossover, because halves of two boards do not fit together. */
    private static final GeneticParameters GENETIC = new GeneticParameters(30, 5, 3, 0, 0.9);

    @Override
    public String name() {
        return "tilt";
    }

    @Override
    public String summary() {
        return "Tilt the board until fruit of the same colour is side by side and vanishes.";
    }

    @Override
    public List<Setting> settings() {
        return TiltSettings.ALL;
    }

    @Override
    public PuzzleFormat format() {
        return FORMAT;
    }

    @Override
    public Optional<String> refusal(Board board, Settings settings) {
        return TiltSettings.refusal(FieldChoice.of(board), settings);
    }

    @Override
    public Optional<TiltPuzzle> sample(Board board, Settings settings, SeededRandom random, PuzzleLimits limits) {
        BoardField field = FieldChoice.of(board);
        return new PositionGenerator(field, TiltSettings.on(field, settings))
                .next(random, limits)
                .map(field::puzzle);
    }

    @Override
    public Scale scale(Board board, Settings settings) {
        BoardField field = FieldChoice.of(board);
        return TiltScale.of(field, TiltSettings.on(field, settings));
    }

    @Override
    public Optional<TiltPuzzle> approach(
            Board board, Settings settings, int difficulty, SeededRandom random, PuzzleLimits limits) {
        BoardField field = FieldChoice.of(board);
        TiltProblem problem = new TiltProblem(field, TiltSettings.on(field, settings, difficulty), limits);
        return new Approach(WORK, Difficulty.NEAR)
                .search(problem, difficulty, random, limits.stop())
                .map(reached -> field.puzzle(reached.candidate()));
    }

    @Override
    public Optional<TiltPuzzle> generate(PuzzleRequest request) {
        BoardField field = FieldChoice.of(request.board());
        PuzzleLimits limits = request.limits();
        TiltProblem problem = new TiltProblem(field, TiltSettings.on(field, request.settings()), limits);
        SeededRandom random = SeededRandom.of(request.seed(), 0);
        Optional<Position> best = request.iterations() == 0
                ? problem.first(random)
                : request.engine()
                        .optimiser(GENETIC)
                        .optimise(problem, request.iterations(), random, limits.stop())
                        .map(Best::candidate);
        return best.map(field::puzzle);
    }

    @Override
    public Solved solve(TiltPuzzle puzzle, PuzzleLimits limits) {
        Position position = BoardField.of(puzzle).position(puzzle);
        Exploration exploration = new Exploration(position.grid());
        Exploration.End end = exploration.solveAllShortest(position, mostStates(limits), limits.stop());
        if (end == Exploration.End.LIMIT) {
            return Solved.unsolved(exploration.states(), "states", mostStates(limits));
        }
        if (end == Exploration.End.COMPLETE) {
            return Solved.none(exploration.states());
        }
        return new Solved(
                exploration.isShortestUnique() ? Solved.Status.UNIQUE : Solved.Status.MULTIPLE,
                false,
                exploration.moves(),
                List.of(),
                exploration.solution().stream().map(TiltKind::step).toList(),
                exploration.states(),
                "");
    }

    @Override
    public Optional<Rating> rate(TiltPuzzle puzzle, PuzzleLimits limits) {
        BoardField field = BoardField.of(puzzle);
        Position position = field.position(puzzle);
        return Assessment.of(position, mostStates(limits), limits.stop())
                .filter(assessment -> !limits.stop().getAsBoolean())
                .map(assessment -> rating(
                        assessment,
                        new RandomPlayer(position.grid()).chance(position),
                        Looks.of(position, field.area())));
    }

    @Override
    public double merit(TiltPuzzle puzzle, PuzzleLimits limits) {
        BoardField field = BoardField.of(puzzle);
        Position position = field.position(puzzle);
        return Assessment.of(position, mostStates(limits), limits.stop())
                .map(assessment -> TiltProblem.fitness(
                        assessment,
                        new RandomPlayer(position.grid()).chance(position),
                        Looks.of(position, field.area())))
                .orElse(0.0);
    }

    private static Rating rating(Assessment assessment, Chance chance, Looks looks) {
        return new Rating(
                assessment.difficulty(chance),
                List.of(
                        new Rating.Measure("moves", assessment.moves()),
                        new Rating.Measure("forcedPercent", 100L * assessment.forced() / assessment.moves()),
                        new Rating.Measure("deadEnds", assessment.deadEnds()),
                        new Rating.Measure("states", assessment.states()),
                        new Rating.Measure("randomWinsPercent", chance.percent()),
                        new Rating.Measure("openPercent", looks.open()),
                        new Rating.Measure("symmetryPercent", looks.symmetry())));
    }

    @Override
    public Optional<String> replay(TiltPuzzle puzzle, List<Item> solution) {
        Play play = new Play(puzzle);
        for (int i = 0; i < solution.size(); i++) {
            if (play.isWon()) {
                return Optional.of("Step %d comes after all fruit has vanished.".formatted(i + 1));
            }
            Optional<Way> way = way(solution.get(i).text(WAY));
            if (way.isEmpty()) {
                return Optional.of("Step %d (%s) is not a direction in which to tilt the board."
                        .formatted(i + 1, solution.get(i).text(WAY)));
            }
            Optional<String> wrong = play.tilt(way.get());
            if (wrong.isPresent()) {
                return Optional.of("At step %d (%s) %s.".formatted(i + 1, text(way.get()), wrong.get()));
            }
        }
        return play.isWon()
                ? Optional.empty()
                : Optional.of("After step %d there is still fruit.".formatted(solution.size()));
    }

    @Override
    public TiltPuzzle read(PuzzleData data) throws BadPuzzleException {
        List<Sill> sills = new ArrayList<>();
        for (Item item : data.list(SILLS)) {
            way(item.text(WAY)).ifPresent(way -> sills.add(new Sill(item.integer(ROW), item.integer(COLUMN), way)));
        }
        List<Fault> faults = StartCheck.faults(data.rows(), sills);
        if (!faults.isEmpty()) {
            throw new BadPuzzleException(faults);
        }
        return new TiltPuzzle(data.rows(), sills);
    }

    @Override
    public PuzzleData write(TiltPuzzle puzzle) {
        List<Item> sills = puzzle.sills().stream()
                .map(sill -> Item.EMPTY
                        .with(ROW, sill.row())
                        .with(COLUMN, sill.column())
                        .with(WAY, text(sill.way())))
                .toList();
        return new PuzzleData(name(), puzzle.rows(), Item.EMPTY, Map.of(SILLS, sills));
    }

    @Override
    public Scene draw(TiltPuzzle puzzle, Optional<List<Item>> solution) {
        return new Drawing(puzzle, new Play(puzzle))
                .scene(solution.map(TiltKind::ways).orElse(List.of()));
    }

    @Override
    public List<String> ascii(TiltPuzzle puzzle, Optional<List<Item>> solution) {
        return AsciiDrawing.of(puzzle, solution.map(TiltKind::ways).orElse(List.of()));
    }

    @Override
    public List<Scene> frames(TiltPuzzle puzzle, List<Item> solution) {
        Play play = new Play(puzzle);
        List<Scene> frames = new ArrayList<>();
        frames.add(new Drawing(puzzle, play).scene(List.of()));
        for (Way way : ways(solution)) {
            play.tilt(way);
            frames.add(new Drawing(puzzle, play).scene(List.of()));
        }
        return frames;
    }

    @Override
    public Optional<Teaching> teaching(TiltPuzzle puzzle, PuzzleLimits limits) {
        TiltGame game = new TiltGame(puzzle);
        return MoveTeaching.of(game, game.mechanics(), limits);
    }

    @Override
    public List<Figure> figures() {
        return TiltFigures.all();
    }

    private static List<Way> ways(List<Item> solution) {
        return solution.stream().flatMap(step -> way(step.text(WAY)).stream()).toList();
    }

    private static Item step(Way way) {
        return Item.EMPTY.with(WAY, text(way));
    }

    private static String text(Way way) {
        return way.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Way> way(String text) {
        return Way.ALL.stream().filter(way -> text(way).equals(text)).findFirst();
    }

    private static int mostStates(PuzzleLimits limits) {
        return (int) Math.min(MOST_STATES, limits.nodes());
    }
}
