package undercroft.placement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.configspace.Shape;
import undercroft.configspace.Variant;
import undercroft.geometry.Box;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Draws the line in which an attempt mirrors its layout: through the middle of a frame, or where fixed rooms require it. */
final class MirrorDrawing {

    private final Plan plan;
    private final MirrorTable table;
    private final SeededRandom random;

    MirrorDrawing(Plan plan, MirrorTable table, SeededRandom random) {
        this.plan = plan;
        this.table = table;
        this.random = random;
    }

    /**
     * The sum of a coordinate and its image.
     *
     * @param fixed the boxes of the rooms whose places are given, by their indexes
     * @param frame in which the layout is to lie
     */
    int draw(Map<Integer, Box> fixed, Optional<Box> frame) {
        for (Map.Entry<Integer, Box> entry : fixed.entrySet()) {
            Box partner = fixed.get(table.partner(entry.getKey()));
            if (partner != null) {
                return low(entry.getValue()) + high(partner);
            }
        }
        int parity = parity();
        if (frame.isEmpty() && fixed.isEmpty()) {
            return parity;
        }
        Box around = frame.orElseGet(() -> fixed.values().iterator().next());
        int sum = low(around) + high(around);
        int shift = Math.floorMod(sum, 2) == parity ? 0 : 1;
        // The middle of a drawing need not be where its ground is.
        int extent = high(around) - low(around);
        boolean isMoved = fixed.isEmpty() ? random.below(2) == 0 : true;
        return sum + shift + (isMoved ? 2 * (random.below(extent + 1) - extent / 2) : 0);
    }

    /** Whether the sum is odd: doors on the line need a whole coordinate, rooms across it one that halves them. */
    private int parity() {
        List<Integer> rooms = IntStream.range(0, plan.roomCount())
                .filter(table::isAtLine)
                .boxed()
                .toList();
        if (rooms.isEmpty()) {
            return random.below(2);
        }
        int room = random.oneOf(rooms);
        if (table.touchesPartner(room)) {
            return 0;
        }
        List<Variant> symmetric = plan.domain(room).variants().stream()
                .filter(variant ->
                        table.image(variant.shape().index()) == variant.shape().index())
                .toList();
        return symmetric.isEmpty() ? 0 : side(random.oneOf(symmetric).shape()) % 2;
    }

    private int side(Shape shape) {
        return table.isVertical() ? shape.width() : shape.height();
    }

    private int low(Box box) {
        return table.isVertical() ? box.x() : box.y();
    }

    private int high(Box box) {
        return table.isVertical() ? box.maxX() : box.maxY();
    }
}
