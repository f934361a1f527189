package undercroft.export.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Legend;
import undercroft.export.drawing.Palette;
import undercroft.export.picture.DoorLeaves.Gap;
import undercroft.export.picture.RoomNames.LetteredRoom;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.way.Way.Deed;

/** Explains the colours, doors, icons and numbers of a map, as far as they occur on it. */
final class MapLegend {

    /** Lengths are in pixels. */
    private static final double SIGN_SIZE = 16;

    /** The scale at which doors are drawn, pixels for each cell. */
    private static final double DOOR_SCALE = 16;

    private final Layout layout;
    private final Palette palette;
    private final RoomColours colours;
    private final MapStyle style;
    private final RoomSigns signs;
    private final DoorMarks doorMarks;
    private final DoorLeaves leaves;
    private final Legend legend;

    MapLegend(Layout layout, Palette palette, MapStyle style, RoomColours colours, RoomSigns signs) {
        this.layout = layout;
        this.palette = palette;
        this.colours = colours;
        this.style = style;
        this.signs = signs;
        this.doorMarks = new DoorMarks(palette, SIGN_SIZE);
        this.leaves = new DoorLeaves(DOOR_SCALE, style.leaf(), palette.wall());
        this.legend = new Legend(palette);
    }

    static Collection<String> typesInUse(Layout layout) {
        return layout.rooms().stream()
                .filter(room -> !room.isCorridor() && !room.type().isEmpty())
                .map(PlacedRoom::type)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * {@return the legend}
     *
     * @param lettered rooms whose names do not fit into them
     * @param deeds what is done on the way through the mission, if that is shown
     */
    Legend of(List<LetteredRoom> lettered, List<Deed> deeds) {
        addRooms();
        addPuzzles(lettered);
        addDoors();
        addMarkers();
        addDeeds(deeds);
        addNames(lettered);
        return legend;
    }

    /** The names of puzzle rooms are among the puzzles. */
    private void addNames(List<LetteredRoom> lettered) {
        List<LetteredRoom> others = lettered.stream()
                .filter(each -> layout.puzzles().stream()
                        .noneMatch(puzzle -> puzzle.room() == each.room().index()))
                .toList();
        if (!others.isEmpty()) {
            legend.addHeading("Names");
        }
        others.forEach(each -> legend.add(each.room().shownName(), each.letter()));
    }

    private void addRooms() {
        legend.addHeading("Rooms");
        for (String type : typesInUse(layout)) {
            legend.add(type, middle -> GraphPicture.swatch(middle, colours.of(type), palette));
        }
        if (layout.rooms().stream()
                .anyMatch(room -> !room.isCorridor() && room.type().isEmpty())) {
            legend.add("any other", middle -> GraphPicture.swatch(middle, colours.plain(), palette));
        }
        if (layout.rooms().stream().anyMatch(PlacedRoom::isCorridor)) {
            legend.add("corridor", middle -> GraphPicture.swatch(middle, palette.corridor(), palette));
        }
    }

    private void addPuzzles(List<LetteredRoom> lettered) {
        if (!layout.puzzles().isEmpty()) {
            legend.addHeading("Puzzles");
        }
        for (RoomPuzzle puzzle : layout.puzzles()) {
            String letter = lettered.stream()
                    .filter(each -> each.room().index() == puzzle.room())
                    .map(LetteredRoom::letter)
                    .findFirst()
                    .orElse("");
            legend.add(
                    "%s, %s"
                            .formatted(
                                    puzzle.kind(),
                                    layout.rooms().get(puzzle.room()).shownName()),
                    letter);
        }
    }

    private void addDoors() {
        LockColours locks = signs.colours();
        Predicate<Door> isOpen = door -> door.access().equals(Access.FREE);
        if (layout.doors().stream().allMatch(isOpen)) {
            return;
        }
        legend.addHeading("Doors");
        if (layout.doors().stream().anyMatch(isOpen)) {
            legend.add("open", middle -> leaves.open(gap(middle.plus(0, DOOR_SCALE / 2))));
        }
        if (layout.doors().stream().anyMatch(Door::oneWay)) {
            legend.add("one way", middle -> doorMarks.arrow(middle, 1, 0).marks());
        }
        if (layout.doors().stream().anyMatch(door -> door.access().bar() != Bar.NONE)) {
            legend.add("barred", middle -> {
                List<Mark> barred = new ArrayList<>(leaves.closed(gap(middle), leaves.leaf()));
                barred.addAll(leaves.bars(gap(middle)));
                return barred;
            });
        }
        if (layout.doors().stream().anyMatch(door -> door.access().secret())) {
            legend.add("secret", middle -> doorMarks.secret(middle).marks());
        }
        locks.keys()
                .forEach((key, colour) -> legend.add(
                        key, middle -> doorMarks.padlock(middle, colour, "").marks()));
        locks.items()
                .keySet()
                .forEach(item -> legend.add("needs " + item, middle -> signs.item(item, middle, SIGN_SIZE)));
        locks.switches()
                .keySet()
                .forEach(each -> legend.add("depends on " + each, middle -> signs.lever(each, middle, SIGN_SIZE)));
    }

    private void addMarkers() {
        Set<String> markers = layout.rooms().stream()
                .flatMap(room -> room.markers().stream())
                .map(RoomSigns::name)
                .collect(Collectors.toCollection(TreeSet::new));
        if (!markers.isEmpty()) {
            legend.addHeading("In rooms");
        }
        markers.stream()
                .filter(Icons.standard()::has)
                .forEach(marker -> legend.add(marker, middle -> signs.drawn(marker, middle, SIGN_SIZE)));
        if (!markers.stream().allMatch(Icons.standard()::has)) {
            legend.add("another marker", middle -> signs.diamond(middle, SIGN_SIZE / 4, style.leaf(), ""));
        }
    }

    private void addDeeds(List<Deed> deeds) {
        if (!deeds.isEmpty()) {
            legend.addHeading("The way");
        }
        for (int i = 0; i < deeds.size(); i++) {
            int number = i + 1;
            legend.add(deeds.get(i).text(), middle -> WayMarks.numbered(middle, number, palette));
        }
    }

    private static Gap gap(Spot middle) {
        return new Gap(middle.plus(-DOOR_SCALE / 2, 0), middle.plus(DOOR_SCALE / 2, 0), 0, -1);
    }
}
