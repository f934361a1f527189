package undercroft.puzzle.trails;

import java.util.List;
import java.util.Optional;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
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
import undercroft.puzzle.Scale;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Setting;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Teaching;
import undercroft.puzzle.optimise.Approach;
import undercroft.puzzle.optimise.Best;
import undercroft.random.SeededRandom;

/** The kind {@code trails}: mazes of hexagonal tiles, dealt from the designed set. */
public final class TrailsKind implements PuzzleKind<TrailsPuzzle> {

    /** The least number of hexagons; with fewer there are no choices. */
    private static final int FEWEST_HEXAGONS = 5;

    /** Hexagons of all mazes of an attempt at a difficulty: some 500 mazes of 14 hexagons, and about 30 ms of CPU time. */
    private static final long WORK = 10_000;

    private static final String PLACES = "places";

    private static final int MOST_PLACES = 6;

    @Override
    public String name() {
        return "trails";
    }

    @Override
    public String summary() {
        return "Find the path from door to door through a maze of hexagonal tiles.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(Setting.number(
                PLACES, "places that the paths join; at least one for each door of the board", 2, MOST_PLACES, 2));
    }

    @Override
    public PuzzleFormat format() {
        return MazeFields.FORMAT;
    }

    @Override
    public Optional<String> refusal(Board board, Settings settings) {
        MazeGenerator generator = new MazeGenerator(board, settings.number(PLACES));
        if (generator.hexagons() < FEWEST_HEXAGONS) {
            return Optional.of(
                    ("The board has room for %d connected hexagons of 2 x 2 cells, where every other column is one cell lower; trails needs at least %d. "
                                    + "An open floor of 6 x 4 cells would do.")
                            .formatted(generator.hexagons(), FEWEST_HEXAGONS));
        }
        if (generator.places() < generator.wantedPlaces()) {
            return Optional.of(("The rim of the board's %d hexagons has room for %d of %d places."
                            + " Choose fewer places, or a larger floor with fewer doors.")
                    .formatted(generator.hexagons(), generator.places(), generator.wantedPlaces()));
        }
        return Optional.empty();
    }

    @Override
    public Optional<TrailsPuzzle> sample(Board board, Settings settings, SeededRandom random, PuzzleLimits limits) {
        return new MazeGenerator(board, settings.number(PLACES)).deal(TileSet.designed(), random, limits);
    }

    @Override
    public Scale scale(Board board, Settings settings) {
        return TrailsScale.of(new MazeGenerator(board, settings.number(PLACES)).hexagons());
    }

    @Override
    public Optional<TrailsPuzzle> approach(
            Board board, Settings settings, int difficulty, SeededRandom random, PuzzleLimits limits) {
        MazeGenerator generator = new MazeGenerator(board, settings.number(PLACES));
        return new Approach(WORK, Difficulty.NEAR)
                .search(new MazeProblem(generator, limits), difficulty, random, limits.stop())
                .map(Approach.Reached::candidate);
    }

    @Override
    public Optional<TrailsPuzzle> generate(PuzzleRequest request) {
        MazeGenerator generator =
                new MazeGenerator(request.board(), request.settings().number(PLACES));
        return request.engine()
                .optimiser(TileSetDesign.PUBLISHED)
                .optimise(
                        new MazeProblem(generator, request.limits()),
                        request.iterations(),
                        SeededRandom.of(request.seed(), 0),
                        request.limits().stop())
                .map(Best::candidate);
    }

    @Override
    public Solved solve(TrailsPuzzle puzzle, PuzzleLimits limits) {
        return MazeSolver.solve(puzzle, limits);
    }

    @Override
    public Optional<Rating> rate(TrailsPuzzle puzzle, PuzzleLimits limits) {
        return MazeRating.of(puzzle);
    }

    @Override
    public Optional<String> replay(TrailsPuzzle puzzle, List<Item> solution) {
        return new Replay(puzzle, solution).firstFault();
    }

    @Override
    public TrailsPuzzle read(PuzzleData data) throws BadPuzzleException {
        return MazeFields.read(data);
    }

    @Override
    public PuzzleData write(TrailsPuzzle puzzle) {
        return MazeFields.write(name(), puzzle);
    }

    @Override
    public Scene draw(TrailsPuzzle puzzle, Optional<List<Item>> solution) {
        return TrailsDrawing.of(puzzle, steps(solution));
    }

    @Override
    public List<String> ascii(TrailsPuzzle puzzle, Optional<List<Item>> solution) {
        return TrailsAscii.of(puzzle, steps(solution));
    }

    @Override
    public Optional<Teaching> teaching(TrailsPuzzle puzzle, PuzzleLimits limits) {
        List<String> mechanics =
                puzzle.places().size() > 2 ? List.of(name(), "trails to several places") : List.of(name());
        return MoveTeaching.of(new TrailsGame(puzzle), mechanics, limits);
    }

    @Override
    public List<Figure> figures() {
        return TrailsFigures.all();
    }

    private static List<Step> steps(Optional<List<Item>> solution) {
        return solution.orElse(List.of()).stream().map(Step::of).toList();
    }
}
