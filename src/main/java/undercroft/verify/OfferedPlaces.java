package undercroft.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.geometry.Segment;
import undercroft.template.DoorSpec;
import undercroft.template.DoorSpec.Span;
import undercroft.template.RoomTemplate;

/**
 * An edge of a template and where doors may begin on it, in its own coordinates.
 *
 * @param offered the places, in steps from the beginning of the edge, where doors of each kind may begin; some twice
 */
record OfferedPlaces(Segment edge, Map<Kind, List<Integer>> offered) {

    /** Doors of one length and socket. */
    record Kind(int length, String socket) {}

    /** The places on all edges of a template, found by trying every rule at every place on every edge. */
    static List<OfferedPlaces> of(RoomTemplate template) {
        List<OfferedPlaces> places = new ArrayList<>();
        for (Segment at : template.outline().edges()) {
            OwnEdge edge = new OwnEdge(at);
            Map<Kind, List<Integer>> offered = new LinkedHashMap<>();
            for (DoorSpec spec : template.doors()) {
                for (int place = 0; place + spec.length() <= edge.length(); place++) {
                    if (spec.offers(new Span(place, place + spec.length()), edge)) {
                        offered.computeIfAbsent(new Kind(spec.length(), spec.socket()), kind -> new ArrayList<>())
                                .add(place);
                    }
                }
            }
            places.add(new OfferedPlaces(at, offered));
        }
        return places;
    }

    /** Measures an edge without the arithmetic that the search relies on. */
    private record OwnEdge(Segment at) implements DoorSpec.MeasuredEdge {

        @Override
        public int length() {
            return Grid.steps(at);
        }

        @Override
        public Optional<Span> spanOf(Segment segment) {
            if (!Grid.isOn(segment, at)) {
                return Optional.empty();
            }
            int one = Grid.steps(at.from(), segment.from());
            int other = Grid.steps(at.from(), segment.to());
            return Optional.of(new Span(Math.min(one, other), Math.max(one, other)));
        }
    }
}
