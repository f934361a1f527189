package undercroft.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number from 0 to 1. */
final class Share implements ITypeConverter<Double> {

    @Override
    public Double convert(String text) {
        if (text.matches("[0-9]{1,9}(\\.[0-9]{0,17})?|\\.[0-9]{1,17}")) {
            double share = Double.parseDouble(text);
            if (share <= 1) {
                return share;
            }
        }
        throw new TypeConversionException("'%s' is not a number from 0 to 1, such as 0.6.".formatted(text));
    }
}
