package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.level.SearchParameters;

/** A thousand halls in rows of forty, each connected to the next in its row, and the rows connected at their west ends. */
class LargeLayoutTest {

    private static final int ROOMS = 1000;
    private static final int COLUMNS = 40;
    private static final int SIDE = 8;

    /** Far more than the tenth of a second that it takes, far less than checking all pairs with JTS would take. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    @Test
    void aThousandRoomsAreVerifiedQuickly() {
        Layout layout = rows();
        Level level = level(layout);

        List<Violation> violations = Assertions.assertTimeout(PATIENCE, () -> LayoutVerifier.verify(layout, level));

        assertThat(violations).isEmpty();
    }

    @Test
    void oneOverlapAmongAThousandRoomsIsFound() {
        Layout shifted = Edits.room(rows(), 500, Edits.moved(1, 0));

        assertThat(LayoutVerifier.verify(shifted)).extracting(Violation::rule).contains("overlap");
    }

    /** A hundred million pairs: only the first 200 are listed, and the search stops soon after. */
    @Test
    void oneMessageStandsForTheRestOfManyViolations() {
        List<PlacedRoom> rooms = new ArrayList<>();
        for (int i = 0; i < 15_000; i++) {
            rooms.add(room(i, Point.ORIGIN, Polygon.rectangle(0, 0, SIDE, SIDE), List.of()));
        }
        Layout pile = new Layout("pile", 1, rooms, List.of(), List.of());

        List<Violation> violations = Assertions.assertTimeout(PATIENCE, () -> LayoutVerifier.verify(pile));

        assertThat(violations).hasSize(201);
        assertThat(violations.get(0).message()).isEqualTo("The rooms r0 and r1 overlap between [0,0] and [8,8].");
        assertThat(violations.get(199).rule()).isEqualTo("overlap");
        assertThat(violations.get(200)).isEqualTo(new Violation("more", "And 1 more at least. Mend these first."));
    }

    /** Twenty combs of 250 teeth, one above the other. */
    @Test
    void roomsOfAThousandCornersAreJudgedAtOnce() {
        List<PlacedRoom> rooms = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            rooms.add(room(i, Point.ORIGIN, comb(250, i), List.of()));
        }
        Layout combs = new Layout("combs", 1, rooms, List.of(), List.of());

        assertThat(Assertions.assertTimeout(PATIENCE, () -> LayoutVerifier.verify(combs)))
                .isEmpty();
    }

    /** Teeth of width and distance 1 and height 9 upwards from a bar of height 1, the combs eleven cells apart. */
    private static Polygon comb(int teeth, int row) {
        List<Point> corners = new ArrayList<>(List.of(new Point(0, 11 * row), new Point(2 * teeth - 1, 11 * row)));
        for (int tooth = teeth - 1; tooth >= 0; tooth--) {
            corners.add(new Point(2 * tooth + 1, 11 * row + 10));
            corners.add(new Point(2 * tooth, 11 * row + 10));
            if (tooth > 0) {
                corners.add(new Point(2 * tooth, 11 * row + 1));
                corners.add(new Point(2 * tooth - 1, 11 * row + 1));
            }
        }
        return Polygon.of(corners);
    }

    private static PlacedRoom room(int index, Point position, Polygon outline, List<Integer> doors) {
        return new PlacedRoom(index, "r" + index, "", "hall", false, position, Transform.R0, outline, doors, List.of());
    }

    private static Layout rows() {
        List<PlacedRoom> rooms = new ArrayList<>();
        List<Door> doors = new ArrayList<>();
        List<LayoutConnection> connections = new ArrayList<>();
        List<List<Integer>> doorsOfRooms = new ArrayList<>();
        for (int i = 0; i < ROOMS; i++) {
            doorsOfRooms.add(new ArrayList<>());
        }
        for (int i = 1; i < ROOMS; i++) {
            int column = i % COLUMNS;
            int x = column * SIDE;
            int y = i / COLUMNS * SIDE;
            int before = column == 0 ? i - COLUMNS : i - 1;
            Segment at = column == 0 ? Segment.of(3, y, 1, y) : Segment.of(x, y + 1, x, y + 3);
            doorsOfRooms.get(before).add(doors.size());
            doorsOfRooms.get(i).add(doors.size());
            doors.add(new Door(doors.size(), before, i, at, column == 0 ? Facing.NORTH : Facing.EAST, "", false, ""));
            connections.add(new LayoutConnection(before, i, LayoutConnection.NO_CORRIDOR, false, ""));
        }
        for (int i = 0; i < ROOMS; i++) {
            Point position = new Point(i % COLUMNS * SIDE, i / COLUMNS * SIDE);
            rooms.add(new PlacedRoom(
                    i,
                    "r" + i,
                    "",
                    "hall",
                    false,
                    position,
                    Transform.R0,
                    Polygon.rectangle(position.x(), position.y(), SIDE, SIDE),
                    doorsOfRooms.get(i),
                    List.of()));
        }
        return new Layout("rows", 1, rooms, doors, connections);
    }

    private static Level level(Layout layout) {
        return new Level(
                "rows",
                layout.rooms().stream()
                        .map(room -> Room.of(room.id(), List.of(SmallTemplates.HALL)))
                        .toList(),
                layout.connections().stream()
                        .map(connection -> Connection.door(connection.from(), connection.to()))
                        .toList(),
                0,
                Optional.empty(),
                SearchParameters.DEFAULTS);
    }
}
