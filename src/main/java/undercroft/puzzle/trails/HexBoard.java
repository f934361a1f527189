package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Hexagons, the joins of their edges, and the places at the rim. The tiles are not part of it.
 *
 * @param hexagons in an order whose indexes the ends use
 * @param joins pairs of ends between which a trail continues
 * @param places where paths begin and end
 */
record HexBoard(List<Hexagon> hexagons, List<Join> joins, List<Place> places) {

    /** An edge of a hexagon, by the hexagon's index. */
    record End(int hexagon, Edge edge) {}

    /** Two ends that touch, or that an arc outside the board joins. */
    record Join(End first, End second) {}

    /** A place at the rim, which joins all its ends. */
    record Place(String name, List<End> ends) {
        Place {
            ends = List.copyOf(ends);
        }
    }

    HexBoard {
        hexagons = List.copyOf(hexagons);
        joins = List.copyOf(joins);
        places = List.copyOf(places);
        requireEndsOnce(hexagons, joins, places);
    }

    /**
     * Makes a board on which neighbouring hexagons touch.
     *
     * @param arcs additional joins of ends at the rim
     */
    static HexBoard of(List<Hexagon> hexagons, List<Join> arcs, List<Place> places) {
        List<Join> joins = touching(hexagons);
        joins.addAll(arcs);
        return new HexBoard(hexagons, joins, places);
    }

    /** Each pair of ends that touch, once, with the lower index first. */
    private static List<Join> touching(List<Hexagon> hexagons) {
        Map<Hexagon, Integer> indexes = indexes(hexagons);
        List<Join> joins = new ArrayList<>();
        for (int i = 0; i < hexagons.size(); i++) {
            for (Edge edge : Edge.values()) {
                int neighbour = indexes.getOrDefault(edge.beyond(hexagons.get(i)), -1);
                if (neighbour > i) {
                    joins.add(new Join(new End(i, edge), new End(neighbour, edge.opposite())));
                }
            }
        }
        return joins;
    }

    static Map<Hexagon, Integer> indexes(List<Hexagon> hexagons) {
        Map<Hexagon, Integer> indexes = new HashMap<>();
        for (int i = 0; i < hexagons.size(); i++) {
            indexes.put(hexagons.get(i), i);
        }
        return indexes;
    }

    /** The same board without the joins and attachments of one hexagon. */
    HexBoard without(int hexagon) {
        List<Join> left = joins.stream()
                .filter(join ->
                        join.first().hexagon() != hexagon && join.second().hexagon() != hexagon)
                .toList();
        List<Place> leftPlaces = places.stream()
                .map(place -> new Place(
                        place.name(),
                        place.ends().stream()
                                .filter(end -> end.hexagon() != hexagon)
                                .toList()))
                .toList();
        return new HexBoard(hexagons, left, leftPlaces);
    }

    /** The number of pairs of places. */
    int pairs() {
        return places.size() * (places.size() - 1) / 2;
    }

    /** The number of ends that places are attached to. */
    int attachments() {
        return places.stream().mapToInt(place -> place.ends().size()).sum();
    }

    private static void requireEndsOnce(List<Hexagon> hexagons, List<Join> joins, List<Place> places) {
        Set<End> used = new HashSet<>();
        joins.forEach(join -> {
            requireNew(join.first(), hexagons, used);
            requireNew(join.second(), hexagons, used);
        });
        places.forEach(place -> place.ends().forEach(end -> requireNew(end, hexagons, used)));
    }

    private static void requireNew(End end, List<Hexagon> hexagons, Set<End> used) {
        if (end.hexagon() < 0 || end.hexagon() >= hexagons.size() || !used.add(end)) {
            throw new IllegalArgumentException("The end (%s of hexagon %d) must be on the board and used once."
                    .formatted(end.edge(), end.hexagon()));
        }
    }
}
