package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;

/** Fields that are lists, and points. */
final class JsonLists {

    private JsonLists() {}

    /** Writes one item of a list. */
    @FunctionalInterface
    interface Item<T> {
        void write(T item) throws IOException;
    }

    static <T> void write(JsonGenerator json, String field, Iterable<T> items, Item<T> item) throws IOException {
        json.writeArrayFieldStart(field);
        for (T each : items) {
            item.write(each);
        }
        json.writeEndArray();
    }

    static void texts(JsonGenerator json, String field, List<String> texts) throws IOException {
        write(json, field, texts, json::writeString);
    }

    static void numbers(JsonGenerator json, String field, List<Integer> numbers) throws IOException {
        write(json, field, numbers, json::writeNumber);
    }

    static void outline(JsonGenerator json, String field, Polygon outline) throws IOException {
        write(json, field, outline.vertices(), vertex -> point(json, vertex));
    }

    static void point(JsonGenerator json, Point point) throws IOException {
        json.writeStartObject();
        json.writeNumberField("x", point.x());
        json.writeNumberField("y", point.y());
        json.writeEndObject();
    }
}
