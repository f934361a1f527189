package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import undercroft.tiles.WallRule;

class CsvFormatTest {

    @Test
    void writesTheNumbersOfTheTilesFromTopToBottom() {
        assertThat(Sample.written("csv", WallRule.INSIDE)).isEqualTo("""
                2,2,2,2,0,0
                2,1,1,5,5,4
                2,2,2,2,0,0
                """);
    }

    @Test
    void wallsBetweenCellsAreLeftOut() {
        assertThat(Sample.written("csv", WallRule.EDGES)).isEqualTo("""
                1,1,1,1,0,0
                1,1,1,5,5,4
                1,1,1,1,0,0
                """);
    }
}
