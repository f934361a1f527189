package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TransformTest {

    // The letter F: its stem from the origin to the head, an arm from the head to the tip, a shorter one half way up.
    private static final Point HEAD = new Point(0, 4);
    private static final Point TIP = new Point(2, 4);
    private static final Point ARM = new Point(1, 2);

    @ParameterizedTest
    @CsvSource({
        "r0,    0, 4,    2, 4,    1, 2",
        "r90,   4, 0,    4,-2,    2,-1",
        "r180,  0,-4,   -2,-4,   -1,-2",
        "r270, -4, 0,   -4, 2,   -2, 1",
        "m0,    0, 4,   -2, 4,   -1, 2",
        "m90,   4, 0,    4, 2,    2, 1",
        "m180,  0,-4,    2,-4,    1,-2",
        "m270, -4, 0,   -4,-2,   -2,-1",
    })
    void turnsTheLetterF(String name, int headX, int headY, int tipX, int tipY, int armX, int armY) {
        Transform transform = Transform.named(name).orElseThrow();

        assertThat(transform.apply(Point.ORIGIN)).isEqualTo(Point.ORIGIN);
        assertThat(transform.apply(HEAD)).isEqualTo(new Point(headX, headY));
        assertThat(transform.apply(TIP)).isEqualTo(new Point(tipX, tipY));
        assertThat(transform.apply(ARM)).isEqualTo(new Point(armX, armY));
        assertThat(transform.apply(new Segment(HEAD, TIP))).isEqualTo(Segment.of(headX, headY, tipX, tipY));
    }

    @Test
    void namesAreThoseOfTheFileFormat() {
        assertThat(Transform.ALL)
                .extracting(Transform::text)
                .containsExactly("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270");
        assertThat(Transform.ROTATIONS).extracting(Transform::text).containsExactly("r0", "r90", "r180", "r270");
        assertThat(Transform.IDENTITY).extracting(Transform::text).containsExactly("r0");
        assertThat(Transform.named("R90")).isEmpty();
        assertThat(Transform.named("r45")).isEmpty();
    }

    @Test
    void isFoundByTurnAndMirroring() {
        for (Transform transform : Transform.ALL) {
            assertThat(Transform.of(transform.mirrored(), transform.rotation())).isEqualTo(transform);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transform.of(true, 45))
                .withMessage("The rotation (45) must be one of 0, 90, 180 and 270.");
    }

    /** The dihedral group of the square: closed and with inverses; rotations add up and mirrorings are their own inverses. */
    @Test
    void transformsFormAGroup() {
        for (Transform first : Transform.ALL) {
            List<Transform> products =
                    Transform.ALL.stream().map(second -> after(first, second)).toList();
            assertThat(products).as("then each after %s", first).containsExactlyInAnyOrderElementsOf(Transform.ALL);
        }
        assertThat(after(Transform.R90, Transform.R90)).isEqualTo(Transform.R180);
        assertThat(after(Transform.R90, Transform.R180)).isEqualTo(Transform.R270);
        assertThat(after(Transform.R90, Transform.R270)).isEqualTo(Transform.R0);
        assertThat(after(Transform.M0, Transform.R90)).isEqualTo(Transform.M90);
        assertThat(after(Transform.R90, Transform.M0)).isEqualTo(Transform.M270);
        for (Transform mirroring : List.of(Transform.M0, Transform.M90, Transform.M180, Transform.M270)) {
            assertThat(after(mirroring, mirroring)).isEqualTo(Transform.R0);
        }
    }

    /** The only transform that maps the letter F as the first and then the second do. */
    private static Transform after(Transform first, Transform second) {
        List<Transform> same = Transform.ALL.stream()
                .filter(one -> List.of(HEAD, TIP, ARM).stream()
                        .allMatch(point -> one.apply(point).equals(second.apply(first.apply(point)))))
                .toList();
        assertThat(same).as("%s, then %s", first, second).hasSize(1);
        return same.get(0);
    }
}
