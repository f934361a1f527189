package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** A property of a map, a room or a door. */
sealed interface Property {

    String name();

    /** The same under another name. */
    Property named(String newName);

    /** The name of its type in Tiled. */
    String tiledType();

    /** The name of its type in LDtk. */
    String ldtkType();

    /** The value as a text. */
    String text();

    /** The value as Godot spells it. */
    default String godotVariant() {
        return text();
    }

    void writeTo(JsonGenerator json) throws IOException;

    /** A text. */
    record Text(String name, String text) implements Property {

        @Override
        public Property named(String newName) {
            return new Text(newName, text);
        }

        @Override
        public String tiledType() {
            return "string";
        }

        @Override
        public String godotVariant() {
            return GodotVariant.text(text);
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
        public Property named(String newName) {
            return new Numeral(newName, number);
        }

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

    /** A colour, as {@code #aarrggbb}. */
    record Colour(String name, String text) implements Property {

        @Override
        public Property named(String newName) {
            return new Colour(newName, text);
        }

        @Override
        public String tiledType() {
            return "color";
        }

        @Override
        public String godotVariant() {
            return GodotVariant.text(text);
        }

        @Override
        public String ldtkType() {
            return "Color";
        }

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            json.writeString(text);
        }
    }

    /** True or false. */
    record Truth(String name, boolean truth) implements Property {

        @Override
        public Property named(String newName) {
            return new Truth(newName, truth);
        }

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
