package undercroft.proof;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Plan;

/**
 * Searches for a layout of a part of a level exhaustively. It places one piece at a time, the one with the fewest
 * candidates left, and after each step removes from every other piece the candidates that conflict (forward checking:
 * Haralick and Elliott, Increasing Tree Search Efficiency for Constraint Satisfaction Problems, 1980).
 *
 * <p>If no room is pinned, the first room is placed at the origin. Interchangeable rooms are placed only in the order
 * of their candidates, so that permutations of them are not searched twice.
 */
final class PartSearch {

    private static final int NONE = -1;

    private final ConstraintNetwork network;
    private final WorkBudget budget;
    private final int[] twinOf;
    private final Variant[] placedVariant;
    private final boolean[] isPlaced;
    private final int[] xs;
    private final int[] ys;
    /** For each piece its remaining candidates; meaningless while it is {@link #isUnbounded}. */
    private Candidates[] candidates;
    /** Whether nothing that is placed bounds the positions of a piece yet. */
    private boolean[] isUnbounded;

    private int placedCount;

    private PartSearch(Plan plan, Part part, WorkBudget budget) {
        this.network = new ConstraintNetwork(plan, part);
        this.budget = budget;
        int count = network.count();
        this.twinOf = IntStream.range(0, count).map(this::firstTwin).toArray();
        this.placedVariant = new Variant[count];
        this.isPlaced = new boolean[count];
        this.xs = new int[count];
        this.ys = new int[count];
        this.candidates = new Candidates[count];
        this.isUnbounded = new boolean[count];
        Arrays.fill(candidates, new Candidates());
        Arrays.fill(isUnbounded, true);
    }

    /** Decides whether a part has a layout. */
    static Answer answer(Plan plan, Part part, WorkBudget budget) {
        PartSearch search = new PartSearch(plan, part, budget);
        search.begin();
        return search.placeRest();
    }

    private int firstTwin(int piece) {
        return IntStream.range(0, piece)
                .filter(earlier -> network.areInterchangeable(earlier, piece))
                .findFirst()
                .orElse(piece);
    }

    /** Gives each pinned room one candidate for each variant; if no room is pinned, fixes one room at the origin. */
    private void begin() {
        int[] pinned =
                IntStream.range(0, network.count()).filter(network::isPinned).toArray();
        int[] first = pinned.length > 0 ? pinned : new int[] {mostJoined()};
        for (int piece : first) {
            List<Variant> variants = network.variants(piece);
            Candidates options = new Candidates();
            for (int variant = 0; variant < variants.size(); variant++) {
                Point corner =
                        network.pinnedCorner(piece, variants.get(variant)).orElse(Point.ORIGIN);
                options.add(variant, corner.x(), corner.y());
            }
            candidates[piece] = options;
            isUnbounded[piece] = false;
        }
    }

    private int mostJoined() {
        int most = 0;
        for (int piece = 1; piece < network.count(); piece++) {
            if (!network.isCorridor(piece) && jointCount(piece) > jointCount(most)) {
                most = piece;
            }
        }
        return most;
    }

    private long jointCount(int piece) {
        return IntStream.range(0, network.count())
                .filter(other -> network.areJoined(piece, other))
                .count();
    }

    private Answer placeRest() {
        if (placedCount == network.count()) {
            return Answer.POSSIBLE;
        }
        int piece = mostConstrained();
        Candidates options = candidates[piece];
        Candidates[] candidatesBefore = candidates;
        boolean[] unboundedBefore = isUnbounded;
        for (int option = 0; option < options.size(); option++) {
            candidates = candidatesBefore.clone();
            isUnbounded = unboundedBefore.clone();
            place(piece, options, option);
            if (forwardCheck(piece, option)) {
                Answer answer = placeRest();
                if (answer != Answer.IMPOSSIBLE) {
                    return answer;
                }
            }
            isPlaced[piece] = false;
            placedCount--;
            if (budget.isSpent()) {
                return Answer.UNKNOWN;
            }
        }
        candidates = candidatesBefore;
        isUnbounded = unboundedBefore;
        return Answer.IMPOSSIBLE;
    }

    private int mostConstrained() {
        int best = NONE;
        for (int piece = 0; piece < network.count(); piece++) {
            if (!isPlaced[piece]
                    && !isUnbounded[piece]
                    && (best == NONE || candidates[piece].size() < candidates[best].size())) {
                best = piece;
            }
        }
        return best;
    }

    private void place(int piece, Candidates options, int option) {
        placedVariant[piece] = network.variants(piece).get(options.variant(option));
        xs[piece] = options.x(option);
        ys[piece] = options.y(option);
        isPlaced[piece] = true;
        placedCount++;
    }

    /**
     * Removes from every unplaced piece the candidates that conflict with the piece just placed.
     *
     * @return whether every piece has a candidate left
     */
    private boolean forwardCheck(int placed, int option) {
        for (int piece = 0; piece < network.count(); piece++) {
            if (isPlaced[piece]) {
                continue;
            }
            if (!isUnbounded[piece]) {
                int from = twinOf[piece] == twinOf[placed] ? option + 1 : 0;
                candidates[piece] = allowed(candidates[piece], from, piece, placed);
            } else if (network.areJoined(placed, piece) && isBounded(piece)) {
                isUnbounded[piece] = false;
                candidates[piece] = beside(placed, piece);
                for (int other = 0; other < network.count(); other++) {
                    if (isPlaced[other] && other != placed) {
                        candidates[piece] = allowed(candidates[piece], 0, piece, other);
                    }
                }
            }
            if (!isUnbounded[piece] && candidates[piece].size() == 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * A corridor becomes bounded only when both of its rooms are placed; the rooms' own constraint already requires
     * that some corridor fits.
     */
    private boolean isBounded(int piece) {
        return !network.isCorridor(piece)
                || IntStream.range(0, network.count())
                        .allMatch(other -> isPlaced[other] || !network.areJoined(other, piece));
    }

    private Candidates allowed(Candidates options, int from, int piece, int placed) {
        Candidates allowed = new Candidates();
        List<Variant> variants = network.variants(piece);
        budget.spend(1 + options.size() - from);
        for (int option = from; option < options.size(); option++) {
            int dx = options.x(option) - xs[placed];
            int dy = options.y(option) - ys[placed];
            if (network.allow(placed, placedVariant[placed], piece, variants.get(options.variant(option)), dx, dy)) {
                allowed.add(options.variant(option), options.x(option), options.y(option));
            }
        }
        return allowed;
    }

    private Candidates beside(int placed, int piece) {
        Candidates beside = new Candidates();
        List<Variant> variants = network.variants(piece);
        for (int variant = 0; variant < variants.size(); variant++) {
            LatticeSet offsets = network.offsets(placed, placedVariant[placed], piece, variants.get(variant));
            budget.spend(1 + offsets.size());
            for (int i = 0; i < offsets.size(); i++) {
                beside.add(variant, xs[placed] + offsets.x(i), ys[placed] + offsets.y(i));
            }
        }
        return allowed(beside, 0, piece, placed);
    }
}
