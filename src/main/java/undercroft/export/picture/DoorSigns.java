package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.StrokeFont;
import undercroft.export.picture.DoorLeaves.Gap;
import undercroft.export.picture.DoorMarks.Sign;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Requirement;

/**
 * All doors of a layout: their leaves, the signs of locks and one-way doors, and the names of keys if a room beside the
 * door has space for them.
 */
final class DoorSigns {

    private static final double SMALLEST_LETTERING = 8;
    private static final double LARGEST_LETTERING = 11;

    /** In cells. */
    private static final double LETTERING_SHARE = 0.5;

    /** From one sign at a door to another beside it, in sizes of signs. */
    private static final double BESIDE = 1.35;

    /** The side of an icon in a disc, in diameters of the disc. */
    private static final double SHARE_OF_DISC = 0.8;

    /** In pixels, between a padlock and the name of its key. */
    private static final double GAP = 2;

    private final Layout layout;
    private final MapScale scale;
    private final DoorMarks draughtsman;
    private final DoorLeaves leaves;
    private final Set<Integer> puzzleRooms;
    private final double letterSize;
    private final Function<PlacedRoom, Colour> ink;
    private final Map<String, Colour> keys;
    private final RoomSigns signs;
    private final List<Mark> marks = new ArrayList<>();
    private final List<List<Rectangle>> taken = new ArrayList<>();

    private DoorSigns(Layout layout, MapScale scale, RoomSigns signs, Function<PlacedRoom, Colour> ink) {
        this.layout = layout;
        this.scale = scale;
        this.draughtsman = DoorMarks.at(scale.pixelsPerCell(), signs.palette());
        this.leaves = new DoorLeaves(
                scale.pixelsPerCell(), signs.style().leaf(), signs.palette().wall());
        this.puzzleRooms = layout.puzzles().stream().map(RoomPuzzle::room).collect(Collectors.toSet());
        this.letterSize =
                Math.max(SMALLEST_LETTERING, Math.min(LARGEST_LETTERING, LETTERING_SHARE * scale.pixelsPerCell()));
        this.ink = ink;
        this.signs = signs;
        this.keys = signs.colours().keys();
        layout.rooms().forEach(room -> taken.add(new ArrayList<>()));
    }

    /**
     * Draws the doors of a layout.
     *
     * @param roomSigns the signs in rooms, which show what doors need too
     * @param ink in which letters can be read on the floor of a room
     */
    static DoorSigns of(Layout layout, MapScale scale, RoomSigns roomSigns, Function<PlacedRoom, Colour> ink) {
        DoorSigns signs = new DoorSigns(layout, scale, roomSigns, ink);
        List<Rectangle> locks = new ArrayList<>();
        layout.doors().forEach(door -> locks.add(signs.addSigns(door)));
        for (Door door : layout.doors()) {
            if (!door.lock().isEmpty()) {
                signs.addKeyName(door, locks.get(layout.doors().indexOf(door)));
            }
        }
        return signs;
    }

    List<Mark> marks() {
        return marks;
    }

    /** The space that names in rooms must not cover. */
    List<Rectangle> takenIn(int room) {
        return taken.get(room);
    }

    /**
     * Adds a door.
     *
     * @return where its padlock is or would be
     */
    private Rectangle addSigns(Door door) {
        // Outwards is to the right of roomA's outline; y points down here.
        Spot from = scale.spot(door.at().from());
        Spot to = scale.spot(door.at().to());
        double length = StrictMath.hypot(to.x() - from.x(), to.y() - from.y());
        Gap gap = new Gap(from, to, -(to.y() - from.y()) / length, (to.x() - from.x()) / length);
        boolean locked = !door.lock().isEmpty();
        boolean secret = door.access().secret();
        Colour key = keys.getOrDefault(door.lock(), Colour.WHITE);
        Sign lock = draughtsman.padlock(gap.middle(), key, "locked: " + door.lock());
        if (secret) {
            marks.addAll(leaves.secret(gap, WallLines.width(scale.pixelsPerCell())));
        }
        if (locked) {
            marks.addAll(secret ? List.of() : leaves.closed(gap, key));
            add(lock, door);
        } else if (secret) {
            add(draughtsman.secret(gap.middle()), door);
        } else if (door.oneWay() || isBarred(door) || hasNeeds(door)) {
            marks.addAll(leaves.closed(gap, leaves.leaf()));
        } else {
            addOpenLeaves(door, gap);
        }
        if (isBarred(door)) {
            marks.addAll(leaves.bars(door.access().bar() == Bar.FROM ? gap : gap.intoTheOther()));
        }
        if (door.oneWay()) {
            // With another sign, the arrow begins behind it, in the room that it leads to.
            double shift = locked || secret ? draughtsman.size() * BESIDE : 0;
            Spot middle = gap.middle().plus(gap.outX() * shift, gap.outY() * shift);
            add(draughtsman.arrow(middle, gap.outX(), gap.outY()), door);
        }
        addNeeds(door, gap);
        return lock.space();
    }

    /** Adds what the door needs whenever it is passed, in a row along the wall, beside other signs in the room that it leads from. */
    private void addNeeds(Door door, Gap gap) {
        List<Drawn> needs = door.access().needs().stream()
                .flatMap(need -> LockColours.names(need).stream().map(name -> drawn(need, name)))
                .toList();
        boolean isBeside = !door.access().withNeeds(List.of()).equals(Access.FREE);
        double size = draughtsman.size();
        double back = isBeside ? -size * BESIDE : 0;
        for (int i = 0; i < needs.size(); i++) {
            double along = (i - (needs.size() - 1) / 2.0) * size;
            Spot middle =
                    gap.middle().plus(gap.outX() * back - gap.outY() * along, gap.outY() * back + gap.outX() * along);
            List<Mark> drawn = new ArrayList<>(draughtsman.disc(middle, ""));
            drawn.addAll(needs.get(i).at(middle, size * SHARE_OF_DISC));
            add(new Sign(drawn, Rectangle.around(middle, size / 2, size / 2)), door);
        }
    }

    /** An icon, drawn around a spot with sides of some pixels. */
    @FunctionalInterface
    private interface Drawn {
        List<Mark> at(Spot middle, double size);
    }

    private Drawn drawn(Requirement need, String name) {
        return need instanceof Requirement.SwitchState
                ? (middle, size) -> signs.lever(name, middle, size)
                : (middle, size) -> signs.item(name, middle, size);
    }

    private static boolean hasNeeds(Door door) {
        return !door.access().needs().isEmpty();
    }

    private static boolean isBarred(Door door) {
        return door.access().bar() != Bar.NONE;
    }

    /** Doors open away from puzzles, where their boards would be covered. */
    private void addOpenLeaves(Door door, Gap gap) {
        boolean intoA = puzzleRooms.contains(door.roomB()) && !puzzleRooms.contains(door.roomA());
        Gap opened = intoA ? gap.intoTheOther() : gap;
        marks.addAll(leaves.open(opened));
        taken.get(intoA ? door.roomA() : door.roomB()).add(leaves.openSpace(opened));
    }

    private void addKeyName(Door door, Rectangle lock) {
        double width = StrokeFont.standard().width(door.lock()) * letterSize;
        double height = letterSize;
        double middleX = lock.middle().x();
        double middleY = lock.middle().y();
        List<Spot> middles = List.of(
                new Spot(middleX, lock.bottom() + GAP + height / 2),
                new Spot(middleX, lock.top() - GAP - height / 2),
                new Spot(lock.right() + GAP + width / 2, middleY),
                new Spot(lock.left() - GAP - width / 2, middleY));
        for (int room : List.of(door.roomA(), door.roomB())) {
            NamePlace inside =
                    new NamePlace(scale.spots(layout.rooms().get(room).outline()), taken.get(room));
            for (Spot middle : middles) {
                Rectangle space = Rectangle.around(middle, width / 2 + GAP, height / 2);
                if (inside.holds(space)) {
                    Lettering lettering = new Lettering(
                            letterSize, false, ink.apply(layout.rooms().get(room)));
                    marks.add(new Words(door.lock(), middle.plus(0, height * 0.3), Anchor.MIDDLE, lettering));
                    taken.get(room).add(space);
                    return;
                }
            }
        }
    }

    private void add(Sign sign, Door door) {
        marks.addAll(sign.marks());
        taken.get(door.roomA()).add(sign.space());
        taken.get(door.roomB()).add(sign.space());
    }
}
