package undercroft.export.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Legend;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance;
import undercroft.level.Connection;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.level.Room;

/**
 * Gives each room the colour and the icon of its type, each locked connection a padlock in the colour of its key, and
 * each room that holds a key, or whose {@code data} names one, that key.
 */
final class TypeLook implements GraphLook {

    /** Lengths are in pixels. */
    private static final double ICON = 20;

    private static final double SIGN = 16;
    private static final double KEY_OFFSET = 16;

    private final Level level;
    private final Palette palette;
    private final MapStyle style;
    private final RoomColours colours;
    private final Map<String, Colour> keys;

    TypeLook(Level level, Appearance appearance) {
        this.level = level;
        this.palette = Palette.of(appearance.theme());
        this.style = MapStyle.of(appearance.theme());
        Map<String, Colour> own = new LinkedHashMap<>();
        level.palette().forEach(entry -> own.put(entry.name(), Colour.solid(entry.rgb())));
        this.colours = RoomColours.of(appearance.theme(), types(), own);
        this.keys = new LinkedHashMap<>();
        for (Connection connection : level.connections()) {
            if (!connection.lock().isEmpty()) {
                String lock = connection.lock();
                keys.putIfAbsent(lock, own.getOrDefault(lock, Palette.key(keys.size())));
            }
        }
    }

    private List<String> types() {
        return level.rooms().stream()
                .map(Room::type)
                .filter(type -> !type.isEmpty())
                .distinct()
                .toList();
    }

    @Override
    public String subtitle() {
        String text = String.format(
                Locale.ROOT,
                "%d rooms, %d connections",
                level.rooms().size(),
                level.connections().size());
        long locked = level.connections().stream()
                .filter(connection -> !connection.lock().isEmpty())
                .count();
        return locked == 0 ? text : text + ", " + locked + " of them locked";
    }

    @Override
    public List<Layer> background(List<Spot> rooms) {
        return List.of();
    }

    @Override
    public Colour fill(int room) {
        return colours.of(level.rooms().get(room).type());
    }

    @Override
    public List<Mark> sign(int room, Spot middle) {
        List<Mark> marks = new ArrayList<>();
        String type = level.rooms().get(room).type();
        if (Icons.standard().has(type)) {
            marks.addAll(icon(type, middle, ICON, style.leaf()));
        }
        Spot beside = middle.plus(KEY_OFFSET, -KEY_OFFSET);
        for (String key : keysIn(level.rooms().get(room))) {
            marks.addAll(icon("key", beside, SIGN, Objects.requireNonNull(keys.get(key))));
            beside = beside.plus(SIGN, 0);
        }
        return marks;
    }

    private List<Mark> icon(String name, Spot middle, double size, Colour accent) {
        return Icons.standard().drawn(name, middle, size, accent, style.paper(), style.iconInk());
    }

    private SortedSet<String> keysIn(Room room) {
        return Stream.concat(
                        room.contents().items().stream(), room.data().stream().map(DataEntry::value))
                .filter(keys::containsKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public List<Mark> sign(Connection connection, Spot middle) {
        DoorMarks doors = new DoorMarks(palette, SIGN);
        List<Mark> marks = new ArrayList<>();
        Optional<Colour> key = Optional.ofNullable(keys.get(connection.lock()));
        key.ifPresent(colour -> marks.addAll(
                doors.padlock(middle, colour, "locked: " + connection.lock()).marks()));
        if (connection.access().secret() && key.isEmpty()) {
            marks.addAll(doors.secret(middle).marks());
        }
        return marks;
    }

    @Override
    public void explain(Legend legend) {
        legend.addHeading("Rooms");
        colours.byType()
                .forEach((type, colour) -> legend.add(type, middle -> GraphPicture.swatch(middle, colour, palette)));
        if (level.rooms().stream().anyMatch(room -> room.type().isEmpty())) {
            legend.add("any other", middle -> GraphPicture.swatch(middle, colours.plain(), palette));
        }
        DoorMarks doors = new DoorMarks(palette, SIGN);
        if (!keys.isEmpty()) {
            legend.addHeading("Locks");
        }
        keys.forEach((key, colour) ->
                legend.add(key, middle -> doors.padlock(middle, colour, "").marks()));
    }
}
