package undercroft.puzzle.file;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import undercroft.json.JsonFile;
import undercroft.puzzle.FieldType;
import undercroft.puzzle.FieldType.OfNumber;
import undercroft.puzzle.FieldType.OfText;
import undercroft.puzzle.PuzzleFormat;
import undercroft.puzzle.PuzzleFormat.ListType;
import undercroft.puzzle.PuzzleKind;

/** Writes the JSON Schema (draft 2020-12) of puzzle files from the formats that the kinds declare. */
public final class PuzzleSchema {

    private PuzzleSchema() {}

    /** Writes the schema of files with a puzzle of one of some kinds. Leaves {@code out} open. */
    public static void write(List<PuzzleKind<?>> kinds, OutputStream out) throws IOException {
        JsonFile.writeIndented(out, json -> {
            json.writeStartObject();
            json.writeStringField("$schema", "https://json-schema.org/draft/2020-12/schema");
            json.writeStringField("title", "A puzzle of Undercroft");
            json.writeArrayFieldStart("oneOf");
            for (PuzzleKind<?> kind : kinds) {
                writeKind(kind, json);
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    private static void writeKind(PuzzleKind<?> kind, JsonGenerator json) throws IOException {
        PuzzleFormat format = kind.format();
        List<String> required = new ArrayList<>(List.of("kind", "board"));
        json.writeStartObject();
        json.writeStringField("title", "%s: %s".formatted(kind.name(), kind.summary()));
        json.writeStringField("type", "object");
        json.writeObjectFieldStart("properties");
        json.writeObjectFieldStart("kind");
        json.writeStringField("const", kind.name());
        json.writeEndObject();
        writeBoard(format, json);
        for (FieldType type : format.fields()) {
            writeField(type, json);
            required.add(type.name());
        }
        for (ListType list : format.lists()) {
            writeList(list.name(), list.meaning(), list.item(), json);
            required.add(list.name());
        }
        writeList("solution", "the steps of a solution", format.step(), json);
        for (String field : PuzzleReader.ignored()) {
            json.writeBooleanField(field, true);
        }
        json.writeEndObject();
        writeRequired(required, json);
        json.writeEndObject();
    }

    private static void writeBoard(PuzzleFormat format, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("board");
        json.writeStringField("type", "object");
        json.writeObjectFieldStart("properties");
        for (String side : List.of("width", "height")) {
            writeField(new OfNumber(side, "in cells", 1, PuzzleFields.LONGEST_SIDE), json);
        }
        json.writeObjectFieldStart("rows");
        json.writeStringField("description", "the top row first, as many characters as the board is wide");
        json.writeStringField("type", "array");
        json.writeObjectFieldStart("items");
        json.writeStringField("type", "string");
        json.writeStringField("pattern", "^[" + escaped(format.cells()) + "]+$");
        json.writeEndObject();
        json.writeEndObject();
        json.writeEndObject();
        writeRequired(List.of("width", "height", "rows"), json);
        json.writeEndObject();
    }

    private static void writeList(String name, String meaning, List<FieldType> item, JsonGenerator json)
            throws IOException {
        json.writeObjectFieldStart(name);
        json.writeStringField("description", meaning);
        json.writeStringField("type", "array");
        json.writeObjectFieldStart("items");
        json.writeStringField("type", "object");
        json.writeObjectFieldStart("properties");
        for (FieldType type : item) {
            writeField(type, json);
        }
        json.writeEndObject();
        writeRequired(item.stream().map(FieldType::name).toList(), json);
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void writeField(FieldType type, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart(type.name());
        json.writeStringField("description", type.meaning());
        if (type instanceof OfNumber number) {
            json.writeStringField("type", "integer");
            json.writeNumberField("minimum", number.least());
            json.writeNumberField("maximum", number.most());
        } else if (type instanceof OfText text) {
            json.writeStringField("type", "string");
            if (!text.words().isEmpty()) {
                writeTexts("enum", text.words(), json);
            }
        } else {
            json.writeStringField("type", "boolean");
        }
        json.writeEndObject();
    }

    /** Writes that all of some fields are required and no others are allowed. */
    private static void writeRequired(List<String> fields, JsonGenerator json) throws IOException {
        writeTexts("required", fields, json);
        json.writeBooleanField("additionalProperties", false);
    }

    private static void writeTexts(String name, List<String> texts, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }

    private static String escaped(String cells) {
        return Pattern.compile("[\\\\\\[\\]^-]").matcher(cells).replaceAll("\\\\$0");
    }
}
