package undercroft.bench;

import java.util.Locale;
import java.util.Optional;

/** Formats numbers for tables. */
final class Figure {

    /** Shown if there is no number. */
    static final String NONE = "–";

    private Figure() {}

    /** A number with three significant digits but with all digits before the point, and at most three decimals. */
    static String brief(double number) {
        double magnitude = Math.abs(number);
        int decimals = magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : magnitude >= 1 ? 2 : 3;
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }

    static String brief(Optional<Double> number) {
        return number.map(Figure::brief).orElse(NONE);
    }
}
