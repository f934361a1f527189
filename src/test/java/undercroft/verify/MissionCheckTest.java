package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import undercroft.DungeonGenerator;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.level.Bar;
import undercroft.level.Contents;
import undercroft.level.Level;
import undercroft.level.MissionStep;
import undercroft.mission.MissionLevels;
import undercroft.search.Outcome;

/** A changed mission is found out. */
class MissionCheckTest {

    private static final Level LEVEL = MissionLevels.read(
            "items: { small-key: { spent: true } }",
            "rooms: { gate: { type: entrance, holds: copper }, a: { holds: small-key }, b: , throne: { type: boss } }",
            "connections:",
            "  - [gate, a]",
            "  - { from: a, to: b, lock: small-key }",
            "  - { from: b, to: throne, lock: copper }",
            "  - { from: b, to: gate, opens: from }");

    private static final Level WITH_CHOICES = MissionLevels.read(
            "rooms: { gate: { type: entrance }, a: { type: crypt }, b: , throne: { type: boss } }",
            "connections: [[gate, a], [a, b], { from: b, to: throne, lock: seal }]",
            "mission: { place: [{ item: seal, in: { type: crypt } }], locks: 1 }");

    private static final Layout LAYOUT = layout(LEVEL);
    private static final Layout CHOSEN = layout(WITH_CHOICES);

    private static Layout layout(Level level) {
        return ((Outcome.Found) DungeonGenerator.of(level).generate(5)).layout();
    }

    private static LayoutMission mission(Layout layout) {
        return layout.mission().orElseThrow();
    }

    private static List<String> rules(Layout layout, Level level) {
        return LayoutVerifier.verify(layout, level).stream()
                .map(Violation::rule)
                .distinct()
                .toList();
    }

    private static Layout withRooms(Layout layout, UnaryOperator<List<MissionRoom>> edit) {
        LayoutMission old = mission(layout);
        List<MissionRoom> rooms = edit.apply(new ArrayList<>(old.rooms()));
        return layout.withMission(new LayoutMission(old.start(), old.goals(), old.steps(), rooms));
    }

    private static Layout withSteps(UnaryOperator<List<MissionStep>> edit) {
        LayoutMission old = mission(LAYOUT);
        List<MissionStep> steps = edit.apply(new ArrayList<>(old.steps()));
        return LAYOUT.withMission(new LayoutMission(old.start(), old.goals(), steps, old.rooms()));
    }

    private static MissionRoom holding(MissionRoom room, String... items) {
        return new MissionRoom(
                new Contents(List.of(items), room.contents().turns()), room.sphere(), room.depth(), room.tension());
    }

    @Test
    void generatedMissionsAreValid() {
        assertThat(rules(LAYOUT, LEVEL)).isEmpty();
        assertThat(rules(CHOSEN, WITH_CHOICES)).isEmpty();
        assertThat(rules(LAYOUT.plain(), LEVEL)).isEmpty();
    }

    @Test
    void aMovedKeyIsFound() {
        Layout moved = withRooms(LAYOUT, rooms -> {
            rooms.set(1, holding(rooms.get(1)));
            rooms.set(2, holding(rooms.get(2), "small-key"));
            return rooms;
        });
        // Its marker stays where it was.
        assertThat(rules(moved, LEVEL)).containsExactlyInAnyOrder("contents", "spawn");
    }

    @Test
    void aSwappedLockIsFound() {
        Layout swapped = Edits.connection(
                LAYOUT,
                1,
                connection -> connection.withAccess(connection.access().withLock("copper")));
        assertThat(rules(swapped.withMission(mission(LAYOUT)), LEVEL)).contains("lock");
    }

    @Test
    void aBarThatOpensFromTheOtherSideIsFound() {
        Layout turned = Edits.connection(
                LAYOUT,
                3,
                connection -> connection.withAccess(connection.access().withBar(Bar.TO)));
        assertThat(rules(turned.withMission(mission(LAYOUT)), LEVEL)).contains("needs");
    }

    /** Without any one of its steps, or without its end, the way is not possible or does not arrive. */
    @Test
    void everyMissingStepIsFound() {
        List<MissionStep> steps = mission(LAYOUT).steps();
        for (int i = 0; i < steps.size(); i++) {
            int missing = i;
            Layout without = withSteps(all -> Edits.without(all, missing));
            assertThat(rules(without, LEVEL)).as("without %s", steps.get(i)).isEqualTo(List.of("mission-steps"));
        }
        assertThat(rules(withSteps(all -> all.subList(0, all.size() - 2)), LEVEL))
                .containsExactly("mission-steps");
        assertThat(rules(withSteps(all -> List.of()), LEVEL)).containsExactly("mission-steps");
    }

    @Test
    void wrongEndsAndDistancesAreFound() {
        LayoutMission old = mission(LAYOUT);
        assertThat(rules(LAYOUT.withMission(new LayoutMission(1, old.goals(), old.steps(), old.rooms())), LEVEL))
                .containsExactly("mission");
        assertThat(rules(LAYOUT.withMission(new LayoutMission(0, List.of(2), old.steps(), old.rooms())), LEVEL))
                .containsExactly("mission");
        Layout far = withRooms(LAYOUT, rooms -> {
            MissionRoom room = rooms.get(2);
            rooms.set(2, new MissionRoom(room.contents(), room.sphere(), 7, room.tension()));
            return rooms;
        });
        assertThat(rules(far, LEVEL)).containsExactly("mission");
    }

    @Test
    void aMissionThatTheLevelDoesNotHaveIsFound() {
        Level words = LEVEL.withoutMission();
        assertThat(rules(LAYOUT, words)).containsExactly("mission");
        Layout none = new Layout(
                LAYOUT.level(),
                LAYOUT.seed(),
                LAYOUT.rooms(),
                LAYOUT.doors(),
                LAYOUT.connections(),
                LAYOUT.puzzles(),
                LAYOUT.palette(),
                Optional.empty(),
                Optional.empty());
        // Nothing explains what its markers hold.
        assertThat(rules(none, LEVEL)).containsExactlyInAnyOrder("mission", "spawn");
    }

    @Test
    void choicesThatTheLevelDoesNotAllowAreFound() {
        Layout inTheWrongRoom = withRooms(CHOSEN, rooms -> {
            rooms.set(1, holding(rooms.get(1)));
            rooms.set(2, holding(rooms.get(2), "seal"));
            return rooms;
        });
        assertThat(rules(inTheWrongRoom, WITH_CHOICES)).contains("contents");
        Layout twice = withRooms(CHOSEN, rooms -> {
            List<String> items = new ArrayList<>(rooms.get(1).contents().items());
            items.add("seal");
            rooms.set(1, holding(rooms.get(1), items.toArray(String[]::new)));
            return rooms;
        });
        assertThat(rules(twice, WITH_CHOICES)).contains("contents");
    }
}
