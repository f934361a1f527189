package undercroft.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import undercroft.layout.Layout;

/** Read numbers and paths from the command line and refuse others in words that do not mention Java's types. */
final class Converters {

    private Converters() {}

    /** A seed: a whole number that every JSON reader can hold. */
    static final class Seed implements ITypeConverter<Long> {

        @Override
        public Long convert(String text) {
            boolean isNumber = text.matches("[0-9]{1,18}");
            if (!isNumber || Long.parseLong(text) >= Layout.SEED_LIMIT) {
                throw new TypeConversionException(
                        "'%s' is not a whole number from 0 to %d.".formatted(text, Layout.SEED_LIMIT - 1));
            }
            return Long.valueOf(text);
        }
    }

    static final class WholeNumber implements ITypeConverter<Integer> {

        @Override
        public Integer convert(String text) {
            try {
                return Integer.valueOf(text);
            } catch (NumberFormatException e) {
                throw new TypeConversionException("'%s' is not a whole number, or it is too large.".formatted(text));
            }
        }
    }

    /** A path that the system can express. */
    static final class FilePath implements ITypeConverter<Path> {

        @Override
        public Path convert(String text) {
            try {
                return Path.of(text);
            } catch (InvalidPathException e) {
                throw new TypeConversionException(OutputFolder.unnameable(e));
            }
        }
    }

    /** A number from 0 to 1. */
    static final class Fraction implements ITypeConverter<Double> {

        @Override
        public Double convert(String text) {
            if (text.matches("[0-9]{1,9}(\\.[0-9]{0,17})?|\\.[0-9]{1,17}")) {
                double number = Double.parseDouble(text);
                if (number <= 1) {
                    return number;
                }
            }
            throw new TypeConversionException("'%s' is not a number from 0 to 1, such as 0.6.".formatted(text));
        }
    }
}
