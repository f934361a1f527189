package undercroft.proof;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Plan;

/**
 * Tries every layout of a part of a level: piece by piece, the one with the fewest ways left to stand next, and after each
 * step every piece keeps only the ways that what stands allows it (forward checking: Haralick and Elliott, Increasing Tree
 * Search Efficiency for Constraint Satisfaction Problems, 1980).
 *
 * <p>The first room stands at the origin, unless the place of one is given. Rooms that can change places in every layout are
 * placed in the order of their candidates only.
 */
final class PartSearch {

    private static final int NONE = -1;

    private final Pieces pieces;
    private final WorkBudget effort;
    private final int[] twinOf;
    private final Variant[] standing;
    private final boolean[] stands;
    private final int[] xs;
    private final int[] ys;
    /** For each piece the ways in which it may still stand; of no use while it is {@link #isOpen}. */
    private Candidates[] candidates;
    /** Whether nothing stands yet that bounds where a piece can stand. */
    private boolean[] isOpen;

    private int standingCount;

    private PartSearch(Plan plan, Part part, WorkBudget effort) {
        this.pieces = new Pieces(plan, part);
        this.effort = effort;
        int count = pieces.count();
        this.twinOf = IntStream.range(0, count).map(this::firstTwin).toArray();
        this.standing = new Variant[count];
        this.stands = new boolean[count];
        this.xs = new int[count];
        this.ys = new int[count];
        this.candidates = new Candidates[count];
        this.isOpen = new boolean[count];
        Arrays.fill(candidates, new Candidates());
        Arrays.fill(isOpen, true);
    }

    /** Whether there is a layout of the part. */
    static Answer answer(Plan plan, Part part, WorkBudget effort) {
        PartSearch search = new PartSearch(plan, part, effort);
        search.begin();
        return search.placeRest();
    }

    private int firstTwin(int piece) {
        return IntStream.range(0, piece)
                .filter(earlier -> pieces.areInterchangeable(earlier, piece))
                .findFirst()
                .orElse(piece);
    }

    /** The rooms whose places are given have one way to stand for each variant; if there is none, one room has the origin. */
    private void begin() {
        int[] pinned =
                IntStream.range(0, pieces.count()).filter(pieces::isPinned).toArray();
        int[] first = pinned.length > 0 ? pinned : new int[] {mostJoined()};
        for (int piece : first) {
            List<Variant> variants = pieces.variants(piece);
            Candidates ways = new Candidates();
            for (int variant = 0; variant < variants.size(); variant++) {
                Point corner = pieces.pinnedCorner(piece, variants.get(variant)).orElse(Point.ORIGIN);
                ways.add(variant, corner.x(), corner.y());
            }
            candidates[piece] = ways;
            isOpen[piece] = false;
        }
    }

    private int mostJoined() {
        int most = 0;
        for (int piece = 1; piece < pieces.count(); piece++) {
            if (!pieces.isCorridor(piece) && jointCount(piece) > jointCount(most)) {
                most = piece;
            }
        }
        return most;
    }

    private long jointCount(int piece) {
        return IntStream.range(0, pieces.count())
                .filter(other -> pieces.areJoined(piece, other))
                .count();
    }

    private Answer placeRest() {
        if (standingCount == pieces.count()) {
            return Answer.POSSIBLE;
        }
        int piece = mostConstrained();
        Candidates ways = candidates[piece];
        Candidates[] candidatesBefore = candidates;
        boolean[] openBefore = isOpen;
        for (int way = 0; way < ways.size(); way++) {
            candidates = candidatesBefore.clone();
            isOpen = openBefore.clone();
            stand(piece, ways, way);
            if (leavesAWay(piece, way)) {
                Answer answer = placeRest();
                if (answer != Answer.IMPOSSIBLE) {
                    return answer;
                }
            }
            stands[piece] = false;
            standingCount--;
            if (effort.isSpent()) {
                return Answer.UNKNOWN;
            }
        }
        candidates = candidatesBefore;
        isOpen = openBefore;
        return Answer.IMPOSSIBLE;
    }

    private int mostConstrained() {
        int best = NONE;
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (!stands[piece]
                    && !isOpen[piece]
                    && (best == NONE || candidates[piece].size() < candidates[best].size())) {
                best = piece;
            }
        }
        return best;
    }

    private void stand(int piece, Candidates ways, int way) {
        standing[piece] = pieces.variants(piece).get(ways.variant(way));
        xs[piece] = ways.x(way);
        ys[piece] = ways.y(way);
        stands[piece] = true;
        standingCount++;
    }

    /** Takes from every other piece the ways that a piece which has just been placed rules out; whether each has one left. */
    private boolean leavesAWay(int placed, int way) {
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (stands[piece]) {
                continue;
            }
            if (!isOpen[piece]) {
                int from = twinOf[piece] == twinOf[placed] ? way + 1 : 0;
                candidates[piece] = allowed(candidates[piece], from, piece, placed);
            } else if (pieces.areJoined(placed, piece) && isBounded(piece)) {
                isOpen[piece] = false;
                candidates[piece] = beside(placed, piece);
                for (int other = 0; other < pieces.count(); other++) {
                    if (stands[other] && other != placed) {
                        candidates[piece] = allowed(candidates[piece], 0, piece, other);
                    }
                }
            }
            if (!isOpen[piece] && candidates[piece].size() == 0) {
                return false;
            }
        }
        return true;
    }

    /** A corridor is left for when both of its rooms stand: that there is one was asked when the second was placed. */
    private boolean isBounded(int piece) {
        return !pieces.isCorridor(piece)
                || IntStream.range(0, pieces.count())
                        .allMatch(other -> stands[other] || !pieces.areJoined(other, piece));
    }

    private Candidates allowed(Candidates ways, int from, int piece, int placed) {
        Candidates allowed = new Candidates();
        List<Variant> variants = pieces.variants(piece);
        effort.spend(1 + ways.size() - from);
        for (int way = from; way < ways.size(); way++) {
            int dx = ways.x(way) - xs[placed];
            int dy = ways.y(way) - ys[placed];
            if (pieces.allow(placed, standing[placed], piece, variants.get(ways.variant(way)), dx, dy)) {
                allowed.add(ways.variant(way), ways.x(way), ways.y(way));
            }
        }
        return allowed;
    }

    private Candidates beside(int placed, int piece) {
        Candidates beside = new Candidates();
        List<Variant> variants = pieces.variants(piece);
        for (int variant = 0; variant < variants.size(); variant++) {
            LatticeSet offsets = pieces.offsets(placed, standing[placed], piece, variants.get(variant));
            effort.spend(1 + offsets.size());
            for (int i = 0; i < offsets.size(); i++) {
                beside.add(variant, xs[placed] + offsets.x(i), ys[placed] + offsets.y(i));
            }
        }
        return allowed(beside, 0, piece, placed);
    }
}
