package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.NameLines;
import undercroft.export.drawing.StrokeFont;
import undercroft.export.picture.NamePlace.Place;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.layout.PlacedRoom;

/**
 * Writes names into rooms, and draws the icons of their types above them. A name is written on one to three lines,
 * whichever allows the largest letters. If even those are too small to read, a letter is written instead and the
 * legend explains it. No text leaves its room or covers a door.
 */
final class RoomNames {

    /** The smallest letters, in pixels: smaller ones are hard to read. */
    private static final double SMALLEST = 7.5;

    private static final double LARGEST = 18;

    /** The largest letters, in cells: names of about one size look calmer than names as large as possible. */
    private static final double SHARE_OF_CELL = 0.8;

    /** In parts of the size of names: three letters then fit into a cell. */
    private static final double LETTER_SHARE = 0.7;

    /** Half the width of the plate below a letter, in parts of the size of the letter. */
    private static final double PLATE_SHARE = 0.68;

    /** Of the alphabet. */
    private static final int LETTERS = 26;

    /** The longest name in characters; longer ones are never written into rooms. */
    private static final int LONGEST_NAME = 60;

    /** The heights below are in parts of the font size. */
    private static final double LINE_HEIGHT = 1.1;

    private static final double CAPITAL_HEIGHT = 0.72;

    /** Free space around a name. */
    private static final double PADDING = 0.45;

    /** The side of an icon above a name, and the space between the two. */
    private static final double ICON = 2.1;

    private static final double ICON_GAP = 0.55;

    /** An icon is left out where the letters would shrink below this part of their size without it. */
    private static final double LEAST_SHARE_WITH_ICON = 0.75;

    private final double wanted;
    private final Colour ink;
    private final List<Words> words = new ArrayList<>();
    private final List<Area> plates = new ArrayList<>();
    private final List<PlacedIcon> icons = new ArrayList<>();
    private final List<LetteredRoom> lettered = new ArrayList<>();

    RoomNames(double pixelsPerCell, Colour ink) {
        this.wanted = Math.max(SMALLEST + 1, Math.min(LARGEST, SHARE_OF_CELL * pixelsPerCell));
        this.ink = ink;
    }

    /**
     * A room whose name does not fit into it.
     *
     * @param letter what is written there instead
     */
    record LetteredRoom(PlacedRoom room, String letter) {}

    /** The icon of a room's type, to be drawn. */
    record PlacedIcon(PlacedRoom room, Spot middle, double size) {}

    /** A text on its lines, below an icon if it has one, and the place for both. */
    private record Fitted(List<String> lines, boolean hasIcon, Spot middle, double size) {}

    /**
     * Writes the name of a room.
     *
     * @param outline on the page
     * @param taken space that must stay free
     * @param hasIcon whether an icon belongs above it
     * @param letters the colour of the name
     */
    void add(PlacedRoom room, List<Spot> outline, List<Rectangle> taken, boolean hasIcon, Colour letters) {
        NamePlace place = new NamePlace(outline, taken);
        Optional<Fitted> name = fitted(room.shownName(), place, hasIcon);
        write(room, name.orElseGet(() -> letter(nextLetter(room), place, hasIcon)), letters);
    }

    private Fitted letter(String letter, NamePlace place, boolean hasIcon) {
        return fitted(letter, place, hasIcon).orElseGet(() -> fit(List.of(letter), place, false));
    }

    /** A, B and so on for the rooms in their order; after Z come AA, AB. */
    private String nextLetter(PlacedRoom room) {
        StringBuilder letter = new StringBuilder();
        for (int rest = lettered.size() + 1; rest > 0; rest = (rest - 1) / LETTERS) {
            letter.insert(0, (char) ('A' + (rest - 1) % LETTERS));
        }
        lettered.add(new LetteredRoom(room, letter.toString()));
        return letter.toString();
    }

    /**
     * Writes a letter into a room whose name has no place because a puzzle covers the floor. A dark plate sets it apart from what
     * belongs to the puzzle.
     *
     * @param middle the middle of a free cell
     * @param paper the colour of the letter
     */
    void addLetter(PlacedRoom room, Spot middle, Colour paper) {
        List<String> letter = List.of(nextLetter(room));
        double size = wanted * LETTER_SHARE;
        double half = PLATE_SHARE * size;
        double cut = half / 2;
        plates.add(new Area(
                List.of(
                        middle.plus(-cut, -half),
                        middle.plus(cut, -half),
                        middle.plus(half, -cut),
                        middle.plus(half, cut),
                        middle.plus(cut, half),
                        middle.plus(-cut, half),
                        middle.plus(-half, cut),
                        middle.plus(-half, -cut)),
                ink,
                ""));
        words.addAll(written(new Fitted(letter, false, middle, size), paper));
    }

    /** What lies below letters in puzzle rooms. */
    List<Area> plates() {
        return plates;
    }

    /** A name inside an outline on the page; nothing if it does not fit. */
    List<Words> name(String name, List<Spot> outline) {
        return fitted(name, new NamePlace(outline, List.of()), false)
                .map(fitted -> written(fitted, ink))
                .orElse(List.of());
    }

    List<Words> words() {
        return words;
    }

    List<PlacedIcon> icons() {
        return icons;
    }

    /** The rooms that have a letter instead of their name. */
    List<LetteredRoom> lettered() {
        return lettered;
    }

    private Optional<Fitted> fitted(String name, NamePlace place, boolean hasIcon) {
        if (name.length() > LONGEST_NAME) {
            return Optional.empty();
        }
        List<List<String>> ways = NameLines.waysToBreak(name, StrokeFont.standard()::width);
        Optional<Fitted> plain = largest(ways, place, false);
        return hasIcon && plain.isPresent()
                ? largest(ways, place, true)
                        .filter(both -> both.size >= LEAST_SHARE_WITH_ICON * plain.get().size)
                        .or(() -> plain)
                : plain;
    }

    private Optional<Fitted> largest(List<List<String>> ways, NamePlace place, boolean hasIcon) {
        return ways.stream()
                .map(lines -> fit(lines, place, hasIcon))
                .reduce((best, next) -> next.size > best.size ? next : best)
                .filter(best -> best.size >= SMALLEST);
    }

    private Fitted fit(List<String> lines, NamePlace place, boolean hasIcon) {
        double width = NameLines.widest(lines, StrokeFont.standard()::width);
        Place best = place.best(
                (hasIcon ? Math.max(ICON, width) : width) / 2 + PADDING,
                (height(lines) + (hasIcon ? ICON + ICON_GAP : 0)) / 2 + PADDING,
                wanted);
        return new Fitted(lines, hasIcon, best.middle(), best.scale());
    }

    private void write(PlacedRoom room, Fitted name, Colour letters) {
        words.addAll(written(name, letters));
        if (name.hasIcon) {
            double up = (height(name.lines) + ICON_GAP) / 2 * name.size;
            icons.add(new PlacedIcon(room, name.middle.plus(0, -up), ICON * name.size));
        }
    }

    private List<Words> written(Fitted name, Colour letters) {
        List<Words> written = new ArrayList<>();
        Lettering lettering = new Lettering(name.size, false, letters);
        double down = name.hasIcon ? (ICON + ICON_GAP) / 2 : 0;
        double baseline = name.middle.y() + (down + CAPITAL_HEIGHT - height(name.lines) / 2) * name.size;
        for (String line : name.lines) {
            written.add(new Words(line, new Spot(name.middle.x(), baseline), Anchor.MIDDLE, lettering));
            baseline += LINE_HEIGHT * name.size;
        }
        return written;
    }

    private static double height(List<String> lines) {
        return (lines.size() - 1) * LINE_HEIGHT + CAPITAL_HEIGHT;
    }
}
