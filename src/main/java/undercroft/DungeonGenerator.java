package undercroft;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.filling.Filled;
import undercroft.filling.PuzzleFilling;
import undercroft.lattice.Tilings;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.mission.Judgement;
import undercroft.mission.pace.LaidOutMission;
import undercroft.plan.Infeasible;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.proof.Proofs;
import undercroft.puzzle.PuzzleLimits;
import undercroft.random.SeededRandom;
import undercroft.search.Cancellation;
import undercroft.search.GenerationRequest;
import undercroft.search.LayoutSearch;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchEnd;
import undercroft.search.SearchStatistics;
import undercroft.search.StuckReport;
import undercroft.spawn.SpawnDrawing;
import undercroft.spawn.SpawnResult;
import undercroft.survey.Surveyor;
import undercroft.verify.LayoutVerifier;
import undercroft.verify.Violation;

/**
 * Generates layouts of one level, with the puzzles and spawns that it asks for. Thread-safe: one generator serves any number
 * of threads, and what it prepares for the level it prepares once.
 *
 * <p>The same level, seed, strategy and version give the same layout on every machine, with any number of threads, with or without
 * a listener.
 */
public final class DungeonGenerator {

    /**
     * Layouts that are tried where the doors leave too little floor for a puzzle or spawn. Even if only one layout in ten leaves
     * enough, all of them fail with a probability of only 0.5 %.
     */
    private static final int MOST_LAYOUTS = 50;

    /** The first round of proofs is due after this many iterations without success, which take some ten milliseconds. */
    private static final long ITERATIONS_BEFORE_PROOFS = 25_000;

    /** Each further round is due after six times as many. The last one begins after some two seconds, and takes as long. */
    private static final int ITERATIONS_GROWTH = 6;

    /** The mission of a level that leaves nothing to choose is the same for all seeds. */
    private static final long ANY_SEED = 0;

    private final Level level;
    private final Planning planning;
    private final Duration preparation;
    private final Optional<Proofs> proofs;
    private final Optional<Tilings> tilings;

    /** The mission of all layouts, if the level leaves nothing to choose. */
    private final Optional<JudgedMission> fixedMission;

    private DungeonGenerator(Level level, Planning planning, Duration preparation) {
        this.level = level;
        this.planning = planning;
        this.preparation = preparation;
        this.proofs = planning instanceof Plan plan ? Optional.of(new Proofs(plan)) : Optional.empty();
        this.tilings = planning instanceof Plan plan ? Optional.of(new Tilings(plan)) : Optional.empty();
        this.fixedMission = level.hasMission() && !level.missionRules().leavesChoices()
                ? Optional.of(JudgedMission.of(level, ANY_SEED))
                : Optional.empty();
    }

    /**
     * Prepares a level: its chains, its shapes and the tables of its configuration spaces.
     *
     * @return a generator for the level
     */
    public static DungeonGenerator of(Level level) {
        return of(level, () -> false).orElseThrow();
    }

    /**
     * Prepares a level, unless it is stopped. Most levels are prepared in milliseconds; many large templates take seconds.
     *
     * @param stop asked every few milliseconds whether to give up, such as {@link Cancellation#isCancelled}; once true it must stay
     *     true
     * @return a generator for the level; empty where it was stopped
     */
    public static Optional<DungeonGenerator> of(Level level, BooleanSupplier stop) {
        long start = System.nanoTime();
        return Planning.of(level, stop)
                .map(planning -> new DungeonGenerator(level, planning, Duration.ofNanos(System.nanoTime() - start)));
    }

    /** {@return the time that the preparation took} */
    public Duration preparation() {
        return preparation;
    }

    /**
     * Generates a layout on the calling thread, by the default strategy and within the default limits.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     * @return the layout, or why there is none
     */
    public Outcome generate(long seed) {
        return generate(GenerationRequest.of(seed));
    }

    /**
     * Generates a layout as requested. If a layout leaves too little floor for a puzzle, or too few places for a spawn, further layouts
     * are tried; the limits are for all of them together, and so are the statistics.
     *
     * @return the layout, or why there is none
     */
    public Outcome generate(GenerationRequest request) {
        if (planning instanceof Infeasible infeasible) {
            return new Outcome.Impossible(infeasible.reasons(), SearchStatistics.NONE);
        }
        Optional<JudgedMission> mission = level.missionRules().leavesChoices()
                ? Optional.of(JudgedMission.of(level, request.seed()))
                : fixedMission;
        Optional<SearchEnd.BadMission> refusal = mission.flatMap(JudgedMission::refusal);
        if (refusal.isPresent()) {
            return new Outcome.NotFound(refusal.get(), StuckReport.NONE, List.of(), SearchStatistics.NONE);
        }
        Optional<Judgement> judgement = mission.flatMap(JudgedMission::judgement);
        if (!level.wantsPuzzles() && level.spawns().isEmpty() && judgement.isEmpty()) {
            return search(request);
        }
        return filled(request, judgement);
    }

    private Outcome filled(GenerationRequest request, Optional<Judgement> judgement) {
        long start = System.nanoTime();
        PuzzleLimits puzzleLimits = new PuzzleLimits(
                PuzzleLimits.DEFAULT_NODES,
                () -> request.cancellation().isCancelled()
                        || System.nanoTime() - start > request.limits().time().toNanos());
        SeededRandom otherSeeds = SeededRandom.of(request.seed());
        SearchStatistics statistics = SearchStatistics.NONE;
        GenerationRequest next = request;
        for (int layouts = 1; ; layouts++) {
            Outcome outcome = search(next);
            statistics = statistics.plus(outcome.statistics());
            if (!(outcome instanceof Outcome.Found found)) {
                return withStatistics(outcome, statistics);
            }
            // With the seed that was asked for, also if a search with another seed found the layout.
            Layout bare = found.layout().withSeed(request.seed());
            Layout layout = judgement.map(each -> LaidOutMission.of(bare, each)).orElse(bare);
            Outcome furnished = furnish(layout, puzzleLimits, statistics);
            boolean triesAnother = dependsOnDoors(furnished)
                    && layouts < MOST_LAYOUTS
                    && !puzzleLimits.stop().getAsBoolean();
            if (!triesAnother) {
                return furnished;
            }
            next = request.withSeed(otherSeeds.nextLong() & (Layout.SEED_LIMIT - 1))
                    .withLimits(remaining(request.limits(), start, statistics));
        }
    }

    private Outcome search(GenerationRequest request) {
        return new LayoutSearch((Plan) planning, tilings.orElseThrow(), this::probe, System::nanoTime).run(request);
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

    /**
     * Measures a layout of this level: distances, the doors that could be added, and a simplified map.
     *
     * @param layout valid, from this generator or from elsewhere
     * @return the layout with its survey; without one where it is too large to be tiles
     */
    public Layout survey(Layout layout) {
        return layout.withSurvey(Surveyor.survey(layout, level));
    }

    /**
     * Checks a layout of this level by every rule, with code that shares nothing with the search.
     *
     * @param layout of this level, from this generator or from elsewhere
     * @return the broken rules; none where the layout is valid
     */
    public List<Violation> verify(Layout layout) {
        return LayoutVerifier.verify(layout, level);
    }

    /**
     * Tries to prove that the level has no layout.
     *
     * @param rounds how long to look for proofs beyond those that come with the preparation: from 0 to {@link Proofs#ROUNDS},
     *     each some ten times longer than the one before, two seconds in all
     * @param stop asked every few milliseconds whether to give up
     * @return the reasons, each a sentence that names the rooms, connections or templates it rests on and says what to change; empty
     *     where nothing was proved
     */
    public Optional<List<String>> proveImpossible(int rounds, BooleanSupplier stop) {
        if (planning instanceof Infeasible infeasible) {
            return Optional.of(infeasible.reasons());
        }
        return proofs.flatMap(some -> some.within(rounds, stop)).map(Infeasible::reasons);
    }

    /** Tries as many rounds of proofs as take no longer than the search did before them. */
    private Optional<List<String>> probe(long iterations, BooleanSupplier stop) {
        int rounds = 0;
        for (long due = ITERATIONS_BEFORE_PROOFS;
                due <= iterations && rounds < Proofs.ROUNDS;
                due *= ITERATIONS_GROWTH) {
            rounds++;
        }
        return proveImpossible(rounds, stop);
    }
}
