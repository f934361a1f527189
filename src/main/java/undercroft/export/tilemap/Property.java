package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Something that a map tells of itself, a room or a door. */
sealed interface Property {

    String name();

    /** What it is, as Tiled calls it. */
    String tiledType();

    /** What it is, as LDtk calls it. */
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
