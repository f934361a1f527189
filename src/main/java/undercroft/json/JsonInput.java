package undercroft.json;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostics;
import undercroft.source.JsonTree;
import undercroft.source.SourceFile;
import undercroft.source.SourceNode;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/** Reads the JSON files that this program writes. Bounded in size and depth. */
public final class JsonInput {

    /**
     * A layout of a thousand rooms takes some 700 kB, and the largest that the limits of layouts allow, without long texts,
     * some 35 MB. The text and its layout together stay below 256 MB of memory.
     */
    private static final int MAX_BYTES = 48 << 20;

    /** Twice those of the largest layout. */
    private static final int MAX_VALUES = 6_000_000;

    /** A puzzle with the longest list; as a tree they take some 60 MB. */
    private static final int MAX_VALUES_AT_ONCE = 500_000;

    /** A layout nests five deep. With more room, deeper values still get a message that says what should be in their place. */
    private static final int MAX_DEPTH = 32;

    private static final String ADVICE = "Give a file that undercroft wrote.";

    private JsonInput() {}

    /**
     * Reads a file that holds one value.
     *
     * @param in is read to its end but not closed
     * @param file its name, as messages give it
     * @param content what the file holds, in one word, such as {@code layout}
     * @throws BadInputException if the file is not JSON, or a text in it holds half of a character
     */
    public static SourceNode read(InputStream in, String file, String content) throws IOException, BadInputException {
        Diagnostics diagnostics = new Diagnostics();
        Optional<SourceNode> root = text(in, file, content, diagnostics)
                .flatMap(text -> JsonTree.parse(text, options(content), diagnostics));
        if (diagnostics.hasErrors()) {
            throw diagnostics.toException();
        }
        return root.orElseThrow();
    }

    /**
     * Reads a file that holds a value on each line; blank lines are skipped.
     *
     * @param in is read to its end but not closed
     * @param file its name, as messages give it
     * @param content what each line holds, in one word, such as {@code puzzle}
     * @throws BadInputException if any line is not JSON
     */
    public static List<SourceNode> readLines(InputStream in, String file, String content)
            throws IOException, BadInputException {
        Diagnostics diagnostics = new Diagnostics();
        List<SourceNode> nodes = text(in, file, content, diagnostics)
                .map(text -> JsonTree.parseLines(text, options(content), diagnostics))
                .orElse(List.of());
        if (diagnostics.hasErrors()) {
            throw diagnostics.toException();
        }
        return nodes;
    }

    private static JsonTree.Options options(String content) {
        return new JsonTree.Options(
                MAX_DEPTH,
                MAX_VALUES,
                MAX_VALUES_AT_ONCE,
                "Give a %s that undercroft wrote.".formatted(content),
                ADVICE);
    }

    private static Optional<SourceText> text(InputStream in, String file, String content, Diagnostics diagnostics)
            throws IOException {
        byte[] bytes = in.readNBytes(MAX_BYTES + 1);
        if (bytes.length > MAX_BYTES) {
            diagnostics.error(
                    SourcePosition.startOf(file),
                    "The file is larger than a %s can be (%d MiB). %s".formatted(content, MAX_BYTES >> 20, ADVICE));
            return Optional.empty();
        }
        return SourceFile.decode(file, bytes, ADVICE).readable(diagnostics);
    }
}
