package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The image of the tiles, which is kept among the resources so that nothing needs to be painted to write a map. */
class TilesetTest {

    /** Run {@link TilesetPainter} where this fails. */
    @Test
    void theImageIsWhatThePainterPaints() throws IOException {
        assertThat(Files.readAllBytes(TilesetPainter.IMAGE)).isEqualTo(TilesetPainter.image());
    }

    @Test
    void theImageIsSmall() throws IOException {
        assertThat(Files.size(TilesetPainter.IMAGE)).isLessThan(20_000);
    }
}
