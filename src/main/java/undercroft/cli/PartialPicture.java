package undercroft.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.export.format.Appearance;
import undercroft.export.picture.TraceFrame;
import undercroft.export.picture.TraceSvg;
import undercroft.level.Level;
import undercroft.search.SearchEvent.PartialRoom;

/** A picture of the largest partial layout of a search that failed, with the names of the missing rooms. */
record PartialPicture(Level level, long seed, List<PartialRoom> rooms) {

    /** Missing rooms to name at most: more do not fit on a line of the picture. */
    private static final int NAMED = 6;

    /** How large the partial layout is, such as {@code 11 of 17 rooms}. */
    String share() {
        return "%d of %d rooms".formatted(standing(), level.rooms().size());
    }

    void write(Appearance appearance, OutputStream out) throws IOException {
        TraceFrame frame = new TraceFrame(share() + " · missing: " + missing(), false, TracedRooms.of(level, rooms));
        TraceSvg.write("%s seed %d, not found".formatted(level.name(), seed), List.of(frame), appearance, out);
    }

    private long standing() {
        return rooms.stream().filter(room -> !room.isCorridor()).count();
    }

    private String missing() {
        List<Integer> standing = rooms.stream()
                .filter(room -> !room.isCorridor())
                .map(PartialRoom::room)
                .toList();
        List<String> missing = IntStream.range(0, level.rooms().size())
                .filter(room -> !standing.contains(room))
                .mapToObj(room -> level.rooms().get(room).id())
                .toList();
        String named = missing.stream().limit(NAMED).collect(Collectors.joining(", "));
        return missing.size() > NAMED ? named + " and %d more".formatted(missing.size() - NAMED) : named;
    }
}
