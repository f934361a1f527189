package undercroft;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import undercroft.lattice.Tilings;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.level.Objective;
import undercroft.placement.WishRules;
import undercroft.plan.Infeasible;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.proof.Proofs;
import undercroft.search.Cancellation;
import undercroft.search.EarlierLayout;
import undercroft.search.GenerationRequest;
import undercroft.search.LayoutImprovement;
import undercroft.search.LayoutRepair;
import undercroft.search.LayoutSearch;
import undercroft.search.Outcome;
import undercroft.search.RefinedSearch;
import undercroft.search.Refinement;
import undercroft.search.SearchStatistics;
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

    /** The first round of proofs is due after this many iterations without success, which take some ten milliseconds. */
    private static final long ITERATIONS_BEFORE_PROOFS = 25_000;

    /** Each further round is due after six times as many. The last one begins after some two seconds, and takes as long. */
    private static final int ITERATIONS_GROWTH = 6;

    private final Level level;
    private final Planning planning;
    private final Duration preparation;
    private final Optional<Proofs> proofs;
    private final Optional<Tilings> tilings;
    private final Optional<WishRules> wishRules;
    private final Furnishing furnishing;
    private final LayoutVerifier verifier;

    private DungeonGenerator(Level level, Planning planning, Duration preparation) {
        this.level = level;
        this.planning = planning;
        this.preparation = preparation;
        this.proofs = planning instanceof Plan plan ? Optional.of(new Proofs(plan)) : Optional.empty();
        this.tilings = planning instanceof Plan plan ? Optional.of(new Tilings(plan)) : Optional.empty();
        this.wishRules = planning instanceof Plan plan ? WishRules.of(plan) : Optional.empty();
        this.furnishing = new Furnishing(level);
        this.verifier = LayoutVerifier.of(level);
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
        return generate(request, Refinement.of(Objective.of(level.wishes().prefer())));
    }

    /**
     * Generates a layout as requested, and refines it. The limits of the request are for each candidate's search.
     *
     * @return the layout, or why there is none
     */
    public Outcome generate(GenerationRequest request, Refinement refinement) {
        return laidOut(request, request.seed(), next -> new RefinedSearch(layoutSearch(), refinement).run(next));
    }

    /**
     * Generates a layout without what is put into its rooms: puzzles, spawns and hidden items. It is the one that {@link #generate} begins
     * with.
     *
     * @return the bare layout, or why there is none
     */
    public Outcome sketch(GenerationRequest request, Refinement refinement) {
        return planning instanceof Infeasible infeasible
                ? new Outcome.Impossible(infeasible.reasons(), SearchStatistics.NONE)
                : new RefinedSearch(layoutSearch(), refinement).run(request);
    }

    /**
     * Changes an earlier layout: see {@link Change}. The result has the seed of the earlier layout, so that puzzles, spawns and what is
     * hidden in rooms stay the same where they can; the request's seed decides where rooms are placed anew.
     *
     * @param earlier a layout of this level, or of one that shares rooms with it
     * @return the changed layout; impossible, with the rooms named, if what is kept contradicts the level or leaves a room no place
     */
    public Outcome change(GenerationRequest request, Layout earlier, Change change) {
        return laidOut(request, earlier.seed(), next -> changed(next, earlier, change));
    }

    /**
     * The score of a layout.
     *
     * @param layout of this level, valid
     * @return the weighted sum of the objective's measures; lower is better
     */
    public BigDecimal score(Layout layout, Objective objective) {
        return new LayoutImprovement((Plan) planning).score(layout, objective);
    }

    private Outcome changed(GenerationRequest request, Layout earlier, Change change) {
        if (change instanceof Change.Improve improve) {
            return new RefinedSearch(layoutSearch(), improve.refinement()).improve(request, earlier);
        }
        Plan plan = (Plan) planning;
        EarlierLayout known = EarlierLayout.of(plan, earlier);
        LayoutRepair repair = new LayoutRepair(plan, layoutSearch());
        return change instanceof Change.PlaceAnew anew
                ? repair.placeAnew(request, known, indexes(anew.rooms()))
                : repair.repair(request, known);
    }

    private BitSet indexes(Set<String> ids) {
        BitSet rooms = new BitSet();
        for (int i = 0; i < level.rooms().size(); i++) {
            rooms.set(i, ids.contains(level.rooms().get(i).id()));
        }
        return rooms;
    }

    private LayoutSearch layoutSearch() {
        return new LayoutSearch(
                (Plan) planning,
                tilings.orElseThrow(),
                wishRules,
                layout -> Surveyor.keepsWalks(layout, level),
                this::probe,
                System::nanoTime);
    }

    private Outcome laidOut(GenerationRequest request, long seed, Function<GenerationRequest, Outcome> layouts) {
        if (planning instanceof Infeasible infeasible) {
            return new Outcome.Impossible(infeasible.reasons(), SearchStatistics.NONE);
        }
        return furnishing.laidOut(request, seed, layouts);
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
        return verifier.violations(layout);
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
