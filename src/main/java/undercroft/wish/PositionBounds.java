package undercroft.wish;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.level.Axis;
import undercroft.level.Connection;
import undercroft.level.Frame;
import undercroft.level.Level;
import undercroft.level.Mirror;
import undercroft.level.Relation;
import undercroft.level.Room;
import undercroft.wish.DifferenceSystem.Because;

/**
 * What bounds the positions of rooms along one axis: their sizes, pins, connections and wishes. Rooms joined by a door touch, and those
 * joined by a corridor are at most its length apart.
 */
final class PositionBounds {

    /** The variables of a room: its lower and its upper end, and its centre. All are doubled, so that centres are whole. */
    private static final int VARIABLES = 3;

    static final int LOW = 0;
    private static final int CENTRE = 1;
    static final int HIGH = 2;

    private final Level level;
    private final NumberedWishes numbers;
    private final RoomSizes sizes;
    private final int rooms;

    PositionBounds(Level level, RoomSizes sizes) {
        this.level = level;
        this.numbers = new NumberedWishes(level);
        this.sizes = sizes;
        this.rooms = level.rooms().size();
    }

    /** Two rooms of which something is said. */
    interface PairAction {
        void accept(int first, int second);
    }

    /** Does something with every two of some rooms. */
    static void forPairs(List<Integer> some, PairAction action) {
        for (int i = 0; i < some.size(); i++) {
            for (int k = i + 1; k < some.size(); k++) {
                action.accept(some.get(i), some.get(k));
            }
        }
    }

    /** The variable of an end of a room. */
    static int variable(int room, int end) {
        return VARIABLES * room + end;
    }

    /** The bounds along the y axis, or the x axis. */
    DifferenceSystem system(boolean isY) {
        DifferenceSystem system = new DifferenceSystem(VARIABLES * rooms + 2);
        for (int room = 0; room < rooms; room++) {
            addRoom(system, room, isY);
        }
        for (Connection connection : level.connections()) {
            int corridor = connection.hasCorridor() ? sizes.longest(connection.corridor(), isY) : 0;
            Because because = new Because(
                    Because.NO_WISH,
                    "%s and %s are joined by %s"
                            .formatted(
                                    id(connection.from()),
                                    id(connection.to()),
                                    corridor == 0 ? "a door" : "a corridor of at most %d cells".formatted(corridor)));
            addNear(system, connection.from(), connection.to(), corridor, because);
        }
        addFrame(system, isY);
        for (int i = 0; i < level.wishes().relations().size(); i++) {
            addRelation(
                    system,
                    new Because(i, numbers.text(i)),
                    level.wishes().relations().get(i),
                    isY);
        }
        level.wishes().mirror().ifPresent(mirror -> addMirror(system, mirror, isY));
        return system;
    }

    private void addRoom(DifferenceSystem system, int room, boolean isY) {
        Room its = level.rooms().get(room);
        RoomSizes.Range size = sizes.of(its, isY);
        Optional<Because> atLeast = because("%s is at least %d cells %s", room, size.least(), isY);
        Optional<Because> atMost = because("%s is at most %d cells %s", room, size.most(), isY);
        int low = variable(room, LOW);
        int centre = variable(room, CENTRE);
        int high = variable(room, HIGH);
        system.add(low, high, 2L * size.least(), atLeast);
        system.add(high, low, -2L * size.most(), atMost);
        system.add(low, centre, size.least(), atLeast);
        system.add(centre, low, -size.most(), atMost);
        system.add(centre, high, size.least(), atLeast);
        system.add(high, centre, -size.most(), atMost);
        its.pin().at().ifPresent(at -> addPin(system, its, room, at, isY));
    }

    private Optional<Because> because(String text, int room, int cells, boolean isY) {
        return Optional.of(new Because(Because.NO_WISH, text.formatted(id(room), cells, isY ? "high" : "wide")));
    }

    /** A pinned room's lower end is where one of its templates puts it. */
    private void addPin(DifferenceSystem system, Room room, int index, Point at, boolean isY) {
        List<Integer> corners = room.templates().stream()
                .flatMap(template ->
                        room.pin().transform().map(List::of).orElse(List.copyOf(template.transforms())).stream()
                                .map(transform -> template.outline()
                                        .transformed(transform)
                                        .bounds()))
                .map(box -> isY ? box.y() : box.x())
                .sorted()
                .toList();
        int position = isY ? at.y() : at.x();
        Optional<Because> because =
                Optional.of(new Because(Because.NO_WISH, "%s is pinned to %s".formatted(room.id(), at)));
        system.add(world(), variable(index, LOW), 2L * (position + corners.get(0)), because);
        system.add(variable(index, LOW), world(), -2L * (position + corners.get(corners.size() - 1)), because);
    }

    private void addFrame(DifferenceSystem system, boolean isY) {
        if (level.wishes().within().isEmpty()) {
            return;
        }
        Frame frame = level.wishes().within().get();
        // A drawing lies at the origin, a box anywhere.
        int origin = frame instanceof Frame.Ground ? world() : frame();
        long side = isY ? frame.height() : frame.width();
        Optional<Because> because = Optional.of(new Because(numbers.within(), numbers.text(numbers.within())));
        for (int room = 0; room < rooms; room++) {
            system.add(origin, variable(room, LOW), 0, because);
            system.add(variable(room, HIGH), origin, -2 * side, because);
        }
    }

    private void addRelation(DifferenceSystem system, Because because, Relation relation, boolean isY) {
        if (relation instanceof Relation.Beyond beyond
                && beyond.direction().step().y() != 0 == isY) {
            boolean isPositive =
                    beyond.direction().step().x() + beyond.direction().step().y() > 0;
            for (int some : beyond.some()) {
                for (int other : beyond.others()) {
                    int lower = isPositive ? other : some;
                    int upper = isPositive ? some : other;
                    system.add(variable(lower, HIGH), variable(upper, LOW), 0, Optional.of(because));
                }
            }
        } else if (relation instanceof Relation.Near near) {
            forPairs(near.rooms(), (a, b) -> addNear(system, a, b, near.cells(), because));
        } else if (relation instanceof Relation.Level line && (line.line() == Axis.HORIZONTAL) == isY) {
            forPairs(line.rooms(), (a, b) -> addCentres(system, a, b, 1, because));
        }
    }

    /** Two rooms that mirror each other reach equally far along the line; those across it have their centres on it. */
    private void addMirror(DifferenceSystem system, Mirror mirror, boolean isY) {
        Because because = new Because(numbers.mirror(), numbers.text(numbers.mirror()));
        boolean isAlong = isY == (mirror.axis() == Axis.VERTICAL);
        Optional<Integer> across = Optional.empty();
        for (Mirror.Pair pair : mirror.pairs()) {
            if (isAlong && !pair.isAcross()) {
                for (int end : List.of(LOW, CENTRE, HIGH)) {
                    system.add(variable(pair.room(), end), variable(pair.partner(), end), 0, Optional.of(because));
                    system.add(variable(pair.partner(), end), variable(pair.room(), end), 0, Optional.of(because));
                }
            } else if (!isAlong && pair.isAcross()) {
                across.ifPresent(other -> addCentres(system, other, pair.room(), 0, because));
                across = Optional.of(pair.room());
            }
        }
    }

    private void addNear(DifferenceSystem system, int a, int b, int cells, Because because) {
        system.add(variable(b, LOW), variable(a, HIGH), -2L * cells, Optional.of(because));
        system.add(variable(a, LOW), variable(b, HIGH), -2L * cells, Optional.of(because));
    }

    private void addCentres(DifferenceSystem system, int a, int b, int doubledCells, Because because) {
        system.add(variable(a, CENTRE), variable(b, CENTRE), -doubledCells, Optional.of(because));
        system.add(variable(b, CENTRE), variable(a, CENTRE), -doubledCells, Optional.of(because));
    }

    /** The origin of the layout's coordinates. */
    private int world() {
        return VARIABLES * rooms;
    }

    /** The lower left corner of a box. */
    private int frame() {
        return VARIABLES * rooms + 1;
    }

    private String id(int room) {
        return level.rooms().get(room).id();
    }
}
