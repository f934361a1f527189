package undercroft.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

final class VarietyTallyTest {

    private static final Offset<Double> EXACTLY = within(1e-9);

    /** −0.75 log2 0.75 − 0.25 log2 0.25. */
    private static final double THREE_TO_ONE = 0.8112781244591328;

    private static final RoomTemplate COMMON = template("common").withWeight(3);
    private static final RoomTemplate RARE = template("rare");
    private static final RoomTemplate OTHER = template("other");

    @Test
    void entropyIsInBits() {
        assertThat(VarietyTally.entropy(5)).isZero();
        assertThat(VarietyTally.entropy(1, 1)).isCloseTo(1, EXACTLY);
        assertThat(VarietyTally.entropy(7, 7, 7, 7)).isCloseTo(2, EXACTLY);
        assertThat(VarietyTally.entropy(3, 1)).isCloseTo(THREE_TO_ONE, EXACTLY);
    }

    @Test
    void templatesDrawnByTheirWeightsHaveAnEvennessOfOne() {
        VarietyTally tally =
                new VarietyTally(Level.named("one").room("a", COMMON, RARE).build());

        for (String template : List.of("common", "common", "rare", "common")) {
            tally.add(layout(room(template, 0, 0, 4, 4)));
        }

        assertThat(tally.total().entropy()).isCloseTo(THREE_TO_ONE, EXACTLY);
        assertThat(tally.total().evenness()).isCloseTo(1, EXACTLY);
    }

    @Test
    void roomsWithoutAChoiceDoNotCount() {
        VarietyTally tally = new VarietyTally(Level.named("three")
                .room("a", RARE, OTHER)
                .room("b", RARE, OTHER)
                .room("c", RARE)
                .door("a", "b")
                .door("b", "c")
                .build());

        tally.add(layout(room("rare", 0, 0, 4, 4), room("rare", 4, 0, 4, 4), room("rare", 8, 0, 4, 4)));
        tally.add(layout(room("rare", 0, 0, 4, 4), room("other", 4, 0, 4, 4), room("rare", 8, 0, 4, 4)));

        assertThat(tally.total().entropy()).as("0 of a, 1 of b").isCloseTo(0.5, EXACTLY);
        assertThat(tally.total().evenness()).isCloseTo(0.5, EXACTLY);
    }

    @Test
    void aLevelWithoutAnyChoiceHasFullVariety() {
        VarietyTally tally = new VarietyTally(Level.named("one").room("a", RARE).build());

        tally.add(layout(room("rare", 0, 0, 4, 4)));

        assertThat(tally.total().entropy()).isZero();
        assertThat(tally.total().evenness()).isEqualTo(1);
    }

    @Test
    void measuresProportionsAndCompactness() {
        VarietyTally tally = new VarietyTally(pair());

        tally.add(layout(room("rare", 0, 0, 10, 5), room("rare", 10, 0, 10, 5)));
        tally.add(layout(room("rare", 0, 0, 4, 4), room("rare", 4, 4, 4, 4)));

        Variety variety = tally.total();
        assertThat(variety.widthByHeight()).as("20 and 8 wide, 5 and 8 high").isCloseTo(28 / 13.0, EXACTLY);
        assertThat(variety.elongation()).as("4 and 1").isCloseTo(2.5, EXACTLY);
        assertThat(variety.compactness()).as("all and half").isCloseTo(0.75, EXACTLY);
    }

    @Test
    void translatedLayoutsAreEqual() {
        VarietyTally tally = new VarietyTally(pair());

        tally.add(layout(room("rare", 0, 0, 4, 4), room("rare", 4, 0, 4, 4)));
        tally.add(layout(room("rare", 7, -3, 4, 4), room("rare", 11, -3, 4, 4)));
        tally.add(layout(room("rare", 0, 0, 4, 4), room("rare", 4, 1, 4, 4)));
        tally.add(layout(room("other", 0, 0, 4, 4), room("rare", 4, 1, 4, 4)));

        assertThat(tally.total().distinct()).isEqualTo(0.75);
    }

    private static Level pair() {
        return Level.named("pair")
                .room("a", RARE, OTHER)
                .room("b", RARE, OTHER)
                .door("a", "b")
                .build();
    }

    private static RoomTemplate template(String name) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 1));
    }

    private static PlacedRoom room(String template, int x, int y, int width, int height) {
        return new PlacedRoom(
                0,
                "room",
                "",
                template,
                false,
                new Point(x, y),
                Transform.R0,
                Polygon.rectangle(x, y, width, height),
                List.of(),
                List.of());
    }

    private static Layout layout(PlacedRoom... rooms) {
        return new Layout("level", 0, List.of(rooms), List.of(), List.of());
    }
}
