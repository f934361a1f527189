package undercroft.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.mission.certificate.CutCertificate;
import undercroft.mission.placing.MissionPlacing;
import undercroft.mission.placing.Placement;
import undercroft.mission.search.MissionSearch;
import undercroft.mission.search.SearchResult;
import undercroft.mission.world.World;
import undercroft.random.SeededRandom;

/** How fast missions are judged and items placed, in CPU time of a warm JVM. The times are printed. */
@Tag("slow")
class MissionSpeedTest {

    private static final int WARMUPS = 200;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static double medianMillis(Supplier<?> work) {
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < 2 * WARMUPS; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            assertThat(work.get()).isNotNull();
            if (i >= WARMUPS) {
                times.add(THREADS.getCurrentThreadCpuTime() - start);
            }
        }
        times.sort(null);
        return times.get(times.size() / 2) / 1e6;
    }

    private static void report(String what, double millis) {
        System.out.printf(Locale.ROOT, "%s: %.3f ms%n", what, millis);
    }

    /** A chain of ten rooms each, with a lock after each stretch and two keys before it. */
    private static Level thousandRooms() {
        List<String> rooms = new ArrayList<>();
        List<String> connections = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) {
            rooms.add("r%d: %s".formatted(i, i % 10 == 4 ? "{ holds: key }" : ""));
            if (i > 0) {
                String lock = i % 10 == 0 ? ", lock: key" : "";
                connections.add("{ from: r%d, to: r%d%s }".formatted(i - 1, i, lock));
            }
        }
        return MissionLevels.read(
                "items: { key: { spent: true } }",
                "rooms: { " + String.join(", ", rooms) + " }",
                "connections: [" + String.join(", ", connections) + "]",
                "mission: { goal: r999 }");
    }

    @Test
    void aHundredLocksInAThousandRoomsAreCertified() {
        World world = World.of(thousandRooms());
        assertThat(CutCertificate.of(world).isProved()).isTrue();
        double millis = medianMillis(() -> CutCertificate.of(world));
        report("99 locks in 1000 rooms certified", millis);
        Level level = thousandRooms();
        double whole = medianMillis(() -> MissionJudge.judge(level));
        report("the same with closure, way and required items", whole);
        assertThat(whole).isLessThan(100);
    }

    /** A hub with twelve locked closets, each with a key and something that the last door needs, so that no two are alike. */
    @Test
    void twelveSpentLocksAreSearched() {
        String marks = IntStream.range(0, 12).mapToObj(i -> "mark" + i).collect(Collectors.joining(", "));
        String rooms = IntStream.range(0, 12)
                .mapToObj(i -> "c%d: { holds: [key, mark%d] }".formatted(i, i))
                .collect(Collectors.joining(", "));
        String locks = IntStream.range(0, 12)
                .mapToObj(i -> "{ from: hub, to: c%d, lock: key }".formatted(i))
                .collect(Collectors.joining(", "));
        World world = World.of(MissionLevels.read(
                "items: { key: { spent: true } }",
                "rooms: { hub: { holds: key }, end: , " + rooms + " }",
                "connections: [" + locks + ", { from: hub, to: end, needs: [" + marks + "] }]",
                "mission: { goal: end }"));
        SearchResult result = MissionSearch.of(world, MissionJudge.DEFAULT_BUDGET);
        double millis = medianMillis(() -> MissionSearch.isSafe(world, MissionJudge.DEFAULT_BUDGET));
        report("12 spent locks searched, %d states".formatted(result.states()), millis);
        assertThat(millis).isLessThan(10);
    }

    /** Fifty rooms in a tree, every other passage locked with one of thirty items, in the manner of Johnson et al. */
    @Test
    void thirtyItemsAreHiddenInFiftyRooms() {
        SeededRandom random = SeededRandom.of(1);
        List<String> rooms = new ArrayList<>();
        List<String> connections = new ArrayList<>();
        List<String> items = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            rooms.add("r" + i);
            if (i > 0) {
                String lock = i > 19 ? ", lock: item" + (i - 20) : "";
                connections.add("{ from: r%d, to: r%d%s }".formatted(random.below(i), i, lock));
            }
        }
        for (int i = 0; i < 30; i++) {
            items.add("{ item: item%d }".formatted(i));
        }
        Level level = MissionLevels.read(
                "rooms: [" + String.join(", ", rooms) + "]",
                "connections: [" + String.join(", ", connections) + "]",
                "mission: { place: [" + String.join(", ", items) + "] }");
        MissionRules rules = level.missionRules();
        assertThat(rules.placings()).hasSize(30);
        assertThat(MissionPlacing.of(level, 7)).isInstanceOf(Placement.Chosen.class);
        double millis = medianMillis(() -> MissionPlacing.of(level, 7));
        report("30 items hidden in 50 rooms", millis);
        assertThat(millis).isLessThan(1);
    }
}
