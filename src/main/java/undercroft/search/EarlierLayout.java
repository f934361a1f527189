package undercroft.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.configspace.Passage;
import undercroft.configspace.SharedDoor;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * An earlier layout in the terms of a plan: which variant each room and corridor has, where it stands, and which doors are still doors.
 * The plan may be of another level than the layout was made for: rooms are the same where their ids are. Immutable.
 */
public final class EarlierLayout {

    private final Plan plan;
    private final Layout layout;

    /** By object, rooms before corridors; empty for those that the layout does not hold or the level no longer allows. */
    private final List<Optional<Stand>> stands = new ArrayList<>();

    /** By connection; none where they must be drawn anew. */
    private final List<List<Door>> doors = new ArrayList<>();

    private final BitSet mentioned = new BitSet();

    /**
     * Where an object of the plan stands.
     *
     * @param room as the layout has it
     * @param x of the lower left corner of its shape, in cells
     * @param y of the same corner
     */
    record Stand(PlacedRoom room, Variant variant, int x, int y) {

        Point place() {
            return new Point(x, y);
        }
    }

    private EarlierLayout(Plan plan, Layout layout) {
        this.plan = plan;
        this.layout = layout;
        Map<String, PlacedRoom> byId = new HashMap<>();
        layout.rooms().stream().filter(room -> !room.isCorridor()).forEach(room -> byId.put(room.id(), room));
        for (int i = 0; i < plan.roomCount(); i++) {
            Room room = plan.level().rooms().get(i);
            List<Variant> variants = plan.domain(i).variants();
            mentioned.set(i, byId.containsKey(room.id()));
            stands.add(
                    Optional.ofNullable(byId.get(room.id())).flatMap(placed -> allowed(placed, variants, room.pin())));
        }
        addConnections();
    }

    /**
     * Reads a layout in the terms of a plan.
     *
     * @param layout of the plan's level, or of one that shares rooms with it
     * @return what the plan's level still allows of it
     */
    public static EarlierLayout of(Plan plan, Layout layout) {
        return new EarlierLayout(plan, layout);
    }

    /** {@return the layout itself} */
    public Layout layout() {
        return layout;
    }

    /** {@return whether the layout has a room of this id, allowed or not} */
    boolean mentions(int room) {
        return mentioned.get(room);
    }

    /** {@return whether the layout holds a room of the plan in a way that the level, by itself, still allows} */
    public boolean holds(int room) {
        return stands.get(room).isPresent();
    }

    Plan plan() {
        return plan;
    }

    /** Where an object stands. */
    Optional<Stand> stand(int object) {
        return stands.get(object);
    }

    Optional<Stand> corridor(Link link) {
        return stands.get(plan.roomCount() + link.index());
    }

    /** The doors of a connection that may stay; none where they must be drawn anew. */
    List<Door> doors(Link link) {
        return doors.get(link.index());
    }

    private static Optional<Stand> allowed(PlacedRoom room, List<Variant> variants, Pin pin) {
        boolean isElsewhere = pin.at().isPresent() && !pin.at().get().equals(room.position());
        return isElsewhere
                ? Optional.empty()
                : variants.stream()
                        .flatMap(variant -> standAs(variant, room).stream())
                        .findFirst();
    }

    private static Optional<Stand> standAs(Variant variant, PlacedRoom room) {
        if (!variant.template().name().equals(room.template())) {
            return Optional.empty();
        }
        return variant.orientations().stream()
                .filter(orientation -> orientation.transform().equals(room.transform()))
                .map(orientation -> room.position().plus(orientation.corner()))
                .filter(place -> variant.shape().outline().translated(place).equals(room.outline()))
                .map(place -> new Stand(room, variant, place.x(), place.y()))
                .findFirst();
    }

    private void addConnections() {
        Map<List<String>, Integer> byRooms = new HashMap<>();
        for (int i = 0; i < layout.connections().size(); i++) {
            LayoutConnection connection = layout.connections().get(i);
            byRooms.put(List.of(id(connection.from()), id(connection.to())), i);
        }
        List<List<Integer>> doorsOfConnections = layout.doorsOfConnections();
        for (Link link : plan.links()) {
            List<Room> rooms = plan.level().rooms();
            Optional<Integer> same = Optional.ofNullable(byRooms.get(
                    List.of(rooms.get(link.from()).id(), rooms.get(link.to()).id())));
            Optional<Stand> corridor =
                    same.flatMap(i -> corridorOf(link, layout.connections().get(i)));
            List<Door> itsDoors = same.map(i -> doorsOfConnections.get(i).stream()
                            .map(layout.doors()::get)
                            .toList())
                    .orElse(List.of());
            boolean stays = stay(link, corridor, itsDoors);
            stands.add(stays ? corridor : Optional.empty());
            doors.add(stays ? itsDoors : List.of());
        }
    }

    private String id(int room) {
        return layout.rooms().get(room).id();
    }

    private Optional<Stand> corridorOf(Link link, LayoutConnection connection) {
        return connection.hasCorridor() && link.corridors().isPresent()
                ? allowed(
                        layout.rooms().get(connection.corridor()),
                        link.corridors().get().corridors(),
                        Pin.NONE)
                : Optional.empty();
    }

    /** Whether some doors still join the rooms of a connection as the level wants them joined. */
    private boolean stay(Link link, Optional<Stand> corridor, List<Door> itsDoors) {
        Optional<Stand> from = stands.get(link.from());
        Optional<Stand> to = stands.get(link.to());
        if (from.isEmpty() || to.isEmpty() || link.corridors().isPresent() != corridor.isPresent()) {
            return false;
        }
        Connection connection = plan.level().connections().get(link.index());
        Passage passage = connection.oneWay() ? Passage.FORWARD : Passage.BOTH_WAYS;
        if (corridor.isEmpty()) {
            return itsDoors.size() == 1 && isShared(itsDoors.get(0), from.get(), to.get(), passage);
        }
        return itsDoors.size() == 2
                && isShared(itsDoors.get(0), from.get(), corridor.get(), passage)
                && isShared(itsDoors.get(1), corridor.get(), to.get(), passage);
    }

    private static boolean isShared(Door door, Stand from, Stand to, Passage passage) {
        return door.roomA() == from.room.index()
                && door.roomB() == to.room.index()
                && SharedDoor.between(from.variant.shape(), from.place(), to.variant.shape(), to.place(), passage)
                        .contains(new SharedDoor(door.at(), door.socket()));
    }
}
