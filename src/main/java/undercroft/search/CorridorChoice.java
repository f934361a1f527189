package undercroft.search;

import java.util.Arrays;
import java.util.List;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.random.SeededRandom;

/**
 * Chooses a corridor for two placed rooms: of all that join them, one that overlaps least; of these, one whose template is not already
 * used against a wish; ties are drawn by weight. Holds what was chosen last.
 */
final class CorridorChoice {

    private static final int USUAL_TIES = 64;

    private final PlacedObjects objects;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    /** By template, the number of placed corridors. */
    private final int[] uses;

    private int[] variants = new int[USUAL_TIES];
    private int[] xs = new int[USUAL_TIES];
    private int[] ys = new int[USUAL_TIES];
    private int ties;
    private long weight;
    private long overlap;
    private boolean isWorn;
    private int drawn;

    CorridorChoice(PlacedObjects objects, TemplateAssignment assignment, SeededRandom random, int templates) {
        this.objects = objects;
        this.assignment = assignment;
        this.random = random;
        this.uses = new int[templates];
    }

    void countUse(Variant corridor, int change) {
        uses[corridor.templateIndex()] += change;
    }

    /**
     * Chooses a corridor for a connection.
     *
     * @return whether there is any
     */
    boolean choose(Link link, CorridorSpaces spaces, int corridor) {
        List<Variant> candidates = spaces.corridors();
        ties = 0;
        weight = 0;
        overlap = Long.MAX_VALUE;
        isWorn = true;
        for (int i = 0; i < candidates.size(); i++) {
            if (assignment.allowsCorridor(link, candidates.get(i))) {
                compare(link, spaces, corridor, i);
            }
        }
        if (ties > 0) {
            draw(candidates);
        }
        return ties > 0;
    }

    /** The index of the chosen corridor's variant in the connection's list of variants. */
    int variant() {
        return variants[drawn];
    }

    int x() {
        return xs[drawn];
    }

    int y() {
        return ys[drawn];
    }

    /** The overlap of the chosen corridor with everything placed, in cells. */
    long overlap() {
        return overlap;
    }

    private void compare(Link link, CorridorSpaces spaces, int corridor, int candidate) {
        Variant variant = spaces.corridors().get(candidate);
        int shape = variant.shape().index();
        LatticeSet fromRoom = spaces.fromRoom(objects.shape(link.from()), shape);
        LatticeSet toRoom = spaces.toRoom(shape, objects.shape(link.to()));
        int dx = objects.x(link.to()) - objects.x(link.from());
        int dy = objects.y(link.to()) - objects.y(link.from());
        if (isBeyond(dx, fromRoom.minX() + toRoom.minX(), fromRoom.maxX() + toRoom.maxX())
                || isBeyond(dy, fromRoom.minY() + toRoom.minY(), fromRoom.maxY() + toRoom.maxY())) {
            return;
        }
        boolean itsWorn = assignment.avoidsCorridor(variant) && uses[variant.templateIndex()] > 0;
        for (int k = 0; k < fromRoom.size(); k++) {
            if (toRoom.contains(dx - fromRoom.x(k), dy - fromRoom.y(k))) {
                int x = objects.x(link.from()) + fromRoom.x(k);
                int y = objects.y(link.from()) + fromRoom.y(k);
                long itsOverlap = objects.overlapUpTo(overlap, corridor, shape, x, y);
                boolean isBetter = itsOverlap < overlap || (itsOverlap == overlap && isWorn && !itsWorn);
                if (isBetter) {
                    ties = 0;
                    weight = 0;
                    overlap = itsOverlap;
                    isWorn = itsWorn;
                }
                if (isBetter || (itsOverlap == overlap && itsWorn == isWorn)) {
                    add(candidate, x, y);
                    weight += variant.weight();
                }
            }
        }
    }

    private static boolean isBeyond(int offset, int min, int max) {
        return offset < min || offset > max;
    }

    private void add(int candidate, int x, int y) {
        if (ties == xs.length) {
            variants = Arrays.copyOf(variants, 2 * ties);
            xs = Arrays.copyOf(xs, 2 * ties);
            ys = Arrays.copyOf(ys, 2 * ties);
        }
        variants[ties] = candidate;
        xs[ties] = x;
        ys[ties++] = y;
    }

    private void draw(List<Variant> candidates) {
        long mark = random.below(weight);
        drawn = 0;
        while (mark >= candidates.get(variants[drawn]).weight()) {
            mark -= candidates.get(variants[drawn++]).weight();
        }
    }
}
