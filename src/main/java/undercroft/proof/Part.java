package undercroft.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * Some rooms of a level and some of the connections among them. The connections join all of these rooms, except that a
 * pinned room may be isolated.
 *
 * @param rooms indexes, ascending
 * @param links in the level's order
 */
record Part(List<Integer> rooms, List<Link> links) {

    Part {
        rooms = List.copyOf(rooms);
        links = List.copyOf(links);
    }

    /** The part with some rooms and all connections among them. */
    static Part among(Plan plan, BitSet rooms) {
        List<Link> links = plan.links().stream()
                .filter(link -> rooms.get(link.from()) && rooms.get(link.to()))
                .toList();
        return new Part(rooms.stream().boxed().toList(), links);
    }

    /** The rooms without a connection in this part. */
    List<Integer> isolated() {
        return rooms.stream()
                .filter(room -> links.stream().noneMatch(link -> link.from() == room || link.to() == room))
                .toList();
    }

    /** This part without one of its isolated rooms. */
    Part without(int isolated) {
        return new Part(rooms.stream().filter(room -> room != isolated).toList(), links);
    }

    /**
     * The parts that remain when a connection is removed: none, one or two. Each keeps the isolated rooms; rooms that
     * become isolated are dropped.
     */
    List<Part> without(Link link) {
        List<Link> left = new ArrayList<>(links);
        left.remove(link);
        BitSet ofFrom = reached(left, link.from());
        List<Part> parts = new ArrayList<>();
        addPart(parts, left, ofFrom);
        if (!ofFrom.get(link.to())) {
            addPart(parts, left, reached(left, link.to()));
        }
        return parts;
    }

    private void addPart(List<Part> parts, List<Link> left, BitSet reached) {
        if (reached.cardinality() > 1) {
            List<Link> among =
                    left.stream().filter(link -> reached.get(link.from())).toList();
            isolated().forEach(reached::set);
            parts.add(new Part(reached.stream().boxed().toList(), among));
        }
    }

    private static BitSet reached(List<Link> links, int start) {
        BitSet reached = new BitSet();
        reached.set(start);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Link link : links) {
                if (reached.get(link.from()) != reached.get(link.to())) {
                    reached.set(link.from());
                    reached.set(link.to());
                    grown = true;
                }
            }
        }
        return reached;
    }
}
