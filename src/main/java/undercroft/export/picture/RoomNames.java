package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.NameLines;
import undercroft.export.drawing.StrokeFont;
import undercroft.export.picture.NamePlace.Place;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.layout.PlacedRoom;

/**
 * Writes names into rooms. A name is written on one to three lines, whichever allows the largest letters. If even those
 * are too small to read, the number of the room is written instead and the legend explains it. No text leaves its room.
 */
final class RoomNames {

    /** The smallest letters, in pixels: smaller ones are hard to read. */
    private static final double SMALLEST = 7.5;

    private static final double LARGEST = 18;

    /** The largest letters, in cells: names of about one size look calmer than names as large as possible. */
    private static final double SHARE_OF_CELL = 0.8;

    /** In parts of the size of names: a number of three digits then fits into a cell. */
    private static final double NUMBER_SHARE = 0.7;

    /** The longest name in characters; longer ones are never written into rooms. */
    private static final int LONGEST_NAME = 60;

    /** The heights below are in parts of the font size. */
    private static final double LINE_HEIGHT = 1.1;

    private static final double CAPITAL_HEIGHT = 0.72;

    /** Free space around a name. */
    private static final double PADDING = 0.35;

    private final double wanted;
    private final Colour ink;
    private final List<Words> words = new ArrayList<>();
    private final List<PlacedRoom> numbered = new ArrayList<>();

    RoomNames(double pixelsPerCell, Colour ink) {
        this.wanted = Math.max(SMALLEST + 1, Math.min(LARGEST, SHARE_OF_CELL * pixelsPerCell));
        this.ink = ink;
    }

    /** A text on its lines, and the place for it. */
    private record Fitted(List<String> lines, Spot middle, double size) {}

    /**
     * Writes the name of a room.
     *
     * @param outline on the page
     * @param taken space that must stay free, unless the name then fits nowhere
     */
    void add(PlacedRoom room, List<Spot> outline, List<Rectangle> taken) {
        NamePlace beside = new NamePlace(outline, taken);
        NamePlace anywhere = new NamePlace(outline, List.of());
        Optional<Fitted> name = fitted(room.id(), beside).or(() -> fitted(room.id(), anywhere));
        if (name.isPresent()) {
            words.addAll(written(name.get()));
            return;
        }
        numbered.add(room);
        String number = Integer.toString(room.index());
        words.addAll(written(fitted(number, beside).orElseGet(() -> fit(List.of(number), anywhere))));
    }

    /**
     * Writes the number of a room whose name has no place because a puzzle covers the floor.
     *
     * @param middle the middle of a free cell
     */
    void addNumber(PlacedRoom room, Spot middle) {
        numbered.add(room);
        words.addAll(written(new Fitted(List.of(Integer.toString(room.index())), middle, wanted * NUMBER_SHARE)));
    }

    /** A name inside an outline on the page; nothing if it does not fit. */
    List<Words> name(String name, List<Spot> outline) {
        return fitted(name, new NamePlace(outline, List.of()))
                .map(this::written)
                .orElse(List.of());
    }

    List<Words> words() {
        return words;
    }

    /** The rooms that have their number instead of their name. */
    List<PlacedRoom> numbered() {
        return numbered;
    }

    private Optional<Fitted> fitted(String name, NamePlace place) {
        if (name.length() > LONGEST_NAME) {
            return Optional.empty();
        }
        return NameLines.waysToBreak(name, StrokeFont.standard()::width).stream()
                .map(lines -> fit(lines, place))
                .reduce((best, next) -> next.size > best.size ? next : best)
                .filter(best -> best.size >= SMALLEST);
    }

    private Fitted fit(List<String> lines, NamePlace place) {
        Place best = place.best(
                NameLines.widest(lines, StrokeFont.standard()::width) / 2 + PADDING,
                height(lines) / 2 + PADDING,
                wanted);
        return new Fitted(lines, best.middle(), best.scale());
    }

    private List<Words> written(Fitted name) {
        List<Words> written = new ArrayList<>();
        Lettering lettering = new Lettering(name.size, false, ink);
        double baseline = name.middle.y() + (CAPITAL_HEIGHT - height(name.lines) / 2) * name.size;
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
