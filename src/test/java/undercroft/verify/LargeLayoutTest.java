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
