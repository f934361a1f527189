package undercroft.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.Scene.Disc;
import undercroft.puzzle.Scene.Ink;
import undercroft.puzzle.Scene.Label;
import undercroft.puzzle.Scene.Spot;

class SceneTest {

    /** Two columns of 4 and two gaps of 0.8 make 8.8, and two rows of 2.8 less half a gap make 5.2. */
    @Test
    void aStripHasItsPicturesInRowsWithNumbers() {
        Scene frame = new Scene(4, 2, List.of(new Disc(new Spot(1, 1), 0.5, Ink.BLUE)));

        Scene strip = Scene.strip(List.of(frame, frame, frame));

        assertThat(strip.width()).isCloseTo(8.8, offset(1e-9));
        assertThat(strip.height()).isCloseTo(5.2, offset(1e-9));
        assertThat(strip.marks().stream().filter(Label.class::isInstance).map(mark -> ((Label) mark).text()))
                .containsExactly("1", "2", "3");
        List<Spot> centres = strip.marks().stream()
                .filter(Disc.class::isInstance)
                .map(mark -> ((Disc) mark).centre())
                .toList();
        assertThat(centres)
                .extracting(Spot::x)
                .usingElementComparator(SceneTest::roughly)
                .containsExactly(1.0, 5.8, 1.0);
        assertThat(centres)
                .extracting(Spot::y)
                .usingElementComparator(SceneTest::roughly)
                .containsExactly(1.4, 1.4, 4.2);
    }

    private static int roughly(double one, double other) {
        return Math.abs(one - other) < 1e-9 ? 0 : Double.compare(one, other);
    }
}
