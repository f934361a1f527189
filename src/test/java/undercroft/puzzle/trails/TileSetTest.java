package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import undercroft.random.SeededRandom;

class TileSetTest {

    /** The first side four times, also turned; another one twice; a single trail and a bridge once. */
    private static final TileSet SMALL = TileSet.of("""
            # Lines like this say nothing.
            aaabbb abbbaa
            aabbba aaabbb

            aaaabb abbbbb
            aaaaaa ababab
            aabbbb aabcdd
            """);

    @Test
    void countsWhatASetCosts() {
        // aaabbb 4, aaaabb 2, and once each abbbbb, aaaaaa, ababab and aabcdd.
        assertThat(SMALL.duplicates()).isEqualTo(16 + 4 + 4);
        assertThat(SMALL.bridges()).isEqualTo(1);
        assertThat(SMALL.singles()).isEqualTo(1);
    }

    @Test
    void readsWhatItWrites() {
        assertThat(TileSet.of(SMALL.toString())).isEqualTo(SMALL);
        assertThat(SMALL.toString()).startsWith("aaabbb abbbaa\naabbba aaabbb\naaaabb abbbbb\n");
    }

    @Test
    void namesTheLineThatIsNotATile() {
        assertThatThrownBy(() -> TileSet.of("aaabbb aaabbb\n\naaabbb\n"))
                .hasMessage("Line 3 (aaabbb) must be a tile: its front and its back, six letters from a to d each.");
        assertThatThrownBy(() -> TileSet.of("# nothing")).hasMessage("A set must have at least one tile.");
    }

    @Test
    void everyGenomeIsASetOfTwentyTiles() {
        BitSet allOnes = new BitSet();
        allOnes.set(0, TileSet.GENOME_BITS);
        checkGenome(new BitSet());
        checkGenome(allOnes);
        forEachSeed(1000, (seed, draw) -> {
            byte[] bytes = new byte[TileSet.GENOME_BITS / Byte.SIZE];
            draw.nextBytes(bytes);
            checkGenome(BitSet.valueOf(bytes));
        });
    }

    private static void checkGenome(BitSet genome) {
        TileSet set = TileSet.ofGenome(genome);

        assertThat(set.tiles()).hasSize(20);
        assertThat(TileSet.ofGenome(set.genome())).isEqualTo(set);
    }

    /** Bits 0 and 1 are the northern edge of the first front, bits 12 and 13 that of its back. */
    @Test
    void genomesHaveTwoBitsForEachEdge() {
        BitSet genome = new BitSet();
        genome.set(0);
        genome.set(14, 16);
        genome.set(478);

        TileSet set = TileSet.ofGenome(genome);

        assertThat(TileSet.GENOME_BITS).isEqualTo(480);
        assertThat(set.tiles().get(0)).hasToString("Tile[front=abbbbb, back=abaaaa]");
        assertThat(set.tiles().get(1)).hasToString("Tile[front=aaaaaa, back=aaaaaa]");
        assertThat(set.tiles().get(19).back()).hasToString("aaaaab");
    }

    /** Measured when it was designed; 20 000 boards give the score to 0.015. */
    @Test
    void theShippedSetHasItsScore() {
        SetScore score = new SetScorer(20_000, SeededRandom.of(2026, 1)).score(TileSet.designed());

        assertThat(score.value()).isGreaterThan(10.5);
        assertThat(score.singles()).isZero();
    }
}
