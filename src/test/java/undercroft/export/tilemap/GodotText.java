package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A strict reader of Godot 4's text files, after the pages "TSCN file format" and "Variant" of Godot's documentation:
 * sections with attributes, each with properties below. It knows the spelling of values but not what they mean.
 */
final class GodotText {

    /** A section such as {@code [node name="Rooms" type="Node2D"]} with its properties. */
    record Section(String kind, Map<String, Object> attributes, Map<String, Object> properties) {

        String text(String attribute) {
            assertThat(attributes).as(kind).containsKey(attribute);
            return (String) Objects.requireNonNull(attributes.get(attribute));
        }
    }

    /** A value with the name of its type, such as {@code Vector2(1, 2)}. */
    record Typed(String type, List<Object> parts) {}

    private final String text;
    private int at;

    private GodotText(String text) {
        this.text = text;
    }

    static List<Section> sections(String text) {
        GodotText reader = new GodotText(text);
        List<Section> sections = new ArrayList<>();
        for (reader.skipBlanks(); reader.at < text.length(); reader.skipBlanks()) {
            sections.add(reader.section());
        }
        return sections;
    }

    private Section section() {
        expect("[");
        String kind = word();
        Map<String, Object> attributes = new LinkedHashMap<>();
        for (skipBlanks(); peek() != ']'; skipBlanks()) {
            String name = word();
            expect("=");
            put(attributes, name, value());
        }
        expect("]");
        Map<String, Object> properties = new LinkedHashMap<>();
        for (skipBlanks(); at < text.length() && peek() != '['; skipBlanks()) {
            int end = text.indexOf(" = ", at);
            check(end > at, "a property");
            String name = text.substring(at, end);
            check(name.matches("[A-Za-z0-9_:/]+"), "the name of a property instead of " + name);
            at = end + " = ".length();
            put(properties, name, value());
            expect("\n");
        }
        return new Section(kind, attributes, properties);
    }

    private void put(Map<String, Object> values, String name, Object value) {
        check(values.put(name, value) == null, "another name than " + name);
    }

    private Object value() {
        char next = peek();
        if (next == '"') {
            return string();
        }
        if (next == '[') {
            return list('[', ']');
        }
        if (next == '{') {
            return dictionary();
        }
        if (next == '-' || Character.isDigit(next)) {
            return number();
        }
        String word = word();
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            default -> new Typed(word, list('(', ')'));
        };
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String number = text.substring(start, at);
        if (number.contains(".")) {
            return Double.valueOf(number);
        }
        return Long.valueOf(number);
    }

    private String string() {
        expect("\"");
        StringBuilder string = new StringBuilder();
        while (peek() != '"') {
            char sign = text.charAt(at++);
            string.append(sign == '\\' ? escaped() : sign);
        }
        expect("\"");
        return string.toString();
    }

    private char escaped() {
        char sign = text.charAt(at++);
        if (sign == 'u') {
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        check(sign == '"' || sign == '\\', "an escape that Godot knows instead of \\" + sign);
        return sign;
    }

    private List<Object> list(char open, char close) {
        expect(String.valueOf(open));
        List<Object> items = new ArrayList<>();
        for (skipBlanks(); peek() != close; skipBlanks()) {
            if (!items.isEmpty()) {
                expect(",");
                skipBlanks();
            }
            items.add(value());
        }
        expect(String.valueOf(close));
        return items;
    }

    private Map<String, Object> dictionary() {
        expect("{");
        Map<String, Object> entries = new LinkedHashMap<>();
        for (skipBlanks(); peek() != '}'; skipBlanks()) {
            if (!entries.isEmpty()) {
                expect(",");
                skipBlanks();
            }
            String key = string();
            expect(":");
            skipBlanks();
            put(entries, key, value());
        }
        expect("}");
        return entries;
    }

    private String word() {
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
            at++;
        }
        check(at > start, "a word");
        return text.substring(start, at);
    }

    private char peek() {
        check(at < text.length(), "more");
        return text.charAt(at);
    }

    private void expect(String part) {
        check(text.startsWith(part, at), part);
        at += part.length();
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private void check(boolean holds, String expected) {
        assertThat(holds)
                .as(
                        "expected %s at %s",
                        expected, text.substring(Math.min(at, text.length()), Math.min(at + 60, text.length())))
                .isTrue();
    }
}
