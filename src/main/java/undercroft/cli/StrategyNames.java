package undercroft.cli;

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
        return Strategies.standard()
                .named(name)
                .orElseThrow(() -> new RefusedException("The --strategy (%s) is not known. Name one of %s."
                        .formatted(
                                name,
                                Strategies.standard().all().stream()
                                        .map(Strategy::name)
                                        .collect(Collectors.joining(", ")))));
    }
}
