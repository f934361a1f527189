package undercroft.search;

import java.math.BigDecimal;
import java.util.Optional;
import undercroft.layout.Layout;
import undercroft.random.SeededRandom;

/** Makes several layouts of a plan, improves each, and takes the best. */
public final class RefinedSearch {

    /** The number of this stage's random stream; see {@link LayoutAssembly}. */
    private static final long STREAM = -6;

    private final LayoutSearch search;
    private final Refinement refinement;
    private final LayoutImprovement improvement;

    /**
     * A refined search.
     *
     * @param search of a plan
     */
    public RefinedSearch(LayoutSearch search, Refinement refinement) {
        this.search = search;
        this.refinement = refinement;
        this.improvement = search.improvement();
    }

    /**
     * Makes the candidates, the first with the seed of the request and the others with seeds drawn from it. Candidates that are not found
     * do not count.
     *
     * @return the best one, or why the first is not found if none is
     */
    public Outcome run(GenerationRequest request) {
        SeededRandom seeds = SeededRandom.of(request.seed(), STREAM);
        Optional<Layout> best = Optional.empty();
        Optional<BigDecimal> least = Optional.empty();
        Outcome first = candidate(request);
        SearchStatistics statistics = first.statistics();
        Outcome next = first;
        for (int made = 1; ; made++) {
            if (next instanceof Outcome.Found found) {
                BigDecimal score = refinement.candidates() > 1
                        ? improvement.score(found.layout(), refinement.objective())
                        : BigDecimal.ZERO;
                if (least.isEmpty() || score.compareTo(least.get()) < 0) {
                    best = Optional.of(found.layout());
                    least = Optional.of(score);
                }
            }
            boolean isLast = made == refinement.candidates()
                    || next instanceof Outcome.Impossible
                    || request.cancellation().isCancelled();
            if (isLast) {
                return best.isPresent() ? new Outcome.Found(best.get().withSeed(request.seed()), statistics) : first;
            }
            next = candidate(request.withSeed(seeds.nextLong() & (Layout.SEED_LIMIT - 1)));
            statistics = statistics.plus(next.statistics());
        }
    }

    /**
     * Improves a layout that exists.
     *
     * @param layout of the plan's level, valid
     * @return the layout, improved or as it was
     */
    public Outcome improve(GenerationRequest request, Layout layout) {
        return improved(request, new Outcome.Found(layout, SearchStatistics.NONE));
    }

    private Outcome candidate(GenerationRequest request) {
        Outcome outcome = search.run(request);
        return outcome instanceof Outcome.Found found && refinement.improves() ? improved(request, found) : outcome;
    }

    private Outcome.Found improved(GenerationRequest request, Outcome.Found found) {
        Layout better = improvement.improve(
                found.layout(),
                refinement.objective(),
                request.seed(),
                refinement.improvement(),
                request.cancellation());
        return new Outcome.Found(better, found.statistics());
    }
}
