package undercroft.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Tries, while a search finds nothing, to prove that there is nothing to find. */
@FunctionalInterface
public interface InfeasibilityProbe {

    /** Proves nothing. */
    InfeasibilityProbe NONE = (iterations, stop) -> Optional.empty();

    /**
     * Tries to prove that there is no layout.
     *
     * @param iterations that have found nothing; the more, the longer the attempt at a proof may take; {@link Long#MAX_VALUE}
     *     for the longest
     * @param stop asked every few milliseconds whether to give up
     * @return the reasons, as of {@link Outcome.Impossible}; empty where nothing was proved
     */
    Optional<List<String>> reasons(long iterations, BooleanSupplier stop);
}
