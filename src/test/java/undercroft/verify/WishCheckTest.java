package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallLayouts;
import undercroft.fixture.SmallLevels;
import undercroft.geometry.CardinalDirection;
import undercroft.layout.Layout;
import undercroft.level.AspectRange;
import undercroft.level.Axis;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Mirror;
import undercroft.level.Relation;
import undercroft.level.Wishes;

/**
 * Valid layouts, verified against levels with wishes that they keep or just break. The ring has start [0,0]–[8,8], cliff [8,0]–[16,8],
 * cave [8,8]–[16,16] and vault [−3,8]–[5,16]; between cave and vault lies a corridor [5,11]–[8,13].
 */
class WishCheckTest {

    private static final int START = 0;
    private static final int CLIFF = 1;
    private static final int CAVE = 2;
    private static final int VAULT = 3;

    @Test
    void frames() {
        assertKept(Wishes.NONE.within(new Frame.Box(19, 16)));
        assertBroken(
                Wishes.NONE.within(new Frame.Box(18, 16)),
                "within",
                "The layout is 19 by 16 cells, more than the 18 by 16 of its level.");
        assertBroken(
                Wishes.NONE.within(new Frame.Box(19, 15)),
                "within",
                "The layout is 19 by 16 cells, more than the 19 by 15 of its level.");
    }

    @Test
    void ground() {
        Layout hall = SmallLayouts.twoRooms();
        Level level = SmallLevels.twoRooms();
        Frame.Ground large = new Frame.Ground(List.of("#".repeat(40)).stream()
                .flatMap(row -> Stream.generate(() -> row).limit(40))
                .toList());

        assertThat(LayoutVerifier.verify(hall, level.withWishes(Wishes.NONE.within(large))))
                .isEmpty();
        assertThat(LayoutVerifier.verify(hall, level.withWishes(Wishes.NONE.within(withHole(large, 1, 1)))))
                .containsExactly(new Violation(
                        "within",
                        "The room gate must lie on the ground of its level, but it covers [1,1], which is none."));
        assertThat(LayoutVerifier.verify(hall, level.withWishes(Wishes.NONE.within(new Frame.Ground(List.of("#"))))))
                .extracting(Violation::rule)
                .containsOnly("within");
    }

    @Test
    void aspects() {
        assertKept(Wishes.NONE.withAspect(new AspectRange(1, 1.1875)));
        assertBroken(
                Wishes.NONE.withAspect(new AspectRange(1, 1.18)),
                "aspect",
                "The layout is 19 by 16 cells; its width must be 1.0 to 1.18 of its height.");
    }

    @Test
    void directions() {
        assertKept(new Relation.Beyond(List.of(CAVE, VAULT), CardinalDirection.NORTH, List.of(START, CLIFF)));
        assertKept(new Relation.Beyond(List.of(VAULT), CardinalDirection.WEST, List.of(CLIFF)));
        assertBroken(
                new Relation.Beyond(List.of(VAULT), CardinalDirection.WEST, List.of(START)),
                "The room vault must lie west of start (relation 1 of the level), but they span [-3,8]–[5,16] and"
                        + " [0,0]–[8,8].");
        assertBroken(
                new Relation.Beyond(List.of(START), CardinalDirection.NORTH, List.of(CAVE)),
                "The room start must lie north of cave (relation 1 of the level), but they span [0,0]–[8,8] and"
                        + " [8,8]–[16,16].");
    }

    @Test
    void distances() {
        assertKept(new Relation.Apart(List.of(CAVE, VAULT), 3));
        assertBroken(
                new Relation.Apart(List.of(CAVE, VAULT), 4),
                "The rooms cave and vault must be at least 4 cells apart (relation 1 of the level).");
        assertKept(new Relation.Near(List.of(CAVE, VAULT), 3));
        assertBroken(
                new Relation.Near(List.of(CAVE, VAULT), 2),
                "The rooms cave and vault must be at most 2 cells apart (relation 1 of the level).");
    }

    @Test
    void rims() {
        assertKept(rim(START, CardinalDirection.SOUTH));
        assertKept(rim(CAVE, CardinalDirection.NORTH));
        assertKept(rim(START, CardinalDirection.WEST));
        assertKept(new Relation.Rim(List.of(START), Optional.empty()));
        assertBroken(
                rim(VAULT, CardinalDirection.SOUTH),
                "The room vault must stand at the south rim, but start lies beyond it. (relation 1 of the level)");
        assertBroken(
                rim(CAVE, CardinalDirection.WEST),
                "The room cave must stand at the west rim, but vault lies beyond it. (relation 1 of the level)");
    }

    @Test
    void aRoomIsComparedOnlyInItsOwnColumns() {
        // The gem, a square on its tip at [13,2], lies below the northern octagon and beside the southern one.
        Wishes ofOctagons = Wishes.NONE.withRelations(List.of(rim(3, CardinalDirection.EAST)));
        Wishes ofWell = Wishes.NONE.withRelations(List.of(rim(0, CardinalDirection.EAST)));

        assertThat(LayoutVerifier.verify(
                        SmallLayouts.octagons(), SmallLevels.octagons().withWishes(ofOctagons)))
                .isEmpty();
        assertThat(LayoutVerifier.verify(
                        SmallLayouts.octagons(), SmallLevels.octagons().withWishes(ofWell)))
                .isNotEmpty();
    }

    @Test
    void centres() {
        assertKept(new Relation.Level(List.of(CLIFF, CAVE), Axis.VERTICAL));
        assertKept(new Relation.Level(List.of(CAVE, VAULT), Axis.HORIZONTAL));
        assertBroken(
                new Relation.Level(List.of(START, VAULT), Axis.VERTICAL),
                "The rooms start and vault must have their centres in one column (relation 1 of the level).");
    }

    @Test
    void walks() {
        // From the top row of the start through the door at [1,8] to [3,8] and the corridor: to its first cell, and its
        // last.
        Wishes enough = Wishes.NONE.withRelations(List.of(new Relation.Walk(START, CAVE, 1)));
        Wishes tooMuch = Wishes.NONE.withRelations(List.of(new Relation.Walk(START, CAVE, 100)));

        assertThat(verified(enough)).isEmpty();
        assertThat(verified(tooMuch)).singleElement().satisfies(violation -> {
            assertThat(violation.rule()).isEqualTo("relation");
            assertThat(violation.message())
                    .startsWith(
                            "The way from start to cave must take at least 100 cells (relation 1 of the level), not");
        });
    }

    @Test
    void mirrors() {
        assertKept(mirror(Axis.VERTICAL, START, CLIFF));
        assertKept(mirror(Axis.HORIZONTAL, CLIFF, CAVE));
        assertKept(mirror(Axis.VERTICAL, START, START));
        assertBroken(
                mirror(Axis.VERTICAL, CLIFF, CLIFF, CAVE, CAVE, VAULT, VAULT),
                "mirror",
                "The room vault must mirror itself in the line x = 12, but it does not.");
    }

    @Test
    void connectionsOfMirroredRooms() {
        assertThat(verified(mirror(Axis.VERTICAL, START, CLIFF, VAULT, CAVE)))
                .containsExactly(
                        new Violation(
                                "mirror",
                                "The rooms vault and cave must mirror each other in the line x = 8, but they do not."),
                        new Violation(
                                "mirror",
                                "The connections from vault to start and from cliff to cave must mirror each other in the line x = 8, but"
                                        + " they do not."));
    }

    @Test
    void lanes() {
        assertKept(new Relation.Open(List.of(START, VAULT)));
        // Both doors that its template offers are used.
        assertBroken(
                new Relation.Open(List.of(CAVE)),
                "The room cave must keep a free lane from a door that it offers to the outside (open).");
        // The foot of the stair, with all its doors, stands on the floor of the bay.
        assertThat(LayoutVerifier.verify(
                        SmallLayouts.bay(),
                        SmallLevels.bay()
                                .withWishes(Wishes.NONE.withRelations(List.of(new Relation.Open(List.of(1)))))))
                .containsExactly(new Violation(
                        "relation",
                        "The room stair must keep a free lane from a door that it offers to the outside (open)."));
    }

    private static Wishes mirror(Axis axis, int... rooms) {
        List<Mirror.Pair> pairs = new ArrayList<>();
        for (int i = 0; i < rooms.length; i += 2) {
            pairs.add(new Mirror.Pair(rooms[i], rooms[i + 1]));
        }
        return Wishes.NONE.mirrored(new Mirror(axis, pairs));
    }

    private static Relation rim(int room, CardinalDirection side) {
        return new Relation.Rim(List.of(room), Optional.of(side));
    }

    private static Frame.Ground withHole(Frame.Ground ground, int x, int y) {
        int row = ground.height() - 1 - y;
        String drawn = ground.rows().get(row);
        return new Frame.Ground(
                Edits.edited(ground.rows(), row, line -> drawn.substring(0, x) + "." + drawn.substring(x + 1)));
    }

    private static void assertKept(Relation relation) {
        assertKept(Wishes.NONE.withRelations(List.of(relation)));
    }

    private static void assertKept(Wishes wishes) {
        assertThat(verified(wishes)).isEmpty();
    }

    private static void assertBroken(Relation relation, String message) {
        assertBroken(Wishes.NONE.withRelations(List.of(relation)), "relation", message);
    }

    private static void assertBroken(Wishes wishes, String rule, String message) {
        assertThat(verified(wishes)).containsExactly(new Violation(rule, message));
    }

    private static List<Violation> verified(Wishes wishes) {
        return LayoutVerifier.verify(SmallLayouts.ring(), SmallLevels.ring().withWishes(wishes));
    }
}
