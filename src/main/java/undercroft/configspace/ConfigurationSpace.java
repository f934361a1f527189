package undercroft.configspace;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.template.DoorRun;

/** The offsets of shape B from shape A at which the two share a door and do not overlap. */
final class ConfigurationSpace {

    private ConfigurationSpace() {}

    /**
     * The configuration space of B seen from A: every offset at which a door of A and a door of B are the same segment,
     * have the same socket and allow the passage.
     *
     * @param clearance of B from A at distance 0
     * @return offsets in cells
     */
    static LatticeSet of(Shape a, Shape b, Passage passage, Clearance clearance) {
        List<LatticeRows.Run> runs = new ArrayList<>();
        for (DoorRun doorsOfA : a.doors()) {
            for (DoorRun doorsOfB : b.doors()) {
                if (match(doorsOfA, doorsOfB, passage)) {
                    addOffsets(runs, doorsOfA, doorsOfB, clearance);
                }
            }
        }
        return LatticeSet.ofRuns(runs);
    }

    /**
     * Whether a door of one run can coincide with a door of the other: they have the same length and lie on
     * antiparallel edges, since the interior of each room lies to the left of its outline.
     */
    static boolean match(DoorRun ofA, DoorRun ofB, Passage passage) {
        return ofA.length() == ofB.length()
                && ofA.step().x() == -ofB.step().x()
                && ofA.step().y() == -ofB.step().y()
                && ofA.socket().equals(ofB.socket())
                && passage.isServedBy(ofA.direction(), ofB.direction());
    }

    /**
     * Adds the offsets of two matching runs, which form a lattice segment. The k-th door of A coincides with the j-th
     * door of B at the offset {@code firstOfA + (k + length) × step − (firstOfB − j × step)}.
     */
    private static void addOffsets(List<LatticeRows.Run> runs, DoorRun ofA, DoorRun ofB, Clearance clearance) {
        Point step = ofA.step();
        Point offset = ofA.first().minus(ofB.first()).plus(step.times(ofA.length()));
        for (int i = 0; i < ofA.count() + ofB.count() - 1; i++) {
            if (clearance.overlap(offset.x(), offset.y()) == 0) {
                runs.add(new LatticeRows.Run(offset.y(), offset.x(), offset.x()));
            }
            offset = offset.plus(step);
        }
    }
}
