package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.random.SeededRandom;

class SidePairingTest {

    /** Two designs, twenty times each, in tiles with equal sides: each tile gets both. */
    @Test
    void noTileHasEqualSides() {
        List<Tile> equal = new ArrayList<>();
        for (String side : List.of("abcabc", "aabcdd")) {
            equal.addAll(Collections.nCopies(10, new Tile(TileSide.of(side), TileSide.of(side))));
        }

        TileSet paired = new SidePairing(500, SeededRandom.of(1, 1)).of(new TileSet(equal));

        assertThat(paired.tiles()).allSatisfy(tile -> assertThat(tile.front()).isNotEqualTo(tile.back()));
        assertThat(TileSet.designed().tiles())
                .allSatisfy(tile -> assertThat(tile.front().design())
                        .isNotEqualTo(tile.back().design()));
    }

    @Test
    void noSideIsLost() {
        TileSet designed = TileSet.designed();

        assertThat(sides(new SidePairing(50, SeededRandom.of(1, 1)).of(designed)))
                .containsExactlyInAnyOrderElementsOf(sides(designed));
    }

    private static List<TileSide> sides(TileSet set) {
        return set.tiles().stream()
                .flatMap(tile -> Stream.of(tile.front(), tile.back()))
                .toList();
    }
}
