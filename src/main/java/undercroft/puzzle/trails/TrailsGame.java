package undercroft.puzzle.trails;

import java.util.List;
import undercroft.puzzle.MoveGame;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.Maze.Arrival;

/**
 * The game of walking from the first place to the second without ever turning back. The distance in cells from the tile to the
 * nearest tile at the goal is what seems to remain.
 */
final class TrailsGame implements MoveGame<Arrival> {

    private static final int GOAL = 1;

    private final TrailsPuzzle puzzle;
    private final Maze maze;

    TrailsGame(TrailsPuzzle puzzle) {
        this.puzzle = puzzle;
        this.maze = new Maze(puzzle);
    }

    @Override
    public Arrival start() {
        return maze.start();
    }

    @Override
    public List<Arrival> successors(Arrival state) {
        return maze.successors(state);
    }

    @Override
    public boolean isWon(Arrival state) {
        return maze.isAt(state, GOAL);
    }

    @Override
    public long remaining(Arrival state) {
        if (isWon(state)) {
            return 0;
        }
        List<Integer> tiles =
                maze.isTrail(state.vertex()) ? List.of(state.vertex() / TileSide.MOST_TRAILS) : tilesAt(placeAt(state));
        return tiles.stream()
                .flatMap(tile -> tilesAt(GOAL).stream().map(goal -> distance(tile, goal)))
                .mapToInt(Integer::intValue)
                .min()
                .orElse(0);
    }

    private int placeAt(Arrival state) {
        int place = 0;
        while (!maze.isAt(state, place)) {
            place++;
        }
        return place;
    }

    private List<Integer> tilesAt(int place) {
        return puzzle.places().get(place).ends().stream().map(End::hexagon).toList();
    }

    private int distance(int one, int other) {
        LaidTile from = puzzle.tiles().get(one);
        LaidTile to = puzzle.tiles().get(other);
        return Math.abs(from.row() - to.row()) + Math.abs(from.column() - to.column());
    }
}
