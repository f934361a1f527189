package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SegmentTest {

    @ParameterizedTest
    @CsvSource({
        "0,0, 5,0,    5,  1, 0",
        "5,0, 0,0,    5, -1, 0",
        "2,7, 2,3,    4,  0,-1",
        "0,0, 6,4,    2,  3, 2",
        "1,1, -5,5,   2, -3, 2",
        "3,3, -1,-1,  4, -1,-1",
        "0,0, 7,3,    1,  7, 3",
        "-10000,-10000, 10000,10000, 20000, 1, 1",
    })
    void lengthIsInPrimitiveSteps(int fromX, int fromY, int toX, int toY, int length, int stepX, int stepY) {
        Segment segment = Segment.of(fromX, fromY, toX, toY);

        assertThat(segment.length()).isEqualTo(length);
        assertThat(segment.step()).isEqualTo(new Point(stepX, stepY));
    }

    @Test
    void containsItsEndsAndThePointsBetween() {
        Segment slanted = Segment.of(0, 0, 6, 4);

        assertThat(slanted.contains(new Point(0, 0))).isTrue();
        assertThat(slanted.contains(new Point(3, 2))).isTrue();
        assertThat(slanted.contains(new Point(6, 4))).isTrue();
        assertThat(slanted.contains(new Point(9, 6))).as("beyond").isFalse();
        assertThat(slanted.contains(new Point(-3, -2))).as("before").isFalse();
        assertThat(slanted.contains(new Point(2, 1))).as("beside").isFalse();
        assertThat(slanted.contains(Segment.of(6, 4, 3, 2))).isTrue();
        assertThat(slanted.contains(Segment.of(3, 2, 9, 6))).isFalse();
    }

    @Test
    void coincidesInEitherDirection() {
        Segment segment = Segment.of(1, 2, 4, 2);

        assertThat(segment.coincidesWith(Segment.of(1, 2, 4, 2))).isTrue();
        assertThat(segment.coincidesWith(Segment.of(4, 2, 1, 2))).isTrue();
        assertThat(segment.coincidesWith(Segment.of(1, 2, 3, 2))).isFalse();
        assertThat(segment.coincidesWith(Segment.of(1, 3, 4, 3))).isFalse();
    }

    @Test
    void canBeReversedAndTranslatedAndHasADirection() {
        Segment segment = Segment.of(1, 2, 4, 2);

        assertThat(segment.reversed()).isEqualTo(Segment.of(4, 2, 1, 2));
        assertThat(segment.translated(new Point(-1, 3))).isEqualTo(Segment.of(0, 5, 3, 5));
        assertThat(segment.isAxisParallel()).isTrue();
        assertThat(Segment.of(1, 2, 1, -2).isAxisParallel()).isTrue();
        assertThat(Segment.of(1, 2, 2, 1).isAxisParallel()).isFalse();
    }

    @Test
    void endsMustDiffer() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Segment.of(3, 1, 3, 1))
                .withMessage("The ends of a segment ([3,1], [3,1]) must differ.");
    }
}
