package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;
import undercroft.puzzle.trails.HexBoard.Place;

/** The board of the published game: a ring of twenty hexagons around a well, with six places. */
final class PublishedBoard {

    /** By column from the left, each column from the top. In the middle column the well is in place of the third hexagon. */
    private static final List<Hexagon> HEXAGONS = List.of(
            new Hexagon(0, 0),
            new Hexagon(0, 1),
            new Hexagon(0, 2),
            new Hexagon(0, 3),
            new Hexagon(1, 0),
            new Hexagon(1, 1),
            new Hexagon(1, 2),
            new Hexagon(1, 3),
            new Hexagon(2, -1),
            new Hexagon(2, 0),
            new Hexagon(2, 2),
            new Hexagon(2, 3),
            new Hexagon(3, -1),
            new Hexagon(3, 0),
            new Hexagon(3, 1),
            new Hexagon(3, 2),
            new Hexagon(4, -1),
            new Hexagon(4, 0),
            new Hexagon(4, 1),
            new Hexagon(4, 2));

    /** Arcs around the outside from one end to another. Hexagons are numbered from 1 in the order of the list. */
    private static final List<String> ARCS =
            List.of("1SW 2NW", "2SW 3NW", "3SW 4NW", "8S 12SW", "9NE 13N", "17SE 18NE", "18SE 19NE");

    private static final List<String> PLACES = List.of(
            "Well 6SE 7NE 10S 11N 14SW 15NW",
            "Hut 1NE 5N 9NW",
            "Spring 4S 8SW",
            "Orchard 13NE 17N",
            "Lair 12SE 16S 20SW",
            "Exit 19SE 20NE 20SE");

    private static final Pattern END = Pattern.compile("([0-9]+)([NESW]+)");

    private PublishedBoard() {}

    static HexBoard board() {
        List<Join> arcs = new ArrayList<>();
        for (String arc : ARCS) {
            List<End> ends = ends(arc.split(" ", -1));
            arcs.add(new Join(ends.get(0), ends.get(1)));
        }
        return HexBoard.of(
                HEXAGONS, arcs, PLACES.stream().map(PublishedBoard::place).toList());
    }

    private static Place place(String text) {
        String[] words = text.split(" ", -1);
        return new Place(words[0], ends(Arrays.copyOfRange(words, 1, words.length)));
    }

    private static List<End> ends(String[] words) {
        return Arrays.stream(words).map(PublishedBoard::end).collect(Collectors.toList());
    }

    private static End end(String word) {
        Matcher matcher = END.matcher(word);
        if (!matcher.matches()) {
            throw new IllegalStateException("The end " + word + " must be a number and an edge.");
        }
        return new End(Integer.parseInt(matcher.group(1)) - 1, Edge.valueOf(matcher.group(2)));
    }
}
