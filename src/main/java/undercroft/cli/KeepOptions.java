package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import undercroft.Change;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.level.Room;

/** The options for keeping rooms of an earlier layout. */
final class KeepOptions {

    @Option(
            names = "--keep",
            paramLabel = "LAYOUT.json",
            description =
                    "Keep the rooms of this layout where they are. Without --free, all that the level still allows"
                            + " is kept, and the rest and as little as possible around it is placed anew.")
    private Optional<Path> layout = Optional.empty();

    @Option(
            names = "--free",
            paramLabel = "ROOM",
            split = ",",
            description =
                    "With --keep, place just these rooms anew, separated by commas, and rooms that the layout does"
                            + " not have. Each seed gives them other places.")
    private List<String> free = List.of();

    boolean isGiven() {
        return layout.isPresent();
    }

    /** Refuses {@code --free} without a layout to keep. */
    void check() throws RefusedException {
        if (!free.isEmpty() && layout.isEmpty()) {
            throw new RefusedException(
                    "--free names the rooms that --keep does not keep. Give --keep LAYOUT.json, too.");
        }
    }

    /**
     * What to keep of the layout, if one is given.
     *
     * @param level whose layout it is
     */
    Optional<KeptLayout> kept(Level level) throws RefusedException {
        if (layout.isEmpty()) {
            return Optional.empty();
        }
        Layout earlier = InputFiles.layout(layout.get());
        Set<String> rooms = level.rooms().stream().map(Room::id).collect(Collectors.toSet());
        for (String room : free) {
            if (!rooms.contains(room)) {
                throw new RefusedException("The room of --free (%s) is not in the level %s. It has: %s."
                        .formatted(room, level.name(), String.join(", ", new TreeSet<>(rooms))));
            }
        }
        Change change = free.isEmpty() ? new Change.Repair() : new Change.PlaceAnew(Set.copyOf(free));
        return Optional.of(new KeptLayout(earlier, change));
    }
}
