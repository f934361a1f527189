package undercroft.puzzle.optimise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DiceTest {

    @Test
    void streamsOfASeedDiffer() {
        assertThat(Stream.of(0, 1, 2, 3).map(stream -> Dice.of(7, stream).nextLong()))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyNumberBetweenComesUpAboutEquallyOften() {
        Dice dice = Dice.of(1, 0);
        int[] times = new int[3];
        for (int i = 0; i < 3_000; i++) {
            times[dice.between(4, 6) - 4]++;
        }

        assertThat(times)
                .satisfies(
                        counts -> assertThat(counts[0] + counts[1] + counts[2]).isEqualTo(3_000));
        assertThat(List.of(times[0], times[1], times[2]))
                .allSatisfy(count -> assertThat(count).isBetween(880, 1_120));
    }

    @Test
    void whatIsCertainHappensAndWhatIsImpossibleDoesNot() {
        Dice dice = Dice.of(1, 0);

        assertThat(Stream.generate(() -> dice.chance(1)).limit(100)).containsOnly(true);
        assertThat(Stream.generate(() -> dice.chance(0)).limit(100)).containsOnly(false);
    }
}
