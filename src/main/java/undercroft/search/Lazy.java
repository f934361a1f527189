package undercroft.search;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is worked out when it is first asked for, once, whichever thread asks. */
final class Lazy<T> {

    private final Supplier<T> source;
    private Optional<T> value = Optional.empty();

    Lazy(Supplier<T> source) {
        this.source = source;
    }

    synchronized T get() {
        T known = value.orElseGet(source);
        value = Optional.of(known);
        return known;
    }
}
