package undercroft.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.export.CsvLine;

/** Reads a baseline and finds all its problems. */
final class BaselineReader {

    static final String NAME = "name";
    static final String MEDIAN = "cpu_median_ms";
    static final String P99 = "cpu_p99_ms";

    private final Path file;
    private final List<String> problems = new ArrayList<>();
    private List<String> heading = List.of();

    BaselineReader(Path file) {
        this.file = file;
    }

    Baseline read(List<String> lines) throws BadBaselineException {
        heading = lines.isEmpty() ? List.of() : CsvLine.values(lines.get(0));
        checkHeading();
        Map<String, Baseline.Row> rows = new LinkedHashMap<>();
        for (int i = 1; i < lines.size(); i++) {
            readRow(i + 1, CsvLine.values(lines.get(i)), rows);
        }
        checkNothingIsWrong();
        return new Baseline(name(), rows);
    }

    private String name() {
        return String.valueOf(file.getFileName()).replaceFirst("\\.csv$", "");
    }

    private void checkHeading() throws BadBaselineException {
        for (String column : List.of(NAME, MEDIAN, P99)) {
            if (!heading.contains(column)) {
                problem(1, "the column %s is missing. Name it in the first line.".formatted(column));
            }
        }
        checkNothingIsWrong();
    }

    private void checkNothingIsWrong() throws BadBaselineException {
        if (!problems.isEmpty()) {
            throw new BadBaselineException(problems);
        }
    }

    private void readRow(int line, List<String> values, Map<String, Baseline.Row> rows) {
        if (values.size() != heading.size()) {
            problem(
                    line,
                    "there are %d values and %d columns. Give each column one value."
                            .formatted(values.size(), heading.size()));
            return;
        }
        double median = milliseconds(line, MEDIAN, values);
        double p99 = milliseconds(line, P99, values);
        boolean isFound = !Double.isNaN(median) && !Double.isNaN(p99);
        String name = values.get(heading.indexOf(NAME));
        if (rows.containsKey(name)) {
            problem(line, "there is another row of %s before. Keep one.".formatted(name));
        }
        rows.put(name, new Baseline.Row(isFound ? Optional.of(new Baseline.Times(median, p99)) : Optional.empty()));
    }

    private double milliseconds(int line, String column, List<String> values) {
        String text = values.get(heading.indexOf(column));
        double number = text.isEmpty() ? Double.NaN : number(text);
        if (number <= 0 || Double.isInfinite(number)) {
            problem(
                    line,
                    "the %s (%s) must be a time above zero. Write milliseconds, or NaN where there is none."
                            .formatted(column, text));
        }
        return number;
    }

    /** The number, or a negative one if the text is not a number. */
    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private void problem(int line, String message) {
        problems.add("%s:%d: error: %s".formatted(file, line, message));
    }
}
