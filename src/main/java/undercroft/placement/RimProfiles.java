package undercroft.placement;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import undercroft.configspace.Shape;
import undercroft.geometry.CardinalDirection;

/** The profiles of all shapes on one side, each computed on first use. Thread-safe: a profile computed twice is the same. */
final class RimProfiles {

    private final List<Shape> shapes;
    private final CardinalDirection side;
    private final AtomicReferenceArray<@Nullable RimProfile> known;

    RimProfiles(List<Shape> shapes, CardinalDirection side) {
        this.shapes = shapes;
        this.side = side;
        this.known = new AtomicReferenceArray<>(shapes.size());
    }

    CardinalDirection side() {
        return side;
    }

    RimProfile of(int shape) {
        RimProfile profile = known.get(shape);
        if (profile == null) {
            profile = RimProfile.of(shapes.get(shape).outline(), side);
            known.set(shape, profile);
        }
        return profile;
    }
}
