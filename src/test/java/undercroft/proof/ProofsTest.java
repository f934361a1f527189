package undercroft.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.withMiddleDoors;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class ProofsTest {

    /** 3 × 3 with a door in the middle of each side: such rooms are laid out like the squares of a board. */
    private static final RoomTemplate TILE = withMiddleDoors("tile", 3, 3, 1);

    /** 3 × 3 with doors everywhere. */
    private static final RoomTemplate HUT =
            RoomTemplate.of("hut", Polygon.rectangle(0, 0, 3, 3), DoorSpec.OnEveryEdge.of(1, 0));

    /** The same room with another name. */
    private static final RoomTemplate SHED =
            RoomTemplate.of("shed", Polygon.rectangle(0, 0, 3, 3), DoorSpec.OnEveryEdge.of(1, 0));

    private static final RoomTemplate BRIDGE =
            RoomTemplate.of("bridge", Polygon.rectangle(0, 0, 3, 1), door(0, 0, 0, 1), door(3, 0, 3, 1));

    @Test
    void threeSquaresOfABoardFormNoCycle() {
        assertThat(reason(cycle("three", 3, TILE)))
                .isEqualTo("The cycle r0–r1–r2–r0 cannot close: whichever of their templates (tile) its rooms take, the"
                        + " doors along the cycle never lead back to its start. Remove one of these"
                        + " connections, add a room to the cycle or remove one, or give one of its rooms or"
                        + " corridors a template of another size or with doors in other places.");
    }

    @Test
    void anEvenCycleOnABoardCloses() {
        assertThat(reasons(cycle("four", 4, TILE))).isEmpty();
        assertThat(reasons(cycle("six", 6, TILE))).isEmpty();
    }

    @Test
    void aLongOddCycleOnABoardDoesNotClose() {
        assertThat(reason(cycle("long", 21, TILE)))
                .startsWith("The cycle r0–r1–")
                .contains(" cannot close: ");
    }

    @Test
    void anOddCycleIsFoundBesideEvenOnes() {
        // Two cycles of four share r0–r1. Through r4 and r5, r0–r4–r5–r6–r1 is a cycle of five.
        Level level = cycle("both", 4, TILE)
                .room("r4", TILE)
                .room("r5", TILE)
                .room("r6", TILE)
                .door("r0", "r4")
                .door("r4", "r5")
                .door("r5", "r6")
                .door("r6", "r1")
                .build();

        assertThat(reasons(level).orElseThrow())
                .contains("cannot close", "r4", "r5", "r6")
                .doesNotContain("r3");
    }

    @Test
    void twoTemplatesThatMustAlternateFormNoOddCycle() {
        Level.Builder five = cycle("five", 5, HUT, SHED).repeat(RepeatRule.NO_IMMEDIATE);
        Level.Builder four = cycle("four", 4, HUT, SHED).repeat(RepeatRule.NO_IMMEDIATE);

        assertThat(reason(five)).contains("cannot close: whichever of their templates (hut, shed) its rooms take, ");
        assertThat(reasons(four)).isEmpty();
    }

    @Test
    void corridorsThatOnlyLeadEastFormNoCycle() {
        Level level = Level.named("east")
                .room("west", TILE)
                .room("mid", TILE)
                .room("east", TILE)
                .corridor("west", "mid", BRIDGE)
                .corridor("mid", "east", BRIDGE)
                .corridor("east", "west", BRIDGE)
                .build();

        assertThat(reasons(level).orElseThrow())
                .contains("whichever of their templates (tile) its rooms take and whichever of their templates (bridge)"
                        + " the corridors take");
    }

    @Test
    void fourEqualSquaresCannotAllBeNeighboursAndNoOtherRoomIsNamed() {
        Level level = Level.named("four")
                .room("porch", HUT)
                .room("north", HUT)
                .room("east", HUT)
                .room("south", HUT)
                .room("west", HUT)
                .room("shed", HUT)
                .door("porch", "north")
                .door("north", "east")
                .door("north", "south")
                .door("north", "west")
                .door("east", "south")
                .door("east", "west")
                .door("south", "west")
                .door("west", "shed")
                .build();

        assertThat(reasons(level))
                .contains("The rooms north, east, south, west cannot be laid out together with the connections"
                        + " north–east,"
                        + " north–south, north–west, east–south, east–west, south–west: every layout of them was"
                        + " tried, with each"
                        + " of their templates (hut), and none joins all doors without an overlap. Remove one of"
                        + " these connections, route one through a corridor or another room, or give one of these"
                        + " rooms a template of"
                        + " another size or with doors in more places.");
    }

    @Test
    void aBushyTreeHasTooLittleSpaceOnABoard() {
        Level.Builder level = Level.named("bush").room("root", TILE);
        for (int branch = 0; branch < 4; branch++) {
            level.room("b" + branch, TILE).door("root", "b" + branch);
            for (int leaf = 0; leaf < 3; leaf++) {
                level.room("b" + branch + leaf, TILE).door("b" + branch, "b" + branch + leaf);
            }
        }

        // Within two steps of a square of a board there are 1 + 4 + 8 squares, of 9 cells each.
        assertThat(reason(level))
                .isEqualTo(
                        "The 17 rooms at most 2 connections away from root (root, b0, b1, b2, b3, b00, b01, b02, b10,"
                                + " b11,"
                                + " b12, b20 and 5 more) have too little space: together with the corridors among"
                                + " them they cover 153 cells or"
                                + " more, but only 117 are within reach. Remove some of these rooms or attach them"
                                + " farther from"
                                + " root, or give them smaller templates or longer corridors.");
    }

    @Test
    void oneRoomCannotConnectTwoPinnedFarApart() {
        assertThat(reasons(pinned(7)))
                .contains("The rooms start and end are pinned where the path start–between–end cannot join them:"
                        + " whichever of their templates (hut) they take, the doors never lead from one to"
                        + " the other. Remove the pin of one of them, put other rooms between them, or pin a"
                        + " room elsewhere.");
        assertThat(reasons(pinned(1_000_000))).isPresent();
        assertThat(reasons(pinned(6))).isEmpty();
    }

    @Test
    void roomsThatMustKeepTheirDistanceHaveLessSpace() {
        // Between two huts that are pinned with three cells between them there is space for one hut, but not for two
        // that
        // must keep three cells apart as well.
        assertThat(reasons(cycle("near", 4, HUT))).isEmpty();
        assertThat(reason(cycle("far", 4, HUT).minimumRoomDistance(3)))
                .startsWith("The rooms r0, r1, r2, r3 cannot be laid out together")
                .contains("none joins all doors without an overlap, keeping the minimum room distance (3).");
    }

    @Test
    void onlyThePinnedRoomInTheWayIsNamed() {
        // The bridge from gate to keep would lie on the tomb, which is only connected far away from both; the well is
        // not in
        // the way.
        Level.Builder level = Level.named("blocked")
                .room(pinnedAt("gate", 0))
                .room(pinnedAt("tomb", 3))
                .room(pinnedAt("keep", 6))
                .room(pinnedAt("well", 12))
                .corridor("gate", "keep", BRIDGE);
        String last = "keep";
        for (String id : List.of("a", "b", "c", "d", "e", "f", "g", "h")) {
            level.room(id, HUT).door(last, id);
            last = id;
        }

        assertThat(reason(level.door("h", "tomb").door("d", "well")))
                .isEqualTo("The rooms gate, tomb, keep cannot be laid out together where they are pinned, with the"
                        + " connection"
                        + " gate–keep: every layout of them was tried, with each of their templates (hut) and"
                        + " whichever of their templates"
                        + " (bridge) the corridors take, and none joins all doors without an overlap. Remove"
                        + " this connection, route it through another room, give one of these rooms a"
                        + " template of another size or with"
                        + " doors in more places, or pin a room elsewhere.");
    }

    @Test
    void templatesThatNeighboursRuleOutAreNamedSeparately() {
        // With its single door, a nook cannot have a second neighbour, so only tiles are left.
        RoomTemplate nook = RoomTemplate.of("nook", Polygon.rectangle(0, 0, 3, 3), door(1, 0, 2, 0));

        assertThat(reason(cycle("three", 3, TILE, nook)))
                .startsWith("The cycle r0–r1–r2–r0 cannot close: whichever of their templates (tile, nook; their"
                        + " neighbours allow r0, r1, r2 only tile) its rooms take, the doors ");
    }

    @Test
    void repeatRulesThatAProofDependsOnAreNamed() {
        // A beam on two angles side by side, with a post in the nook of the left one: four neighbours with three
        // templates.
        RoomTemplate angle = room("angle", 0, 0, 6, 0, 6, 3, 3, 3, 3, 8, 0, 8);
        RoomTemplate post = room("post", 0, 0, 3, 0, 3, 5, 0, 5);
        RoomTemplate beam = room("beam", 0, 0, 9, 0, 9, 1, 0, 1);
        Level.Builder level =
                cycle("four", 4, angle, post, beam).door("r0", "r2").door("r1", "r3");

        assertThat(reasons(level)).isEmpty();
        assertThat(reason(level.repeat(RepeatRule.NO_IMMEDIATE)))
                .startsWith("The rooms r0, r1, r2, r3 cannot be laid out together with the connections ")
                .contains("without an overlap, keeping the repeat rules of angle, post, beam. Remove ")
                .endsWith(", or write repeat: allow.");
    }

    @Test
    void aStoppedProofIsTriedAgainLater() {
        Proofs proofs = new Proofs((Plan) Planning.of(cycle("three", 3, TILE).build()));

        assertThat(proofs.within(Proofs.ROUNDS, () -> true)).isEmpty();
        assertThat(proofs.within(Proofs.ROUNDS, () -> false)).isPresent();
    }

    @Test
    void everyRoundRunsOnce() {
        Proofs proofs = new Proofs((Plan) Planning.of(cycle("four", 4, HUT).build()));
        AtomicInteger asked = new AtomicInteger();

        proofs.within(Proofs.ROUNDS, () -> asked.incrementAndGet() < 0);
        int first = asked.getAndSet(0);
        proofs.within(Proofs.ROUNDS, () -> asked.incrementAndGet() < 0);

        // It asks once in any case.
        assertThat(asked).hasValue(1);
        assertThat(first).isPositive();
    }

    private static Level pinned(int x) {
        return Level.named("pinned")
                .room(pinnedAt("start", 0))
                .room("between", HUT)
                .room(pinnedAt("end", x))
                .door("start", "between")
                .door("between", "end")
                .build();
    }

    private static Room pinnedAt(String id, int x) {
        return new Room(id, "", List.of(HUT), new Pin(Optional.of(new Point(x, 0)), Optional.empty()), List.of());
    }

    private static Level.Builder cycle(String name, int length, RoomTemplate... templates) {
        Level.Builder level = Level.named(name);
        for (int room = 0; room < length; room++) {
            level.room("r" + room, templates);
        }
        for (int room = 0; room < length; room++) {
            level.door("r" + room, "r" + (room + 1) % length);
        }
        return level;
    }

    private static String reason(Level.Builder level) {
        return reasons(level).orElseThrow();
    }

    private static Optional<String> reasons(Level.Builder level) {
        return reasons(level.build());
    }

    private static Optional<String> reasons(Level level) {
        return Proving.reasons(level, Proofs.ROUNDS).map(reasons -> String.join(" ", reasons));
    }

    /** Has doors of one cell anywhere. */
    private static RoomTemplate room(String name, int... outline) {
        return RoomTemplate.of(name, SmallTemplates.outline(outline), DoorSpec.OnEveryEdge.of(1, 0));
    }

    private static DoorSpec door(int fromX, int fromY, int toX, int toY) {
        return new DoorSpec.Exactly(Segment.of(fromX, fromY, toX, toY), "", DoorDirection.BOTH);
    }
}
