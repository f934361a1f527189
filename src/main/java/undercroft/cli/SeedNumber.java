package undercroft.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import undercroft.layout.Layout;

/** Reads a seed, a whole number that every JSON reader can hold. */
final class SeedNumber implements ITypeConverter<Long> {

    /** The first number that is no seed, 2^53. */
    static final long LIMIT = Layout.SEED_LIMIT;

    @Override
    public Long convert(String text) {
        boolean isNumber = text.matches("[0-9]{1,18}");
        if (!isNumber || Long.parseLong(text) >= LIMIT) {
            throw new TypeConversionException("'%s' is not a whole number from 0 to %d.".formatted(text, LIMIT - 1));
        }
        return Long.valueOf(text);
    }
}
