package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** A property of a map, a room or a door. */
sealed interface Property {

    String name();

    /** The name of its type in Tiled. */
    String tiledType();

    /** The name of its type in LDtk. */
    String ldtkType();

    /** The value as a text. */
    String text();

    void writeTo(JsonGenerator json) throws IOException;

    /** A text. */
    record Text(String name, String text) implements Property {

        @Override
        public String tiledType() {
            return "string";
        }

        @Override
        public String ldtkType() {
            return "String";
        }

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            json.writeString(text);
        }
    }

    /** A whole number. */
    record Numeral(String name, int number) implements Property {

        @Override
        public String tiledType() {
            return "int";
        }

        @Override
        public String ldtkType() {
            return "Int";
        }

        @Override
        public String text() {
            return Integer.toString(number);
        }

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            json.writeNumber(number);
        }
    }

    /** True or false. */
    record Truth(String name, boolean truth) implements Property {

        @Override
        public String tiledType() {
            return "bool";
        }

        @Override
        public String ldtkType() {
            return "Bool";
        }

        @Override
        public String text() {
            return Boolean.toString(truth);
        }

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            json.writeBoolean(truth);
        }
    }
}
