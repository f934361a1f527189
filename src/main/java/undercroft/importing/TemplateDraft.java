package undercroft.importing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.OutlineCheck;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A room template as a file gives it, not yet checked.
 *
 * @param name as in the file
 * @param position of the outline
 */
record TemplateDraft(String name, SourcePosition position, List<Point> outline, Doors doors) {

    /** Where doors may be. */
    sealed interface Doors {

        /** Anywhere at least {@code cornerDistance} cells from the corners. */
        record Anywhere(SourcePosition position, int length, int cornerDistance) implements Doors {}

        /** Only where they are listed. */
        record Listed(SourcePosition position, List<Door> doors) implements Doors {
            public Listed {
                doors = List.copyOf(doors);
            }
        }
    }

    /**
     * A door, or a stretch of wall where a door may be.
     *
     * @param length in cells, of a door anywhere on the stretch; 0 for a door that is the whole stretch
     */
    record Door(SourcePosition position, Point from, Point to, int length, String socket, DoorDirection direction) {

        static Door exactly(SourcePosition position, Point from, Point to) {
            return new Door(position, from, to, 0, "", DoorDirection.BOTH);
        }
    }

    /**
     * Checks this draft.
     *
     * @return the template; nothing if the draft is wrong, which is reported
     */
    Optional<RoomTemplate> checked(List<Transform> transforms, ImportReport report) {
        if (outline.size() > RoomTemplate.MAX_CORNERS) {
            report.error(
                    position,
                    "The outline of %s has more than %d points. Make it simpler."
                            .formatted(shownName(), RoomTemplate.MAX_CORNERS));
            return Optional.empty();
        }
        Optional<OutlineCheck.Fault> fault = OutlineCheck.firstFault(outline);
        if (fault.isPresent()) {
            report.error(
                    position,
                    "The outline of %s is not one of a room: %s. Correct its points."
                            .formatted(shownName(), described(fault.get())));
            return Optional.empty();
        }
        Polygon polygon = Polygon.of(outline);
        return specs(polygon, report)
                .map(specs -> new RoomTemplate(name, polygon, specs, transforms, 1, RepeatRule.ALLOW));
    }

    private Optional<List<DoorSpec>> specs(Polygon polygon, ImportReport report) {
        if (doors instanceof Doors.Anywhere anywhere) {
            int longest =
                    polygon.edges().stream().mapToInt(Segment::length).max().orElseThrow();
            if (anywhere.length() < 1 || longest < anywhere.length() + 2L * anywhere.cornerDistance()) {
                report.error(
                        anywhere.position(),
                        "No door of length %d, %d from the corners, fits on %s. Change one of the three."
                                .formatted(anywhere.length(), anywhere.cornerDistance(), shownName()));
                return Optional.empty();
            }
            return Optional.of(List.of(DoorSpec.OnEveryEdge.of(anywhere.length(), anywhere.cornerDistance())));
        }
        return listed(polygon, (Doors.Listed) doors, report);
    }

    private Optional<List<DoorSpec>> listed(Polygon polygon, Doors.Listed listed, ImportReport report) {
        if (listed.doors().size() > RoomTemplate.MAX_DOORS) {
            report.error(
                    listed.position(),
                    "The template %s has more than %d doors. Drop some."
                            .formatted(shownName(), RoomTemplate.MAX_DOORS));
            return Optional.empty();
        }
        List<DoorSpec> specs = new ArrayList<>();
        List<Segment> seen = new ArrayList<>();
        boolean isComplete = true;
        for (Door door : listed.doors()) {
            if (door.from().equals(door.to())
                    || polygon.edges().stream().noneMatch(edge -> edge.contains(new Segment(door.from(), door.to())))) {
                report.error(
                        door.position(),
                        "The door from %s to %s of %s does not lie along one edge of its outline. Move it there."
                                .formatted(door.from(), door.to(), shownName()));
                isComplete = false;
                continue;
            }
            Segment segment = new Segment(door.from(), door.to());
            if (seen.stream().anyMatch(segment::coincidesWith)) {
                report.warn(
                        door.position(),
                        "The door from %s to %s of %s is there twice; one is left out."
                                .formatted(door.from(), door.to(), shownName()));
                continue;
            }
            seen.add(segment);
            boolean isExact = door.length() == 0 || door.length() >= segment.length();
            specs.add(
                    isExact
                            ? new DoorSpec.Exactly(segment, door.socket(), door.direction())
                            : new DoorSpec.Along(segment, door.length(), door.socket(), door.direction()));
        }
        if (isComplete && specs.isEmpty()) {
            report.error(listed.position(), "The template %s has no doors. Give it one.".formatted(shownName()));
            return Optional.empty();
        }
        return isComplete ? Optional.of(specs) : Optional.empty();
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

    private String shownName() {
        return Quotation.plain(name);
    }
}
