package undercroft.grow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;

class LatticeSpiralTest {

    @Test
    void windsAroundTheOrigin() {
        assertThat(LatticeSpiral.cells(11))
                .containsExactly(
                        new Point(0, 0),
                        new Point(1, 0),
                        new Point(1, 1),
                        new Point(0, 1),
                        new Point(-1, 1),
                        new Point(-1, 0),
                        new Point(-1, -1),
                        new Point(0, -1),
                        new Point(1, -1),
                        new Point(2, -1),
                        new Point(2, 0));
    }
}
