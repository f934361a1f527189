package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import undercroft.random.SeededRandom;

class DealerTest {

    @Test
    void dealsEveryTileOnce() {
        int[] dealt = new int[20];

        new Dealer(20, SeededRandom.of(3, 3)).deal(dealt, 0, 20);

        assertThat(Arrays.stream(dealt).map(dealtTile -> dealtTile / 12))
                .doesNotHaveDuplicates()
                .allMatch(tile -> tile < 20);
    }

    /** Five tiles to four hexagons: each of the sixty orientations is on each hexagon in a sixtieth of the deals. */
    @Test
    void dealsEveryTileInEveryOrientationEquallyOften() {
        int deals = 240_000;
        int[][] counts = new int[4][60];
        Dealer dealer = new Dealer(5, SeededRandom.of(5, 5));
        int[] dealt = new int[6];
        for (int i = 0; i < deals; i++) {
            dealer.deal(dealt, 2, 4);
            for (int hexagon = 0; hexagon < 4; hexagon++) {
                counts[hexagon][dealt[2 + hexagon]]++;
            }
        }

        // Five standard deviations of a binomial distribution with a mean of 4000.
        for (int[] atHexagon : counts) {
            for (int count : atHexagon) {
                assertThat(count).isCloseTo(deals / 60, within(320));
            }
        }
    }
}
