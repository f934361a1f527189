package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Plays a puzzle cell by cell by the rules as the documentation states them, without any code of the search. It checks and
 * shows solutions.
 */
final class Play {

    /** A cell. */
    record Place(int row, int column) {

        Place next(Way way) {
            return new Place(row + way.dy(), column + way.dx());
        }
    }

    /** A fruit or a block, compared by identity. */
    private static final class Piece {
        private final char tile;
        private Place place;
        private boolean hasMoved;

        private Piece(char tile, Place place) {
            this.tile = tile;
            this.place = place;
        }

        private boolean isFruit() {
            return Tile.isFruit(tile);
        }
    }

    /** A piece and its place. */
    record PlacedPiece(char tile, Place place) {}

    private final TiltPuzzle puzzle;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Place> hedgehogs = new ArrayList<>();
    private final Set<Place> awake = new HashSet<>();
    /** Why the game is lost; "" if it is not. */
    private String loss = "";

    Play(TiltPuzzle puzzle) {
        this.puzzle = puzzle;
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                char tile = puzzle.tile(row, column);
                if (Tile.isPiece(tile)) {
                    pieces.add(new Piece(tile, new Place(row, column)));
                } else if (Tile.isHedgehog(tile)) {
                    hedgehogs.add(new Place(row, column));
                }
                if (tile == Tile.AWAKE) {
                    awake.add(new Place(row, column));
                }
            }
        }
    }

    /**
     * Continues a play.
     *
     * @param placed the pieces left
     * @param awake the hedgehogs that are awake
     */
    Play(TiltPuzzle puzzle, List<PlacedPiece> placed, Set<Place> awake) {
        this.puzzle = puzzle;
        placed.forEach(piece -> pieces.add(new Piece(piece.tile, piece.place)));
        this.awake.addAll(awake);
    }

    /** The pieces left, in the reading order of the start. */
    List<PlacedPiece> pieces() {
        return pieces.stream()
                .map(piece -> new PlacedPiece(piece.tile, piece.place))
                .toList();
    }

    /** All hedgehogs, in reading order. */
    List<Place> hedgehogs() {
        return List.copyOf(hedgehogs);
    }

    /** The hedgehogs that are awake. */
    Set<Place> awake() {
        return Set.copyOf(awake);
    }

    boolean isWon() {
        return loss.isEmpty() && pieces.stream().noneMatch(Piece::isFruit);
    }

    /**
     * Makes a move.
     *
     * @return why it is wrong, in a few words: it loses or changes nothing; otherwise empty
     */
    Optional<String> tilt(Way way) {
        List<PlacedPiece> before = pieces();
        Set<Place> awakeBefore = awake();
        slide(way);
        if (loss.isEmpty()) {
            match();
            pull();
            match();
            checkForSingleFruit();
        }
        if (!loss.isEmpty()) {
            return Optional.of(loss);
        }
        return before.equals(pieces()) && awakeBefore.equals(awake()) ? Optional.of("nothing moves") : Optional.empty();
    }

    private void slide(Way way) {
        // From front to back, so that each piece makes room for the one behind it.
        List<Piece> order = new ArrayList<>(pieces);
        order.sort(Comparator.comparingInt(piece -> -(piece.place.row * way.dy() + piece.place.column * way.dx())));
        order.forEach(piece -> piece.hasMoved = false);
        boolean moving = true;
        while (moving && loss.isEmpty()) {
            moving = false;
            for (Piece piece : order) {
                moving |= step(piece, way);
            }
        }
        for (Piece piece : order) {
            Place ahead = piece.place.next(way);
            if (piece.hasMoved && Tile.isHedgehog(tile(ahead))) {
                hit(piece, ahead);
            }
        }
    }

    private boolean step(Piece piece, Way way) {
        Place next = piece.place.next(way);
        if (Tile.isSolid(tile(next)) || isBarred(piece.place, way) || isTaken(next)) {
            return false;
        }
        piece.place = next;
        piece.hasMoved = true;
        enter(piece);
        return true;
    }

    private void enter(Piece piece) {
        if (piece.isFruit() && tile(piece.place) == Tile.PUDDLE) {
            loss = "a fruit is lost in a puddle";
        }
    }

    private void hit(Piece piece, Place hedgehog) {
        if (!awake.contains(hedgehog)) {
            awake.add(hedgehog);
        } else if (piece.isFruit()) {
            loss = "a hedgehog eats a fruit";
        } else {
            awake.remove(hedgehog);
        }
    }

    private void match() {
        List<Piece> matched = pieces.stream()
                .filter(Piece::isFruit)
                .filter(piece -> pieces.stream().anyMatch(other -> other.tile == piece.tile && areBeside(piece, other)))
                .toList();
        pieces.removeAll(matched);
    }

    private static boolean areBeside(Piece one, Piece other) {
        return Math.abs(one.place.row - other.place.row) + Math.abs(one.place.column - other.place.column) == 1;
    }

    private void pull() {
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                int facing = Tile.ANTEATERS.indexOf(puzzle.tile(row, column));
                if (facing >= 0 && loss.isEmpty()) {
                    pull(new Place(row, column), Way.of(facing));
                }
            }
        }
    }

    private void pull(Place anteater, Way facing) {
        Place mouth = anteater.next(facing);
        Place seen = mouth;
        while (!isTaken(seen)) {
            Place beyond = seen.next(facing);
            if (Tile.isSolid(tile(seen)) || Tile.isSolid(tile(beyond)) || isBarred(beyond, facing.opposite())) {
                return;
            }
            seen = beyond;
        }
        Place first = seen;
        for (Piece piece : pieces) {
            if (piece.place.equals(first) && piece.isFruit()) {
                while (!piece.place.equals(mouth)) {
                    piece.place = piece.place.next(facing.opposite());
                    enter(piece);
                }
            }
        }
    }

    private void checkForSingleFruit() {
        for (Piece piece : pieces) {
            if (piece.isFruit()
                    && pieces.stream().filter(other -> other.tile == piece.tile).count() == 1) {
                loss = "a fruit is left alone with its colour";
            }
        }
    }

    private boolean isTaken(Place place) {
        return pieces.stream().anyMatch(piece -> piece.place.equals(place));
    }

    /** Whether a sill on the border of a cell blocks a step in a direction. */
    private boolean isBarred(Place from, Way way) {
        Place next = from.next(way);
        return puzzle.sills().contains(new Sill(next.row, next.column, way.opposite()));
    }

    /** The tile of a place; everything beyond the board is wall. */
    private char tile(Place place) {
        boolean isOnBoard =
                place.row >= 0 && place.row < puzzle.height() && place.column >= 0 && place.column < puzzle.width();
        return isOnBoard ? puzzle.tile(place.row, place.column) : Tile.WALL;
    }
}
