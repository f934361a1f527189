package undercroft.json;

import java.util.List;

/** A value of a JSON file and where it begins. */
public sealed interface JsonValue {

    Mark at();

    /** What it is, as an error message would call it. */
    String described();

    /** A place in a file, both numbers from 1. */
    record Mark(int line, int column) {}

    /** Fields in the order of the file; keys may repeat. */
    record Fields(Mark at, List<Field> fields) implements JsonValue {
        @Override
        public String described() {
            return "an object";
        }
    }

    /** A field and where its key begins. */
    record Field(Mark at, String key, JsonValue value) {}

    /** An array. */
    record Items(Mark at, List<JsonValue> items) implements JsonValue {
        @Override
        public String described() {
            return "a list";
        }
    }

    /** A string. */
    record Text(Mark at, String text) implements JsonValue {
        @Override
        public String described() {
            return "the text \"" + Messages.shortened(text) + "\"";
        }
    }

    /** A number as it is spelled. */
    record Numeral(Mark at, String spelling) implements JsonValue {
        @Override
        public String described() {
            return "the number " + Messages.shortened(spelling);
        }
    }

    /** A boolean. */
    record Truth(Mark at, boolean value) implements JsonValue {
        @Override
        public String described() {
            return Boolean.toString(value);
        }
    }

    /** The value {@code null}. */
    record Nothing(Mark at) implements JsonValue {
        @Override
        public String described() {
            return "null";
        }
    }
}
