package undercroft.export.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Palette;
import undercroft.export.drawing.StrokeFont;
import undercroft.export.picture.DoorMarks.Sign;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.layout.Door;
import undercroft.layout.Layout;

/** The signs at all doors of a layout, with the names of keys if a room beside the door has space for them. */
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
    private final Lettering lettering;
    private final Map<String, Colour> keys;
    private final List<Mark> marks = new ArrayList<>();
    private final List<List<Rectangle>> taken = new ArrayList<>();

    private DoorSigns(Layout layout, MapScale scale, Palette palette) {
        this.layout = layout;
        this.scale = scale;
        this.draughtsman = DoorMarks.at(scale.pixelsPerCell(), palette);
        double size =
                Math.max(SMALLEST_LETTERING, Math.min(LARGEST_LETTERING, LETTERING_SHARE * scale.pixelsPerCell()));
        this.lettering = new Lettering(size, false, palette.ink());
        this.keys = keys(layout);
        layout.rooms().forEach(room -> taken.add(new ArrayList<>()));
    }

    static DoorSigns of(Layout layout, MapScale scale, Palette palette) {
        DoorSigns signs = new DoorSigns(layout, scale, palette);
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
        Map<String, Colour> keys = new LinkedHashMap<>();
        for (Door door : layout.doors()) {
            if (!door.lock().isEmpty()) {
                keys.putIfAbsent(door.lock(), Palette.key(keys.size()));
            }
        }
        return keys;
    }

    /**
     * Adds the signs of a door.
     *
     * @return where its padlock is or would be
     */
    private Rectangle addSigns(Door door) {
        Spot from = scale.spot(door.at().from());
        Spot to = scale.spot(door.at().to());
        Spot middle = new Spot((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        double length = StrictMath.hypot(to.x() - from.x(), to.y() - from.y());
        // Outwards is to the right of roomA's outline; y points down here.
        double outX = -(to.y() - from.y()) / length;
        double outY = (to.x() - from.x()) / length;
        Colour key = keys.getOrDefault(door.lock(), Colour.WHITE);
        Sign lock = draughtsman.padlock(middle, key, "locked: " + door.lock());
        boolean locked = !door.lock().isEmpty();
        if (locked) {
            add(lock, door);
        }
        if (door.oneWay()) {
            // With a padlock, the arrow begins behind it, in the room that it leads to.
            double shift = locked ? draughtsman.size() * 1.35 : 0;
            add(draughtsman.arrow(middle.plus(outX * shift, outY * shift), outX, outY), door);
        }
        return lock.space();
    }

    private void addKeyName(Door door, Rectangle lock) {
        double width = StrokeFont.standard().width(door.lock()) * lettering.size();
        double height = lettering.size();
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
