package undercroft.cli;

import java.util.stream.Collectors;
import undercroft.search.Strategies;
import undercroft.search.Strategy;

/** The strategies by their names; apart from the commands, which must not load the search to say what they offer. */
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
