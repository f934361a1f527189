package undercroft.search;

import java.util.List;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * The rooms and corridors that stand so far, legally or not, and by how much they break the rules: the total overlap, in
 * cells, and the total distance of neighbours that are not joined, in half cells between their centres.
 *
 * <p>Moves change it in place and can be undone; they allocate nothing. A corridor is chosen anew whenever one of its
 * rooms moves ({@link CorridorChoice}): of all that join the two rooms, one that overlaps least.
 *
 * <p>Rooms and corridors together are called objects and are numbered: rooms by their index, corridors by the number of
 * rooms plus the index of their connection.
 */
final class PartialLayout {

    private final Plan plan;
    private final int rooms;
    private final PlacedObjects ground;
    private final CorridorChoice corridorChoice;

    private final Variant[] variant;
    private int roomsStanding;
    /** How many of a room's neighbours stand. */
    private final int[] standingAround;

    /** What each connection adds to the total distance. */
    private final int[] charge;

    private long overlap;
    private long distance;
    private final MoveRecord lastMove;

    PartialLayout(Plan plan, TemplateAssignment assignment, SeededRandom random) {
        this.plan = plan;
        this.rooms = plan.roomCount();
        this.ground = new PlacedObjects(plan);
        this.corridorChoice = new CorridorChoice(ground, assignment, random, plan.templateCount());
        int objects = rooms + plan.links().size();
        variant = new Variant[objects];
        standingAround = new int[rooms];
        charge = new int[plan.links().size()];
        lastMove = new MoveRecord(objects);
    }

    boolean stands(int object) {
        return ground.stands(object);
    }

    /** How many of a room's neighbours stand. */
    int standingNeighbours(int room) {
        return standingAround[room];
    }

    int corridorOf(Link link) {
        return rooms + link.index();
    }

    /** The variant of an object that stands, like all that follows. */
    Variant variant(int object) {
        return variant[object];
    }

    int shape(int object) {
        return ground.shape(object);
    }

    int x(int object) {
        return ground.x(object);
    }

    int y(int object) {
        return ground.y(object);
    }

    int right(int object) {
        return ground.right(object);
    }

    int top(int object) {
        return ground.top(object);
    }

    /** How many rooms and corridors stand. */
    int standingObjects() {
        return ground.count();
    }

    /** One of them, 0 ≤ index &lt; standingObjects. */
    int standing(int index) {
        return ground.object(index);
    }

    int standingRooms() {
        return roomsStanding;
    }

    /** In cells, each pair counted once. */
    long overlap() {
        return overlap;
    }

    /** In half cells. */
    long distance() {
        return distance;
    }

    boolean isValid() {
        return overlap == 0 && distance == 0;
    }

    /** Stands a room that does not stand yet, and the corridors to its neighbours. */
    void place(int room, Variant as, int x, int y) {
        overlap += overlapOf(room, as.shape().index(), x, y);
        stand(room, as, x, y);
        int[] around = plan.neighboursOf(room);
        for (int i = 0; i < around.length; i++) {
            if (stands(around[i])) {
                join(plan.linksOf(room).get(i));
            }
        }
    }

    /** Gives a room that does not stand another variant and stands it, if that is legal; else all stays as it is. Whether it stands. */
    boolean placeIfLegal(TemplateAssignment assignment, int room, Variant as, int x, int y) {
        Variant before = assignment.of(room);
        assignment.give(room, as);
        place(room, as, x, y);
        if (!isValid()) {
            lift(room);
            assignment.give(room, before);
        }
        return stands(room);
    }

    /** Takes a room away, with its corridors. */
    void lift(int room) {
        int[] around = plan.neighboursOf(room);
        for (int i = 0; i < around.length; i++) {
            if (stands(around[i])) {
                part(plan.linksOf(room).get(i));
            }
        }
        overlap -= overlapOf(room, shape(room), x(room), y(room));
        unstand(room);
    }

    /** Moves a room that stands; {@link #undo} takes the move back until the next. */
    void move(int room, Variant as, int x, int y) {
        lastMove.remember(room);
        lift(room);
        place(room, as, x, y);
    }

    void undo() {
        lastMove.takeBack();
    }

    /** By how many cells a shape in some place would be too near to what stands, the object itself apart. */
    long overlapOf(int object, int ofShape, int x, int y) {
        return ground.overlapOf(object, ofShape, x, y);
    }

    /** Whether a shape could stand in some place legally, as far as overlaps go; the object itself is in nobody's way. */
    boolean isFree(int object, int ofShape, int x, int y) {
        return ground.isFree(object, ofShape, x, y);
    }

    /** Collects the objects that a shape in some place would overlap; how many there are. */
    int findOverlapped(int object, int ofShape, int x, int y, int[] found) {
        return ground.findOverlapped(object, ofShape, x, y, found);
    }

    /** How far a room in some place would be from its neighbours that stand and that it is not joined to there. */
    long distanceOf(int room, int ofShape, int x, int y) {
        long sum = 0;
        int[] around = plan.neighboursOf(room);
        for (int i = 0; i < around.length; i++) {
            int other = around[i];
            if (stands(other)
                    && !plan.linksOf(room)
                            .get(i)
                            .offsets(room, shape(other), ofShape)
                            .contains(x - x(other), y - y(other))) {
                sum += centreDistance(other, ofShape, x, y);
            }
        }
        return sum;
    }

    /** How crowded it is around a shape in some place: all that stands, by how much nearer than a radius its centre is. */
    double crowdAround(int ofShape, int x, int y, double radius) {
        return ground.crowdAround(ofShape, x, y, radius);
    }

    private int centreDistance(int other, int ofShape, int x, int y) {
        return Math.abs(2 * x + plan.width(ofShape) - x(other) - right(other))
                + Math.abs(2 * y + plan.height(ofShape) - y(other) - top(other));
    }

    /** Stands the corridor of a connection whose rooms stand, or charges the connection with their distance. */
    private void join(Link link) {
        int from = link.from();
        int to = link.to();
        boolean joined = link.forth().of(shape(from), shape(to)).contains(x(to) - x(from), y(to) - y(from));
        if (joined && link.corridors().isPresent()) {
            joined = standCorridor(link, link.corridors().get());
        }
        charge[link.index()] = joined ? 0 : Math.max(1, centreDistance(from, shape(to), x(to), y(to)));
        distance += charge[link.index()];
    }

    private boolean standCorridor(Link link, CorridorSpaces spaces) {
        if (!corridorChoice.choose(link, spaces, corridorOf(link))) {
            return false;
        }
        stand(
                corridorOf(link),
                spaces.corridors().get(corridorChoice.variant()),
                corridorChoice.x(),
                corridorChoice.y());
        overlap += corridorChoice.overlap();
        return true;
    }

    /** Takes the corridor of a connection away, or what it is charged with. */
    private void part(Link link) {
        int corridor = corridorOf(link);
        if (stands(corridor)) {
            overlap -= overlapOf(corridor, shape(corridor), x(corridor), y(corridor));
            unstand(corridor);
        }
        distance -= charge[link.index()];
        charge[link.index()] = 0;
    }

    private void stand(int object, Variant as, int x, int y) {
        variant[object] = as;
        ground.stand(object, as.shape().index(), x, y);
        count(object, 1);
    }

    private void unstand(int object) {
        count(object, -1);
        ground.unstand(object);
    }

    private void count(int object, int change) {
        if (object >= rooms) {
            corridorChoice.countUse(variant[object], change);
            return;
        }
        roomsStanding += change;
        for (int other : plan.neighboursOf(object)) {
            standingAround[other] += change;
        }
    }

    /** What the last move changed. */
    private final class MoveRecord {
        private int room;
        private long overlapBefore;
        private long distanceBefore;
        /** Of the room and of the corridors of its connections, indexed by object. */
        private final Variant[] variantBefore;

        private final int[] xBefore;
        private final int[] yBefore;
        private final boolean[] stoodBefore;
        private final int[] chargeBefore;

        MoveRecord(int objects) {
            variantBefore = new Variant[objects];
            xBefore = new int[objects];
            yBefore = new int[objects];
            stoodBefore = new boolean[objects];
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
                remember(corridor, stands(corridor));
                chargeBefore[links.get(i).index()] = charge[links.get(i).index()];
            }
        }

        private void remember(int object, boolean stood) {
            stoodBefore[object] = stood;
            if (stood) {
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
            if (stands(object)) {
                unstand(object);
            }
            if (stoodBefore[object]) {
                stand(object, variantBefore[object], xBefore[object], yBefore[object]);
            }
        }
    }
}
