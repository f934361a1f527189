package undercroft.search;

import undercroft.layout.Layout;

/**
 * What to generate, and how. Only the seed and the strategy decide which layout is found; limits can only keep it from being found.
 *
 * @param seed 0 ≤ seed &lt; 2^53
 * @param limits of everything that is done for this one layout
 * @param listener is told of every step on the threads that search, by several at once where there are several
 * @param cancellation ends the generation early
 * @param workers the threads on which attempts run side by side; several are worth it where a search takes longer than a few
 *     milliseconds
 */
public record GenerationRequest(
        long seed,
        Strategy strategy,
        Limits limits,
        SearchListener listener,
        Cancellation cancellation,
        Workers workers) {

    public GenerationRequest {
        if (seed < 0 || seed >= Layout.SEED_LIMIT) {
            throw new IllegalArgumentException(
                    "The seed (%d) must be from 0 to %d.".formatted(seed, Layout.SEED_LIMIT - 1));
        }
        if (workers.count() < 1) {
            throw new IllegalArgumentException("The threads (%d) must be at least 1.".formatted(workers.count()));
        }
    }

    /**
     * A request with the default strategy and limits, on the calling thread.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     * @return the request, to be refined by the {@code with} methods
     */
    public static GenerationRequest of(long seed) {
        return new GenerationRequest(
                seed,
                Strategies.PORTFOLIO,
                Limits.DEFAULT,
                SearchListener.NONE,
                new Cancellation(),
                Workers.CALLING_THREAD);
    }

    public GenerationRequest withSeed(long other) {
        return new GenerationRequest(other, strategy, limits, listener, cancellation, workers);
    }

    public GenerationRequest withStrategy(Strategy other) {
        return new GenerationRequest(seed, other, limits, listener, cancellation, workers);
    }

    public GenerationRequest withLimits(Limits other) {
        return new GenerationRequest(seed, strategy, other, listener, cancellation, workers);
    }

    public GenerationRequest withListener(SearchListener other) {
        return new GenerationRequest(seed, strategy, limits, other, cancellation, workers);
    }

    public GenerationRequest withCancellation(Cancellation other) {
        return new GenerationRequest(seed, strategy, limits, listener, other, workers);
    }

    public GenerationRequest withWorkers(Workers other) {
        return new GenerationRequest(seed, strategy, limits, listener, cancellation, other);
    }
}
