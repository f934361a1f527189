package undercroft.puzzle.kinds;

import java.util.List;
import java.util.Optional;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.elements.ElementsKind;
import undercroft.puzzle.lines.LinesKind;
import undercroft.puzzle.tilt.TiltKind;
import undercroft.puzzle.trails.TrailsKind;

/** The list of all puzzle kinds. A new kind is added here. */
public final class PuzzleKinds {

    private static final List<PuzzleKind<?>> ALL =
            List.of(new LinesKind(), new TiltKind(), new ElementsKind(), new TrailsKind());

    private PuzzleKinds() {}

    /** All kinds, in the order in which help and documents list them. */
    public static List<PuzzleKind<?>> all() {
        return ALL;
    }

    public static Optional<PuzzleKind<?>> named(String name) {
        return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }
}
