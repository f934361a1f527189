package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import undercroft.geometry.Point;

/** A value of a field in an LDtk project, or an entry of its list. It is written twice: for games, and as the editor stores it. */
sealed interface LdtkValue {

    /** Writes the value for games. */
    void writeTo(JsonGenerator json) throws IOException;

    /** The editor's name of the type. */
    String editedType();

    /** Writes the value that the editor stores. */
    void writeEdited(JsonGenerator json) throws IOException;

    /** A text, number or truth value. */
    record Plain(Property property) implements LdtkValue {

        static Plain text(String text) {
            return new Plain(new Property.Text("", text));
        }

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            property.writeTo(json);
        }

        @Override
        public String editedType() {
            return "V_" + property.ldtkType();
        }

        @Override
        public void writeEdited(JsonGenerator json) throws IOException {
            property.writeTo(json);
        }
    }

    /** A point of the grid, in tiles from the upper left corner. */
    record Spot(Point point) implements LdtkValue {

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            json.writeStartObject();
            json.writeNumberField("cx", point.x());
            json.writeNumberField("cy", point.y());
            json.writeEndObject();
        }

        @Override
        public String editedType() {
            return "V_String";
        }

        @Override
        public void writeEdited(JsonGenerator json) throws IOException {
            json.writeString(point.x() + "," + point.y());
        }
    }

    /** Another entity of the same layer. */
    record Reference(String entity, String layer, String level, String world) implements LdtkValue {

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            json.writeStartObject();
            json.writeStringField("entityIid", entity);
            json.writeStringField("layerIid", layer);
            json.writeStringField("levelIid", level);
            json.writeStringField("worldIid", world);
            json.writeEndObject();
        }

        @Override
        public String editedType() {
            return "V_String";
        }

        @Override
        public void writeEdited(JsonGenerator json) throws IOException {
            json.writeString(entity);
        }
    }
}
