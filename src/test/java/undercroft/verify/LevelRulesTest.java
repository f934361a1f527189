package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallLayouts;
import undercroft.fixture.SmallLevels;
import undercroft.fixture.SmallTemplates;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.template.RepeatRule;

/** Valid layouts, verified against levels with other rules. */
class LevelRulesTest {

    @Test
    void findsADistantRepetitionOfATemplateThatMayNeverRepeat() {
        Level ring = withRepeat(SmallLevels.ring(), RepeatRule.NEVER);

        assertThat(LayoutVerifier.verify(SmallLayouts.ring(), ring))
                .containsExactly(new Violation(
                        "repeat", "The rooms start and vault are both of template hall, which may be used once only."));
    }

    @Test
    void roomsJoinedByDoorsOrCorridorsAreNeighbours() {
        Level pinned = withRepeat(SmallLevels.pinned(), RepeatRule.NO_IMMEDIATE);
        Level octagons = withRepeat(SmallLevels.octagons(), RepeatRule.NO_IMMEDIATE);
        // Start and vault are both halls already; here the cliff (joined by a door) and the vault (by the corridor) are
        // pits.
        Layout threePits =
                Edits.room(Edits.room(SmallLayouts.ring(), 1, Edits.template("pit")), 3, Edits.template("pit"));

        assertThat(LayoutVerifier.verify(SmallLayouts.pinned(), pinned)).isEmpty();
        assertThat(LayoutVerifier.verify(SmallLayouts.octagons(), octagons))
                .extracting(Violation::message)
                .containsExactly(
                        "The rooms well and north are both of template octagon, which may not be used by neighbours.",
                        "The rooms well and south are both of template octagon, which may not be used by neighbours.");
        assertThat(LayoutVerifier.verify(threePits, withRepeat(SmallLevels.ring(), RepeatRule.NO_IMMEDIATE)))
                .extracting(Violation::message)
                .contains(
                        "The rooms cliff and cave are both of template pit, which may not be used by neighbours.",
                        "The rooms cave and vault are both of template pit, which may not be used by neighbours.");
    }

    @Test
    void aCorridorIsANeighbourOfItsRooms() {
        Layout passages = Edits.room(SmallLayouts.ring(), 2, Edits.template("passage"));

        assertThat(LayoutVerifier.verify(passages, withRepeat(SmallLevels.ring(), RepeatRule.NO_IMMEDIATE)))
                .extracting(Violation::message)
                .contains("The rooms cave and cave-vault are both of template passage, which may not be used by"
                        + " neighbours.");
    }

    @Test
    void avoidingRepetitionIsNotARule() {
        assertThat(LayoutVerifier.verify(SmallLayouts.ring(), withRepeat(SmallLevels.ring(), RepeatRule.AVOID)))
                .isEmpty();
    }

    @Test
    void roomsThatTouchAtACornerHaveDistanceZero() {
        assertThat(LayoutVerifier.verify(SmallLayouts.ring(), withDistance(SmallLevels.ring(), 1)))
                .extracting(Violation::message)
                .containsExactly("The rooms start (at [0,0]) and cave (at [8,8]) are not neighbours and must be 1 cells"
                        + " apart, not 0.");
    }

    @Test
    void roomsJoinedByACorridorMayBeNear() {
        // Cave and vault are three cells apart as well, with a corridor between them.
        assertThat(LayoutVerifier.verify(SmallLayouts.ring(), withDistance(SmallLevels.ring(), 4)))
                .extracting(Violation::message)
                .containsExactly(
                        "The rooms start (at [0,0]) and cave (at [8,8]) are not neighbours and must be 4 cells apart, not"
                                + " 0.",
                        "The rooms cliff (at [8,0]) and vault (at [-3,8]) are not neighbours and must be 4 cells apart,"
                                + " not 3.");
    }

    @Test
    void pinsFixPositionAndTransform() {
        Pin elsewhere = new Pin(Optional.of(new Point(8, 3)), Optional.of(Transform.R0));
        Pin turned = new Pin(Optional.of(new Point(8, 2)), Optional.of(Transform.M90));

        assertThat(LayoutVerifier.verify(SmallLayouts.twoRooms(), withPinnedStore(elsewhere)))
                .containsExactly(new Violation("pin", "Room store is at [8,2] but pinned at [8,3]."));
        assertThat(LayoutVerifier.verify(SmallLayouts.twoRooms(), withPinnedStore(turned)))
                .containsExactly(new Violation("pin", "Room store has transform r0 but is pinned to m90."));
    }

    @Test
    void aCorridorMustBeWhereItWasDrawn() {
        Level ring = SmallLevels.ring();
        Connection drawn = ring.connections().get(2);
        Connection door = new Connection(drawn.from(), drawn.to(), List.of(), drawn.oneWay(), drawn.lock());
        Connection corridor = new Connection(0, 1, List.of(SmallTemplates.PASSAGE), false, "");

        assertThat(LayoutVerifier.verify(SmallLayouts.ring(), withConnection(ring, 2, door)))
                .containsExactly(
                        new Violation("corridor", "The connection from cave to vault must have no corridor."),
                        new Violation("template", "The template (passage) of room cave-vault must be one of []."));
        assertThat(LayoutVerifier.verify(SmallLayouts.ring(), withConnection(ring, 0, corridor)))
                .containsExactly(new Violation("corridor", "The connection from start to cliff must have a corridor."));
    }

    private static Level withPinnedStore(Pin pin) {
        Level level = SmallLevels.twoRooms();
        Room store = level.rooms().get(1);
        Room pinned = new Room(store.id(), store.type(), store.templates(), pin, store.data());
        return new Level(
                level.name(),
                Edits.edited(level.rooms(), 1, room -> pinned),
                level.connections(),
                level.minimumRoomDistance(),
                level.repeatOverride(),
                level.search());
    }

    private static Level withConnection(Level level, int index, Connection connection) {
        return new Level(
                level.name(),
                level.rooms(),
                Edits.edited(level.connections(), index, old -> connection),
                level.minimumRoomDistance(),
                level.repeatOverride(),
                level.search());
    }

    private static Level withRepeat(Level level, RepeatRule rule) {
        return new Level(
                level.name(),
                level.rooms(),
                level.connections(),
                level.minimumRoomDistance(),
                Optional.of(rule),
                level.search());
    }

    private static Level withDistance(Level level, int cells) {
        return new Level(
                level.name(), level.rooms(), level.connections(), cells, level.repeatOverride(), level.search());
    }
}
