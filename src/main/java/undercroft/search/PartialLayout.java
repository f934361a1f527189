package undercroft.search;

import java.util.Arrays;
import java.util.List;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * The rooms and corridors that stand so far, legally or not, and by how much they break the rules: the total overlap, in
 * cells, and the total distance of neighbours that are not joined, in half cells between their centres.
 *
 * <p>Moves change it in place and can be undone; they allocate nothing. A corridor is chosen anew whenever one of its
 * rooms moves: of all that join the two rooms, one that overlaps least.
 *
 * <p>Rooms and corridors together are called objects and are numbered: rooms by their index, corridors by the number of
 * rooms plus the index of their connection.
 */
final class PartialLayout {

    private static final int NOWHERE = -1;

    private final Plan plan;
    private final RandomStream random;
    private final Casting casting;
    private final int rooms;
    private final int minimumDistance;

    private final Variant[] variant;
    private final int[] shape;
    private final int[] left;
    private final int[] bottom;
    private final int[] right;
    private final int[] top;
    /** The objects that stand, in no order, and the place of each among them. */
    private final int[] standing;

    private final int[] slot;
    private int count;
    private int roomsStanding;
    /** How many corridors that stand have each template. */
    private final int[] corridorUses;

    /** What each connection adds to the total distance. */
    private final int[] charge;

    private long overlap;
    private long distance;
    private final MoveRecord lastMove;

    PartialLayout(Plan plan, Casting casting, RandomStream random) {
        this.plan = plan;
        this.casting = casting;
        this.random = random;
        this.rooms = plan.roomCount();
        this.minimumDistance = plan.level().minimumRoomDistance();
        int objects = rooms + plan.links().size();
        variant = new Variant[objects];
        shape = new int[objects];
        left = new int[objects];
        bottom = new int[objects];
        right = new int[objects];
        top = new int[objects];
        standing = new int[objects];
        slot = new int[objects];
        corridorUses = new int[plan.templateCount()];
        charge = new int[plan.links().size()];
        lastMove = new MoveRecord(objects);
        Arrays.fill(slot, NOWHERE);
    }

    boolean stands(int object) {
        return slot[object] != NOWHERE;
    }

    /** How many of a room's neighbours stand. */
    int standingNeighbours(int room) {
        int standingAround = 0;
        List<Link> links = plan.linksOf(room);
        for (int i = 0; i < links.size(); i++) {
            if (stands(links.get(i).other(room))) {
                standingAround++;
            }
        }
        return standingAround;
    }

    int corridorOf(Link link) {
        return rooms + link.index();
    }

    Variant variant(int object) {
        return variant[object];
    }

    int shape(int object) {
        return shape[object];
    }

    int x(int object) {
        return left[object];
    }

    int y(int object) {
        return bottom[object];
    }

    int right(int object) {
        return right[object];
    }

    int top(int object) {
        return top[object];
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
        stand(room, as, x, y);
        overlap += overlapOf(room, shape[room], x, y);
        List<Link> links = plan.linksOf(room);
        for (int i = 0; i < links.size(); i++) {
            if (stands(links.get(i).other(room))) {
                join(links.get(i));
            }
        }
    }

    /** Takes a room away, with its corridors. */
    void lift(int room) {
        List<Link> links = plan.linksOf(room);
        for (int i = 0; i < links.size(); i++) {
            int corridor = corridorOf(links.get(i));
            if (stands(corridor)) {
                unstand(corridor);
                overlap -= overlapOf(corridor, shape[corridor], left[corridor], bottom[corridor]);
            }
            distance -= charge[links.get(i).index()];
            charge[links.get(i).index()] = 0;
        }
        unstand(room);
        overlap -= overlapOf(room, shape[room], left[room], bottom[room]);
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
        int maxX = x + plan.width(ofShape);
        int maxY = y + plan.height(ofShape);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int other = standing[i];
            int margin = minimumDistance == 0 ? 0 : distanceToKeep(object, other);
            if (left[other] - margin < maxX
                    && x < right[other] + margin
                    && bottom[other] - margin < maxY
                    && y < top[other] + margin
                    && other != object) {
                sum += (margin == 0 ? plan.touching() : plan.apart())
                        .of(ofShape, shape[other])
                        .overlap(left[other] - x, bottom[other] - y);
            }
        }
        return sum;
    }

    /** How far a room in some place would be from its neighbours that stand and that it is not joined to there. */
    long distanceOf(int room, int ofShape, int x, int y) {
        long sum = 0;
        List<Link> links = plan.linksOf(room);
        for (int i = 0; i < links.size(); i++) {
            Link link = links.get(i);
            int other = link.other(room);
            if (stands(other)
                    && !link.offsets(room, shape[other], ofShape).contains(x - left[other], y - bottom[other])) {
                sum += centreDistance(other, ofShape, x, y);
            }
        }
        return sum;
    }

    /** How crowded it is around a shape in some place: all that stands, by how much nearer than a radius its centre is. */
    double crowdAround(int ofShape, int x, int y, double radius) {
        double centreX = x + plan.width(ofShape) / 2.0;
        double centreY = y + plan.height(ofShape) / 2.0;
        double crowd = 0;
        for (int i = 0; i < count; i++) {
            int other = standing[i];
            double dx = Math.abs((left[other] + right[other]) / 2.0 - centreX);
            double dy = Math.abs((bottom[other] + top[other]) / 2.0 - centreY);
            crowd += Math.max(0, radius - Math.max(dx, dy));
        }
        return crowd;
    }

    private int distanceToKeep(int object, int other) {
        return object < rooms && other < rooms && !plan.areNeighbours(object, other) ? minimumDistance : 0;
    }

    private int centreDistance(int other, int ofShape, int x, int y) {
        return Math.abs(2 * x + plan.width(ofShape) - left[other] - right[other])
                + Math.abs(2 * y + plan.height(ofShape) - bottom[other] - top[other]);
    }

    /** Stands the corridor of a connection whose rooms stand, or charges the connection with their distance. */
    private void join(Link link) {
        int from = link.from();
        int to = link.to();
        boolean joined =
                link.forth().of(shape[from], shape[to]).contains(left[to] - left[from], bottom[to] - bottom[from]);
        if (joined && link.corridors().isPresent()) {
            joined = standCorridor(link, link.corridors().get());
        }
        charge[link.index()] = joined ? 0 : Math.max(1, centreDistance(from, shape[to], left[to], bottom[to]));
        distance += charge[link.index()];
    }

    /**
     * Of all corridors that join the rooms one that overlaps least, of these one whose template is not worn, which is
     * used already and wished not to be, ties drawn by weight; whether there is any.
     */
    private boolean standCorridor(Link link, CorridorSpaces spaces) {
        int from = link.from();
        int to = link.to();
        int corridor = corridorOf(link);
        Variant best = null;
        int bestX = 0;
        int bestY = 0;
        long leastOverlap = Long.MAX_VALUE;
        boolean bestIsWorn = true;
        long ties = 0;
        for (int i = 0; i < spaces.corridors().size(); i++) {
            Variant candidate = spaces.corridors().get(i);
            if (!casting.allowsCorridor(link, candidate)) {
                continue;
            }
            boolean isWorn = casting.avoidsCorridor(candidate) && corridorUses[candidate.templateIndex()] > 0;
            int candidateShape = candidate.shape().index();
            LatticeSet fromRoom = spaces.fromRoom(shape[from], candidateShape);
            LatticeSet toRoom = spaces.toRoom(candidateShape, shape[to]);
            for (int k = 0; k < fromRoom.size(); k++) {
                int x = left[from] + fromRoom.x(k);
                int y = bottom[from] + fromRoom.y(k);
                if (toRoom.contains(left[to] - x, bottom[to] - y)) {
                    long itsOverlap = overlapOf(corridor, candidateShape, x, y);
                    boolean isBetter =
                            itsOverlap < leastOverlap || (itsOverlap == leastOverlap && bestIsWorn && !isWorn);
                    ties = isBetter ? 0 : ties;
                    if (isBetter || (itsOverlap == leastOverlap && isWorn == bestIsWorn)) {
                        leastOverlap = itsOverlap;
                        bestIsWorn = isWorn;
                        ties += candidate.weight();
                        if (random.below(ties) < candidate.weight()) {
                            best = candidate;
                            bestX = x;
                            bestY = y;
                        }
                    }
                }
            }
        }
        if (best == null) {
            return false;
        }
        stand(corridor, best, bestX, bestY);
        overlap += leastOverlap;
        return true;
    }

    private void stand(int object, Variant as, int x, int y) {
        variant[object] = as;
        shape[object] = as.shape().index();
        left[object] = x;
        bottom[object] = y;
        right[object] = x + plan.width(shape[object]);
        top[object] = y + plan.height(shape[object]);
        count(object, 1);
        slot[object] = count;
        standing[count++] = object;
    }

    private void count(int object, int change) {
        if (object < rooms) {
            roomsStanding += change;
        } else {
            corridorUses[variant[object].templateIndex()] += change;
        }
    }

    private void unstand(int object) {
        count(object, -1);
        int last = standing[--count];
        standing[slot[object]] = last;
        slot[last] = slot[object];
        slot[object] = NOWHERE;
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
            variantBefore[object] = variant[object];
            xBefore[object] = left[object];
            yBefore[object] = bottom[object];
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
