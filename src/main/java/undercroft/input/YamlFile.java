package undercroft.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.yaml.snakeyaml.reader.StreamReader;

/** Reads a file's bytes into text that is fit for YAML: there, not too long, UTF-8 and without control characters. */
final class YamlFile {

    /** A level of {@code Level.MAX_ROOMS} rooms needs less than a quarter of it. */
    static final int MAX_BYTES = 8 << 20;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String name;
    private final Problems problems;

    private YamlFile(String name, Problems problems) {
        this.name = name;
        this.problems = problems;
    }

    /** The file's only document, or nothing where that is reported as a problem. */
    static Optional<YamlNode> read(Path file, Problems problems) {
        String name = file.toString();
        problems.beginFile(name);
        return new YamlFile(name, problems).text(file).flatMap(text -> YamlComposer.compose(name, text, problems));
    }

    private Optional<String> text(Path file) {
        if (Files.isDirectory(file)) {
            return refuse("The file is a folder.", "Name a file in it.");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (NoSuchFileException e) {
            return refuse("There is no such file.", "Check the path.");
        } catch (IOException e) {
            return refuse("The file cannot be read.", "Check its permissions and that it is a file.");
        }
        if (bytes.length > MAX_BYTES) {
            return refuse(
                    "The file is longer than %d bytes.".formatted(MAX_BYTES), "Divide its templates among several.");
        }
        return decoded(bytes).flatMap(this::printable);
    }

    private Optional<String> decoded(byte[] bytes) {
        CharBuffer chars = CharBuffer.allocate(bytes.length);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, chars, true);
        String text = chars.flip().toString();
        if (result.isError()) {
            problems.add(endOf(text), "The file is not text in UTF-8.", "Save it as UTF-8.");
            return Optional.empty();
        }
        boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        return Optional.of(marked ? text.substring(1) : text);
    }

    private Optional<String> printable(String text) {
        int index = 0;
        while (index < text.length()) {
            int codePoint = text.codePointAt(index);
            if (!StreamReader.isPrintable(codePoint)) {
                String problem = "The file holds the control character U+%04X.".formatted(codePoint);
                problems.add(endOf(text.substring(0, index)), problem, "Take it out, or check that the file is text.");
                return Optional.empty();
            }
            index += Character.charCount(codePoint);
        }
        return Optional.of(text);
    }

    private Place endOf(String text) {
        int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
        int lineStart = text.lastIndexOf('\n') + 1;
        return new Place(name, line, 1 + text.codePointCount(lineStart, text.length()));
    }

    private Optional<String> refuse(String problem, String advice) {
        problems.add(Place.startOf(name), problem, advice);
        return Optional.empty();
    }
}
