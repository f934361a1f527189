package undercroft;

import java.time.Duration;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.level.SearchParameter;
import undercroft.level.SearchParameters;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.search.GenerationRequest;
import undercroft.search.LayoutSearch;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.Strategies;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/**
 * A search without a solution, ended after some iterations of its first attempt. With {@code -prof gc} it shows what
 * the loop allocates: a loop that allocates in every iteration allocates ten times as much in ten times the iterations.
 */
public class SearchLoopBenchmark extends AverageTimeBenchmark {

    private static final int RING = 8;
    private static final int LEAVES = 2;
    private static final int CHILDREN = 3;
    private static final int TREE_ROOMS = 200;

    @Param({"2000", "20000"})
    public long iterations;

    @Param({"ears", "annealing", "lattice"})
    public String strategy = "";

    private static final RoomTemplate SQUARE =
            RoomTemplate.of("square", Polygon.rectangle(0, 0, 6, 6), DoorSpec.OnEveryEdge.of(1, 1));

    private final Plan knot = (Plan) Planning.of(knot());
    private final Plan crowd = (Plan) Planning.of(crowd());

    @Benchmark
    public Outcome search() {
        // A lattice attempt rejects the knot at once.
        Plan plan = strategy.equals("lattice") ? crowd : knot;
        return new LayoutSearch(plan)
                .run(GenerationRequest.of(0)
                        .withStrategy(Strategies.standard().named(strategy).orElseThrow())
                        .withLimits(new Limits(Duration.ofMinutes(1), iterations)));
    }

    /**
     * A ring of squares with two leaves each. Four of the ring are all neighbours of each other, which is impossible
     * for squares.
     */
    private static Level knot() {
        Level.Builder level = inOneAttempt("knot");
        for (int i = 0; i < RING; i++) {
            level.room("ring " + i, SQUARE);
            for (int leaf = 0; leaf < LEAVES; leaf++) {
                level.room("leaf " + i + " " + leaf, SQUARE);
            }
        }
        for (int i = 0; i < RING; i++) {
            level.door("ring " + i, "ring " + (i + 1) % RING);
            for (int leaf = 0; leaf < LEAVES; leaf++) {
                level.door("ring " + i, "leaf " + i + " " + leaf);
            }
        }
        level.door("ring 0", "ring 2").door("ring 0", "ring 3").door("ring 1", "ring 3");
        return level.build();
    }

    /** A tree in which every square has three children: there is too little space for them near the root. */
    private static Level crowd() {
        Level.Builder level = inOneAttempt("crowd").room("0", SQUARE);
        for (int i = 1; i < TREE_ROOMS; i++) {
            level.room("" + i, SQUARE).door("" + (i - 1) / CHILDREN, "" + i);
        }
        return level.build();
    }

    private static Level.Builder inOneAttempt(String name) {
        return Level.named(name)
                .search(SearchParameters.DEFAULTS.with(SearchParameter.RESTART_ITERATIONS, 1_000_000_000));
    }
}
