package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.random.SeededRandom;

class SidePairingTest {

    /** Three straight trails connect many places, four trails with one short one hardly any. */
    private static final Tile UNEVEN = new Tile(TileSide.of("abcabc"), TileSide.of("aabcdd"));

    private static final TileSet TWENTY = new TileSet(Collections.nCopies(20, UNEVEN));

    @Test
    void similarSidesShareATile() {
        TileSet paired = new SidePairing(500, SeededRandom.of(1, 1)).of(TWENTY);

        assertThat(paired.tiles()).allSatisfy(tile -> assertThat(tile.front()).isEqualTo(tile.back()));
    }

    @Test
    void noSideIsLost() {
        TileSet designed = TileSet.designed();

        assertThat(sides(new SidePairing(50, SeededRandom.of(1, 1)).of(designed)))
                .containsExactlyInAnyOrderElementsOf(sides(designed));
    }

    /** If both sides of every tile are equal, each board has all designs; otherwise some boards have too few that connect. */
    @Test
    void evenBoardsConnectMore() {
        SetScorer scorer = new SetScorer(20_000, SeededRandom.of(2, 2));
        List<Tile> mixed = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            mixed.add(new Tile(TileSide.of("ababab"), TileSide.of("aabcdc")));
        }
        TileSet set = new TileSet(mixed);

        assertThat(scorer.score(new SidePairing(500, SeededRandom.of(1, 1)).of(set))
                        .path())
                .isGreaterThan(scorer.score(set).path() + 0.01);
    }

    private static List<TileSide> sides(TileSet set) {
        return set.tiles().stream()
                .flatMap(tile -> Stream.of(tile.front(), tile.back()))
                .toList();
    }
}
