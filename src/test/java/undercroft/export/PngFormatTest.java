package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import undercroft.export.Drawing.Pen;
import undercroft.export.Drawing.Spot;
import undercroft.export.Drawing.Stroke;
import undercroft.export.format.Appearance;
import undercroft.tiles.WallRule;

/** PNG files as Java's own reader reads them, and the raster and compression that make them. */
class PngFormatTest {

    private static final int WHITE = 0xFFFFFF;
    private static final Colour BLACK = Colour.solid(0x000000);

    @Test
    void drawsTheKeepToScale() throws IOException {
        BufferedImage image = image(new Appearance(Appearance.Theme.LIGHT, 10, WallRule.INSIDE));
        // 28 × 23 cells with the border; the map begins at [24, 82].
        assertThat(image.getWidth()).isGreaterThan(24 + 280 + 24);
        assertThat(image.getHeight()).isEqualTo(82 + 230 + 24);
        assertThat(rgb(image, 2, 2)).as("page").isEqualTo(0xFBFAF6);
        assertThat(rgb(image, 24 + 10, 82 + 10 + 5)).as("outer wall of Gewölbe").isEqualTo(0x2B2B33);
        int inTheHall = rgb(image, 24 + (11 + 2) * 10 + 5, 82 + (22 - 1) * 10 + 5);
        assertThat(inTheHall).as("floor of the hall").isEqualTo(0xFFFDF4);
        int besideTheDoor = rgb(image, 24 + 11 * 10, 82 + (22 - 4) * 10 + 5);
        assertThat(besideTheDoor).as("wall between gate and hall").isEqualTo(0x2B2B33);
        int inTheDoor = rgb(image, 24 + 11 * 10 + 2, 82 + (22 - 2) * 10 + 4);
        assertThat(inTheDoor).as("the gap for the door").isEqualTo(0xFFFDF4);
    }

    @Test
    void theDarkThemeIsDark() throws IOException {
        assertThat(rgb(image(Appearance.DEFAULT.withTheme(Appearance.Theme.DARK)), 2, 2))
                .isEqualTo(0x14161B);
    }

    @Test
    void aHugeLayoutGivesASmallPicture() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PngFormat()
                .write(
                        SampleLayouts.of(
                                SampleLayouts.rectangle(0, "a", "", -400_000_000, 0, 4, 4),
                                SampleLayouts.rectangle(1, "b", "", 400_000_000, 9, 4, 4)),
                        Appearance.DEFAULT,
                        out);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(image.getWidth()).isBetween(5000, 5400);
        assertThat(image.getHeight()).isLessThan(500);
    }

    @Test
    void aPolygonCoversPixelsByTheirCommonArea() {
        Raster raster = new Raster(4, 2, Colour.WHITE);
        raster.fill(List.of(new Spot(0, 0), new Spot(2.5, 0), new Spot(2.5, 1), new Spot(0, 1)), BLACK);
        assertThat(raster.pixel(0, 0)).isZero();
        assertThat(raster.pixel(1, 0)).isZero();
        assertThat(raster.pixel(2, 0)).isEqualTo(0x808080);
        assertThat(raster.pixel(3, 0)).isEqualTo(WHITE);
        assertThat(raster.pixel(0, 1)).isEqualTo(WHITE);
    }

    @Test
    void aLineIsAsWideAsItsPen() {
        Raster raster = new Raster(10, 10, Colour.WHITE);
        raster.draw(List.of(Stroke.between(new Spot(-5, 5), new Spot(15, 5))), new Pen(BLACK, 2));
        assertThat(raster.pixel(5, 3)).isEqualTo(WHITE);
        assertThat(raster.pixel(5, 4)).isZero();
        assertThat(raster.pixel(5, 5)).isZero();
        assertThat(raster.pixel(5, 6)).isEqualTo(WHITE);
    }

    @Test
    void crossingLinesOfOneMarkAreNotDarkerWhereTheyCross() {
        Raster raster = new Raster(10, 10, Colour.WHITE);
        Stroke across = Stroke.between(new Spot(-5, 5), new Spot(15, 5));
        Stroke down = Stroke.between(new Spot(5, -5), new Spot(5, 15));
        raster.draw(List.of(across, down), new Pen(BLACK.withOpacity(0.5), 2));
        assertThat(raster.pixel(5, 5)).isEqualTo(0x808080);
        assertThat(raster.pixel(8, 5)).isEqualTo(0x808080);
        assertThat(raster.pixel(8, 8)).isEqualTo(WHITE);
    }

    @Test
    void compressedBytesAreUnpackedUnchanged() {
        forEachSeed(200, (seed, draw) -> {
            int length = draw.between(0, 70_000);
            int values = draw.between(1, 256);
            byte[] data = new byte[length];
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < length; i++) {
                // Runs, repetitions of earlier bytes, and noise.
                int kind = random.nextInt(3);
                data[i] = kind == 0 && i > 0
                        ? data[i - 1]
                        : kind == 1 && i > 300 ? data[i - 300] : (byte) random.nextInt(values);
            }
            byte[] unpacked = new byte[length + 1];
            Inflater inflater = new Inflater();
            inflater.setInput(FixedDeflate.zlib(data));
            int unpackedLength = inflater.inflate(unpacked);
            assertThat(unpackedLength).isEqualTo(length);
            assertThat(Arrays.copyOf(unpacked, length)).isEqualTo(data);
            assertThat(length == 0 || inflater.finished()).isTrue();
            inflater.end();
        });
    }

    @Test
    void longRunsAreCompressedWell() {
        assertThat(FixedDeflate.zlib(new byte[1_000_000])).hasSizeLessThan(10_000);
    }

    private static BufferedImage image(Appearance appearance) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PngFormat().write(SampleLayouts.keep(), appearance, out);
        return ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    }

    private static int rgb(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xFFFFFF;
    }
}
