package undercroft.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * Some rooms of a level and some of the connections among them, by which they all hang together; but a room whose place is
 * given may hang on nothing.
 *
 * @param rooms indexes, ascending
 * @param links in the level's order
 */
record Part(List<Integer> rooms, List<Link> links) {

    Part {
        rooms = List.copyOf(rooms);
        links = List.copyOf(links);
    }

    /** Rooms with all connections among them. */
    static Part among(Plan plan, BitSet rooms) {
        List<Link> links = plan.links().stream()
                .filter(link -> rooms.get(link.from()) && rooms.get(link.to()))
                .toList();
        return new Part(rooms.stream().boxed().toList(), links);
    }

    /** The rooms that no connection of the part joins. */
    List<Integer> loose() {
        return rooms.stream()
                .filter(room -> links.stream().noneMatch(link -> link.from() == room || link.to() == room))
                .toList();
    }

    /** The part without a room that is loose. */
    Part without(int loose) {
        return new Part(rooms.stream().filter(room -> room != loose).toList(), links);
    }

    /**
     * What hangs together once a connection is taken out, each with the loose rooms and without those that thereby become
     * loose: none, one or two parts.
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
            loose().forEach(reached::set);
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
