package undercroft.grow;

import java.util.List;
import java.util.Locale;
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
 * A level grown from a seed, with a layout that proves it solvable.
 *
 * @param level its rooms have the ids r1, r2 … in random order
 * @param witness the valid layout that the level was grown in
 */
public record GrownLevel(Level level, Layout witness) {

    /**
     * Grows a level. The result depends on the options and the seed only. For one seed, levels with the same number of rooms
     * and loops have the same graph, whatever their other options.
     *
     * @param seed 0 ≤ seed &lt; {@link Layout#SEED_LIMIT}
     * @return the level and its witness
     * @throws IllegalArgumentException if the seed is out of range
     */
    public static GrownLevel grow(GrowthOptions options, long seed) {
        if (seed < 0 || seed >= Layout.SEED_LIMIT) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "The seed (%d) must be from 0 to %d.", seed, Layout.SEED_LIMIT - 1));
        }
        SeededRandom random = SeededRandom.of(seed);
        SeededRandom growthRandom = random.fork();
        SeededRandom numberingRandom = random.fork();
        SeededRandom roomRandom = random.fork();
        LatticeGraph graph = LatticeGrowth.grow(options.rooms(), options.loops(), growthRandom)
                .shuffled(numberingRandom);
        RoomKit kit = RoomKit.of(options);
        Level level = level(name(options, seed), graph, kit);
        return new GrownLevel(level, WitnessLayout.of(level, seed, graph, kit, roomRandom));
    }

    /**
     * Writes the level as a self-contained file of the documented format.
     *
     * @return the text of the file
     */
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

    /** Names the options, so that the layouts of different levels go to different files. */
    private static String name(GrowthOptions options, long seed) {
        return String.format(
                Locale.ROOT,
                "grown-%d-%d%s%s%s-%d",
                options.rooms(),
                options.loopPercent(),
                options.doors() == DoorStyle.TIGHT ? "-tight" : "",
                options.corridors() ? "-corridors" : "",
                options.slanted() ? "-slanted" : "",
                seed);
    }
}
