package undercroft.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;

class DifficultyCurveTest {

    /** gate - a - b - lair, with a den off b. */
    @Test
    void risesFromEntranceToBoss() {
        DifficultyCurve curve = curve(level("gate", "a", "b", "lair", "den")
                .door("gate", "a")
                .door("a", "b")
                .door("b", "lair")
                .door("b", "den"));

        assertThat(curve.at(0)).isZero();
        assertThat(curve.at(1)).isEqualTo(1.0 / 3, within(1e-9));
        assertThat(curve.at(2)).isEqualTo(2.0 / 3, within(1e-9));
        assertThat(curve.at(3)).isEqualTo(1);
        assertThat(curve.isOnShortestPath(2)).isTrue();
    }

    /** A side room three steps from the entrance and two from the boss. */
    @Test
    void placesSideRoomsBetween() {
        DifficultyCurve curve = curve(level("gate", "a", "b", "lair", "den")
                .door("gate", "a")
                .door("a", "b")
                .door("b", "lair")
                .door("b", "den"));

        assertThat(curve.at(4)).isEqualTo(3.0 / 5, within(1e-9));
        assertThat(curve.isOnShortestPath(4)).isFalse();
    }

    /** The boss's secret door to the gate opens from inside only, so it is no shortcut to the boss. */
    @Test
    void followsOneWayConnectionsInTheirDirection() {
        DifficultyCurve curve = curve(level("gate", "a", "lair")
                .door("gate", "a")
                .door("a", "lair")
                .connection("lair", "gate", List.of(), true, ""));

        assertThat(curve.at(1)).isEqualTo(0.5);
    }

    /** No path leads on from the pit, so its depth decides. */
    @Test
    void ratesRoomsThatCannotReachTheBossByTheirDepth() {
        DifficultyCurve curve = curve(level("gate", "a", "b", "lair", "pit")
                .door("gate", "a")
                .door("a", "b")
                .door("b", "lair")
                .connection("a", "pit", List.of(), true, ""));

        assertThat(curve.at(4)).isEqualTo(2.0 / 3, within(1e-9));
    }

    @Test
    void isEmptyWithoutAPath() {
        assertThat(DifficultyCurve.of(Level.named("no-boss")
                        .room(room("gate"))
                        .room(room("a"))
                        .door("gate", "a")
                        .build()))
                .isEmpty();
        assertThat(DifficultyCurve.of(Level.named("wrong-way")
                        .room(room("gate"))
                        .room(room("lair"))
                        .connection("lair", "gate", List.of(), true, "")
                        .build()))
                .isEmpty();
    }

    private static DifficultyCurve curve(Level.Builder level) {
        return DifficultyCurve.of(level.build()).orElseThrow();
    }

    private static Level.Builder level(String... ids) {
        Level.Builder level = Level.named("level");
        for (String id : ids) {
            level.room(room(id));
        }
        return level;
    }

    private static Room room(String id) {
        String type = id.equals("gate") ? "entrance" : id.equals("lair") ? "boss" : "";
        return new Room(id, type, List.of(SmallTemplates.CELL), Pin.NONE, List.of());
    }
}
