package undercroft.input;

import java.util.List;
import java.util.Locale;
import undercroft.geometry.Transform;

/** The names of sets of transforms. */
enum TransformSet {
    IDENTITY(Transform.IDENTITY),
    ROTATIONS(Transform.ROTATIONS),
    ALL(Transform.ALL);

    @SuppressWarnings("ImmutableEnumChecker") // lists of Transform are immutable
    private final List<Transform> transforms;

    TransformSet(List<Transform> transforms) {
        this.transforms = transforms;
    }

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    List<Transform> transforms() {
        return transforms;
    }
}
