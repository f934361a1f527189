package undercroft.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number and, where it is none, says so without speaking of Java's types. */
final class WholeNumber implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'%s' is not a whole number, or too large to be meant.".formatted(text));
        }
    }
}
