package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Access;
import undercroft.level.DataEntry;
import undercroft.level.PaletteEntry;

/** Edits of one part of a layout that leave everything else unchanged. */
final class Edits {

    private Edits() {}

    static Layout room(Layout layout, int index, UnaryOperator<PlacedRoom> edit) {
        return withRooms(layout, edited(layout.rooms(), index, edit));
    }

    static Layout door(Layout layout, int index, UnaryOperator<Door> edit) {
        return withDoors(layout, edited(layout.doors(), index, edit));
    }

    static Layout connection(Layout layout, int index, UnaryOperator<LayoutConnection> edit) {
        return withConnections(layout, edited(layout.connections(), index, edit));
    }

    static Layout withRooms(Layout layout, List<PlacedRoom> rooms) {
        return new Layout(
                layout.level(),
                layout.seed(),
                rooms,
                layout.doors(),
                layout.connections(),
                layout.puzzles(),
                layout.palette(),
                layout.mission(),
                layout.survey());
    }

    static Layout withDoors(Layout layout, List<Door> doors) {
        return new Layout(
                layout.level(),
                layout.seed(),
                layout.rooms(),
                doors,
                layout.connections(),
                layout.puzzles(),
                layout.palette(),
                layout.mission(),
                layout.survey());
    }

    static Layout withConnections(Layout layout, List<LayoutConnection> connections) {
        return new Layout(
                layout.level(),
                layout.seed(),
                layout.rooms(),
                layout.doors(),
                connections,
                layout.puzzles(),
                layout.palette(),
                layout.mission(),
                layout.survey());
    }

    static Layout withPalette(Layout layout, List<PaletteEntry> palette) {
        return new Layout(
                layout.level(),
                layout.seed(),
                layout.rooms(),
                layout.doors(),
                layout.connections(),
                layout.puzzles(),
                palette,
                layout.mission(),
                layout.survey());
    }

    static Layout withLevel(Layout layout, String level) {
        return new Layout(level, layout.seed(), layout.rooms(), layout.doors(), layout.connections());
    }

    static Layout withSeed(Layout layout, long seed) {
        return new Layout(layout.level(), seed, layout.rooms(), layout.doors(), layout.connections());
    }

    static Layout puzzle(Layout layout, int index, UnaryOperator<RoomPuzzle> edit) {
        return layout.withPuzzles(edited(layout.puzzles(), index, edit));
    }

    static <T> List<T> edited(List<T> list, int index, UnaryOperator<T> edit) {
        List<T> copy = new ArrayList<>(list);
        copy.set(index, edit.apply(copy.get(index)));
        return copy;
    }

    static <T> List<T> without(List<T> list, int index) {
        List<T> copy = new ArrayList<>(list);
        copy.remove(index);
        return copy;
    }

    static <T> List<T> with(List<T> list, T added) {
        List<T> copy = new ArrayList<>(list);
        copy.add(added);
        return copy;
    }

    static <T> List<T> swapped(List<T> list, int one, int other) {
        List<T> copy = new ArrayList<>(list);
        copy.set(one, list.get(other));
        copy.set(other, list.get(one));
        return copy;
    }

    /** Moves the position and the outline. */
    static UnaryOperator<PlacedRoom> moved(int x, int y) {
        Point by = new Point(x, y);
        return room -> outline(room.outline().translated(by))
                .apply(position(room.position().plus(by)).apply(room));
    }

    static UnaryOperator<PlacedRoom> roomIndex(int index) {
        return r -> new PlacedRoom(
                index,
                r.id(),
                r.type(),
                r.template(),
                r.isCorridor(),
                r.position(),
                r.transform(),
                r.outline(),
                r.doors(),
                r.data());
    }

    static UnaryOperator<PlacedRoom> id(String id) {
        return r -> new PlacedRoom(
                r.index(),
                id,
                r.type(),
                r.template(),
                r.isCorridor(),
                r.position(),
                r.transform(),
                r.outline(),
                r.doors(),
                r.data());
    }

    static UnaryOperator<PlacedRoom> type(String type) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                type,
                r.template(),
                r.isCorridor(),
                r.position(),
                r.transform(),
                r.outline(),
                r.doors(),
                r.data());
    }

    static UnaryOperator<PlacedRoom> template(String template) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                r.type(),
                template,
                r.isCorridor(),
                r.position(),
                r.transform(),
                r.outline(),
                r.doors(),
                r.data());
    }

    static UnaryOperator<PlacedRoom> isCorridor(boolean isCorridor) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                r.type(),
                r.template(),
                isCorridor,
                r.position(),
                r.transform(),
                r.outline(),
                r.doors(),
                r.data());
    }

    static UnaryOperator<PlacedRoom> position(Point position) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                r.type(),
                r.template(),
                r.isCorridor(),
                position,
                r.transform(),
                r.outline(),
                r.doors(),
                r.data());
    }

    static UnaryOperator<PlacedRoom> transform(Transform transform) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                r.type(),
                r.template(),
                r.isCorridor(),
                r.position(),
                transform,
                r.outline(),
                r.doors(),
                r.data());
    }

    static UnaryOperator<PlacedRoom> outline(Polygon outline) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                r.type(),
                r.template(),
                r.isCorridor(),
                r.position(),
                r.transform(),
                outline,
                r.doors(),
                r.data());
    }

    static UnaryOperator<PlacedRoom> doors(Integer... doors) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                r.type(),
                r.template(),
                r.isCorridor(),
                r.position(),
                r.transform(),
                r.outline(),
                List.of(doors),
                r.data());
    }

    static UnaryOperator<PlacedRoom> data(DataEntry... data) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                r.type(),
                r.template(),
                r.isCorridor(),
                r.position(),
                r.transform(),
                r.outline(),
                r.doors(),
                List.of(data));
    }

    static UnaryOperator<PlacedRoom> label(String label) {
        return r -> new PlacedRoom(
                r.index(),
                r.id(),
                r.type(),
                r.template(),
                r.isCorridor(),
                r.position(),
                r.transform(),
                r.outline(),
                r.doors(),
                r.data(),
                label,
                r.floorPlan());
    }

    static UnaryOperator<Door> doorIndex(int index) {
        return d -> new Door(index, d.roomA(), d.roomB(), d.at(), d.facing(), d.socket(), d.oneWay(), d.lock());
    }

    static UnaryOperator<Door> between(int roomA, int roomB) {
        return d -> new Door(d.index(), roomA, roomB, d.at(), d.facing(), d.socket(), d.oneWay(), d.lock());
    }

    static UnaryOperator<Door> at(Segment at) {
        return d -> new Door(d.index(), d.roomA(), d.roomB(), at, d.facing(), d.socket(), d.oneWay(), d.lock());
    }

    static UnaryOperator<Door> at(int fromX, int fromY, int toX, int toY) {
        return at(Segment.of(fromX, fromY, toX, toY));
    }

    static UnaryOperator<Door> facing(Facing facing) {
        return d -> new Door(d.index(), d.roomA(), d.roomB(), d.at(), facing, d.socket(), d.oneWay(), d.lock());
    }

    static UnaryOperator<Door> socket(String socket) {
        return d -> new Door(d.index(), d.roomA(), d.roomB(), d.at(), d.facing(), socket, d.oneWay(), d.lock());
    }

    static UnaryOperator<Door> doorOneWay(boolean oneWay) {
        return d -> new Door(d.index(), d.roomA(), d.roomB(), d.at(), d.facing(), d.socket(), oneWay, d.lock());
    }

    static UnaryOperator<Door> doorLock(String lock) {
        return d -> new Door(d.index(), d.roomA(), d.roomB(), d.at(), d.facing(), d.socket(), d.oneWay(), lock);
    }

    static UnaryOperator<Door> doorSecret(boolean secret) {
        return d -> new Door(
                d.index(),
                d.roomA(),
                d.roomB(),
                d.at(),
                d.facing(),
                d.socket(),
                new Access(d.oneWay(), d.lock(), secret));
    }

    static UnaryOperator<LayoutConnection> joining(int from, int to) {
        return c -> new LayoutConnection(from, to, c.corridor(), c.oneWay(), c.lock());
    }

    static UnaryOperator<LayoutConnection> corridor(int corridor) {
        return c -> new LayoutConnection(c.from(), c.to(), corridor, c.oneWay(), c.lock());
    }

    static UnaryOperator<LayoutConnection> oneWay(boolean oneWay) {
        return c -> new LayoutConnection(c.from(), c.to(), c.corridor(), oneWay, c.lock());
    }

    static UnaryOperator<LayoutConnection> lock(String lock) {
        return c -> new LayoutConnection(c.from(), c.to(), c.corridor(), c.oneWay(), lock);
    }
}
