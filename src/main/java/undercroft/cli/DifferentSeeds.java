package undercroft.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.DungeonGenerator;
import undercroft.batch.Job;
import undercroft.difference.FarthestFirst;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.Cancellation;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.Refinement;
import undercroft.search.Strategy;

/**
 * Chooses the seeds whose layouts differ most.
 *
 * @param options how many, and of how many
 * @param firstSeed of those to choose from
 */
record DifferentSeeds(DifferentOptions options, long firstSeed, Strategy strategy, Limits limits, int threads) {

    /**
     * Makes the layouts of all levels without what is put into them, and chooses.
     *
     * @param refinements by level
     * @return a job for each layout chosen, ordered by level, then by seed
     */
    List<Job> choose(List<Level> levels, List<Refinement> refinements) throws RefusedException, InterruptedException {
        List<Job> jobs = new ArrayList<>();
        for (int i = 0; i < levels.size(); i++) {
            int level = i;
            seeds(levels.get(i), refinements.get(i)).forEach(seed -> jobs.add(new Job(level, seed)));
        }
        return jobs;
    }

    private List<Long> seeds(Level level, Refinement refinement) throws RefusedException, InterruptedException {
        Cancellation cancellation = new Cancellation();
        PreparedLevel prepared = new PreparedLevel(level);
        List<Layout> found = new ArrayList<>();
        try (OrderedTasks<Optional<Layout>> tasks =
                new OrderedTasks<>(threads, "candidate", cancellation, layout -> layout.ifPresent(found::add))) {
            for (int i = 0; i < options.all(); i++) {
                long seed = firstSeed + i;
                tasks.add(() -> candidate(prepared, seed, refinement, cancellation));
            }
            tasks.finish();
        }
        if (found.isEmpty()) {
            // The layout of this seed is not found either, and then it is said why.
            return List.of(firstSeed);
        }
        return FarthestFirst.choose(found, options.chosen()).stream()
                .map(index -> found.get(index).seed())
                .sorted()
                .toList();
    }

    private Optional<Layout> candidate(
            PreparedLevel prepared, long seed, Refinement refinement, Cancellation cancellation) {
        Optional<DungeonGenerator> generator = prepared.generator(cancellation, limits.time());
        GenerationRequest request = GenerationRequest.of(seed)
                .withStrategy(strategy)
                .withLimits(limits)
                .withCancellation(cancellation);
        return generator.flatMap(ready -> ready.sketch(request, refinement) instanceof Outcome.Found layout
                ? Optional.of(layout.layout())
                : Optional.empty());
    }
}
