package undercroft.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.level.Axis;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Mirror;
import undercroft.level.Pin;
import undercroft.level.Relation;
import undercroft.level.Room;
import undercroft.level.Wishes;
import undercroft.template.RoomTemplate;

/** A path of four halls of 8 by 8 cells, with wishes that contradict each other and with similar ones that do not. */
class ContradictionsTest {

    @Test
    void directionsAroundACycle() {
        assertThat(of(north(0, 1), north(1, 2), north(2, 0))).hasValueSatisfying(found -> {
            assertThat(found.wishes()).containsExactlyInAnyOrder(0, 1, 2);
            assertThat(found.text())
                    .contains(
                            "a lies north of b (relation 1)",
                            "b lies north of c (relation 2)",
                            "c lies north of a (relation 3)")
                    .endsWith("Drop or change one of them.");
        });
        assertThat(of(north(0, 1), north(1, 2), north(0, 2))).isEmpty();
        assertThat(of(north(0, 1), new Relation.Beyond(List.of(0), CardinalDirection.EAST, List.of(1))))
                .isEmpty();
    }

    @Test
    void oppositeDirections() {
        assertThat(of(north(0, 1), new Relation.Beyond(List.of(0), CardinalDirection.SOUTH, List.of(1))))
                .isPresent();
    }

    @Test
    void moreAreaThanTheFrameHas() {
        assertThat(of(Wishes.NONE.within(new Frame.Box(16, 16)))).isEmpty();
        assertThat(of(Wishes.NONE.within(new Frame.Box(15, 17))))
                .hasValueSatisfying(found -> assertThat(found.text())
                        .isEqualTo(
                                "The layout fits into 15 by 17 cells (within), which are 255 cells, but the rooms and"
                                        + " corridors take at least 256 with their smallest templates."
                                        + " Make the frame larger, or the rooms fewer or smaller."));
        assertThat(of(Wishes.NONE.within(new Frame.Ground(List.of("#".repeat(300) + ".", ".".repeat(301))))))
                .isPresent();
    }

    @Test
    void roomsThatDoNotFitAboveEachOtherIntoTheFrame() {
        Wishes wishes = Wishes.NONE.withRelations(List.of(north(0, 1)));

        assertThat(of(wishes.within(new Frame.Box(100, 16)))).isEmpty();
        assertThat(of(wishes.within(new Frame.Box(100, 15))))
                .hasValueSatisfying(found -> assertThat(found.wishes()).containsExactlyInAnyOrder(0, 1));
    }

    @Test
    void roomsTooFarApartForWhatJoinsThem() {
        // Between a and c lies b, 8 cells wide and 8 high.
        assertThat(of(new Relation.Apart(List.of(0, 2), 8))).isEmpty();
        assertThat(of(new Relation.Apart(List.of(0, 2), 9)))
                .hasValueSatisfying(found -> assertThat(found.text())
                        .contains("a and c are at least 9 cells apart", "b is at most 8 cells"));
        assertThat(of(new Relation.Apart(List.of(0, 3), 10), new Relation.Near(List.of(0, 3), 9)))
                .isPresent();
        assertThat(of(new Relation.Apart(List.of(0, 3), 10), new Relation.Near(List.of(0, 3), 10)))
                .isEmpty();
    }

    @Test
    void pinsAgainstDirections() {
        Relation aboveTheOther = north(0, 1);

        assertThat(Contradictions.of(pinned(0, 8).withWishes(Wishes.NONE.withRelations(List.of(aboveTheOther)))))
                .hasValueSatisfying(found -> assertThat(found.text()).contains("a is pinned to [0,0]"));
        assertThat(Contradictions.of(pinned(8, 0).withWishes(Wishes.NONE.withRelations(List.of(aboveTheOther)))))
                .isEmpty();
    }

    @Test
    void centresInOneRowAgainstDirections() {
        assertThat(of(north(0, 3), new Relation.Level(List.of(0, 3), Axis.HORIZONTAL)))
                .isPresent();
        assertThat(of(north(0, 3), new Relation.Level(List.of(0, 3), Axis.VERTICAL)))
                .isEmpty();
    }

    private static Relation north(int room, int of) {
        return new Relation.Beyond(List.of(room), CardinalDirection.NORTH, List.of(of));
    }

    @Test
    void mirroredRoomsReachEquallyFar() {
        Wishes mirrored = Wishes.NONE.mirrored(new Mirror(Axis.VERTICAL, List.of(new Mirror.Pair(0, 1))));

        assertThat(of(mirrored)).isEmpty();
        assertThat(of(mirrored.withRelations(List.of(north(0, 1)))))
                .hasValueSatisfying(found -> assertThat(found.text())
                        .contains("the layout is mirrored in a vertical line (mirror)", "a lies north of b"));
    }

    @Test
    void noLineHalvesAnEvenAndAnOddRoom() {
        Wishes across =
                Wishes.NONE.mirrored(new Mirror(Axis.VERTICAL, List.of(new Mirror.Pair(0, 0), new Mirror.Pair(1, 1))));
        RoomTemplate odd = SmallTemplates.withMiddleDoors("odd", 7, 7, 1);

        assertThat(of(across)).isEmpty();
        assertThat(Contradictions.of(Level.named("odd")
                        .room("a", SmallTemplates.HALL)
                        .room("b", odd)
                        .door("a", "b")
                        .wishes(across)
                        .build()))
                .hasValueSatisfying(found -> assertThat(found.text())
                        .startsWith("The rooms a and b cannot mirror themselves in one line (mirror)"));
    }

    private static Optional<Contradictions.Contradiction> of(Relation... relations) {
        return of(Wishes.NONE.withRelations(List.of(relations)));
    }

    private static Optional<Contradictions.Contradiction> of(Wishes wishes) {
        return Contradictions.of(Level.named("path")
                .room("a", SmallTemplates.HALL)
                .room("b", SmallTemplates.HALL)
                .room("c", SmallTemplates.HALL)
                .room("d", SmallTemplates.HALL)
                .door("a", "b")
                .door("b", "c")
                .door("c", "d")
                .wishes(wishes)
                .build());
    }

    private static Level pinned(int heightOfA, int heightOfB) {
        return Level.named("pinned")
                .room(hallAt("a", heightOfA))
                .room(hallAt("b", heightOfB))
                .door("a", "b")
                .build();
    }

    private static Room hallAt(String id, int y) {
        return new Room(
                id,
                "",
                List.of(SmallTemplates.HALL),
                new Pin(Optional.of(new Point(0, y)), Optional.empty()),
                List.of());
    }
}
