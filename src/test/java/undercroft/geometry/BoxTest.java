package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoxTest {

    @Test
    void isTheSmallestAroundItsPoints() {
        Box box = Box.around(List.of(new Point(3, -2), new Point(-1, 0), new Point(2, 5)));

        assertThat(box).isEqualTo(new Box(-1, -2, 4, 7));
        assertThat(box.maxX()).isEqualTo(3);
        assertThat(box.maxY()).isEqualTo(5);
        assertThat(Box.around(List.of(new Point(3, -2)))).isEqualTo(new Box(3, -2, 0, 0));
    }

    @Test
    void needsAPoint() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Box.around(List.of()))
                .withMessage("A box needs at least one point to contain.");
    }
}
