package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The image of the tiles. It is kept among the resources so that writing a map does not have to paint it. */
class TilesetTest {

    /** If this fails, run {@link TilesetPainter}. */
    @Test
    void theImageIsUpToDate() throws IOException {
        assertThat(Files.readAllBytes(TilesetPainter.IMAGE)).isEqualTo(TilesetPainter.image());
    }

    @Test
    void theImageIsSmall() throws IOException {
        assertThat(Files.size(TilesetPainter.IMAGE)).isLessThan(20_000);
    }
}
