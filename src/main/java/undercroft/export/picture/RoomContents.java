package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.picture.NamePlace.Place;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.export.picture.RoomNames.PlacedIcon;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Contents;

/** What the mission of a layout puts into a room and on no marker: a row of keys in the colours of their locks, other items, and a lever. */
record RoomContents(Layout layout, MapScale scale, RoomSigns signs) {

    /** The side of an icon, in cells. */
    private static final double SHARE_OF_CELL = 0.95;

    /** In pixels. */
    private static final double LARGEST = 22;

    private static final double LEAST = 8;

    /** The most items in a row; a hoard of more looks the same. */
    private static final int MOST = 6;

    /** The height of capital letters, in parts of the font size. */
    private static final double CAPITAL_HEIGHT = 0.72;

    /** An icon, drawn around a spot with sides of some pixels. */
    @FunctionalInterface
    private interface Sign {
        List<Mark> drawn(Spot middle, double size);
    }

    /** {@return what the mission puts into a room} */
    static Contents in(Layout layout, PlacedRoom room) {
        return layout.mission()
                .filter(mission -> room.index() < mission.rooms().size())
                .map(mission -> mission.rooms().get(room.index()).contents())
                .orElse(Contents.NONE);
    }

    /**
     * Draws the contents of a room where they cover nothing.
     *
     * @param taken space that must stay free, besides names and the icons of types
     */
    List<Mark> marks(PlacedRoom room, List<Rectangle> taken, RoomNames names) {
        Contents contents = in(layout, room);
        List<String> shown = new ArrayList<>(contents.items());
        // What stands on a marker is drawn there.
        room.markers().forEach(marker -> shown.remove(marker.holds()));
        List<Sign> row = new ArrayList<>();
        shown.stream().limit(MOST).forEach(item -> row.add((at, size) -> signs.item(item, at, size)));
        if (!contents.turns().isEmpty()) {
            row.add((at, size) -> signs.lever(contents.turns(), at, size));
        }
        if (row.isEmpty()) {
            return List.of();
        }
        List<Rectangle> obstacles = new ArrayList<>(taken);
        names.words().forEach(words -> obstacles.add(space(words)));
        names.icons().forEach(icon -> obstacles.add(space(icon)));
        double wanted = Math.min(LARGEST, SHARE_OF_CELL * scale.pixelsPerCell());
        Place place = new NamePlace(scale.spots(room.outline()), obstacles).best(row.size() / 2.0, 0.5, wanted);
        List<Mark> marks = new ArrayList<>();
        if (place.scale() >= LEAST) {
            double size = place.scale();
            for (int i = 0; i < row.size(); i++) {
                Spot middle = place.middle().plus((i - (row.size() - 1) / 2.0) * size, 0);
                marks.addAll(row.get(i).drawn(middle, size * SHARE_OF_CELL));
            }
        }
        return marks;
    }

    private static Rectangle space(Words words) {
        return new Rectangle(
                words.start().x(),
                words.at().y() - words.lettering().size() * CAPITAL_HEIGHT,
                words.start().x() + words.width(),
                words.at().y());
    }

    private static Rectangle space(PlacedIcon icon) {
        return Rectangle.around(icon.middle(), icon.size() / 2, icon.size() / 2);
    }
}
