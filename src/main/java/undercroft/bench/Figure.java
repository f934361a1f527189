package undercroft.bench;

import java.util.Locale;
import java.util.Optional;

/** Numbers as they are read best. */
final class Figure {

    /** What stands where there is no number. */
    static final String NONE = "–";

    private Figure() {}

    /** With three significant digits, or all before the point; none for what is below a thousandth. */
    static String brief(double number) {
        double magnitude = Math.abs(number);
        int decimals = magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : magnitude >= 1 ? 2 : 3;
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }

    static String brief(Optional<Double> number) {
        return number.map(Figure::brief).orElse(NONE);
    }
}
