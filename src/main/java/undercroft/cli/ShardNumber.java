package undercroft.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import undercroft.batch.Shard;

/** Reads a part of a run, such as {@code 3/100}. */
final class ShardNumber implements ITypeConverter<Shard> {

    @Override
    public Shard convert(String text) {
        return Shard.of(text)
                .orElseThrow(() -> new TypeConversionException(
                        "'%s' is not a part of a run. Write I/N with I from 1 to N, for example 3/100."
                                .formatted(text)));
    }
}
