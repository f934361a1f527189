package undercroft;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.fixture.VariedLevels;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Access;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.random.SeededRandom;
import undercroft.search.GenerationRequest;
import undercroft.search.Outcome;
import undercroft.template.RoomTemplate;
import undercroft.verify.LayoutVerifier;

/** Rooms that are kept stand as they stood, on small levels of every kind. */
class LayoutEditTest {

    private static final List<Level> LEVELS = Stream.concat(
                    VariedLevels.small().stream(), VariedLevels.withRules().stream())
            .filter(level -> level.rooms().size() > 1)
            .toList();

    private static final RoomTemplate SQUARE = SmallTemplates.withMiddleDoors("square", 4, 4, 2);

    /**
     * Rooms that stand like this; each is joined to those that it is listed with below.
     *
     * <pre>
     * e d
     * a b c
     * f g
     * </pre>
     */
    private static final Map<String, Point> WALLED_IN = Map.of(
            "a", new Point(0, 0),
            "b", new Point(4, 0),
            "c", new Point(8, 0),
            "e", new Point(0, 4),
            "d", new Point(4, 4),
            "f", new Point(0, -4),
            "g", new Point(4, -4));

    private static Level.Builder walledIn(Map<String, Point> pins) {
        Level.Builder level = Level.named("walled-in");
        for (String id : List.of("a", "b", "c", "d", "e", "f", "g")) {
            Pin pin = new Pin(Optional.ofNullable(pins.get(id)), Optional.of(Transform.R0));
            level.room(new Room(id, "", List.of(SQUARE), pin, List.of()));
        }
        return level.door("a", "b")
                .door("b", "c")
                .door("a", "e")
                .door("e", "d")
                .door("a", "f")
                .door("f", "g");
    }

    private static Layout drawn() {
        return found(DungeonGenerator.of(walledIn(WALLED_IN).build()).generate(1));
    }

    @Test
    void aNewRoomThatIsWalledInIsNamed() {
        Level level = walledIn(Map.of()).room("x", SQUARE).door("b", "x").build();

        Outcome outcome = DungeonGenerator.of(level).change(request(1), drawn(), new Change.PlaceAnew(Set.of()));

        assertThat(((Outcome.Impossible) outcome).reasons())
                .containsExactly("The kept rooms leave x no place beside b. Free rooms around it, too.");
    }

    @Test
    void aRepairMovesOneRoomWhereOneIsEnough() {
        Level level = walledIn(Map.of()).room("x", SQUARE).door("b", "x").build();

        for (int seed = 0; seed < 10; seed++) {
            Layout after = found(DungeonGenerator.of(level).change(request(seed), drawn(), new Change.Repair()));

            assertThat(LayoutVerifier.verify(after, level)).isEmpty();
            assertThat(moved(after)).isIn(Set.of("d"), Set.of("g"));
        }
    }

    @Test
    void aRoomThatThePinsOfTheLevelMoveIsNamedOrMoved() {
        Level level = walledIn(Map.of("c", new Point(8, 4))).build();
        Layout before = drawn();

        Outcome refused = DungeonGenerator.of(level).change(request(1), before, new Change.PlaceAnew(Set.of("a")));
        Layout repaired = found(DungeonGenerator.of(level).change(request(1), before, new Change.Repair()));

        assertThat(((Outcome.Impossible) refused).reasons())
                .containsExactly("The kept room c has a template, transform or place that the level does not allow it."
                        + " Free it.");
        assertThat(LayoutVerifier.verify(repaired, level)).isEmpty();
        assertThat(moved(repaired)).contains("c");
    }

    @Test
    void keptRoomsThatTheLevelConnectsAndThatDoNotMeetAreNamed() {
        Level level = walledIn(Map.of()).door("c", "g").build();

        Outcome outcome = DungeonGenerator.of(level).change(request(1), drawn(), new Change.PlaceAnew(Set.of("d")));

        assertThat(((Outcome.Impossible) outcome).reasons())
                .containsExactly(
                        "The kept rooms c and g are connected in the level and do not meet. Free one of them.");
    }

    @Test
    void aLayoutThatTheLevelStillAllowsIsRepairedByNothing() {
        Layout before = drawn();

        Outcome outcome =
                DungeonGenerator.of(walledIn(Map.of()).build()).change(request(5), before, new Change.Repair());

        assertThat(found(outcome)).isEqualTo(before);
    }

    @Test
    void aRepairKeepsTheRulesOfAnyLevel() {
        forEachSeed(60, (seed, draw) -> {
            Level level = draw.oneOf(LEVELS);
            Layout before = found(DungeonGenerator.of(level).generate(seed));
            Level grown = withLeaf(level, draw);

            Outcome outcome = DungeonGenerator.of(grown).change(request(seed), before, new Change.Repair());

            if (outcome instanceof Outcome.Found found) {
                assertThat(LayoutVerifier.verify(found.layout(), grown)).isEmpty();
            } else {
                assertThat(DungeonGenerator.of(grown).generate(seed)).isNotInstanceOf(Outcome.Found.class);
            }
        });
    }

    @Test
    void whatIsNotFreedStandsAsItStood() {
        forEachSeed(60, (seed, draw) -> {
            Level level = draw.oneOf(LEVELS);
            DungeonGenerator generator = DungeonGenerator.of(level);
            Layout before = found(generator.generate(seed));
            Set<String> freed = someRooms(level, draw);

            LayoutEdit edit = LayoutEdit.of(generator, before, seed).placeAnew(freed);

            Layout after = edit.layout();
            assertThat(edit.outcome()).containsInstanceOf(Outcome.Found.class);
            assertThat(LayoutVerifier.verify(after, level)).isEmpty();
            assertThat(after.seed()).isEqualTo(seed);
            for (PlacedRoom room : before.rooms()) {
                if (!room.isCorridor() && !freed.contains(room.id())) {
                    assertThat(after.rooms().get(room.index())).isEqualTo(room);
                }
            }
            assertThat(doorsBetweenKept(after, freed)).isEqualTo(doorsBetweenKept(before, freed));
        });
    }

    @Test
    void equalStepsGiveEqualLayoutsAndUndoIsTheLayoutBefore() {
        forEachSeed(20, (seed, draw) -> {
            Level level = draw.oneOf(LEVELS);
            DungeonGenerator generator = DungeonGenerator.of(level);
            Set<String> first = someRooms(level, draw);
            Set<String> second = someRooms(level, draw);
            LayoutEdit start = LayoutEdit.of(generator, found(generator.generate(seed)), 7);

            LayoutEdit edit = start.placeAnew(first).placeAnew(second);

            assertThat(start.placeAnew(first).placeAnew(second).layout()).isEqualTo(edit.layout());
            assertThat(edit.undo().layout()).isEqualTo(start.placeAnew(first).layout());
            assertThat(edit.undo().undo()).isSameAs(start);
            assertThat(start.undo()).isSameAs(start);
            assertThat(edit.step()).isEqualTo(2);
        });
    }

    /** The level with another room, of the templates of a room that is drawn and joined to it. */
    private static Level withLeaf(Level level, SeededRandom draw) {
        int host = draw.below(level.rooms().size());
        List<Room> rooms = new ArrayList<>(level.rooms());
        rooms.add(Room.of("leaf", level.rooms().get(host).templates()));
        List<Connection> connections = new ArrayList<>(level.connections());
        connections.add(new Connection(host, rooms.size() - 1, List.of(), Access.FREE));
        return new Level(
                level.name(), rooms, connections, level.minimumRoomDistance(), level.repeatOverride(), level.search());
    }

    private static Set<String> someRooms(Level level, SeededRandom draw) {
        return level.rooms().stream()
                .map(Room::id)
                .filter(id -> draw.chance(0.4))
                .collect(Collectors.toSet());
    }

    /** The doors between rooms that are kept, and those of corridors between them. */
    private static List<Door> doorsBetweenKept(Layout layout, Set<String> freed) {
        List<Door> kept = new ArrayList<>();
        List<List<Integer>> doors = layout.doorsOfConnections();
        for (int i = 0; i < doors.size(); i++) {
            LayoutConnection connection = layout.connections().get(i);
            if (!freed.contains(layout.rooms().get(connection.from()).id())
                    && !freed.contains(layout.rooms().get(connection.to()).id())) {
                doors.get(i).forEach(door -> kept.add(layout.doors().get(door)));
            }
        }
        return kept;
    }

    private static Set<String> moved(Layout after) {
        return after.rooms().stream()
                .filter(room ->
                        WALLED_IN.containsKey(room.id()) && !room.position().equals(WALLED_IN.get(room.id())))
                .map(PlacedRoom::id)
                .collect(Collectors.toSet());
    }

    private static GenerationRequest request(long seed) {
        return GenerationRequest.of(seed);
    }

    private static Layout found(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Found.class);
        return ((Outcome.Found) outcome).layout();
    }
}
