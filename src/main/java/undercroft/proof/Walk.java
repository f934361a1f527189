package undercroft.proof;

import java.util.BitSet;
import java.util.List;
import undercroft.plan.Link;

/**
 * A sequence of rooms, each joined to the next, whose ends have a known offset: a cycle, or a path between two pinned
 * rooms.
 *
 * @param rooms one more than the links; the last room of a cycle is its first
 * @param links between successive rooms
 */
record Walk(List<Integer> rooms, List<Link> links) {

    Walk {
        rooms = List.copyOf(rooms);
        links = List.copyOf(links);
    }

    /** The number of connections. */
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
