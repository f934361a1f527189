package undercroft.puzzle.trails;

import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.puzzle.optimise.Problem;
import undercroft.random.SeededRandom;

/**
 * The design of a set of tiles as a problem for the published genetic algorithm: a genome of {@value TileSet#GENOME_BITS} bits,
 * crossed at one point and mutated at one edge. All sets are scored on the same boards. Not for use by several threads at once.
 *
 * @param scorer scores sets of twenty tiles
 */
record TileSetProblem(SetScorer scorer) implements Problem<TileSet> {

    @Override
    public Optional<TileSet> first(SeededRandom random) {
        BitSet genome = new BitSet(TileSet.GENOME_BITS);
        for (int bit = 0; bit < TileSet.GENOME_BITS; bit++) {
            genome.set(bit, random.chance(0.5));
        }
        return Optional.of(TileSet.ofGenome(genome));
    }

    /** Moves one edge of one side to another trail, or to a new one. */
    @Override
    public TileSet mutate(TileSet parent, SeededRandom random) {
        BitSet genome = parent.genome();
        int edge = random.below(TileSet.GENOME_BITS / TileSide.LABEL_BITS) * TileSide.LABEL_BITS;
        int change = random.between(1, TileSide.MOST_TRAILS - 1);
        for (int bit = 0; bit < TileSide.LABEL_BITS; bit++) {
            if (((change >> bit) & 1) == 1) {
                genome.flip(edge + bit);
            }
        }
        return TileSet.ofGenome(genome);
    }

    @Override
    public TileSet cross(TileSet first, TileSet second, SeededRandom random) {
        int point = random.between(1, TileSet.GENOME_BITS - 1);
        BitSet genome = first.genome();
        genome.clear(point, TileSet.GENOME_BITS);
        BitSet rest = second.genome();
        rest.clear(0, point);
        genome.or(rest);
        return TileSet.ofGenome(genome);
    }

    @Override
    public OptionalDouble fitness(TileSet candidate) {
        return OptionalDouble.of(scorer.score(candidate).value());
    }

    @Override
    public double leastFitness() {
        return Double.NEGATIVE_INFINITY;
    }
}
