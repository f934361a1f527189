package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.configspace.BitGrid;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.placement.Window;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * The places from which the rest of an ear can still reach its end: for every room of the ear and some variants of it, all places
 * where it overlaps nothing placed and from which the rooms after it can follow, each joined to the one before, up to the rooms
 * that the last must be joined to.
 *
 * <p>A dynamic program from the end of the ear to its beginning, in layers: the places of a room are the Minkowski sum of the
 * next room's places and their configuration space, without those that overlap. It ignores overlaps within the ear, so what it
 * rules out is impossible with these variants, and what it leaves may still be.
 */
final class EarReachability {

    /** Other variants looked at for each room of a short ear, as far as the draws differ. */
    private static final int REDRAWS = 3;

    /** The most rooms of a short ear. The longer an ear, the easier it is to close, and the more it costs to look ahead. */
    private static final int SHORT = 6;

    /** The most rooms of an ear for which one other variant is looked at; for a longer one none is. */
    private static final int MIDDLING = 12;

    /** The widest window, in cells. An ear whose ends are farther apart is placed without looking ahead. */
    private static final int WIDEST = 384;

    /**
     * The most rooms of an ear that is looked at. There are many ways to go on from the beginning of a longer one, and each layer
     * costs time.
     */
    private static final int LONGEST = 24;

    private static final long[] NONE = {};

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final Budget budget;
    private final BitGrid grid;
    private int lowestOfBeginning;
    private int highestOfBeginning;
    private final List<List<Layer>> layers = new ArrayList<>();
    private final List<Free> free = new ArrayList<>();
    /** The placed rooms that the ear's first and last rooms must be joined to. */
    private List<Integer> ends = List.of();
    /** By object, whether it is one of the ends. */
    private final boolean[] isEnd;

    /** The places of a room with one variant. */
    private static final class Layer {
        private final Variant variant;
        private final long[] places;
        private final int low;
        private final int high;
        /** Whether this is the first layer of its room with this shape. */
        private final boolean isFirstOfShape;

        Layer(Variant variant, long[] places, int low, int high, boolean isFirstOfShape) {
            this.variant = variant;
            this.places = places;
            this.low = low;
            this.high = high;
            this.isFirstOfShape = isFirstOfShape;
        }

        int shape() {
            return variant.shape().index();
        }
    }

    /** The places where a shape overlaps nothing. */
    private static final class Free {
        private final int shape;
        private final long[] places;

        Free(int shape, long[] places) {
            this.shape = shape;
            this.places = places;
        }
    }

    EarReachability(Plan plan, PartialLayout layout, TemplateAssignment assignment, Budget budget) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.budget = budget;
        this.isEnd = new boolean[plan.roomCount() + plan.links().size()];
        this.grid = new BitGrid(plan.maxReach());
    }

    /**
     * Opens the window around an ear.
     *
     * @return whether the ear is short enough and its ends near enough for {@link #compute}
     */
    boolean openWindow(EarFinder.Ear ear) {
        if (ear.rooms().size() > LONGEST) {
            return false;
        }
        ends = ends(ear);
        int minX = Integer.MAX_VALUE;
        int minY = Integer.MAX_VALUE;
        int maxX = Integer.MIN_VALUE;
        int maxY = Integer.MIN_VALUE;
        for (int end : ends) {
            minX = Math.min(minX, layout.x(end));
            minY = Math.min(minY, layout.y(end));
            maxX = Math.max(maxX, layout.right(end));
            maxY = Math.max(maxY, layout.top(end));
        }
        int stretch = (ear.rooms().size() + 1) * plan.maxReach();
        int width = window(maxX - minX, stretch);
        int height = window(maxY - minY, stretch);
        grid.open(minX + (maxX - minX - width) / 2, minY + (maxY - minY - height) / 2, width, height);
        return Math.max(maxX - minX, maxY - minY) + 2 * plan.maxReach() <= WIDEST;
    }

    /** The width of a window that holds every path of some length between ends that are some distance apart. */
    private int window(int apart, int stretch) {
        int detour = Math.max(0, stretch - apart) / 2 + plan.maxReach();
        return Math.min(WIDEST, apart + 2 * detour);
    }

    /**
     * Computes the layers of an ear for which the window was opened.
     *
     * @return whether the ear's end can be reached at all; false, too, where the search had to stop meanwhile
     */
    boolean compute(EarFinder.Ear ear) {
        layers.clear();
        free.clear();
        int depths = ear.rooms().size();
        measureBeginning(ear);
        for (int depth = 0; depth < depths; depth++) {
            layers.add(new ArrayList<>());
        }
        ends.forEach(end -> isEnd[end] = true);
        boolean isReachable = true;
        for (int depth = depths - 1; depth >= 0 && isReachable; depth--) {
            int room = ear.rooms().get(depth);
            isReachable = addLayer(ear, depth, assignment.of(room));
            for (int i = 0; i < redraws(depths); i++) {
                isReachable |= addLayer(ear, depth, assignment.propose(room));
            }
            // In a long ear each layer takes a while.
            isReachable &= !budget.checkNow();
        }
        ends.forEach(end -> isEnd[end] = false);
        return isReachable;
    }

    /** The number of variants that were looked at for a room of the ear. */
    int variants(int depth) {
        return layers.get(depth).size();
    }

    Variant variant(int depth, int index) {
        return layers.get(depth).get(index).variant;
    }

    /** Whether the rest of the ear can follow from a place of the room at some depth. */
    boolean leadsOn(int depth, int shape, int x, int y) {
        for (Layer layer : layers.get(depth)) {
            if (layer.shape() == shape) {
                return grid.contains(layer.places, x, y);
            }
        }
        return false;
    }

    private List<Integer> ends(EarFinder.Ear ear) {
        List<Integer> ends = new ArrayList<>();
        for (int room : List.of(ear.rooms().get(0), ear.last())) {
            for (int other : plan.neighboursOf(room)) {
                if (layout.isPlaced(other)) {
                    ends.add(other);
                }
            }
        }
        return ends;
    }

    /**
     * Adds a variant of a room, unless it was added before.
     *
     * @return whether the variant has any places
     */
    private boolean addLayer(EarFinder.Ear ear, int depth, Variant variant) {
        int shape = variant.shape().index();
        long[] places = NONE;
        for (Layer layer : layers.get(depth)) {
            if (layer.variant.index() == variant.index()) {
                return false;
            }
            places = layer.shape() == shape ? layer.places : places;
        }
        boolean isNewShape = places == NONE;
        places = isNewShape ? places(ear, depth, shape) : places;
        int low = grid.lowestRow(places);
        int high = grid.highestRow(places);
        layers.get(depth).add(new Layer(variant, places, low, high, isNewShape));
        return low <= high;
    }

    private long[] places(EarFinder.Ear ear, int depth, int shape) {
        int room = ear.rooms().get(depth);
        long[] places = grid.emptySet();
        if (depth < ear.rooms().size() - 1) {
            addBefore(places, room, shape, ear.rooms().get(depth + 1), layers.get(depth + 1));
        } else {
            grid.complement(places);
        }
        if (depth == 0 || depth == ear.rooms().size() - 1) {
            for (int i = 0; i < plan.neighboursOf(room).length; i++) {
                keepJoined(places, room, shape, plan.linksOf(room).get(i));
            }
        }
        int reachability = (depth + 1) * plan.maxReach();
        int low = lowestOfBeginning - reachability;
        int high = highestOfBeginning + reachability;
        Optional<Window> window = layout.window(room, shape);
        if (window.isPresent()) {
            low = Math.max(low, window.get().minY());
            high = Math.min(high, window.get().maxY());
            grid.keepColumns(places, window.get().minX(), window.get().maxX());
        }
        grid.intersect(places, free(shape), low, high);
        return places;
    }

    /** Measures the vertical extent of the rooms that the first room is joined to, which bounds the rows where later rooms can lie. */
    private void measureBeginning(EarFinder.Ear ear) {
        lowestOfBeginning = Integer.MAX_VALUE;
        highestOfBeginning = Integer.MIN_VALUE;
        for (int other : plan.neighboursOf(ear.rooms().get(0))) {
            if (layout.isPlaced(other)) {
                lowestOfBeginning = Math.min(lowestOfBeginning, layout.y(other));
                highestOfBeginning = Math.max(highestOfBeginning, layout.top(other));
            }
        }
    }

    private static int redraws(int rooms) {
        if (rooms <= SHORT) {
            return REDRAWS;
        }
        return rooms <= MIDDLING ? 1 : 0;
    }

    /** Adds the places of a room from which the next can follow. */
    private void addBefore(long[] places, int room, int shape, int next, List<Layer> layersOfNext) {
        for (Link link : plan.linksOf(room)) {
            if (link.other(room) == next) {
                for (Layer layer : layersOfNext) {
                    if (layer.isFirstOfShape) {
                        LatticeSet offsets = assignment.restricted(link).offsets(room, layer.shape(), shape);
                        grid.addSums(places, layer.places, layer.low, layer.high, offsets.rows());
                    }
                }
            }
        }
    }

    private void keepJoined(long[] places, int room, int shape, Link link) {
        int other = link.other(room);
        if (layout.isPlaced(other)) {
            long[] joined = grid.emptySet();
            grid.add(
                    joined,
                    assignment
                            .restricted(link)
                            .offsets(room, layout.shape(other), shape)
                            .rows(),
                    layout.x(other),
                    layout.y(other));
            grid.intersect(places, joined);
        }
    }

    private long[] free(int shape) {
        for (Free known : free) {
            if (known.shape == shape) {
                return known.places;
            }
        }
        long[] places = grid.emptySet();
        int margin = plan.level().minimumRoomDistance();
        for (int i = 0; i < layout.placedObjects(); i++) {
            int object = layout.placedObject(i);
            int x = layout.x(object);
            int y = layout.y(object);
            if (!grid.isApartFrom(
                    x - plan.width(shape) - margin,
                    y - plan.height(shape) - margin,
                    layout.right(object) + margin,
                    layout.top(object) + margin)) {
                // Neighbours may touch, and which rooms the object will touch is not yet known: only the first and the
                // last room
                // have placed neighbours.
                boolean mayTouch = object >= plan.roomCount() || isEnd[object];
                grid.add(
                        places,
                        (mayTouch ? plan.touching() : plan.apart()).forbidden(layout.shape(object), shape),
                        x,
                        y);
            }
        }
        grid.complement(places);
        free.add(new Free(shape, places));
        return places;
    }
}
