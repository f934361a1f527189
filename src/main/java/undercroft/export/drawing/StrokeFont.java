package undercroft.export.drawing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringTokenizer;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;

/**
 * A font of lines. Pictures must be the same on every machine, and servers often have no fonts; so all texts are
 * measured with this font, and PNG pictures are drawn with it. Its letters are as wide as Helvetica's, so that a
 * similar font of an SVG viewer fits too.
 *
 * <p>Letters with diacritics are composed from both; an unknown character is drawn as a box.
 */
public final class StrokeFont {

    /** The unit of the file is a hundredth of the font size. */
    private static final double UNIT = 0.01;

    /** Fine enough that no corners are visible at the size of a title. */
    private static final int DEGREES_PER_CHORD = 15;

    /** How much higher a mark is on a capital than on a small letter, in units of the file. */
    private static final int CAPITAL_LIFT = 20;

    private static final Glyph UNKNOWN = Glyph.parsed("56", "m 8 0 l 8 72 l 48 72 l 48 0 l 8 0");

    /** Diacritics above or below a letter, centred on x = 0. */
    private static final Map<Character, Glyph> COMBINING = Map.of(
            '\u0300', Glyph.parsed("0", "m -8 71 l 4 60"),
            '\u0301', Glyph.parsed("0", "m 8 71 l -4 60"),
            '\u0302', Glyph.parsed("0", "m -10 60 l 0 70 l 10 60"),
            '\u0303', Glyph.parsed("0", "m -12 62 l -5 67 l 5 62 l 12 67"),
            '\u0304', Glyph.parsed("0", "m -10 64 l 10 64"),
            '\u0308', Glyph.parsed("0", "m -9 67 l -9 66 m 9 67 l 9 66"),
            '\u030A', Glyph.parsed("0", "A 0 65 6 6 0 360"),
            '\u030C', Glyph.parsed("0", "m -10 70 l 0 60 l 10 70"),
            '\u0327', Glyph.parsed("0", "m 1 0 l 3 -8 l -2 -14 l -8 -14"),
            '\u0328', Glyph.parsed("0", "m 4 0 l -2 -8 l 2 -14 l 8 -14"));

    private final Map<Character, Glyph> glyphs;

    private StrokeFont(Map<Character, Glyph> glyphs) {
        this.glyphs = Map.copyOf(glyphs);
    }

    private static final class Holder {
        static final StrokeFont STANDARD = new StrokeFont(read());
    }

    public static StrokeFont standard() {
        return Holder.STANDARD;
    }

    /** The width of a text at size 1. */
    public double width(String text) {
        int width = 0;
        String letters = Normalizer.normalize(text, Normalizer.Form.NFD);
        for (int i = 0; i < letters.length(); i++) {
            width += glyph(letters.charAt(i)).advance;
        }
        return width * UNIT;
    }

    /** The strokes of a text whose baseline begins at a spot. */
    public List<Stroke> strokes(String text, Spot start, double size) {
        List<Stroke> strokes = new ArrayList<>();
        String letters = Normalizer.normalize(text, Normalizer.Form.NFD);
        double scale = size * UNIT;
        int x = 0;
        int baseMiddle = 0;
        int lift = 0;
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            Glyph glyph = glyph(letter);
            boolean isMark = COMBINING.containsKey(letter);
            Spot origin = isMark
                    ? start.plus(baseMiddle * scale, letter < '\u0327' ? -lift * scale : 0)
                    : start.plus(x * scale, 0);
            glyph.addTo(strokes, origin, scale);
            if (!isMark) {
                baseMiddle = x + glyph.advance / 2;
                lift = Character.isUpperCase(letter) ? CAPITAL_LIFT : 0;
            }
            x += glyph.advance;
        }
        return strokes;
    }

    private Glyph glyph(char letter) {
        Glyph mark = COMBINING.get(letter);
        return mark != null ? mark : glyphs.getOrDefault(letter, UNKNOWN);
    }

    private static Map<Character, Glyph> read() {
        Map<Character, Glyph> glyphs = new HashMap<>();
        glyphs.put(' ', Glyph.parsed("28", ""));
        try (InputStream in =
                        Objects.requireNonNull(StrokeFont.class.getResourceAsStream("strokes.txt"), "strokes.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("//")).forEach(line -> {
                String[] parts = line.split(" ", 3);
                glyphs.put(line.charAt(0), Glyph.parsed(parts[1], parts[2]));
            });
        } catch (IOException e) {
            throw new IllegalStateException("The letters cannot be read from the program's own jar.", e);
        }
        return glyphs;
    }

    /** A letter: strokes of alternating x and y, in units of the file. */
    private record Glyph(int advance, List<double[]> strokes) {

        void addTo(List<Stroke> drawn, Spot origin, double scale) {
            for (double[] stroke : strokes) {
                List<Spot> spots = new ArrayList<>(stroke.length / 2);
                for (int i = 0; i < stroke.length; i += 2) {
                    spots.add(origin.plus(stroke[i] * scale, -stroke[i + 1] * scale));
                }
                drawn.add(new Stroke(spots, false));
            }
        }

        static Glyph parsed(String advance, String commands) {
            List<List<Double>> strokes = new ArrayList<>();
            StringTokenizer tokens = new StringTokenizer(commands);
            while (tokens.hasMoreTokens()) {
                char command = tokens.nextToken().charAt(0);
                if (command == 'm' || command == 'A') {
                    strokes.add(new ArrayList<>());
                }
                List<Double> stroke = strokes.get(strokes.size() - 1);
                if (command == 'm' || command == 'l') {
                    stroke.add(next(tokens));
                    stroke.add(next(tokens));
                } else {
                    addArc(stroke, next(tokens), next(tokens), next(tokens), next(tokens), next(tokens), next(tokens));
                }
            }
            return new Glyph(
                    Integer.parseInt(advance),
                    strokes.stream()
                            .map(stroke -> stroke.stream()
                                    .mapToDouble(Double::doubleValue)
                                    .toArray())
                            .toList());
        }

        private static void addArc(
                List<Double> stroke, double x, double y, double radiusX, double radiusY, double from, double to) {
            int chords = (int) Math.ceil(Math.abs(to - from) / DEGREES_PER_CHORD);
            for (int i = 0; i <= chords; i++) {
                double angle = StrictMath.toRadians(from + (to - from) * i / chords);
                stroke.add(x + radiusX * StrictMath.cos(angle));
                stroke.add(y + radiusY * StrictMath.sin(angle));
            }
        }

        private static double next(StringTokenizer tokens) {
            return Double.parseDouble(tokens.nextToken());
        }
    }
}
