package undercroft.export.tileset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The images of the tilesets. They are kept among the resources so that writing a map does not have to paint them. */
class TilesetPainterTest {

    private static final int MOST_BYTES = 80_000;

    static Stream<TilesetStyle> styles() {
        return TilesetPainter.STYLES.stream();
    }

    /** If this fails, run {@link TilesetPainter}. */
    @ParameterizedTest
    @MethodSource("styles")
    void theImageIsUpToDateAndSmall(TilesetStyle style) throws IOException {
        byte[] image = Files.readAllBytes(TilesetPainter.file(style));

        assertThat(image).isEqualTo(TilesetPainter.image(style)).hasSizeLessThan(MOST_BYTES);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void theTilesetIsAsLargeAsItsImageAndAsDarkBehindIt(TilesetStyle style) throws IOException {
        Tileset tileset = BuiltInTileset.named(style.name()).orElseThrow().tileset();

        var image = ImageIO.read(new ByteArrayInputStream(TilesetPainter.image(style)));

        assertThat(List.of(image.getWidth(), image.getHeight()))
                .containsExactly(tileset.image().width(), tileset.image().height());
        assertThat(tileset.background()).contains("#%06x".formatted(style.dark()));
    }
}
