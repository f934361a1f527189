package undercroft.puzzle.tilt;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes puzzles and moves for tests. */
final class Tilts {

    private Tilts() {}

    /** A puzzle without sills. */
    static TiltPuzzle puzzle(String... rows) {
        return new TiltPuzzle(List.of(rows), List.of());
    }

    static TiltPuzzle puzzle(List<Sill> sills, String... rows) {
        return new TiltPuzzle(List.of(rows), sills);
    }

    /** The result of a sequence of moves such as "ENW": rows, or "won", "lost" or "unchanged" if the last move does that. */
    static List<String> after(String moves, TiltPuzzle puzzle) {
        BoardField field = BoardField.of(puzzle);
        Position start = field.position(puzzle);
        Tilting tilting = new Tilting(start.grid());
        tilting.prepare(start);
        long[] from = new long[tilting.words()];
        long[] to = new long[tilting.words()];
        tilting.start(start, from, 0);
        for (int i = 0; i < moves.length(); i++) {
            int outcome = tilting.move("NESW".indexOf(moves.charAt(i)), from, 0, to, 0);
            if (outcome != Tilting.CHANGED) {
                return List.of(outcome == Tilting.WON ? "won" : outcome == Tilting.LOST ? "lost" : "unchanged");
            }
            System.arraycopy(to, 0, from, 0, to.length);
        }
        Position end = tilting.position(start.terrain(), from, 0);
        return Stream.iterate(0, row -> row < puzzle.height(), row -> row + 1)
                .map(row -> drawnRow(row, puzzle, field, end))
                .toList();
    }

    private static String drawnRow(int row, TiltPuzzle puzzle, BoardField field, Position end) {
        StringBuilder text = new StringBuilder(puzzle.rows().get(row));
        for (int cell = 0; cell < field.grid().cells(); cell++) {
            if (field.top() + field.grid().row(cell) == row) {
                text.setCharAt(field.left() + field.grid().column(cell), end.tile(cell));
            }
        }
        return text.toString();
    }

    /** The same by the player, which shares no code with the search. */
    static List<String> played(String moves, TiltPuzzle puzzle) {
        Play play = new Play(puzzle);
        for (int i = 0; i < moves.length(); i++) {
            Optional<String> wrong = play.tilt(way(moves.charAt(i)));
            if (wrong.isPresent()) {
                return List.of(wrong.get().equals("nothing moves") ? "unchanged" : "lost");
            }
            if (play.isWon()) {
                return List.of("won");
            }
        }
        List<StringBuilder> rows = puzzle.rows().stream()
                .map(row -> row.replaceAll("[oA-H]", ".").replace('Z', 'z'))
                .map(StringBuilder::new)
                .toList();
        for (Play.PlacedPiece piece : play.pieces()) {
            rows.get(piece.place().row()).setCharAt(piece.place().column(), piece.tile());
        }
        for (Play.Place hedgehog : play.awake()) {
            rows.get(hedgehog.row()).setCharAt(hedgehog.column(), Tile.AWAKE);
        }
        return rows.stream().map(StringBuilder::toString).toList();
    }

    static Way way(char letter) {
        return switch (letter) {
            case 'N' -> Way.NORTH;
            case 'E' -> Way.EAST;
            case 'S' -> Way.SOUTH;
            case 'W' -> Way.WEST;
            default -> throw new IllegalArgumentException("No way: " + letter);
        };
    }
}
