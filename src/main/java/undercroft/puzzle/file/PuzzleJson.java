package undercroft.puzzle.file;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import undercroft.json.JsonFile;
import undercroft.puzzle.Item;
import undercroft.puzzle.Item.Value;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Solved;

/** Writes puzzles, solver results and ratings as JSON. */
public final class PuzzleJson {

    /** The difficulty in files of a puzzle that was made without a wanted difficulty. */
    private static final double ANY_DIFFICULTY = -1;

    /** Difficulties are rounded to ten-thousandths. */
    private static final long DIFFICULTY_STEPS = 10_000;

    private PuzzleJson() {}

    /** Writes the file of a generated puzzle, with one row of the board on each line. Leaves {@code out} open. */
    public static void write(MadePuzzle made, OutputStream out) throws IOException {
        JsonFile.writeNested(out, json -> {
            PuzzleData data = made.puzzle().data();
            json.writeStartObject();
            json.writeStringField("kind", data.kind());
            json.writeNumberField("seed", made.seed());
            json.writeFieldName("difficulty");
            writeDifficulty(made.difficulty().orElse(ANY_DIFFICULTY), json);
            json.writeNumberField("rating", made.rating().difficulty());
            json.writeObjectFieldStart("board");
            writeBoard(data, json);
            json.writeEndObject();
            writeOwn(data, json);
            writeItems("solution", made.solution(), json);
            json.writeEndObject();
        });
    }

    /**
     * Writes a puzzle on one line. Leaves {@code out} open.
     *
     * @param solution its steps; empty if none is known, and then the field is left out
     */
    public static void writeLine(PuzzleData data, List<Item> solution, OutputStream out) throws IOException {
        JsonFile.writeOnOneLine(out, json -> {
            json.writeStartObject();
            json.writeStringField("kind", data.kind());
            json.writeObjectFieldStart("board");
            writeBoard(data, json);
            json.writeEndObject();
            writeOwn(data, json);
            if (!solution.isEmpty()) {
                writeItems("solution", solution, json);
            }
            json.writeEndObject();
        });
    }

    /** Writes the result of a solver on one line. Leaves {@code out} open. */
    public static void writeLine(Solved solved, OutputStream out) throws IOException {
        JsonFile.writeOnOneLine(out, json -> {
            json.writeStartObject();
            json.writeStringField("status", solved.status().name().toLowerCase(Locale.ROOT));
            json.writeBooleanField("deduced", solved.deduced());
            json.writeNumberField("moves", solved.moves());
            writeItems("layers", solved.layers(), json);
            writeItems("solution", solved.solution(), json);
            json.writeNumberField("nodes", solved.nodes());
            json.writeStringField("note", solved.note());
            json.writeEndObject();
        });
    }

    /**
     * Writes a rating on one line. Leaves {@code out} open.
     *
     * @param rating empty if the puzzle could not be rated because no solution was found
     */
    public static void writeLine(String kind, Optional<Rating> rating, OutputStream out) throws IOException {
        JsonFile.writeOnOneLine(out, json -> {
            json.writeStartObject();
            json.writeStringField("kind", kind);
            json.writeBooleanField("rated", rating.isPresent());
            json.writeNumberField("rating", rating.map(Rating::difficulty).orElse(0L));
            json.writeArrayFieldStart("measures");
            for (Rating.Measure measure : rating.map(Rating::measures).orElse(List.of())) {
                json.writeStartObject();
                json.writeStringField("name", measure.name());
                json.writeNumberField("value", measure.value());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    /** Writes the fields {@code width}, {@code height} and {@code rows} into an open object. */
    public static void writeBoard(PuzzleData data, JsonGenerator json) throws IOException {
        json.writeNumberField("width", data.width());
        json.writeNumberField("height", data.height());
        json.writeArrayFieldStart("rows");
        for (String row : data.rows()) {
            json.writeString(row);
        }
        json.writeEndArray();
    }

    /** Writes the kind's own fields and lists into an open object. */
    public static void writeOwn(PuzzleData data, JsonGenerator json) throws IOException {
        writeFields(data.fields(), json);
        for (Map.Entry<String, List<Item>> list : data.lists().entrySet()) {
            writeItems(list.getKey(), list.getValue(), json);
        }
    }

    /** Writes a list of flat objects as a field of an open object. */
    public static void writeItems(String name, List<Item> items, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (Item item : items) {
            json.writeStartObject();
            writeFields(item, json);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Writes a difficulty in decimal without the rounding noise of binary fractions. */
    public static void writeDifficulty(double difficulty, JsonGenerator json) throws IOException {
        json.writeNumber(BigDecimal.valueOf(Math.round(difficulty * DIFFICULTY_STEPS))
                .divide(BigDecimal.valueOf(DIFFICULTY_STEPS))
                .stripTrailingZeros()
                .toPlainString());
    }

    private static void writeFields(Item item, JsonGenerator json) throws IOException {
        for (String name : item.names()) {
            Value value = item.value(name);
            if (value instanceof Value.Numeral numeral) {
                json.writeNumberField(name, numeral.number());
            } else if (value instanceof Value.Flag flag) {
                json.writeBooleanField(name, flag.flag());
            } else if (value instanceof Value.Text text) {
                json.writeStringField(name, text.text());
            }
        }
    }
}
