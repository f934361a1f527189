package undercroft;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import undercroft.filling.Filled;
import undercroft.filling.PuzzleFilling;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.mission.Judgement;
import undercroft.mission.pace.LaidOutMission;
import undercroft.puzzle.PuzzleLimits;
import undercroft.random.SeededRandom;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchEnd;
import undercroft.search.SearchStatistics;
import undercroft.search.StuckReport;
import undercroft.spawn.SpawnDrawing;
import undercroft.spawn.SpawnResult;

/** Puts into bare layouts what the level asks for: its mission, puzzles and spawns. */
final class Furnishing {

    /**
     * Layouts that are tried where the doors leave too little floor for a puzzle or spawn. Even if only one layout in ten leaves
     * enough, all of them fail with a probability of only 0.5 %.
     */
    private static final int MOST_LAYOUTS = 50;

    /** The mission of a level that leaves nothing to choose is the same for all seeds. */
    private static final long ANY_SEED = 0;

    private final Level level;

    /** The mission of all layouts, if the level leaves nothing to choose. */
    private final Optional<JudgedMission> fixedMission;

    Furnishing(Level level) {
        this.level = level;
        this.fixedMission = level.hasMission() && !level.missionRules().leavesChoices()
                ? Optional.of(JudgedMission.of(level, ANY_SEED))
                : Optional.empty();
    }

    /**
     * Makes a layout with all that belongs to it.
     *
     * @param seed of what is put into the rooms, and of the layout that is made
     * @param layouts makes bare layouts
     * @return the layout, or why there is none
     */
    Outcome laidOut(GenerationRequest request, long seed, Function<GenerationRequest, Outcome> layouts) {
        Optional<JudgedMission> mission =
                level.missionRules().leavesChoices() ? Optional.of(JudgedMission.of(level, seed)) : fixedMission;
        Optional<SearchEnd.BadMission> refusal = mission.flatMap(JudgedMission::refusal);
        if (refusal.isPresent()) {
            return new Outcome.NotFound(refusal.get(), StuckReport.NONE, List.of(), SearchStatistics.NONE);
        }
        Optional<Judgement> judgement = mission.flatMap(JudgedMission::judgement);
        if (!level.wantsPuzzles() && level.spawns().isEmpty() && judgement.isEmpty()) {
            return withSeed(layouts.apply(request), seed);
        }
        return filled(request, seed, judgement, layouts);
    }

    private static Outcome withSeed(Outcome outcome, long seed) {
        return outcome instanceof Outcome.Found found
                ? new Outcome.Found(found.layout().withSeed(seed), found.statistics())
                : outcome;
    }

    private Outcome filled(
            GenerationRequest request,
            long seed,
            Optional<Judgement> judgement,
            Function<GenerationRequest, Outcome> layouts) {
        long start = System.nanoTime();
        PuzzleLimits puzzleLimits = new PuzzleLimits(
                PuzzleLimits.DEFAULT_NODES,
                () -> request.cancellation().isCancelled()
                        || System.nanoTime() - start > request.limits().time().toNanos());
        SeededRandom otherSeeds = SeededRandom.of(request.seed());
        SearchStatistics statistics = SearchStatistics.NONE;
        GenerationRequest next = request;
        for (int tried = 1; ; tried++) {
            Outcome outcome = layouts.apply(next);
            statistics = statistics.plus(outcome.statistics());
            if (!(outcome instanceof Outcome.Found found)) {
                return withStatistics(outcome, statistics);
            }
            // With the seed that was asked for, also if a search with another seed found the layout.
            Layout bare = found.layout().withSeed(seed);
            Layout layout = judgement.map(each -> LaidOutMission.of(bare, each)).orElse(bare);
            Outcome furnished = furnish(layout, puzzleLimits, statistics);
            boolean triesAnother = dependsOnDoors(furnished)
                    && tried < MOST_LAYOUTS
                    && !puzzleLimits.stop().getAsBoolean();
            if (!triesAnother) {
                return furnished;
            }
            next = request.withSeed(otherSeeds.nextLong() & (Layout.SEED_LIMIT - 1))
                    .withLimits(remaining(request.limits(), start, statistics));
        }
    }

    /** The part of some limits that earlier searches have left. */
    private static Limits remaining(Limits limits, long start, SearchStatistics spent) {
        return new Limits(
                limits.after(Duration.ofNanos(System.nanoTime() - start)).time(),
                Math.max(0, limits.iterations() - spent.iterations()));
    }

    /** Puts the puzzles, the mission's items and the spawns of the level into a layout. */
    private Outcome furnish(Layout layout, PuzzleLimits puzzleLimits, SearchStatistics statistics) {
        Filled filled = PuzzleFilling.fill(layout, level, puzzleLimits);
        if (filled instanceof Filled.Failed failed) {
            SearchEnd end = switch (failed.cause()) {
                case FLOOR_TOO_SMALL ->
                    new SearchEnd.PuzzleFloorTooSmall(failed.room(), failed.kind(), failed.reason());
                case LIMITS -> new SearchEnd.PuzzleNotFound(failed.room(), failed.kind(), failed.reason(), true);
                case NOT_FOUND -> new SearchEnd.PuzzleNotFound(failed.room(), failed.kind(), failed.reason(), false);
            };
            return new Outcome.NotFound(end, StuckReport.NONE, List.of(), statistics);
        }
        SpawnResult result = SpawnDrawing.draw(((Filled.Done) filled).layout(), level);
        if (result instanceof SpawnResult.Drawn drawn) {
            return new Outcome.Found(drawn.layout(), statistics);
        }
        SpawnResult.Unmet unmet = (SpawnResult.Unmet) result;
        SearchEnd end = new SearchEnd.SpawnUnmet(unmet.spawn(), unmet.what(), unmet.reason());
        return new Outcome.NotFound(end, StuckReport.NONE, List.of(), statistics);
    }

    /** Whether a layout with other templates or doors may hold what this one did not. */
    private static boolean dependsOnDoors(Outcome furnished) {
        return furnished instanceof Outcome.NotFound notFound
                && (notFound.end() instanceof SearchEnd.PuzzleFloorTooSmall
                        || notFound.end() instanceof SearchEnd.SpawnUnmet);
    }

    private static Outcome withStatistics(Outcome outcome, SearchStatistics statistics) {
        return outcome instanceof Outcome.Impossible impossible
                ? new Outcome.Impossible(impossible.reasons(), statistics)
                : ((Outcome.NotFound) outcome).with(statistics);
    }
}
