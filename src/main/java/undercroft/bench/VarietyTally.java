package undercroft.bench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;

/** Gathers what the {@link Variety} of the layouts of one level is computed from. Not thread-safe. */
final class VarietyTally {

    private final Level level;
    /** For each room, how often it had each template. */
    private final List<Map<String, Integer>> drawn = new ArrayList<>();

    private final Set<List<Placing>> different = new HashSet<>();
    private int layouts;
    private long widths;
    private long heights;
    private double elongations;
    private double compactnesses;

    VarietyTally(Level level) {
        this.level = level;
        level.rooms().forEach(room -> drawn.add(new TreeMap<>()));
    }

    void add(Layout layout) {
        Box bounds = layout.bounds();
        layouts++;
        widths += bounds.width();
        heights += bounds.height();
        elongations += (double) Math.max(bounds.width(), bounds.height()) / Math.min(bounds.width(), bounds.height());
        compactnesses += compactness(layout, bounds);
        for (int room = 0; room < drawn.size(); room++) {
            drawn.get(room).merge(layout.rooms().get(room).template(), 1, Integer::sum);
        }
        different.add(placings(layout, bounds));
    }

    /** The variety of the layouts added so far, at least one. */
    Variety total() {
        List<Double> entropies = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        for (int room = 0; room < drawn.size(); room++) {
            Set<RoomTemplate> templates =
                    new LinkedHashSet<>(level.rooms().get(room).templates());
            if (templates.size() > 1) {
                double entropy = entropy(drawn.get(room).values().stream()
                        .mapToInt(Integer::intValue)
                        .toArray());
                entropies.add(entropy);
                shares.add(entropy
                        / entropy(templates.stream()
                                .mapToInt(RoomTemplate::weight)
                                .toArray()));
            }
        }
        return new Variety(
                entropies.isEmpty() ? 0 : Sample.of(entropies).mean(),
                shares.isEmpty() ? 1 : Sample.of(shares).mean(),
                (double) widths / heights,
                elongations / layouts,
                compactnesses / layouts,
                (double) different.size() / layouts);
    }

    /** The Shannon entropy of a draw with these proportions, in bits. */
    static double entropy(int... proportions) {
        long sum = 0;
        for (int proportion : proportions) {
            sum += proportion;
        }
        double entropy = 0;
        for (int proportion : proportions) {
            double share = (double) proportion / sum;
            entropy -= share * StrictMath.log(share) / StrictMath.log(2);
        }
        return entropy;
    }

    private static double compactness(Layout layout, Box bounds) {
        return layout.doubledFloorArea() / 2.0 / ((long) bounds.width() * bounds.height());
    }

    private static List<Placing> placings(Layout layout, Box bounds) {
        Point corner = new Point(bounds.x(), bounds.y());
        return layout.rooms().stream().map(room -> Placing.of(room, corner)).toList();
    }

    /** A room, with its position relative to the layout. */
    private record Placing(String template, Transform transform, Point position) {

        static Placing of(PlacedRoom room, Point corner) {
            return new Placing(
                    room.template(), room.transform(), room.position().minus(corner));
        }
    }
}
