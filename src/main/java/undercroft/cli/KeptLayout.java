package undercroft.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import undercroft.Change;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/** An earlier layout, and what to change about it. */
record KeptLayout(Layout earlier, Change change) {

    /** What became of the rooms in a changed layout, as the end of a line about it. */
    String told(Layout changed) {
        Map<String, PlacedRoom> before = earlier.rooms().stream()
                .filter(room -> !room.isCorridor())
                .collect(Collectors.toMap(PlacedRoom::id, Function.identity(), (first, second) -> first));
        List<String> moved = new ArrayList<>();
        List<String> fresh = new ArrayList<>();
        for (PlacedRoom room : changed.rooms()) {
            Optional<PlacedRoom> old = Optional.ofNullable(before.get(room.id()));
            if (!room.isCorridor() && old.isEmpty()) {
                fresh.add(room.id());
            } else if (!room.isCorridor() && !isSame(room, old.get())) {
                moved.add(room.id());
            }
        }
        return "; moved: " + listed(moved) + (fresh.isEmpty() ? "" : "; new: " + listed(fresh));
    }

    private static boolean isSame(PlacedRoom room, PlacedRoom old) {
        return room.template().equals(old.template())
                && room.position().equals(old.position())
                && room.transform().equals(old.transform());
    }

    private static String listed(List<String> rooms) {
        return rooms.isEmpty() ? "none" : String.join(", ", rooms);
    }
}
