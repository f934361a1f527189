package undercroft.export;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes and reads a line of comma-separated values (RFC 4180). */
public final class CsvLine {

    private CsvLine() {}

    /** The line that holds some values, without a line end. */
    public static String of(List<String> values) {
        return values.stream().map(CsvLine::quoted).collect(Collectors.joining(","));
    }

    /** The values of a line. A quotation without an end reaches to the end of the line. */
    public static List<String> values(String line) {
        List<String> values = new ArrayList<>();
        StringBuilder value = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean isDoubledQuote = isQuoted && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"';
            if (isDoubledQuote) {
                value.append(c);
                i++;
            } else if (c == '"') {
                isQuoted = !isQuoted;
            } else if (c == ',' && !isQuoted) {
                values.add(value.toString());
                value.setLength(0);
            } else {
                value.append(c);
            }
        }
        values.add(value.toString());
        return values;
    }

    private static String quoted(String value) {
        boolean isPlain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return isPlain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}
