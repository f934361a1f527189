package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import undercroft.export.SampleLayouts;
import undercroft.export.format.Appearance;
import undercroft.export.format.TileSettings;
import undercroft.layout.PlacedRoom;

/** PNG files as Java's own reader reads them. */
class PngFormatTest {

    @Test
    void drawsTheKeepToScale() throws IOException {
        BufferedImage image = image(new Appearance(Appearance.Theme.LIGHT, 10, TileSettings.DEFAULT));
        // 28 × 23 cells with the border; the map begins at [24, 82].
        assertThat(image.getWidth()).isGreaterThan(24 + 280 + 24);
        assertThat(image.getHeight()).isGreaterThanOrEqualTo(82 + 230 + 24);
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
    void roomsThatWouldTakeLongToDrawAreRefused() {
        PlacedRoom[] onTopOfEachOther = IntStream.range(0, 150)
                .mapToObj(room -> SampleLayouts.rectangle(room, "r" + room, "", 0, 0, 300, 300))
                .toArray(PlacedRoom[]::new);

        assertThatThrownBy(() -> new PngFormat()
                        .write(SampleLayouts.of(onTopOfEachOther), Appearance.DEFAULT, OutputStream.nullOutputStream()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(
                        "has too many walls and floors to be drawn as png in a few seconds. Draw it as svg.");
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
