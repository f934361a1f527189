package undercroft.source;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A value in a JSON or YAML text, and where it begins. */
public sealed interface SourceNode {

    /** Where the value begins. A YAML alias has the position of the value it stands for. */
    SourcePosition position();

    /** Whether this is {@code null}, or a YAML value that was left out. */
    default boolean isNull() {
        return this instanceof Null;
    }

    /**
     * Reads a whole number.
     *
     * @return nothing unless this is one within the limits, both inclusive, and written without fraction or exponent
     */
    default OptionalLong wholeNumber(long min, long max) {
        return OptionalLong.empty();
    }

    /**
     * Reads a number, whole or not.
     *
     * @return nothing unless this is one within the limits, both inclusive
     */
    default OptionalDouble number(double min, double max) {
        return OptionalDouble.empty();
    }

    /** A value without parts. */
    sealed interface Scalar extends SourceNode {

        /** What is written, without quotes and with escape sequences resolved. */
        String text();
    }

    /** A text. */
    record Text(SourcePosition position, String text, Style style) implements Scalar {}

    /** How a {@link Text} is written. */
    enum Style {
        /** Without quotes, which only YAML allows. */
        PLAIN,
        QUOTED,
        /** In YAML after {@code >}, with its lines joined. */
        FOLDED
    }

    /**
     * A text in YAML after {@code |}, which keeps its lines.
     *
     * @param position of the {@code |}; the text begins on the next line
     * @param sourceLines the lines of the whole file
     */
    record Literal(SourcePosition position, String text, List<String> sourceLines) implements Scalar {}

    /** A decimal number, as it is written: {@code -1.50e3} stays so. */
    record Numeral(SourcePosition position, String text) implements Scalar {

        /** In characters. Longer numbers are texts in YAML: no file needs them, and to parse them takes long. */
        public static final int MAX_LENGTH = 100;

        /** Of a whole number whose value surely fits a long. Longer ones are rare. */
        private static final int SURELY_LONG = 18;

        /** The length of {@link Long#MIN_VALUE}; without leading zeros, no longer text is within the range of a long. */
        private static final int LONGEST_WHOLE = 20;

        @Override
        public OptionalLong wholeNumber(long min, long max) {
            if (text.length() > LONGEST_WHOLE || !isWhole()) {
                return OptionalLong.empty();
            }
            if (text.length() > SURELY_LONG) {
                return within(new BigInteger(text), min, max);
            }
            long number = Long.parseLong(text);
            return number >= min && number <= max ? OptionalLong.of(number) : OptionalLong.empty();
        }

        private static OptionalLong within(BigInteger number, long min, long max) {
            boolean isWithin =
                    number.compareTo(BigInteger.valueOf(min)) >= 0 && number.compareTo(BigInteger.valueOf(max)) <= 0;
            return isWithin ? OptionalLong.of(number.longValueExact()) : OptionalLong.empty();
        }

        /** Whether there are digits only, after a sign if any, and no leading zeros. Files hold millions of numbers. */
        private boolean isWhole() {
            boolean hasSign = text.startsWith("-") || text.startsWith("+");
            int first = hasSign ? 1 : 0;
            boolean hasLeadingZero = text.startsWith("0", first) && text.length() > first + 1;
            if (text.length() == first || hasLeadingZero) {
                return false;
            }
            for (int i = first; i < text.length(); i++) {
                if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                    return false;
                }
            }
            return true;
        }

        @Override
        public OptionalDouble number(double min, double max) {
            double number = Double.parseDouble(text);
            return number >= min && number <= max ? OptionalDouble.of(number) : OptionalDouble.empty();
        }
    }

    /** A boolean, as it is written: YAML allows {@code True} and {@code TRUE} too. */
    record Bool(SourcePosition position, String text) implements Scalar {

        public boolean value() {
            return Boolean.parseBoolean(text);
        }
    }

    /** Null, as it is written: YAML allows {@code ~} and an empty text too. */
    record Null(SourcePosition position, String text) implements Scalar {}

    /** A list; in JSON, an array. */
    record Sequence(SourcePosition position, List<SourceNode> items) implements SourceNode {}

    /**
     * Keys with their values; in JSON, an object.
     *
     * @param tag a YAML tag of the file's own, such as {@code OverlapMode}, without exclamation marks; "" without one
     * @param entries in the order of the file; a key may repeat
     */
    record Mapping(SourcePosition position, String tag, List<Entry> entries) implements SourceNode {

        /**
         * Looks up a key.
         *
         * @return the value of its last entry, which in most programs replaces the earlier ones
         */
        public Optional<SourceNode> get(String key) {
            Optional<SourceNode> value = Optional.empty();
            for (Entry entry : entries) {
                if (entry.name().equals(key)) {
                    value = Optional.of(entry.value());
                }
            }
            return value;
        }
    }

    /** A key with its value. In YAML a key may be any value. */
    record Entry(SourceNode key, SourceNode value) {

        /** The key as a text, or "" if it is a list or mapping. */
        public String name() {
            return key instanceof Scalar scalar ? scalar.text() : "";
        }
    }

    /** A value that could not be parsed, which is already reported. */
    record Broken(SourcePosition position) implements SourceNode {}
}
