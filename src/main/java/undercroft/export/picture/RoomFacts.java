package undercroft.export.picture;

import java.io.IOException;
import java.util.List;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.DataEntry;
import undercroft.xml.XmlWriter;

/** What there is to know of the rooms of a layout, as elements of HTML: a section for each, in their order. */
record RoomFacts(Layout layout) {

    void writeHeading(XmlWriter html) throws IOException {
        long rooms = layout.roomCount();
        html.start("h1").text(layout.level()).end();
        html.start("p")
                .text("seed " + layout.seed() + " · " + rooms + (rooms == 1 ? " room" : " rooms") + " · "
                        + layout.bounds().width() + " × " + layout.bounds().height() + " cells")
                .end();
    }

    void writeRooms(XmlWriter html) throws IOException {
        for (PlacedRoom room : layout.rooms()) {
            html.start("section").attribute("class", "room");
            html.start("h2").text(room.shownName()).end();
            html.start("dl");
            writeFacts(room, html);
            html.end().end().text("\n");
        }
    }

    private void writeFacts(PlacedRoom room, XmlWriter html) throws IOException {
        if (!room.shownName().equals(room.id())) {
            fact("id", room.id(), html);
        }
        fact("number", Integer.toString(room.index()), html);
        fact("type", room.isCorridor() ? "corridor" : room.type(), html);
        fact("template", room.template() + " " + room.transform().text(), html);
        fact("cells", area(room), html);
        for (int index : room.doors()) {
            fact("door", door(room, layout.doors().get(index)), html);
        }
        for (String item : RoomContents.in(layout, room).items()) {
            fact("holds", item, html);
        }
        fact("turns", RoomContents.in(layout, room).turns(), html);
        for (PlacedMarker marker : room.markers()) {
            fact(marker.name(), marker.isFree() ? marker.group() : marker.holds(), html);
        }
        for (DataEntry entry : room.data()) {
            fact(entry.key(), entry.value(), html);
        }
        List<String> puzzles = layout.puzzles().stream()
                .filter(puzzle -> puzzle.room() == room.index())
                .map(puzzle -> puzzle.kind() + ", difficulty " + puzzle.difficulty())
                .toList();
        for (String puzzle : puzzles) {
            fact("puzzle", puzzle, html);
        }
    }

    private static String area(PlacedRoom room) {
        long doubled = room.outline().doubledArea();
        return doubled / 2 + (doubled % 2 == 0 ? "" : ".5");
    }

    private String door(PlacedRoom room, Door door) {
        PlacedRoom other = layout.rooms().get(door.roomA() == room.index() ? door.roomB() : door.roomA());
        StringBuilder text = new StringBuilder("to ").append(other.shownName());
        if (door.oneWay()) {
            text.append(door.roomA() == room.index() ? ", one way out" : ", one way in");
        }
        if (!door.lock().isEmpty()) {
            text.append(", locked: ").append(door.lock());
        }
        return text.append(door.access().secret() ? ", secret" : "").toString();
    }

    private static void fact(String name, String value, XmlWriter html) throws IOException {
        if (!value.isEmpty()) {
            html.start("dt").text(name).end().start("dd").text(value).end();
        }
    }
}
