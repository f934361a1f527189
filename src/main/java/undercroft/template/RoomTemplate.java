package undercroft.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;

/**
 * A hand-made room: its outline, the doors it offers and the ways it may be turned.
 *
 * @param outline in the template's own coordinates, whose origin transforms turn about
 * @param doors at least one; none may lie off the outline
 * @param transforms at least one, without repetition
 * @param weight how often it is drawn compared with its peers, at least 1
 */
public record RoomTemplate(
        String name, Polygon outline, List<DoorSpec> doors, List<Transform> transforms, int weight, RepeatRule repeat) {

    public RoomTemplate {
        Objects.requireNonNull(name);
        doors = List.copyOf(doors);
        transforms = List.copyOf(transforms);
        if (transforms.isEmpty()) {
            throw new IllegalArgumentException("The transforms of %s must be at least one.".formatted(name));
        }
        if (weight < 1) {
            throw new IllegalArgumentException("The weight (%d) of %s must be positive.".formatted(weight, name));
        }
    }

    /** A template of weight 1 that may repeat, as it is drawn (not turned or mirrored). */
    public static RoomTemplate of(String name, Polygon outline, DoorSpec... doors) {
        return new RoomTemplate(name, outline, List.of(doors), Transform.IDENTITY, 1, RepeatRule.ALLOW);
    }

    public RoomTemplate withTransforms(List<Transform> newTransforms) {
        return new RoomTemplate(name, outline, doors, newTransforms, weight, repeat);
    }

    public RoomTemplate withWeight(int newWeight) {
        return new RoomTemplate(name, outline, doors, transforms, newWeight, repeat);
    }

    public RoomTemplate withRepeat(RepeatRule newRepeat) {
        return new RoomTemplate(name, outline, doors, transforms, weight, newRepeat);
    }

    /** Of the name alone, for templates are often keys and their outlines and doors are long. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** Every door that the template offers, edge by edge; empty where its edges are too short for its doors. */
    public List<DoorRun> doorRuns() {
        List<DoorRun> runs = new ArrayList<>();
        for (DoorSpec spec : doors) {
            for (Segment edge : outline.edges()) {
                addRun(runs, edge, spec);
            }
        }
        return runs;
    }

    private static void addRun(List<DoorRun> runs, Segment edge, DoorSpec spec) {
        if (spec instanceof DoorSpec.OnEveryEdge every) {
            int count = edge.length() - 2 * every.cornerDistance() - every.length() + 1;
            if (count > 0) {
                Point first = edge.from().plus(edge.step().times(every.cornerDistance()));
                runs.add(new DoorRun(first, edge.step(), every.length(), count, spec.socket(), spec.direction()));
            }
        } else if (spec instanceof DoorSpec.Exactly exactly) {
            addStretch(runs, edge, exactly.at(), exactly.at().length(), spec);
        } else if (spec instanceof DoorSpec.Along along) {
            addStretch(runs, edge, along.stretch(), along.length(), spec);
        }
    }

    private static void addStretch(List<DoorRun> runs, Segment edge, Segment stretch, int length, DoorSpec spec) {
        if (edge.contains(stretch)) {
            boolean sameWay = stretch.step().equals(edge.step());
            Point first = sameWay ? stretch.from() : stretch.to();
            int count = stretch.length() - length + 1;
            runs.add(new DoorRun(first, edge.step(), length, count, spec.socket(), spec.direction()));
        }
    }
}
