package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.random.SeededRandom;

/**
 * Designs a set of tiles by simulated annealing with a heat bath (Gibbs sampling). In each step one side of one tile draws a
 * new design among all designs, with probabilities proportional to e^(score / temperature).
 *
 * <p>This needs the score with each of the designs on that side. A board gives it for all designs in all turns at once: without
 * the tile, the trails of the other tiles leave a {@link Gap}, and {@link DesignGains} has the value of each design there. So
 * all designs are compared on the same boards, with common random numbers. Every step deals new boards, so that no set can be
 * fitted to them, and deals more of them as the temperature falls.
 */
final class HeatBath {

    /** All designs but a single trail, which costs so much that no good set has one. */
    private static final List<TileSide> DESIGNS =
            TileSide.designs().stream().filter(design -> design.trails() > 1).toList();

    private final Schedule schedule;
    private final SeededRandom random;
    private final HexBoard board = PublishedBoard.board();
    private final GapTracer tracer = new GapTracer(board);
    private final DesignGains gains = DesignGains.ofScore(DESIGNS);
    private final Dealer dealer;
    private final int[] dealt = new int[TileSet.PUBLISHED_TILES];
    private final int[] labels = new int[TileSet.PUBLISHED_TILES];

    /** The number of the design of each side: front and back of the first tile, of the second, and so on. */
    private final int[] designs = new int[TileSet.PUBLISHED_TILES * Tile.SIDES];

    private final int[] counts = new int[DESIGNS.size()];
    private final long[] sums = new long[DESIGNS.size()];
    private final double[] weights = new double[DESIGNS.size()];

    /**
     * The annealing schedule. Temperature and number of boards change geometrically.
     *
     * @param steps the number of steps; in each, one side draws a new design
     * @param hottest temperature of the first step, in points of the score
     * @param coldest temperature of the last step
     * @param fewestBoards boards dealt in the first step
     * @param mostBoards boards dealt in the last step
     */
    record Schedule(int steps, double hottest, double coldest, int fewestBoards, int mostBoards) {

        double temperature(int step) {
            return between(hottest, coldest, step);
        }

        int boards(int step) {
            return (int) between(fewestBoards, mostBoards, step);
        }

        private double between(double first, double last, int step) {
            return first * StrictMath.pow(last / first, (double) step / steps);
        }
    }

    HeatBath(Schedule schedule, SeededRandom random) {
        this.schedule = schedule;
        this.random = random;
        this.dealer = new Dealer(TileSet.PUBLISHED_TILES, random);
    }

    /**
     * Designs a set, starting from a random one.
     *
     * @return the set, or empty if it was stopped
     */
    Optional<TileSet> design(BooleanSupplier stop) {
        for (int side = 0; side < designs.length; side++) {
            designs[side] = random.below(DESIGNS.size());
            counts[designs[side]]++;
        }
        LabelTable table = new LabelTable(set());
        for (int step = 0; step < schedule.steps(); step++) {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            int side = random.below(designs.length);
            survey(side, schedule.boards(step), table);
            counts[designs[side]]--;
            designs[side] = draw(schedule.boards(step), schedule.temperature(step));
            counts[designs[side]]++;
            table.put(side / Tile.SIDES, side % Tile.SIDES, DESIGNS.get(designs[side]));
        }
        return Optional.of(set());
    }

    private TileSet set() {
        List<Tile> tiles = new ArrayList<>();
        for (int side = 0; side < designs.length; side += Tile.SIDES) {
            tiles.add(new Tile(DESIGNS.get(designs[side]), DESIGNS.get(designs[side + 1])));
        }
        return new TileSet(tiles);
    }

    /** Sums up what each design would gain on new boards where its tile lies with that side up. */
    private void survey(int side, int boards, LabelTable table) {
        Arrays.fill(sums, 0);
        for (int i = 0; i < boards; i++) {
            dealer.deal(dealt, 0, dealt.length);
            table.lookUp(dealt, 0, labels);
            int[] gained = gains.of(tracer.gap(hexagonOf(side / Tile.SIDES), labels));
            for (int design = 0; design < gained.length; design++) {
                sums[design] += gained[design];
            }
        }
    }

    private int hexagonOf(int tile) {
        int hexagon = 0;
        while (dealt[hexagon] / Dealer.ORIENTATIONS != tile) {
            hexagon++;
        }
        return hexagon;
    }

    private int draw(int boards, double temperature) {
        double best = Double.NEGATIVE_INFINITY;
        for (int design = 0; design < weights.length; design++) {
            weights[design] = score(design, boards) / temperature;
            best = Math.max(best, weights[design]);
        }
        double total = 0;
        for (int design = 0; design < weights.length; design++) {
            weights[design] = StrictMath.exp(weights[design] - best);
            total += weights[design];
        }
        double drawn = random.unit() * total;
        int design = 0;
        while (design < weights.length - 1 && drawn >= weights[design]) {
            drawn -= weights[design++];
        }
        return design;
    }

    /** The score with a design on the current side, without the part that is the same for all designs. */
    private double score(int design, int boards) {
        // The side is up on every second board only.
        double gained = (double) sums[design] / ((long) boards * Edge.COUNT * Tile.SIDES);
        int moreDuplicates = 2 * counts[design] + 1;
        int price = SetScore.price(DESIGNS.get(design).bridged() ? 1 : 0, moreDuplicates, 0);
        return (gained - price) / SetScore.PAIR_WORTH;
    }
}
