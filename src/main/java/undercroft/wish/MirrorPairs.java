package undercroft.wish;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.level.Axis;
import undercroft.level.Level;
import undercroft.level.Mirror.Pair;

/**
 * Finds which rooms of a level can mirror each other, from its graph and templates: from a room across the line, or from two neighbours on
 * both sides of it, pairs grow along alike connections. Of all beginnings the one that takes in most rooms is kept. In a symmetric graph whose
 * rooms are told apart by colour refinement this finds all of them.
 */
public final class MirrorPairs {

    /** The most connections looked at over all beginnings: some tenths of a second. */
    private static final long MAX_STEPS = 5_000_000;

    private static final int FREE = -1;
    private static final int ACROSS = 0;

    /** The other side is its negative. */
    private static final int ONE_SIDE = 1;

    private final AlikeRooms alike;
    private final int rooms;
    private final int[] partner;
    private final int[] side;
    /** Where the line can lie with all pairs so far, see {@link MirrorSides}. */
    private int lines = MirrorSides.ANYWHERE;

    private final Deque<Integer> queue = new ArrayDeque<>();

    private MirrorPairs(AlikeRooms alike) {
        this.alike = alike;
        this.rooms = alike.rooms();
        this.partner = new int[rooms];
        this.side = new int[rooms];
    }

    /**
     * Pairs rooms of a level.
     *
     * @param axis the line in which the layout is to be mirrored
     * @param given pairs to begin with; if there are any, nothing else is tried
     * @return the given pairs, and those that follow, by their first rooms; from these again nothing else follows
     */
    public static List<Pair> of(Level level, Axis axis, List<Pair> given) {
        MirrorPairs pairs = new MirrorPairs(new AlikeRooms(level, axis));
        if (!given.isEmpty()) {
            return pairs.closed(given);
        }
        List<Pair> best = List.of();
        long most = 0;
        long steps = 0;
        for (Pair first : pairs.beginnings()) {
            if (steps > MAX_STEPS) {
                break;
            }
            steps += level.rooms().size() + level.connections().size();
            pairs.grow(List.of(first));
            pairs.dropEnds(Set.of());
            List<Pair> found = pairs.found();
            long size = pairs.size();
            if (size > most && found.stream().anyMatch(pair -> !pair.isAcross())) {
                most = size;
                best = found;
            }
        }
        return best.isEmpty() ? best : pairs.closed(best);
    }

    /** Adds to some pairs what follows from them until nothing is new, so that a level that lists all of them is the same. */
    private List<Pair> closed(List<Pair> given) {
        List<Pair> pairs = given;
        int before;
        do {
            before = pairs.size();
            grow(pairs);
            dropEnds(rooms(pairs));
            pairs = found();
        } while (pairs.size() > before);
        return pairs;
    }

    private static Set<Integer> rooms(List<Pair> pairs) {
        return pairs.stream().map(Pair::room).collect(Collectors.toSet());
    }

    /** The rooms that mirror one; of equally many, more in pairs count more. */
    private long size() {
        long placed = Arrays.stream(partner).filter(other -> other != FREE).count();
        long across =
                IntStream.range(0, rooms).filter(room -> partner[room] == room).count();
        return placed * (rooms + 1L) + placed - across;
    }

    private List<Pair> beginnings() {
        List<Pair> all = new ArrayList<>();
        for (int room = 0; room < rooms; room++) {
            if (alike.linesThrough(room) != MirrorSides.NOWHERE) {
                all.add(new Pair(room, room));
            }
        }
        for (int room = 0; room < rooms; room++) {
            for (int other : alike.neighbours(room)) {
                if (room < other && alike.likeness(room, other) > 0) {
                    all.add(new Pair(room, other));
                }
            }
        }
        return all;
    }

    private void grow(List<Pair> first) {
        Arrays.fill(partner, FREE);
        queue.clear();
        lines = MirrorSides.ANYWHERE;
        first.forEach(pair -> join(pair.room(), pair.partner(), pair.isAcross() ? ACROSS : ONE_SIDE));
        while (!queue.isEmpty()) {
            int room = queue.remove();
            if (side[room] == ACROSS) {
                pairNeighbours(room);
            } else {
                matchNeighbours(room);
            }
        }
    }

    private void join(int room, int other, int itsSide) {
        partner[room] = other;
        partner[other] = room;
        side[room] = itsSide;
        side[other] = -itsSide;
        queue.add(room);
        lines &= linesOf(room, other);
    }

    /** Where the line can lie with a pair. */
    private int linesOf(int room, int other) {
        if (room != other) {
            return alike.linesBetween(room, other, true);
        }
        int its = alike.linesThrough(room);
        for (int near : alike.neighbours(room)) {
            its &= partner[near] == near && near != room ? alike.linesBetween(room, near, false) : MirrorSides.ANYWHERE;
        }
        return its;
    }

    /** Pairs the neighbours of a room across the line with each other; what is left over may go on along the line. */
    private void pairNeighbours(int room) {
        List<Integer> open = open(room);
        for (Pair pair : byLikeness(open, open)) {
            if (pair.room() < pair.partner()
                    && areOpen(pair)
                    && alike.isSameConnection(room, pair.room(), room, pair.partner())
                    && fits(pair)) {
                join(pair.room(), pair.partner(), ONE_SIDE);
            }
        }
        for (int other : open) {
            Pair across = new Pair(other, other);
            if (partner[other] == FREE && goesOn(other) && fits(across)) {
                join(other, other, ACROSS);
            }
        }
    }

    /** Pairs the neighbours of a room with those of its partner. */
    private void matchNeighbours(int room) {
        int other = partner[room];
        List<Integer> its = open(room);
        List<Integer> others = open(other);
        for (int each : its) {
            Pair across = new Pair(each, each);
            if (others.contains(each) && goesOn(each) && fits(across)) {
                join(each, each, ACROSS);
            }
        }
        for (Pair pair : byLikeness(its, others)) {
            if (areOpen(pair)
                    && alike.isSameConnection(room, pair.room(), other, pair.partner())
                    && fits(pair, side[room])) {
                join(pair.room(), pair.partner(), side[room]);
            }
        }
    }

    private List<Integer> open(int room) {
        return alike.neighbours(room).stream()
                .filter(other -> partner[other] == FREE)
                .toList();
    }

    private boolean areOpen(Pair pair) {
        return pair.room() != pair.partner() && partner[pair.room()] == FREE && partner[pair.partner()] == FREE;
    }

    private List<Pair> byLikeness(List<Integer> some, List<Integer> others) {
        return some.stream()
                .flatMap(one -> others.stream().map(other -> new Pair(one, other)))
                .filter(pair -> alike.likeness(pair.room(), pair.partner()) > 0)
                .sorted(Comparator.comparingInt((Pair pair) -> -alike.likeness(pair.room(), pair.partner())))
                .toList();
    }

    /** Whether a room across the line would have at most two neighbours there, and close no ring of such rooms. */
    private boolean goesOn(int room) {
        List<Integer> across = alike.neighbours(room).stream()
                .filter(other -> partner[other] == other)
                .toList();
        // Rooms grow along the line from one beginning, so that a second neighbour would close a ring.
        return across.size() <= 1
                && across.stream()
                        .allMatch(other -> alike.neighbours(other).stream()
                                        .filter(third -> partner[third] == third)
                                        .count()
                                < 2);
    }

    private boolean fits(Pair pair) {
        return fits(pair, pair.isAcross() ? ACROSS : ONE_SIDE);
    }

    /** Whether connections with rooms that are paired already have an image, and do not lead to the other side. */
    private boolean fits(Pair pair, int itsSide) {
        return (lines & linesOf(pair.room(), pair.partner())) != MirrorSides.NOWHERE
                && leadsAlike(pair.room(), pair.partner(), itsSide)
                && leadsAlike(pair.partner(), pair.room(), -itsSide);
    }

    private boolean leadsAlike(int room, int other, int itsSide) {
        for (int near : alike.neighbours(room)) {
            boolean isPaired = partner[near] != FREE && near != other;
            if (isPaired
                    && (!alike.isSameConnection(room, near, other, partner[near])
                            || (side[near] != ACROSS && itsSide != ACROSS && side[near] != itsSide))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Frees rooms at the ends of the line from which the graph goes on with rooms that mirror nothing, unless a pair hangs on them: a line
     * through what is not symmetric would be for nothing.
     *
     * @param kept rooms that are not freed
     */
    private void dropEnds(Set<Integer> kept) {
        boolean changes = true;
        while (changes) {
            changes = false;
            for (int room = 0; room < rooms; room++) {
                if (partner[room] == room && !kept.contains(room) && isOpenEnd(room)) {
                    partner[room] = FREE;
                    changes = true;
                }
            }
        }
    }

    private boolean isOpenEnd(int room) {
        int across = 0;
        boolean leadsOn = false;
        for (int other : alike.neighbours(room)) {
            if (partner[other] != FREE && partner[other] != other) {
                return false;
            }
            across += partner[other] == other ? 1 : 0;
            leadsOn |= partner[other] == FREE;
        }
        return across < 2 && leadsOn;
    }

    private List<Pair> found() {
        return IntStream.range(0, rooms)
                .filter(room -> partner[room] >= room)
                .mapToObj(room -> new Pair(room, partner[room]))
                .toList();
    }
}
