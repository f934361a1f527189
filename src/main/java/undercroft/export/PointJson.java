package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.json.JsonObject;

/** Points in layout files. */
final class PointJson {

    /** The largest coordinate. Neither a width nor the cross product of two points can overflow. */
    static final int FARTHEST = 500_000_000;

    static final List<String> FIELDS = List.of("x", "y");

    private PointJson() {}

    static void write(JsonGenerator json, String field, Point point) throws IOException {
        json.writeFieldName(field);
        write(json, point);
    }

    static void write(JsonGenerator json, Point point) throws IOException {
        json.writeStartObject();
        json.writeNumberField("x", point.x());
        json.writeNumberField("y", point.y());
        json.writeEndObject();
    }

    /** The point that an object holds. */
    static Point read(JsonObject json) {
        return new Point(json.integer("x", -FARTHEST, FARTHEST), json.integer("y", -FARTHEST, FARTHEST));
    }

    /** The point in a field of an object. */
    static Point read(JsonObject json, String field) {
        return read(json.object(field, FIELDS));
    }
}
