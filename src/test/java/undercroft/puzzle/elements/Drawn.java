package undercroft.puzzle.elements;

import java.util.ArrayList;
import java.util.List;
import undercroft.puzzle.Board;

/** Reads puzzles from drawings: floors are small letters, characters capitals, {@code $} the chest, {@code ##} blocked. */
final class Drawn {

    private Drawn() {}

    static ElementsPuzzle puzzle(String drawing) {
        List<String> lines = drawing.lines().toList();
        int height = (lines.size() - 1) / 2;
        int width = (lines.get(0).length() - 1) / 3;
        List<String> rows = new ArrayList<>();
        List<Floor> floors = new ArrayList<>();
        List<Integer> walls = new ArrayList<>();
        List<Placement> characters = new ArrayList<>();
        Cell chest = new Cell(-1, -1);
        for (int row = 0; row < height; row++) {
            StringBuilder blocked = new StringBuilder();
            for (int column = 0; column < width; column++) {
                int cell = row * width + column;
                int left = 3 * column + 1;
                String line = lines.get(2 * row + 1);
                char floor = line.charAt(left);
                char inside = line.charAt(left + 1);
                blocked.append(floor == '#' ? '#' : '.');
                floors.add(floor(floor));
                if (inside == '$') {
                    chest = new Cell(row, column);
                } else if ("AWFE".indexOf(inside) >= 0) {
                    characters.add(new Placement(element(inside), new Cell(row, column)));
                }
                boolean free = floor != '#';
                if (free && column + 1 < width && line.charAt(left + 2) == '|' && line.charAt(left + 3) != '#') {
                    walls.add(Walls.east(cell));
                }
                boolean below = row + 1 < height && lines.get(2 * row + 3).charAt(left) != '#';
                if (free && below && lines.get(2 * row + 2).charAt(left) == '-') {
                    walls.add(Walls.south(cell));
                }
            }
            rows.add(blocked.toString());
        }
        return new ElementsPuzzle(Board.of(rows), floors, Walls.of(walls.stream()), characters, chest);
    }

    private static Floor floor(char letter) {
        return switch (letter) {
            case 'a' -> Floor.AIR;
            case 'w' -> Floor.WATER;
            case 'f' -> Floor.FIRE;
            case 'e' -> Floor.EARTH;
            case '.', '#' -> Floor.VOID;
            default -> throw new IllegalArgumentException("No floor: " + letter);
        };
    }

    private static Element element(char letter) {
        return switch (letter) {
            case 'A' -> Element.AIR;
            case 'W' -> Element.WATER;
            case 'F' -> Element.FIRE;
            case 'E' -> Element.EARTH;
            default -> throw new IllegalArgumentException("No character: " + letter);
        };
    }

    /** A move such as "F 0 2": a character, a row and a column. */
    static Move move(String text) {
        return new Move(element(text.charAt(0)), new Cell(text.charAt(2) - '0', text.charAt(4) - '0'));
    }

    /**
     * The floors and characters after some moves, one row on each line, without walls; or why the last move is illegal; or
     * "won".
     */
    static String after(ElementsPuzzle puzzle, String... moves) {
        Play play = new Play(puzzle);
        for (String move : moves) {
            var trouble = play.take(move(move));
            if (trouble.isPresent()) {
                return trouble.get();
            }
        }
        if (play.isWon()) {
            return "won";
        }
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < puzzle.board().height(); row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < puzzle.board().width(); column++) {
                Cell cell = new Cell(row, column);
                text.append(play.floor(cell).letter());
                play.places().forEach((element, place) -> text.append(place.equals(cell) ? "" + element.letter() : ""));
            }
            rows.add(text.toString());
        }
        return String.join("/", rows);
    }
}
