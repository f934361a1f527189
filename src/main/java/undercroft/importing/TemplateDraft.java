package undercroft.importing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.OutlineCheck;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A room template as it is found, before it is known whether it can be one.
 *
 * @param name as the file has it
 * @param at where the outline stands
 */
record TemplateDraft(String name, SourcePosition at, List<Point> outline, Doors doors) {

    /** The same as the reader of levels allows. */
    private static final int MAX_CORNERS = 1_000;

    /** Where a draft says that its doors may be. */
    sealed interface Doors {

        /** Anywhere, this far from the corners. */
        record Anywhere(SourcePosition at, int length, int cornerDistance) implements Doors {}

        /** At some places only. */
        record Listed(SourcePosition at, List<Listing> doors) implements Doors {
            public Listed {
                doors = List.copyOf(doors);
            }
        }
    }

    /**
     * A door, or a stretch of them.
     *
     * @param length of doors anywhere between the ends; 0 for one door from end to end
     */
    record Listing(SourcePosition at, Point from, Point to, int length, String socket, DoorDirection direction) {

        static Listing exactly(SourcePosition at, Point from, Point to) {
            return new Listing(at, from, to, 0, "", DoorDirection.BOTH);
        }
    }

    /** The outline and doors as a template, or nothing where the diagnostics say why there is none. */
    Optional<RoomTemplate> checked(List<Transform> transforms, Diagnostics diagnostics) {
        if (outline.size() > MAX_CORNERS) {
            diagnostics.error(
                    at, "The outline of %s has more than %d points. Make it simpler.".formatted(shown(), MAX_CORNERS));
            return Optional.empty();
        }
        Optional<OutlineCheck.Fault> fault = OutlineCheck.firstFault(outline);
        if (fault.isPresent()) {
            diagnostics.error(
                    at,
                    "The outline of %s is not one of a room: %s. Correct its points."
                            .formatted(shown(), described(fault.get())));
            return Optional.empty();
        }
        Polygon polygon = Polygon.of(outline);
        return specs(polygon, diagnostics)
                .map(specs -> new RoomTemplate(name, polygon, specs, transforms, 1, RepeatRule.ALLOW));
    }

    private Optional<List<DoorSpec>> specs(Polygon polygon, Diagnostics diagnostics) {
        if (doors instanceof Doors.Anywhere anywhere) {
            int longest =
                    polygon.edges().stream().mapToInt(Segment::length).max().orElseThrow();
            if (anywhere.length() < 1 || longest < anywhere.length() + 2L * anywhere.cornerDistance()) {
                diagnostics.error(
                        anywhere.at(),
                        "No door of length %d, %d from the corners, fits on %s. Change one of the three."
                                .formatted(anywhere.length(), anywhere.cornerDistance(), shown()));
                return Optional.empty();
            }
            return Optional.of(List.of(DoorSpec.OnEveryEdge.of(anywhere.length(), anywhere.cornerDistance())));
        }
        return listed(polygon, (Doors.Listed) doors, diagnostics);
    }

    private Optional<List<DoorSpec>> listed(Polygon polygon, Doors.Listed listed, Diagnostics diagnostics) {
        List<DoorSpec> specs = new ArrayList<>();
        List<Segment> seen = new ArrayList<>();
        boolean isWhole = true;
        for (Listing door : listed.doors()) {
            if (door.from().equals(door.to())
                    || polygon.edges().stream().noneMatch(edge -> edge.contains(new Segment(door.from(), door.to())))) {
                diagnostics.error(
                        door.at(),
                        "The door from %s to %s of %s does not lie along one edge of its outline. Move it there."
                                .formatted(door.from(), door.to(), shown()));
                isWhole = false;
                continue;
            }
            Segment at = new Segment(door.from(), door.to());
            if (seen.stream().anyMatch(at::coincidesWith)) {
                diagnostics.warn(
                        door.at(),
                        "The door from %s to %s of %s is there twice; one is left out."
                                .formatted(door.from(), door.to(), shown()));
                continue;
            }
            seen.add(at);
            boolean isExact = door.length() == 0 || door.length() >= at.length();
            specs.add(
                    isExact
                            ? new DoorSpec.Exactly(at, door.socket(), door.direction())
                            : new DoorSpec.Along(at, door.length(), door.socket(), door.direction()));
        }
        if (isWhole && specs.isEmpty()) {
            diagnostics.error(listed.at(), "The template %s has no doors. Give it one.".formatted(shown()));
            return Optional.empty();
        }
        return isWhole ? Optional.of(specs) : Optional.empty();
    }

    private String described(OutlineCheck.Fault fault) {
        if (fault instanceof OutlineCheck.Fault.TooFewPoints) {
            return "it has fewer than three points";
        }
        if (fault instanceof OutlineCheck.Fault.NoArea) {
            return "all its points lie on one line";
        }
        if (fault instanceof OutlineCheck.Fault.RepeatedPoint repeated) {
            return "the point %s comes twice".formatted(outline.get(repeated.second()));
        }
        if (fault instanceof OutlineCheck.Fault.Touching touching) {
            return "it touches itself at %s".formatted(outline.get(touching.point()));
        }
        OutlineCheck.Fault.Crossing crossing = (OutlineCheck.Fault.Crossing) fault;
        return "the edges from %s and from %s cross"
                .formatted(outline.get(crossing.firstEdge()), outline.get(crossing.secondEdge()));
    }

    private String shown() {
        return Diagnostics.shown(name);
    }
}
