package undercroft.export.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import undercroft.export.drawing.Palette;
import undercroft.export.drawing.StrokeFont;
import undercroft.export.picture.DoorLeaves.Gap;
import undercroft.export.picture.DoorMarks.Sign;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Bar;

/**
 * All doors of a layout: their leaves, the signs of locks and one-way doors, and the names of keys if a room beside the
 * door has space for them.
 */
final class DoorSigns {

    private static final double SMALLEST_LETTERING = 8;
    private static final double LARGEST_LETTERING = 11;

    /** In cells. */
    private static final double LETTERING_SHARE = 0.5;

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
    private final List<Mark> marks = new ArrayList<>();
    private final List<List<Rectangle>> taken = new ArrayList<>();

    private DoorSigns(
            Layout layout, MapScale scale, Palette palette, MapStyle style, Function<PlacedRoom, Colour> ink) {
        this.layout = layout;
        this.scale = scale;
        this.draughtsman = DoorMarks.at(scale.pixelsPerCell(), palette);
        this.leaves = new DoorLeaves(scale.pixelsPerCell(), style.leaf(), palette.wall());
        this.puzzleRooms = layout.puzzles().stream().map(RoomPuzzle::room).collect(Collectors.toSet());
        this.letterSize =
                Math.max(SMALLEST_LETTERING, Math.min(LARGEST_LETTERING, LETTERING_SHARE * scale.pixelsPerCell()));
        this.ink = ink;
        this.keys = keys(layout);
        layout.rooms().forEach(room -> taken.add(new ArrayList<>()));
    }

    /**
     * Draws the doors of a layout.
     *
     * @param ink in which letters can be read on the floor of a room
     */
    static DoorSigns of(
            Layout layout, MapScale scale, Palette palette, MapStyle style, Function<PlacedRoom, Colour> ink) {
        DoorSigns signs = new DoorSigns(layout, scale, palette, style, ink);
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

    /** The keys in the order of the doors that they open, each with its colour. */
    static Map<String, Colour> keys(Layout layout) {
        Map<String, Colour> own = coloursOfLevel(layout);
        Map<String, Colour> keys = new LinkedHashMap<>();
        for (Door door : layout.doors()) {
            if (!door.lock().isEmpty()) {
                keys.putIfAbsent(door.lock(), own.getOrDefault(door.lock(), Palette.key(keys.size())));
            }
        }
        return keys;
    }

    /** The colours that the level gives to types of rooms and to keys. */
    static Map<String, Colour> coloursOfLevel(Layout layout) {
        Map<String, Colour> colours = new LinkedHashMap<>();
        layout.palette().forEach(entry -> colours.put(entry.name(), Colour.solid(entry.rgb())));
        return colours;
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
        } else if (door.oneWay() || isBarred(door)) {
            marks.addAll(leaves.closed(gap, leaves.leaf()));
        } else {
            addOpenLeaves(door, gap);
        }
        if (isBarred(door)) {
            marks.addAll(leaves.bars(door.access().bar() == Bar.FROM ? gap : gap.intoTheOther()));
        }
        if (door.oneWay()) {
            // With another sign, the arrow begins behind it, in the room that it leads to.
            double shift = locked || secret ? draughtsman.size() * 1.35 : 0;
            Spot middle = gap.middle().plus(gap.outX() * shift, gap.outY() * shift);
            add(draughtsman.arrow(middle, gap.outX(), gap.outY()), door);
        }
        return lock.space();
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
