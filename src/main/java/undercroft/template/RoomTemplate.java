package undercroft.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;

/**
 * A hand-made room: its outline, the doors it offers and the transforms it may take.
 *
 * @param outline in the template's own coordinates; transforms are about their origin
 * @param doors at least one; all of them lie on the outline
 * @param transforms at least one, without duplicates
 * @param weight relative frequency with which the template is drawn, at least 1
 * @param floorPlan what stands within the outline; the search knows nothing of it
 */
public record RoomTemplate(
        String name,
        Polygon outline,
        List<DoorSpec> doors,
        List<Transform> transforms,
        int weight,
        RepeatRule repeat,
        FloorPlan floorPlan) {

    /** The most corners of an outline in a file. No hand-made room has more, and some checks compare every pair of edges. */
    public static final int MAX_CORNERS = 1_000;

    /** The most holes of a template in a file: more than any room has; every two are compared. */
    public static final int MAX_HOLES = 200;

    /** The most pillars of a template in a file: more than any room has. */
    public static final int MAX_PILLARS = 1_000;

    /** The most markers of a template in a file: more than any room has. */
    public static final int MAX_MARKERS = 1_000;

    /** The most doors that a file lists for a template: more than any room has; every two are compared when rooms are placed. */
    public static final int MAX_DOORS = 1_000;

    public RoomTemplate {
        Objects.requireNonNull(name);
        doors = List.copyOf(doors);
        transforms = List.copyOf(transforms);
        if (transforms.isEmpty()) {
            throw new IllegalArgumentException("Template %s must have at least one transform.".formatted(name));
        }
        if (weight < 1) {
            throw new IllegalArgumentException("The weight (%d) of %s must be positive.".formatted(weight, name));
        }
        List<FloorPlanFault> faults = FloorPlanCheck.faults(floorPlan, outline, doors);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException("A part of the floor plan of template %s %s"
                    .formatted(name, faults.get(0).problem()));
        }
    }

    /** A template with nothing within its outline. */
    public RoomTemplate(
            String name,
            Polygon outline,
            List<DoorSpec> doors,
            List<Transform> transforms,
            int weight,
            RepeatRule repeat) {
        this(name, outline, doors, transforms, weight, repeat, FloorPlan.BARE);
    }

    /** {@return a template of weight 1 that may repeat and is neither rotated nor mirrored} */
    public static RoomTemplate of(String name, Polygon outline, DoorSpec... doors) {
        return new RoomTemplate(name, outline, List.of(doors), Transform.IDENTITY, 1, RepeatRule.ALLOW);
    }

    public RoomTemplate withTransforms(List<Transform> newTransforms) {
        return new RoomTemplate(name, outline, doors, newTransforms, weight, repeat, floorPlan);
    }

    public RoomTemplate withWeight(int newWeight) {
        return new RoomTemplate(name, outline, doors, transforms, newWeight, repeat, floorPlan);
    }

    public RoomTemplate withRepeat(RepeatRule newRepeat) {
        return new RoomTemplate(name, outline, doors, transforms, weight, newRepeat, floorPlan);
    }

    /**
     * {@return this template with another floor plan}
     *
     * @throws IllegalArgumentException if anything is wrong with it; see {@link FloorPlanCheck}
     */
    public RoomTemplate withFloorPlan(FloorPlan newFloorPlan) {
        return new RoomTemplate(name, outline, doors, transforms, weight, repeat, newFloorPlan);
    }

    /** The hash of the name alone: templates are often keys, and their outlines and doors are long. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /**
     * Every door that the template offers, rule by rule and edge by edge.
     *
     * @return runs of doors; empty if the edges are too short for the doors
     */
    public List<DoorRun> doorRuns() {
        List<DoorRun> runs = new ArrayList<>();
        for (DoorSpec spec : doors) {
            for (Segment edge : outline.edges()) {
                runs.addAll(spec.runs(edge));
            }
        }
        return runs;
    }
}
