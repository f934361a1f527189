package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.Segment;
import undercroft.template.DoorSpec;
import undercroft.template.DoorSpec.Span;
import undercroft.template.RoomTemplate;

/** The doors that a placed template offers, in world cells. */
final class DoorOffers {

    private final RoomTemplate template;
    private final List<WorldEdge> edges;

    private DoorOffers(RoomTemplate template, List<WorldEdge> edges) {
        this.template = template;
        this.edges = edges;
    }

    static DoorOffers of(RoomTemplate template, Placement placement) {
        return new DoorOffers(
                template,
                placement.toWorld(template.outline()).edges().stream()
                        .map(edge -> new WorldEdge(edge, placement))
                        .toList());
    }

    /**
     * {@return the rules of the template that offer a door}
     *
     * @param door in world cells, in either direction
     */
    List<DoorSpec> at(Segment door) {
        for (WorldEdge edge : edges) {
            Optional<Span> span = edge.spanOfWorld(door);
            if (span.isPresent()) {
                return offers(span.get(), edge);
            }
        }
        return List.of();
    }

    private List<DoorSpec> offers(Span door, WorldEdge edge) {
        List<DoorSpec> offering = new ArrayList<>();
        for (DoorSpec spec : template.doors()) {
            if (spec.offers(door, edge)) {
                offering.add(spec);
            }
        }
        return offering;
    }

    /** An edge of the placed template, in world cells; measured without the arithmetic that the search relies on. */
    private record WorldEdge(Segment edge, Placement placement) implements DoorSpec.MeasuredEdge {

        @Override
        public int length() {
            return Grid.steps(edge);
        }

        @Override
        public Optional<Span> spanOf(Segment segment) {
            return spanOfWorld(placement.toWorld(segment));
        }

        Optional<Span> spanOfWorld(Segment segment) {
            if (!Grid.isOn(segment, edge)) {
                return Optional.empty();
            }
            int from = Grid.steps(edge.from(), segment.from());
            int to = Grid.steps(edge.from(), segment.to());
            return Optional.of(new Span(Math.min(from, to), Math.max(from, to)));
        }
    }
}
