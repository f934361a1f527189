package undercroft.export.picture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;

/** Icons for what stands in rooms, from {@code icons.txt}. */
final class Icons {

    /** The unit of the file is a hundredth of an icon's side. */
    private static final double UNIT = 0.01;

    /** Of outlines, in units of the file. */
    private static final double OUTLINE = 6;

    private static final int CIRCLE_CORNERS = 24;

    private final Map<String, List<Part>> icons;

    private Icons(Map<String, List<Part>> icons) {
        this.icons = icons;
    }

    /** A polygon, circle or line, as a row of the file. */
    private record Part(String kind, String style, List<Double> numbers) {}

    private static final class Holder {
        static final Icons STANDARD = new Icons(read());
    }

    static Icons standard() {
        return Holder.STANDARD;
    }

    /** {@return whether there is an icon for a type of rooms or a marker} */
    boolean has(String name) {
        return icons.containsKey(name);
    }

    /**
     * Draws an icon.
     *
     * @param name one that {@link #has}
     * @param size its side, in pixels
     */
    List<Mark> drawn(String name, Spot middle, double size, Colour accent, Colour paper, Colour ink) {
        List<Mark> marks = new ArrayList<>();
        double scale = size * UNIT;
        for (Part part : Optional.ofNullable(icons.get(name)).orElse(List.of())) {
            boolean isLine = part.kind.equals("line");
            List<Spot> spots = part.kind.equals("disc") ? circle(part.numbers) : spots(part.numbers);
            List<Spot> placed = spots.stream()
                    .map(spot -> middle.plus(spot.x() * scale, spot.y() * scale))
                    .toList();
            if (isLine) {
                marks.add(new Strokes(
                        List.of(new Stroke(placed, false)), new Pen(ink, Double.parseDouble(part.style) * scale)));
                continue;
            }
            boolean isInk = part.style.equals("ink");
            marks.add(new Area(placed, isInk ? ink : part.style.equals("accent") ? accent : paper, ""));
            if (!isInk) {
                marks.add(new Strokes(List.of(new Stroke(placed, true)), new Pen(ink, OUTLINE * scale)));
            }
        }
        return marks;
    }

    private static List<Spot> spots(List<Double> numbers) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i += 2) {
            spots.add(new Spot(numbers.get(i), numbers.get(i + 1)));
        }
        return spots;
    }

    private static List<Spot> circle(List<Double> numbers) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < CIRCLE_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / CIRCLE_CORNERS;
            spots.add(new Spot(
                    numbers.get(0) + numbers.get(2) * StrictMath.cos(angle),
                    numbers.get(1) + numbers.get(2) * StrictMath.sin(angle)));
        }
        return spots;
    }

    private static Map<String, List<Part>> read() {
        Map<String, List<Part>> icons = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(Icons.class.getResourceAsStream("icons.txt"), "icons.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            List<Part> parts = List.of();
            for (String line :
                    lines.lines().filter(row -> !row.startsWith("//")).toList()) {
                List<String> words = Arrays.asList(line.split(" ", -1));
                if (words.get(0).equals("icon")) {
                    parts = new ArrayList<>();
                    for (String name : words.subList(1, words.size())) {
                        icons.put(name, parts);
                    }
                } else {
                    List<Double> numbers = words.subList(2, words.size()).stream()
                            .map(Double::valueOf)
                            .toList();
                    parts.add(new Part(words.get(0), words.get(1), numbers));
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException("The icons cannot be read from the program's own jar.", e);
        }
        return icons;
    }
}
