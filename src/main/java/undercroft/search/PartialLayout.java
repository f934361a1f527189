package undercroft.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.placement.PlaceRules;
import undercroft.placement.Window;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * The rooms and corridors that are placed so far, legally or not, and how far they break the rules: the total overlap, in cells,
 * and the total distance of neighbours that are not joined, in half cells between their centres.
 *
 * <p>Moves change it in place and can be undone; they allocate nothing. A corridor is chosen again whenever one of its rooms
 * moves ({@link CorridorChoice}): of all that join the two rooms, one that overlaps least.
 *
 * <p>Rooms and corridors together are called objects and are numbered: rooms by their index, corridors by the number of rooms
 * plus the index of their connection.
 */
final class PartialLayout {

    private static final Point ORIGIN = new Point(0, 0);

    private static final long[] NO_REFUSALS = {};

    private final Plan plan;
    private final int rooms;
    private final Optional<PlaceRules> rules;
    private final PlacedObjects objects;
    private final CorridorChoice corridorChoice;

    private final Variant[] variant;
    private int placedRoomCount;
    /** The number of a room's neighbours that are placed. */
    private final int[] placedAround;

    /** By connection, its part of the total distance. */
    private final int[] charge;

    private final boolean[] fixed;

    private long overlap;
    private long distance;
    private final MoveRecord lastMove;

    /** An empty layout without wishes. */
    PartialLayout(Plan plan, TemplateAssignment assignment, SeededRandom random) {
        this(plan, assignment, random, Optional.empty());
    }

    /**
     * An empty layout.
     *
     * @param rules the wishes; what breaks them counts as overlap
     */
    PartialLayout(Plan plan, TemplateAssignment assignment, SeededRandom random, Optional<PlaceRules> rules) {
        this.plan = plan;
        this.rooms = plan.roomCount();
        this.rules = rules;
        this.objects = new PlacedObjects(plan, rules);
        this.corridorChoice = new CorridorChoice(objects, assignment, random, plan.templateCount());
        int objectCount = rooms + plan.links().size();
        variant = new Variant[objectCount];
        placedAround = new int[rooms];
        charge = new int[plan.links().size()];
        fixed = new boolean[rooms];
        lastMove = new MoveRecord(objectCount);
    }

    boolean isPlaced(int object) {
        return objects.isPlaced(object);
    }

    /** The number of a room's neighbours that are placed. */
    int placedNeighbours(int room) {
        return placedAround[room];
    }

    int corridorOf(Link link) {
        return rooms + link.index();
    }

    /** The variant of a placed object. This and the following methods are for placed objects only. */
    Variant variant(int object) {
        return variant[object];
    }

    int shape(int object) {
        return objects.shape(object);
    }

    int x(int object) {
        return objects.x(object);
    }

    int y(int object) {
        return objects.y(object);
    }

    int right(int object) {
        return objects.right(object);
    }

    int top(int object) {
        return objects.top(object);
    }

    /** The number of placed rooms and corridors. */
    int placedObjects() {
        return objects.count();
    }

    /** A placed object, 0 ≤ index &lt; placedObjects. */
    int placedObject(int index) {
        return objects.object(index);
    }

    int placedRooms() {
        return placedRoomCount;
    }

    /** The total overlap in cells, each pair of objects counted once. */
    long overlap() {
        return overlap;
    }

    /** The total distance of neighbours that are not joined, in half cells. */
    long distance() {
        return distance;
    }

    boolean isValid() {
        return overlap == 0 && distance == 0;
    }

    /** Whether a room must stay where it is. */
    boolean isFixed(int room) {
        return fixed[room];
    }

    /** Makes a placed room stay where it is. */
    void fix(int room) {
        fixed[room] = true;
    }

    /** Places an object where it stood in an earlier layout, without its connections. */
    void stand(int object, Variant as, int x, int y) {
        overlap += overlapOf(object, as.shape().index(), x, y);
        add(object, as, x, y);
    }

    /** Places a room that is not placed, and the corridors to its neighbours. */
    void place(int room, Variant as, int x, int y) {
        overlap += overlapOf(room, as.shape().index(), x, y);
        add(room, as, x, y);
        int[] around = plan.neighboursOf(room);
        for (int i = 0; i < around.length; i++) {
            if (isPlaced(around[i])) {
                join(plan.linksOf(room).get(i));
            }
        }
    }

    /**
     * Places a room that is not placed if it is legal there, and otherwise changes nothing.
     *
     * @return whether the room is now placed
     */
    boolean placeIfLegal(TemplateAssignment assignment, int room, Variant as, int x, int y) {
        Variant before = assignment.of(room);
        assignment.give(room, as);
        place(room, as, x, y);
        if (!isValid()) {
            lift(room);
            assignment.give(room, before);
        }
        return isPlaced(room);
    }

    /** Removes a room with its corridors. */
    void lift(int room) {
        int[] around = plan.neighboursOf(room);
        for (int i = 0; i < around.length; i++) {
            if (isPlaced(around[i])) {
                part(plan.linksOf(room).get(i));
            }
        }
        overlap -= overlapOf(room, shape(room), x(room), y(room));
        remove(room);
    }

    /** Moves a placed room; {@link #undo} takes the move back until the next one. */
    void move(int room, Variant as, int x, int y) {
        lastMove.remember(room);
        lift(room);
        place(room, as, x, y);
    }

    void undo() {
        lastMove.takeBack();
    }

    /** The overlap, in cells, of a shape in some place with everything placed but the object itself. */
    long overlapOf(int object, int ofShape, int x, int y) {
        return objects.overlapOf(object, ofShape, x, y);
    }

    /** Whether a shape in some place would overlap nothing but the object itself. */
    boolean isFree(int object, int ofShape, int x, int y) {
        return objects.isFree(object, ofShape, x, y);
    }

    /** Whether a wish keeps a shape out of some place, whatever else is placed. */
    boolean isBarred(int object, int ofShape, int x, int y) {
        return objects.isBarred(object, ofShape, x, y);
    }

    /** A place for the first room: a random one in the frame or, without a frame, the origin. */
    Point home(int room, int ofShape, SeededRandom random) {
        return rules.isPresent() ? rules.get().home(room, ofShape, random) : ORIGIN;
    }

    /** The index of the only shape that a room may take, if another room already decides it. */
    OptionalInt shapeOf(int room) {
        return rules.isEmpty() ? OptionalInt.empty() : rules.get().shapeOf(room, objects);
    }

    /** The intervals to which wishes narrow the places of a shape, if there are wishes. */
    Optional<Window> window(int object, int ofShape) {
        return rules.map(all -> all.window(object, ofShape, objects));
    }

    /** By the number of a wish, how often it stood in the way; empty without wishes. */
    long[] refusals() {
        return rules.map(PlaceRules::refusals).orElse(NO_REFUSALS);
    }

    /** By how many cells rooms to which one in some place leads would miss their wishes, see {@link PlaceRules#lag}. */
    double lagOfWishes(int room, int ofShape, int x, int y, double stride) {
        return rules.isEmpty() ? 0 : rules.get().lag(room, ofShape, x, y, stride, objects);
    }

    /** Whether everything together has the form that is asked for, once all rooms are placed. */
    boolean isInForm() {
        return rules.isEmpty() || rules.get().isInForm(objects);
    }

    /**
     * Collects the objects that a shape in some place would overlap, or with which it would break a wish.
     *
     * @return their number
     */
    int findOverlapped(int object, int ofShape, int x, int y, int[] found) {
        return objects.findOverlapped(object, ofShape, x, y, found);
    }

    /** The distance, in half cells, from a room in some place to its placed neighbours that it is not joined to there. */
    long distanceOf(int room, int ofShape, int x, int y) {
        long sum = 0;
        int[] around = plan.neighboursOf(room);
        for (int i = 0; i < around.length; i++) {
            int other = around[i];
            if (isPlaced(other)
                    && !plan.linksOf(room)
                            .get(i)
                            .offsets(room, shape(other), ofShape)
                            .contains(x - x(other), y - y(other))) {
                sum += centreDistance(other, ofShape, x, y);
            }
        }
        return sum;
    }

    /** The crowding around a shape in some place: the sum, over everything placed, of how much nearer than a radius its centre is. */
    double crowdAround(int ofShape, int x, int y, double radius) {
        return objects.crowdAround(ofShape, x, y, radius);
    }

    private int centreDistance(int other, int ofShape, int x, int y) {
        return Math.abs(2 * x + plan.width(ofShape) - x(other) - right(other))
                + Math.abs(2 * y + plan.height(ofShape) - y(other) - top(other));
    }

    /** Places the corridor of a connection whose rooms are placed, or adds their distance to the total. */
    void join(Link link) {
        int from = link.from();
        int to = link.to();
        boolean joined = link.forward().of(shape(from), shape(to)).contains(x(to) - x(from), y(to) - y(from));
        if (joined && link.corridors().isPresent()) {
            joined = placeCorridor(link, link.corridors().get());
        }
        charge[link.index()] = joined ? 0 : Math.max(1, centreDistance(from, shape(to), x(to), y(to)));
        distance += charge[link.index()];
    }

    private boolean placeCorridor(Link link, CorridorSpaces spaces) {
        if (!corridorChoice.choose(link, spaces, corridorOf(link))) {
            return false;
        }
        add(corridorOf(link), spaces.corridors().get(corridorChoice.variant()), corridorChoice.x(), corridorChoice.y());
        overlap += corridorChoice.overlap();
        return true;
    }

    /** Removes the corridor of a connection, or its distance from the total. */
    private void part(Link link) {
        int corridor = corridorOf(link);
        if (isPlaced(corridor)) {
            overlap -= overlapOf(corridor, shape(corridor), x(corridor), y(corridor));
            remove(corridor);
        }
        distance -= charge[link.index()];
        charge[link.index()] = 0;
    }

    private void add(int object, Variant as, int x, int y) {
        variant[object] = as;
        objects.add(object, as.shape().index(), x, y);
        count(object, 1);
    }

    private void remove(int object) {
        count(object, -1);
        objects.remove(object);
    }

    private void count(int object, int change) {
        if (object >= rooms) {
            corridorChoice.countUse(variant[object], change);
            return;
        }
        placedRoomCount += change;
        for (int other : plan.neighboursOf(object)) {
            placedAround[other] += change;
        }
    }

    /** What the last move changed. */
    private final class MoveRecord {
        private int room;
        private long overlapBefore;
        private long distanceBefore;
        /** The former state of the room and of the corridors of its connections, by object. */
        private final Variant[] variantBefore;

        private final int[] xBefore;
        private final int[] yBefore;
        private final boolean[] wasPlaced;
        private final int[] chargeBefore;

        MoveRecord(int objects) {
            variantBefore = new Variant[objects];
            xBefore = new int[objects];
            yBefore = new int[objects];
            wasPlaced = new boolean[objects];
            chargeBefore = new int[charge.length];
        }

        void remember(int moved) {
            room = moved;
            overlapBefore = overlap;
            distanceBefore = distance;
            remember(moved, true);
            List<Link> links = plan.linksOf(moved);
            for (int i = 0; i < links.size(); i++) {
                int corridor = corridorOf(links.get(i));
                remember(corridor, isPlaced(corridor));
                chargeBefore[links.get(i).index()] = charge[links.get(i).index()];
            }
        }

        private void remember(int object, boolean placed) {
            wasPlaced[object] = placed;
            if (placed) {
                variantBefore[object] = variant[object];
                xBefore[object] = x(object);
                yBefore[object] = y(object);
            }
        }

        void takeBack() {
            putBack(room);
            List<Link> links = plan.linksOf(room);
            for (int i = 0; i < links.size(); i++) {
                putBack(corridorOf(links.get(i)));
                charge[links.get(i).index()] = chargeBefore[links.get(i).index()];
            }
            overlap = overlapBefore;
            distance = distanceBefore;
        }

        private void putBack(int object) {
            if (isPlaced(object)) {
                remove(object);
            }
            if (wasPlaced[object]) {
                add(object, variantBefore[object], xBefore[object], yBefore[object]);
            }
        }
    }
}
