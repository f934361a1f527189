package undercroft.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Is asked, while a search finds nothing, whether there is anything to find. */
@FunctionalInterface
public interface InfeasibilityProbe {

    /** Never doubts. */
    InfeasibilityProbe NONE = (iterations, stop) -> Optional.empty();

    /**
     * Why there is no layout, in words, if that can be proved.
     *
     * @param iterations how many have found nothing; the more, the longer the answer may take
     * @param stop whether the search must end
     */
    Optional<List<String>> reasons(long iterations, BooleanSupplier stop);
}
