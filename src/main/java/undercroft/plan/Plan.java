package undercroft.plan;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.chain.Chain;
import undercroft.configspace.Clearances;
import undercroft.configspace.Shape;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.graph.RoomGraph;
import undercroft.level.Level;
import undercroft.template.RepeatRule;

/** A level compiled for the search. Logically immutable: its tables are filled on first use. Thread-safe. */
public final class Plan implements Planning {

    private final Level level;
    private final List<Variant> variants;
    private final List<Shape> shapes;
    private final List<Domain> domains;
    private final List<Link> links;
    private final List<List<Link>> linksOf;
    /** By room, in the order of its connections. */
    private final int[][] neighboursOf;

    private final List<BitSet> neighbours;
    private final PinnedPlaces pins;
    private final Clearances touching;
    private final Clearances apart;
    private final RoomGraph graph;
    private final List<Chain> chains;
    private final List<RepeatRule> repeatRules;
    private final List<int[]> corridorTemplates;
    private final boolean hasRepeatRules;
    private final int[] widths;
    private final int[] heights;
    private final double meanRoomSize;
    private final double meanRoomArea;
    private final int maxReach;
    private final int maxDegree;

    Plan(Planner planner, RoomGraph graph, List<Chain> chains) {
        this.graph = graph;
        this.level = planner.level();
        this.variants = planner.variants().all();
        this.shapes = planner.variants().shapes();
        this.domains = List.copyOf(planner.domains());
        this.links = List.copyOf(planner.links());
        this.linksOf = planner.linksOf();
        this.neighboursOf = neighboursOf(linksOf);
        this.neighbours = neighbours(linksOf);
        this.pins = planner.pins();
        this.touching = planner.touching();
        this.apart = planner.apart();
        this.chains = List.copyOf(chains);
        this.repeatRules = planner.templates().stream().map(level::repeatRule).toList();
        this.corridorTemplates = links.stream().map(Plan::corridorTemplates).toList();
        this.hasRepeatRules = repeatRules.stream().anyMatch(rule -> rule != RepeatRule.ALLOW);
        this.widths = shapes.stream().mapToInt(Shape::width).toArray();
        this.heights = shapes.stream().mapToInt(Shape::height).toArray();
        this.meanRoomSize =
                (Arrays.stream(widths).sum() + Arrays.stream(heights).sum()) / (2.0 * shapes.size());
        this.meanRoomArea = shapes.stream()
                        .mapToLong(shape -> shape.outline().doubledArea())
                        .sum()
                / (2.0 * shapes.size());
        this.maxReach = maxReach(variants, links);
        this.maxDegree = linksOf.stream().mapToInt(List::size).max().orElse(0);
    }

    public Level level() {
        return level;
    }

    /** {@return the planar graph of the rooms; vertices are room indexes} */
    public RoomGraph graph() {
        return graph;
    }

    public int roomCount() {
        return domains.size();
    }

    /** {@return the variants that a room may take} */
    public Domain domain(int room) {
        return domains.get(room);
    }

    /** {@return all variants, in the order of their indexes} */
    public List<Variant> variants() {
        return variants;
    }

    /** {@return all shapes, in the order of their indexes} */
    public List<Shape> shapes() {
        return shapes;
    }

    /** {@return all connections, in the level's order} */
    public List<Link> links() {
        return links;
    }

    /** {@return the connections of a room} */
    public List<Link> linksOf(int room) {
        return linksOf.get(room);
    }

    /** {@return the neighbours of a room, in the order of {@link #linksOf}} The caller must not change the array. */
    public int[] neighboursOf(int room) {
        return neighboursOf[room];
    }

    public boolean areNeighbours(int roomA, int roomB) {
        return neighbours.get(roomA).get(roomB);
    }

    /** {@return the clearances of neighbours and of corridors, which may touch} */
    public Clearances touching() {
        return touching;
    }

    /** {@return the clearances of rooms that are not neighbours} */
    public Clearances apart() {
        return apart;
    }

    /**
     * {@return the chains, in the order in which they are laid out; they contain every room whose position is not
     * pinned}
     */
    public List<Chain> chains() {
        return chains;
    }

    public int templateCount() {
        return repeatRules.size();
    }

    /** {@return the repeat rule of a template, by its index} */
    public RepeatRule repeatRule(int templateIndex) {
        return repeatRules.get(templateIndex);
    }

    /**
     * {@return the indexes of the templates that a connection's corridor may take; empty if it has no corridor} The
     * caller must not change the array.
     */
    public int[] corridorTemplates(int link) {
        return corridorTemplates.get(link);
    }

    /** {@return whether the position of a room is pinned} */
    public boolean isPlacePinned(int room) {
        return pins.isPinned(room);
    }

    /** {@return the required position of the lower left corner of a pinned room's shape} */
    public Point pinnedCorner(int room, Variant as) {
        return pins.corner(room, as);
    }

    /** {@return the mean of width and height, averaged over all shapes, in cells} */
    public double meanRoomSize() {
        return meanRoomSize;
    }

    /** {@return the mean area of all shapes, in cells} */
    public double meanRoomArea() {
        return meanRoomArea;
    }

    /** {@return whether any template has a repeat rule other than {@link RepeatRule#ALLOW}} */
    public boolean hasRepeatRules() {
        return hasRepeatRules;
    }

    /** {@return whether any template has this repeat rule} */
    public boolean hasRule(RepeatRule rule) {
        return repeatRules.contains(rule);
    }

    /** {@return the number of connections of the room that has the most} */
    public int maxDegree() {
        return maxDegree;
    }

    /** {@return the width of a shape, in cells, by the shape's index} */
    public int width(int shape) {
        return widths[shape];
    }

    /** {@return the height of a shape, in cells, by the shape's index} */
    public int height(int shape) {
        return heights[shape];
    }

    /** {@return an upper bound on the distance, in cells, between two rooms that are joined to the same room} */
    public int maxReach() {
        return maxReach;
    }

    /** {@return the longest side of any room or corridor, in cells} */
    public int longestSide() {
        return Math.max(
                Arrays.stream(widths).max().orElse(0),
                Arrays.stream(heights).max().orElse(0));
    }

    private static int maxReach(List<Variant> variants, List<Link> links) {
        return longestSide(variants.stream())
                + 2
                        * longestSide(links.stream()
                                .flatMap(link -> link.corridors().stream())
                                .flatMap(spaces -> spaces.corridors().stream()));
    }

    private static int longestSide(Stream<Variant> some) {
        return some.map(Variant::shape)
                .mapToInt(shape -> Math.max(shape.width(), shape.height()))
                .max()
                .orElse(0);
    }

    private static int[] corridorTemplates(Link link) {
        return link.corridors().stream()
                .flatMap(spaces -> spaces.corridors().stream())
                .mapToInt(Variant::templateIndex)
                .distinct()
                .toArray();
    }

    private static int[][] neighboursOf(List<List<Link>> linksOf) {
        return IntStream.range(0, linksOf.size())
                .mapToObj(room -> linksOf.get(room).stream()
                        .mapToInt(link -> link.other(room))
                        .toArray())
                .toArray(int[][]::new);
    }

    private static List<BitSet> neighbours(List<List<Link>> linksOf) {
        return IntStream.range(0, linksOf.size())
                .mapToObj(room -> {
                    BitSet set = new BitSet();
                    linksOf.get(room).forEach(link -> set.set(link.other(room)));
                    return set;
                })
                .toList();
    }
}
