package undercroft.search;

import java.util.List;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Forces a room in where others are, and removes these: those that it overlaps and those neighbours that it is not joined to. Of
 * several drawn places it takes the one that ejects the least, where a room counts for more the more often it was itself forced in
 * (Nagata and Bräysy, A Powerful Route Minimization Heuristic for the Vehicle Routing Problem with Time Windows, 2009).
 */
final class Ejection {

    /** Places drawn. */
    private static final int DRAWS = 24;

    /** One draw in three is with another variant. */
    private static final int REDRAW = 3;

    /** The cost of ejecting a fixed room, or of a place that a wish rules out: more than all others together. */
    private static final long FORBIDDEN = 1L << 40;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    /** By room, how often it was forced in. */
    private final int[] weight;
    /** Objects in the way of the place last looked at. */
    private final int[] overlapped;

    private final int[] ejected;
    private int ejections;
    private final boolean[] isEjected;

    Ejection(Plan plan, PartialLayout layout, TemplateAssignment assignment, SeededRandom random) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.weight = new int[plan.roomCount()];
        this.overlapped = new int[plan.roomCount() + plan.links().size()];
        this.ejected = new int[plan.roomCount()];
        this.isEjected = new boolean[plan.roomCount()];
    }

    /**
     * Places a room beside a placed neighbour, legally, by removing others. Where that is impossible, because fixed rooms or
     * corridors are in the way or no variant of the room keeps the repeat rules, the room is still not placed, and others may be
     * removed.
     */
    void force(int room) {
        weight[room]++;
        double least = FORBIDDEN;
        int bestX = 0;
        int bestY = 0;
        Variant best = assignment.of(room);
        for (int draw = 0; draw < DRAWS; draw++) {
            Variant as =
                    draw % REDRAW != 0 && assignment.isLawful(room) ? assignment.of(room) : assignment.propose(room);
            int shape = as.shape().index();
            Link link = drawLink(room);
            int other = link.other(room);
            LatticeSet offsets = link.offsets(room, layout.shape(other), shape);
            if (!offsets.isEmpty() && assignment.isLawful(room, as)) {
                int offset = random.below(offsets.size());
                int x = layout.x(other) + offsets.x(offset);
                int y = layout.y(other) + offsets.y(offset);
                double cost = costOfEjections(room, shape, x, y) + random.unit();
                if (cost < least) {
                    least = cost;
                    bestX = x;
                    bestY = y;
                    best = as;
                }
            }
        }
        if (least < FORBIDDEN) {
            placeByForce(room, best, bestX, bestY);
        }
    }

    private void placeByForce(int room, Variant as, int x, int y) {
        costOfEjections(room, as.shape().index(), x, y);
        for (int i = 0; i < ejections; i++) {
            layout.lift(ejected[i]);
        }
        // Its corridors may still be in the way of others.
        layout.placeIfLegal(assignment, room, as, x, y);
    }

    private Link drawLink(int room) {
        List<Link> links = plan.linksOf(room);
        Link drawn = links.get(0);
        int ties = 0;
        for (Link link : links) {
            if (layout.isPlaced(link.other(room)) && random.below(++ties) == 0) {
                drawn = link;
            }
        }
        return drawn;
    }

    /**
     * Records what a room in some place would eject.
     *
     * @return the cost
     */
    private long costOfEjections(int room, int shape, int x, int y) {
        ejections = 0;
        long cost = layout.isBarred(room, shape, x, y) ? FORBIDDEN : 0;
        for (Link link : plan.linksOf(room)) {
            int other = link.other(room);
            if (layout.isPlaced(other)
                    && !link.offsets(room, layout.shape(other), shape)
                            .contains(x - layout.x(other), y - layout.y(other))) {
                cost += eject(other);
            }
        }
        int count = layout.findOverlapped(room, shape, x, y, overlapped);
        for (int i = 0; i < count; i++) {
            int object = overlapped[i];
            cost += object < plan.roomCount()
                    ? eject(object)
                    : ejectEndOf(plan.links().get(object - plan.roomCount()));
        }
        for (int i = 0; i < ejections; i++) {
            isEjected[ejected[i]] = false;
        }
        return cost;
    }

    /** A corridor is removed with one of its rooms. */
    private long ejectEndOf(Link link) {
        int lighter = weight[link.from()] < weight[link.to()] ? link.from() : link.to();
        return isEjected[link.from()] || isEjected[link.to()] ? 0 : eject(lighter);
    }

    private long eject(int room) {
        if (isEjected[room]) {
            return 0;
        }
        if (layout.isFixed(room)) {
            return FORBIDDEN;
        }
        isEjected[room] = true;
        ejected[ejections++] = room;
        return 1L + weight[room];
    }
}
