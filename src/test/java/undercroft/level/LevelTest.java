package undercroft.level;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static undercroft.fixture.SmallTemplates.CELL;
import static undercroft.fixture.SmallTemplates.HALL;
import static undercroft.fixture.SmallTemplates.PASSAGE;
import static undercroft.fixture.SmallTemplates.SHRINE;

import com.sun.management.ThreadMXBean;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallLevels;
import undercroft.geometry.Transform;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class LevelTest {

    @Test
    void needsARoomAndNotTooMany() {
        assertRefused(Level.named("void"), "The rooms of level void (0) must be 1 to 10000.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Level(
                        "vast",
                        Collections.nCopies(10_001, Room.of("one", List.of(CELL))),
                        List.of(),
                        0,
                        Optional.empty(),
                        SearchParameters.DEFAULTS))
                .withMessage("The rooms of level vast (10001) must be 1 to 10000.");
    }

    @Test
    void roomIdsMustDiffer() {
        Room one = Room.of("one", List.of(CELL));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Level.named("twins").room(one).room("one", HALL))
                .withMessage("The room id (one) must be given once only.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Level(
                        "twins", List.of(one, one), List.of(), 0, Optional.empty(), SearchParameters.DEFAULTS))
                .withMessage("The room id (one) must be given once only.");
    }

    @Test
    void templatesOfOneNameMustBeEqual() {
        assertRefused(
                Level.named("two-cells")
                        .room("a", CELL)
                        .room("b", CELL.withWeight(2))
                        .door("a", "b"),
                "The template name (cell) must not name two different templates.");
        assertRefused(
                Level.named("two-cells").room("a", CELL).room("b", HALL).corridor("a", "b", CELL.withWeight(2)),
                "The template name (cell) must not name two different templates.");
    }

    @Test
    void connectionsJoinTwoDifferentRoomsOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Level.named("loop").room("a", CELL).door("a", "a"))
                .withMessage("The rooms of a connection (0, 0) must differ.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Level.named("early").room("a", CELL).door("a", "b"))
                .withMessage("The room (b) must be added before it is connected.");
        assertRefused(
                Level.named("twice")
                        .room("a", CELL)
                        .room("b", HALL)
                        .door("a", "b")
                        .corridor("b", "a", PASSAGE),
                "The connection of a and b must be given once only.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Level(
                        "beyond",
                        List.of(Room.of("a", List.of(CELL))),
                        List.of(Connection.door(1, 0)),
                        0,
                        Optional.empty(),
                        SearchParameters.DEFAULTS))
                .withMessage("The connection (0, 1) must join two of the 1 rooms.");
    }

    @Test
    void roomsMustAllBeConnected() {
        assertRefused(
                Level.named("islands")
                        .room("a", CELL)
                        .room("b", HALL)
                        .room("c", HALL)
                        .room("d", CELL)
                        .door("a", "b")
                        .door("d", "c"),
                "All rooms must be connected; they form 2 parts.");
    }

    @Test
    void theDistanceMustNotBeNegative() {
        assertRefused(
                Level.named("near").room("a", CELL).minimumRoomDistance(-1),
                "The minimum room distance (-1) must not be negative.");
    }

    @Test
    void aRoomNeedsATemplateThatFitsItsPin() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Room.of("a", List.of()))
                .withMessage("Room a must have at least one template.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pinned(Transform.M90, CELL))
                .withMessage("The transform (m90) of room a must be one that its templates allow.");
        assertThat(pinned(Transform.M90, CELL, SHRINE).pin().transform()).contains(Transform.M90);
    }

    @Test
    void templatesAreListedOnceRoomsBeforeCorridors() {
        assertThat(SmallLevels.pinned().templates()).containsExactly(HALL, CELL, SHRINE, PASSAGE);
    }

    @Test
    void theLevelsRepeatRuleOverridesThoseOfTemplates() {
        Level.Builder level = Level.named("rules").room("a", CELL);

        assertThat(level.build().repeatRule(CELL)).isEqualTo(RepeatRule.NO_IMMEDIATE);
        assertThat(level.repeat(RepeatRule.AVOID).build().repeatRule(CELL)).isEqualTo(RepeatRule.AVOID);
    }

    /**
     * Measured by allocated bytes, which do not depend on the machine. Four times as many rooms should take four times as
     * many bytes; if every connection copied the list of rooms, it would be sixteen times as many.
     */
    @Test
    void buildingTakesTimeLinearInTheRooms() {
        allocatedBy(() -> path(2_500).build());
        long few = allocatedBy(() -> path(2_500).build());
        long many = allocatedBy(() -> path(10_000).build());
        long unbuilt = allocatedBy(() -> path(100_000));

        assertThat(many).isLessThan(6 * few);
        assertThat(unbuilt).isLessThan(15 * many);
    }

    /** Scanning a list allocates nothing, so the test above would not notice it. */
    @Test
    void theBuilderDoesNotSearchLists() {
        noClasses()
                .should()
                .callMethod(List.class, "indexOf", Object.class)
                .orShould()
                .callMethod(List.class, "contains", Object.class)
                .check(new ClassFileImporter().importClasses(Level.class, Level.Builder.class));
    }

    private static Level.Builder path(int rooms) {
        Level.Builder level = Level.named("path").room("0", CELL);
        for (int i = 1; i < rooms; i++) {
            level.room("" + i, CELL).door("" + (i - 1), "" + i);
        }
        return level;
    }

    private static long allocatedBy(Runnable action) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        action.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    private static Room pinned(Transform transform, RoomTemplate... templates) {
        return new Room("a", "", List.of(templates), new Pin(Optional.empty(), Optional.of(transform)), List.of());
    }

    private static void assertRefused(Level.Builder level, String message) {
        assertThatIllegalArgumentException().isThrownBy(level::build).withMessage(message);
    }
}
