package undercroft.cli;

import java.util.Iterator;
import java.util.stream.Collectors;
import undercroft.search.Strategies;
import undercroft.search.Strategy;

/**
 * Looks strategies up by name. A class of its own, because picocli loads every class that a method of a command
 * mentions, and help texts must not load the search.
 */
final class StrategyNames {

    private StrategyNames() {}

    static Strategy resolve(String name) throws RefusedException {
        Strategies known = Strategies.standard();
        return known.named(name)
                .orElseThrow(() -> new RefusedException("The --strategy (%s) is not known. Name one of %s."
                        .formatted(
                                name, known.all().stream().map(Strategy::name).collect(Collectors.joining(", ")))));
    }

    /**
     * The strategies with their descriptions, for the help text. Loads the table of strategies, but only when it is
     * printed.
     */
    static final class Described implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Strategies.standard().all().stream()
                    .map(strategy -> "%s (%s)".formatted(strategy.name(), strategy.description()))
                    .iterator();
        }
    }
}
