package undercroft.proof;

import java.util.BitSet;
import java.util.List;
import undercroft.plan.Link;

/**
 * Rooms one after the other, each joined to the next, that begin and end where it is known how the ends lie to each other: at
 * the same room, or at two rooms whose places are given.
 *
 * @param rooms one more than the links; of a cycle the last is the first again
 * @param links each between two successive rooms
 */
record Walk(List<Integer> rooms, List<Link> links) {

    Walk {
        rooms = List.copyOf(rooms);
        links = List.copyOf(links);
    }

    /** How many connections it passes. */
    int length() {
        return links.size();
    }

    int first() {
        return rooms.get(0);
    }

    int last() {
        return rooms.get(rooms.size() - 1);
    }

    boolean isCycle() {
        return first() == last();
    }

    BitSet roomSet() {
        BitSet set = new BitSet();
        rooms.forEach(set::set);
        return set;
    }
}
