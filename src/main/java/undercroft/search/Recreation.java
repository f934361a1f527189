package undercroft.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.configspace.Variant;
import undercroft.level.Objective;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Places removed rooms exactly, each at the best of its legal places: greedy insertion with blinks (Christiaens and Vanden Berghe, Slack
 * Induction by String Removals for Vehicle Routing Problems, 2020). Rooms keep their templates.
 */
final class Recreation {

    /** One place in eight is overlooked, so that equal removals lead to different layouts. */
    private static final int BLINK_PERIOD = 8;

    /** Places that are free but for a corridor, or leave none to a neighbour, before a room is given up: most that fit are found by then. */
    private static final int MOST_TRIES = 12;

    /** Low bits of a sort key, for the index of a place. */
    private static final int INDEX_BITS = 20;

    private static final int MOST_PLACES = 1 << INDEX_BITS;

    private static final int USUAL_PLACES = 256;

    private final Plan plan;
    private final PartialLayout layout;
    private final SeededRandom random;
    private final Removal removal;
    private final Positions positions;
    private final ForwardCheck forwardCheck;
    private final LayoutMeasure measure;
    private final Objective objective;
    /** By room, the variants of its template. */
    private final List<List<Variant>> variants;

    private Variant[] variantOf = new Variant[USUAL_PLACES];
    private int[] xs = new int[USUAL_PLACES];
    private int[] ys = new int[USUAL_PLACES];
    private long[] keys = new long[USUAL_PLACES];
    private int count;
    private int centreX;
    private int centreY;

    Recreation(
            Plan plan,
            PartialLayout layout,
            TemplateAssignment assignment,
            SeededRandom random,
            Removal removal,
            Objective objective) {
        this.plan = plan;
        this.layout = layout;
        this.random = random;
        this.removal = removal;
        this.objective = objective;
        this.positions = new Positions(plan, layout, assignment);
        this.forwardCheck = new ForwardCheck(plan, layout, assignment);
        this.measure = new LayoutMeasure(plan, layout);
        this.variants = IntStream.range(0, plan.roomCount())
                .mapToObj(room -> plan.domain(room).variants().stream()
                        .filter(variant ->
                                variant.templateIndex() == assignment.of(room).templateIndex())
                        .toList())
                .toList();
    }

    /**
     * Sets the point that places should be near to.
     *
     * @param doubledX twice its x
     * @param doubledY twice its y
     */
    void setCentre(int doubledX, int doubledY) {
        centreX = doubledX;
        centreY = doubledY;
    }

    /**
     * Places rooms.
     *
     * @param rooms none of which is placed
     * @param number how many of them
     * @return whether all are placed now, legally
     */
    boolean place(int[] rooms, int number) {
        for (int left = number; left > 0; left--) {
            int next = mostBound(rooms, left);
            int room = rooms[next];
            rooms[next] = rooms[left - 1];
            rooms[left - 1] = room;
            if (layout.placedNeighbours(room) == 0 || !placeBest(room)) {
                return false;
            }
        }
        return true;
    }

    private int mostBound(int[] rooms, int left) {
        int best = 0;
        int ties = 0;
        for (int i = 0; i < left; i++) {
            int difference = layout.placedNeighbours(rooms[i]) - layout.placedNeighbours(rooms[best]);
            ties = difference > 0 ? 1 : ties + (difference == 0 ? 1 : 0);
            if (difference > 0 || (difference == 0 && random.below(ties) == 0)) {
                best = i;
            }
        }
        return best;
    }

    private boolean placeBest(int room) {
        collect(room);
        Arrays.sort(keys, 0, count);
        int tries = 0;
        for (int i = 0; i < count && tries < MOST_TRIES; i++) {
            int place = (int) (keys[i] & (MOST_PLACES - 1));
            Variant as = variantOf[place];
            if (layout.isFree(room, as.shape().index(), xs[place], ys[place])) {
                int mark = removal.mark();
                tries++;
                if (removal.placeIfLegal(room, as, xs[place], ys[place])) {
                    if (forwardCheck.leavesPlacesAround(room)) {
                        return true;
                    }
                    removal.backTo(mark);
                }
            }
        }
        return false;
    }

    private void collect(int room) {
        measure.take();
        count = 0;
        for (Variant variant : variants.get(room)) {
            int found = positions.findJoinedToAll(room, variant);
            for (int i = 0; i < found && count < MOST_PLACES; i++) {
                if (random.below(BLINK_PERIOD) > 0) {
                    add(variant, positions.x(i), positions.y(i));
                }
            }
        }
    }

    private void add(Variant variant, int x, int y) {
        if (count == xs.length) {
            variantOf = Arrays.copyOf(variantOf, 2 * count);
            xs = Arrays.copyOf(xs, 2 * count);
            ys = Arrays.copyOf(ys, 2 * count);
            keys = Arrays.copyOf(keys, 2 * count);
        }
        variantOf[count] = variant;
        xs[count] = x;
        ys[count] = y;
        keys[count] = (cost(variant.shape().index(), x, y) << INDEX_BITS) | count;
        count++;
    }

    /** How much worse a place makes the layout, as far as that can be told of one room. At least 0. */
    private long cost(int shape, int x, int y) {
        long width = (long) Math.max(measure.right(), x + plan.width(shape)) - Math.min(measure.left(), x);
        long height = (long) Math.max(measure.top(), y + plan.height(shape)) - Math.min(measure.bottom(), y);
        long dx = 2L * x + plan.width(shape) - centreX;
        long dy = 2L * y + plan.height(shape) - centreY;
        long square = dx * dx + dy * dy;
        if (objective.spread() > 0 && objective.compact() == 0 && objective.square() == 0) {
            return Math.max(0, (1L << Integer.SIZE) - square);
        }
        long side = Math.max(width, height);
        long box = objective.square() > objective.compact() ? side * side : width * height;
        return 4 * box + square;
    }
}
