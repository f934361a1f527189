package undercroft.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a duration such as {@code 500ms}, {@code 10s} or {@code 2m}. */
final class TimeLimit implements ITypeConverter<Duration> {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(ms|s|m)");

    @Override
    public Duration convert(String text) {
        return read(text).orElseThrow(() -> refusal(text));
    }

    /** Reads a duration above zero; nothing if the text is none. */
    static Optional<Duration> read(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
            return Optional.empty();
        }
        long number = Long.parseLong(matcher.group(1));
        return Optional.of(
                switch (matcher.group(2)) {
                    case "ms" -> Duration.ofMillis(number);
                    case "s" -> Duration.ofSeconds(number);
                    default -> Duration.ofMinutes(number);
                });
    }

    private static TypeConversionException refusal(String text) {
        return new TypeConversionException(
                "'%s' is not a time above zero with its unit. Write, for example, 500ms, 10s or 2m.".formatted(text));
    }
}
