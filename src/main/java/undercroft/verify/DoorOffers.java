package undercroft.verify;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Segment;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** The doors that a template offers where it stands, asked for in world cells. */
record DoorOffers(RoomTemplate template, Placement placement) {

    /** Everything in the template that offers a door exactly here, whichever way the segment is directed. */
    List<DoorSpec> at(Segment door) {
        Optional<Segment> edge = placement.toWorld(template.outline()).edges().stream()
                .filter(candidate -> Grid.isOn(door, candidate))
                .findFirst();
        return edge.map(found -> template.doors().stream()
                        .filter(spec -> offers(spec, door, found))
                        .toList())
                .orElse(List.of());
    }

    private boolean offers(DoorSpec spec, Segment door, Segment edge) {
        if (spec instanceof DoorSpec.OnEveryEdge every) {
            return Grid.steps(door) == every.length()
                    && freeCorner(edge, door) >= every.cornerDistance()
                    && freeCorner(new Segment(edge.to(), edge.from()), door) >= every.cornerDistance();
        }
        if (spec instanceof DoorSpec.Exactly exactly) {
            Segment offered = placement.toWorld(exactly.at());
            return Grid.isOn(door, offered) && Grid.steps(door) == Grid.steps(offered);
        }
        DoorSpec.Along along = (DoorSpec.Along) spec;
        return Grid.isOn(door, placement.toWorld(along.stretch())) && Grid.steps(door) == along.length();
    }

    /** Lattice steps from the beginning of an edge to the nearer end of a door on it. */
    private static int freeCorner(Segment edge, Segment door) {
        return Math.min(Grid.steps(edge.from(), door.from()), Grid.steps(edge.from(), door.to()));
    }
}
