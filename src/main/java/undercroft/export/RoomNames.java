package undercroft.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.export.Drawing.Lettering;
import undercroft.export.Drawing.Spot;
import undercroft.export.Drawing.Words;
import undercroft.export.NamePlace.Place;
import undercroft.export.NamePlace.Rectangle;
import undercroft.layout.PlacedRoom;

/**
 * Writes names into rooms. A name is written on one to three lines, broken after hyphens and between words, whichever
 * can be largest; where even that is too small to read, the room's number stands for it and the legend explains. What is
 * written never leaves the room.
 */
final class RoomNames {

    /** In pixels: smaller letters are hard to read. */
    private static final double SMALLEST = 7.5;

    private static final double LARGEST = 18;

    /** Of a cell: names of one size look calmer than names as large as can be. */
    private static final double SHARE_OF_CELL = 0.62;

    private static final int MOST_LINES = 3;

    /** In characters: longer names are never written into rooms. */
    private static final int LONGEST_NAME = 60;

    /** The heights below are in parts of the letters' size. */
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

    /** A text on its lines where it would stand. */
    private record Fitted(List<String> lines, Spot middle, double size) {}

    /**
     * Writes a room's name.
     *
     * @param outline on the page
     * @param taken space that must stay free, as long as any remains
     */
    void add(PlacedRoom room, List<Spot> outline, List<Rectangle> taken) {
        NamePlace beside = new NamePlace(outline, taken);
        NamePlace anywhere = new NamePlace(outline, List.of());
        String number = Integer.toString(room.index());
        Optional<Fitted> name = fitted(room.id(), beside).or(() -> fitted(room.id(), anywhere));
        if (name.isPresent()) {
            write(name.get());
            return;
        }
        numbered.add(room);
        write(fitted(number, beside).orElseGet(() -> fit(List.of(number), anywhere)));
    }

    List<Words> words() {
        return words;
    }

    /** The rooms whose number stands for their name. */
    List<PlacedRoom> numbered() {
        return numbered;
    }

    private Optional<Fitted> fitted(String name, NamePlace place) {
        if (name.length() > LONGEST_NAME) {
            return Optional.empty();
        }
        List<String> parts = List.of(name.split("(?<=[-_ ])(?=[^-_ ])"));
        return IntStream.rangeClosed(1, Math.min(MOST_LINES, parts.size()))
                .mapToObj(lines -> fit(broken(parts, lines), place))
                .reduce((best, next) -> next.size > best.size ? next : best)
                .filter(best -> best.size >= SMALLEST);
    }

    private Fitted fit(List<String> lines, NamePlace place) {
        Place best = place.best(widest(lines) / 2 + PADDING, height(lines) / 2 + PADDING, wanted);
        return new Fitted(lines, best.middle(), best.scale());
    }

    private void write(Fitted name) {
        Lettering lettering = new Lettering(name.size, false, ink);
        double baseline = name.middle.y() + (CAPITAL_HEIGHT - height(name.lines) / 2) * name.size;
        for (String line : name.lines) {
            double width = StrokeFont.standard().width(line) * name.size;
            words.add(new Words(line, new Spot(name.middle.x() - width / 2, baseline), lettering));
            baseline += LINE_HEIGHT * name.size;
        }
    }

    /** The parts on so many lines that the widest is as narrow as can be. */
    private static List<String> broken(List<String> parts, int lines) {
        if (lines == 1) {
            return List.of(String.join("", parts).strip());
        }
        List<String> best = List.of();
        for (int first = 1; first <= parts.size() - lines + 1; first++) {
            List<String> candidate = new ArrayList<>();
            candidate.add(String.join("", parts.subList(0, first)).strip());
            candidate.addAll(broken(parts.subList(first, parts.size()), lines - 1));
            if (best.isEmpty() || widest(candidate) < widest(best)) {
                best = candidate;
            }
        }
        return best;
    }

    private static double widest(List<String> lines) {
        return lines.stream().mapToDouble(StrokeFont.standard()::width).max().orElse(0);
    }

    private static double height(List<String> lines) {
        return (lines.size() - 1) * LINE_HEIGHT + CAPITAL_HEIGHT;
    }
}
