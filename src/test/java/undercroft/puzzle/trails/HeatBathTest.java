package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.trails.HeatBath.Schedule;
import undercroft.random.SeededRandom;

class HeatBathTest {

    private static final List<TileSide> DESIGNS = TileSide.designs();

    /** The difference between two designs in the table is that of complete boards with one and the other in all turns. */
    @Test
    void theTableHasTheGainOfADesignInAGap() {
        forEachSeed(100, seed -> {
            HexBoard board = PublishedBoard.board();
            SeededRandom random = SeededRandom.of(seed, 0);
            int[] labels = new int[20];
            for (int i = 0; i < labels.length; i++) {
                labels[i] = TileSide.ofAny(random.below(TileSide.LABELS)).labels();
            }
            int hexagon = random.below(20);
            int one = random.below(DESIGNS.size());
            int other = random.below(DESIGNS.size());

            int[] gains = DesignGains.ofScore(DESIGNS).of(new GapTracer(board).gap(hexagon, labels));

            assertThat(gains[one] - gains[other])
                    .isEqualTo(inAllTurns(board, labels, hexagon, DESIGNS.get(one))
                            - inAllTurns(board, labels, hexagon, DESIGNS.get(other)));
        });
    }

    private static int inAllTurns(HexBoard board, int[] labels, int hexagon, TileSide design) {
        Tracer tracer = new Tracer(board);
        int[] changed = labels.clone();
        int sum = 0;
        for (int turn = 0; turn < 6; turn++) {
            changed[hexagon] = design.turned(turn).labels();
            tracer.trace(changed);
            sum += 100 * tracer.connectedPairs() - 10 * (tracer.extraEdges() + tracer.repeatedEdges());
        }
        return sum;
    }

    /** Random sets score about 3; three seconds of design reach more than 9. */
    @Test
    void designsBetterSetsThanChance() {
        TileSet designed = new HeatBath(new Schedule(1500, 0.05, 0.01, 100, 200), SeededRandom.of(1, 1))
                .design(() -> false)
                .orElseThrow();

        assertThat(new SetScorer(5_000, SeededRandom.of(2, 2)).score(designed).value())
                .isGreaterThan(9);
    }

    @Test
    void aSeedAlwaysDesignsTheSameSet() {
        Schedule schedule = new Schedule(50, 0.05, 0.01, 20, 40);

        assertThat(new HeatBath(schedule, SeededRandom.of(7, 1)).design(() -> false))
                .isPresent()
                .isEqualTo(new HeatBath(schedule, SeededRandom.of(7, 1)).design(() -> false));
    }

    @Test
    void canBeStopped() {
        assertThat(new HeatBath(new Schedule(1_000_000, 0.05, 0.01, 20, 40), SeededRandom.of(7, 1)).design(() -> true))
                .isEmpty();
    }
}
