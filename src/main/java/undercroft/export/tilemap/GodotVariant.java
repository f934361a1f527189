package undercroft.export.tilemap;

import static java.util.stream.Collectors.joining;

import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import undercroft.geometry.Point;

/** How values of any type, which Godot calls variants, are spelled in its text files. */
final class GodotVariant {

    private GodotVariant() {}

    /** A text. Line breaks stand in it as they are; what cannot stand in a text at all is replaced by "?". */
    static String text(String text) {
        StringBuilder written = new StringBuilder("\"");
        text.codePoints().forEach(sign -> {
            if (sign == '"' || sign == '\\') {
                written.append('\\').appendCodePoint(sign);
            } else if (sign == 0) {
                written.append('?');
            } else if (Character.isISOControl(sign) && sign != '\n') {
                written.append(String.format(Locale.ROOT, "\\u%04x", sign));
            } else {
                written.appendCodePoint(sign);
            }
        });
        return written.append('"').toString();
    }

    static String texts(List<String> texts) {
        return texts.stream().map(GodotVariant::text).collect(joining(", ", "PackedStringArray(", ")"));
    }

    static String numbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(joining(", ", "PackedInt32Array(", ")"));
    }

    static String dictionary(Map<String, String> variants) {
        return variants.entrySet().stream()
                .map(entry -> text(entry.getKey()) + ": " + entry.getValue())
                .collect(joining(",\n", "{\n", "\n}"));
    }

    /** A vector of numbers with fractions. */
    static String vector(Point point) {
        return "Vector2(" + point.x() + ", " + point.y() + ")";
    }

    /** A vector of half a point. */
    static String half(Point point) {
        return "Vector2(%s, %s)".formatted(half(point.x()), half(point.y()));
    }

    private static String half(int number) {
        // The last digit is exact: a half in binary is one in decimal.
        return number % 2 == 0 ? Integer.toString(number / 2) : Double.toString(number / 2.0);
    }

    /** A vector of whole numbers. */
    static String wholeVector(int x, int y) {
        return "Vector2i(" + x + ", " + y + ")";
    }

    static String vectors(List<Point> points) {
        return points.stream()
                .map(point -> point.x() + ", " + point.y())
                .collect(joining(", ", "PackedVector2Array(", ")"));
    }

    static String bytes(byte[] bytes) {
        return "PackedByteArray(\"" + Base64.getEncoder().encodeToString(bytes) + "\")";
    }

    /** A resource that is written in the same file. */
    static String subResource(String id) {
        return "SubResource(" + text(id) + ")";
    }

    /** A resource in a file of its own. */
    static String extResource(String id) {
        return "ExtResource(" + text(id) + ")";
    }
}
