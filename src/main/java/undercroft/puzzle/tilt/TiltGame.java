package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.puzzle.MoveGame;
import undercroft.puzzle.tilt.Play.Place;
import undercroft.puzzle.tilt.Play.PlacedPiece;

/**
 * The game that a player sees. What seems to remain is the number of fruit and the distance of each to the nearest of its
 * colour.
 *
 * @param puzzle the puzzle at its start
 */
record TiltGame(TiltPuzzle puzzle) implements MoveGame<TiltGame.State> {

    /** The weight of a fruit: more than all distances on a board together. */
    private static final long PER_FRUIT = 10_000;

    private static final Comparator<PlacedPiece> ORDER = Comparator.<PlacedPiece>comparingInt(PlacedPiece::tile)
            .thenComparingInt(piece -> piece.place().row())
            .thenComparingInt(piece -> piece.place().column());

    /** The pieces in a fixed order, and the hedgehogs that are awake. */
    record State(List<PlacedPiece> pieces, Set<Place> awake) {

        private static State of(Play play) {
            return new State(play.pieces().stream().sorted(ORDER).toList(), play.awake());
        }
    }

    /** The mechanics that a player must know: tilting with its blocks, and each extra of the puzzle. */
    List<String> mechanics() {
        List<String> mechanics = new ArrayList<>(List.of("tilt"));
        String tiles = String.join("", puzzle.rows());
        if (!puzzle.sills().isEmpty()) {
            mechanics.add("tilt with sills");
        }
        if (tiles.chars().anyMatch(tile -> Tile.ANTEATERS.indexOf(tile) >= 0)) {
            mechanics.add("tilt with anteaters");
        }
        if (tiles.indexOf(Tile.PUDDLE) >= 0) {
            mechanics.add("tilt with puddles");
        }
        if (tiles.indexOf(Tile.ASLEEP) >= 0 || tiles.indexOf(Tile.AWAKE) >= 0) {
            mechanics.add("tilt with hedgehogs");
        }
        return mechanics;
    }

    @Override
    public State start() {
        return State.of(new Play(puzzle));
    }

    @Override
    public List<State> successors(State state) {
        return Way.ALL.stream()
                .flatMap(way -> {
                    Play play = new Play(puzzle, state.pieces, state.awake);
                    Optional<String> wrong = play.tilt(way);
                    return wrong.isPresent() ? Optional.<State>empty().stream() : Optional.of(State.of(play)).stream();
                })
                .toList();
    }

    @Override
    public boolean isWon(State state) {
        return fruit(state).isEmpty();
    }

    @Override
    public long remaining(State state) {
        List<PlacedPiece> fruit = fruit(state);
        long left = PER_FRUIT * fruit.size();
        for (PlacedPiece one : fruit) {
            left += fruit.stream()
                    .filter(other -> other.tile() == one.tile() && !other.equals(one))
                    .mapToInt(other -> distance(one.place(), other.place()))
                    .min()
                    .orElse(0);
        }
        return left;
    }

    private static List<PlacedPiece> fruit(State state) {
        return state.pieces.stream().filter(piece -> Tile.isFruit(piece.tile())).toList();
    }

    private static int distance(Place one, Place other) {
        return Math.abs(one.row() - other.row()) + Math.abs(one.column() - other.column());
    }
}
