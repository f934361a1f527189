package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.random.SeededRandom;

class WallGeneratorTest {

    private static final Grid GRID = new Grid(6, 6);

    @Test
    void thereIsAlwaysAWallAndOneRegionIsLeft() {
        forEachSeed(300, seed -> {
            long open = WallGenerator.openCells(GRID, GRID.all(), SeededRandom.of(seed, 0));

            assertThat(open).isNotEqualTo(GRID.all()).isNotZero();
            assertThat(GRID.largestRegion(open)).isEqualTo(open);
        });
    }

    @Test
    void allSymmetriesOccur() {
        Set<Symmetry> seen = IntStream.range(0, 200)
                .mapToLong(seed -> WallGenerator.openCells(GRID, GRID.all(), SeededRandom.of(seed, 0)))
                .boxed()
                .flatMap(open -> Arrays.stream(Symmetry.values()).filter(each -> each.images(GRID, open) == open))
                .collect(Collectors.toSet());

        assertThat(seen).containsExactlyInAnyOrder(Symmetry.values());
    }

    @Test
    void imagesAreMirroredAndTurned() {
        Grid grid = new Grid(3, 3);

        assertThat(Symmetry.NONE.images(grid, 0)).isEqualTo(0b000_000_001L);
        assertThat(Symmetry.LEFT_RIGHT.images(grid, 0)).isEqualTo(0b000_000_101L);
        assertThat(Symmetry.TOP_BOTTOM.images(grid, 0)).isEqualTo(0b001_000_001L);
        assertThat(Symmetry.TURNED.images(grid, 0)).isEqualTo(0b100_000_001L);
        assertThat(Symmetry.BOTH.images(grid, 0)).isEqualTo(0b101_000_101L);
        assertThat(Symmetry.BOTH.images(grid, 1)).isEqualTo(0b010_000_010L);
    }
}
