package undercroft.grow;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.layout.Layout;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.level.SearchParameters;
import undercroft.random.SeededRandom;
import undercroft.yaml.LevelYaml;

/**
 * A level that has been grown.
 *
 * @param level whose rooms have the ids r1, r2 … at random
 * @param witness a valid layout of it, the one that it was grown in
 */
public record GrownLevel(Level level, Layout witness) {

    /**
     * Grows a level. The same options and seed give the same; and of one seed, levels of equal numbers of rooms and loops
     * have the same graph, whatever the other options.
     *
     * @param seed 0 ≤ seed &lt; {@link Layout#SEED_LIMIT}
     */
    public static GrownLevel grow(GrowthOptions options, long seed) {
        if (seed < 0 || seed >= Layout.SEED_LIMIT) {
            throw new IllegalArgumentException(
                    "The seed (%d) must be from 0 to %d.".formatted(seed, Layout.SEED_LIMIT - 1));
        }
        SeededRandom random = SeededRandom.of(seed);
        SeededRandom ofGrowth = random.fork();
        SeededRandom ofNumbers = random.fork();
        SeededRandom ofRooms = random.fork();
        LatticeGraph graph =
                LatticeGrowth.grow(options.rooms(), options.loops(), ofGrowth).shuffled(ofNumbers);
        RoomKit kit = RoomKit.of(options);
        Level level = level(name(options, seed), graph, kit);
        return new GrownLevel(level, WitnessLayout.of(level, seed, graph, kit, ofRooms));
    }

    /** The level as a file of the documented format that needs no other. */
    public String yaml() {
        return LevelYaml.of(level);
    }

    private static Level level(String name, LatticeGraph graph, RoomKit kit) {
        List<Room> rooms = IntStream.rangeClosed(1, graph.cells().size())
                .mapToObj(number -> Room.of("r" + number, kit.rooms()))
                .toList();
        List<Connection> connections = graph.links().stream()
                .map(link -> new Connection(link.low(), link.high(), kit.corridors(), false, ""))
                .toList();
        return new Level(name, rooms, connections, 0, Optional.empty(), SearchParameters.DEFAULTS);
    }

    /** Tells the options, so that different levels write their layouts to different files. */
    private static String name(GrowthOptions options, long seed) {
        return "grown-%d-%d%s%s%s-%d"
                .formatted(
                        options.rooms(),
                        options.loopPercent(),
                        options.doors() == DoorStyle.TIGHT ? "-tight" : "",
                        options.corridors() ? "-corridors" : "",
                        options.slanted() ? "-slanted" : "",
                        seed);
    }
}
