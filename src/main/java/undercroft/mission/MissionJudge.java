package undercroft.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.level.Level;
import undercroft.level.MissionStep;
import undercroft.mission.certificate.CutCertificate;
import undercroft.mission.closure.Clauses;
import undercroft.mission.closure.Closure;
import undercroft.mission.search.MissionSearch;
import undercroft.mission.search.SearchResult;
import undercroft.mission.world.World;

/** Judges missions: whether they can be finished and whether a player can get stuck. */
public final class MissionJudge {

    /**
     * States that a search may look at, each place in each counted: some seconds on a computer of 2020. Searches of shipped levels
     * look at fewer than a hundred thousand.
     */
    public static final long DEFAULT_BUDGET = 20_000_000;

    private final World world;
    private final Wording wording;
    private final Clauses clauses;
    private final Closure closure;
    private final long budget;

    private MissionJudge(Level level, long budget) {
        this.world = World.of(level);
        this.wording = new Wording(world);
        this.clauses = new Clauses(world);
        this.closure = Closure.collecting(clauses);
        this.budget = budget;
    }

    /**
     * Judges the mission of a level.
     *
     * @return the judgement; the same for the same level everywhere
     */
    public static Judgement judge(Level level) {
        return judge(level, DEFAULT_BUDGET);
    }

    /**
     * Judges the mission of a level.
     *
     * @param budget of states to look at; see {@link #DEFAULT_BUDGET}
     * @return the judgement; {@link Verdict#UNKNOWN} where the budget is too small
     */
    public static Judgement judge(Level level, long budget) {
        return new MissionJudge(level, budget).judgement();
    }

    /**
     * Judges the mission of a level and looks for advice where something is wrong with it.
     *
     * @return the judgement; the same for the same level everywhere
     */
    public static Judgement advise(Level level) {
        Judgement judgement = judge(level);
        boolean isBad = judgement.verdict() == Verdict.TRAP || judgement.verdict() == Verdict.UNFINISHABLE;
        return isBad ? judgement.withAdvice(MissionAdvice.of(judgement)) : judgement;
    }

    /**
     * Judges without words and ways.
     *
     * @param budget of states to look at; see {@link #DEFAULT_BUDGET}
     * @return whether the mission can be finished and it is proved that nobody can get stuck
     */
    public static boolean isSafe(Level level, long budget) {
        World world = World.of(level);
        return Closure.collecting(new Clauses(world)).isFinished()
                && (CutCertificate.of(world).isProved() || MissionSearch.isSafe(world, budget));
    }

    private Judgement judgement() {
        if (!closure.isFinished()) {
            return judgement(
                    Verdict.UNFINISHABLE,
                    wording.whyUnfinished(closure),
                    List.of(),
                    List.of(),
                    new Judgement.Proof(Judgement.Method.CLOSURE, 0));
        }
        CutCertificate.Result cut = CutCertificate.of(world);
        if (cut.isProved()) {
            Judgement.Proof proof = new Judgement.Proof(Judgement.Method.CUT, 0);
            return judgement(Verdict.OK, "", MissionSearch.anyWay(world), List.of(), proof);
        }
        SearchResult result = MissionSearch.of(world, budget);
        if (result instanceof SearchResult.Unknown && !cut.shortRooms().isEmpty()) {
            Optional<List<MissionStep>> deadEnd = MissionSearch.deadEndWithin(world, cut.shortRooms());
            if (deadEnd.isPresent()) {
                return trapped(deadEnd.get(), List.of(), new Judgement.Proof(Judgement.Method.CUT, result.states()));
            }
        }
        return searched(result);
    }

    private Judgement trapped(List<MissionStep> trap, List<MissionStep> way, Judgement.Proof proof) {
        String reason = "%s; then %s cannot be reached any more.".formatted(wording.course(trap), goals());
        return judgement(Verdict.TRAP, reason, way, trap, proof);
    }

    private Judgement searched(SearchResult result) {
        Judgement.Proof proof = new Judgement.Proof(Judgement.Method.SEARCH, result.states());
        if (result instanceof SearchResult.Safe safe) {
            return judgement(Verdict.OK, "", safe.way(), List.of(), proof);
        }
        if (result instanceof SearchResult.Trap trap) {
            return trapped(trap.trap(), trap.way(), proof);
        }
        if (result instanceof SearchResult.Unfinishable) {
            List<String> missing = WhatIsMissing.from(world);
            return judgement(
                    Verdict.UNFINISHABLE,
                    "in whatever order its locks are opened and its one-way passages are taken, %s cannot be reached.%s"
                            .formatted(
                                    goals(),
                                    missing.isEmpty() ? "" : " What is missing: " + String.join(", ", missing) + "."),
                    List.of(),
                    List.of(),
                    proof);
        }
        return judgement(
                Verdict.UNKNOWN,
                "%d states were looked at, and neither a trap nor a proof that there is none was found."
                        .formatted(result.states()),
                List.of(),
                List.of(),
                proof);
    }

    private String goals() {
        List<Integer> goals = new ArrayList<>();
        for (int goal : world.goals()) {
            goals.add(goal);
        }
        return goals.size() == 1 ? wording.rooms(goals) : "every goal (" + wording.rooms(goals) + ")";
    }

    private Judgement judgement(
            Verdict verdict, String reason, List<MissionStep> steps, List<MissionStep> trap, Judgement.Proof proof) {
        return new Judgement(
                world,
                verdict,
                reason,
                world.allRooms().mapToObj(closure::sphereOf).toList(),
                closure.isFinished() ? RequiredItems.of(world, clauses, steps) : List.of(),
                steps,
                trap,
                List.of(),
                proof);
    }
}
