package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import undercroft.export.format.Appearance;
import undercroft.fixture.HopKind;
import undercroft.fixture.HopKind.Hops;
import undercroft.puzzle.Item;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Scene.Ink;
import undercroft.puzzle.Scene.Spot;

final class PuzzlePictureTest {

    private static final PuzzlePicture LIGHT = new PuzzlePicture(Appearance.DEFAULT);

    private static final Hops PUZZLE = new Hops("..#.", 2, List.of());

    private static final List<Item> SOLUTION = List.of(Item.EMPTY.with("hop", 1), Item.EMPTY.with("hop", 2));

    /** A cell is 48 pixels wide, and the margin is three quarters of a cell. */
    @Test
    void inksAreInTheRightPlaces() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        LIGHT.writePng(new HopKind().draw(PUZZLE, Optional.of(SOLUTION)), "hops", out);

        BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(image.getWidth()).isEqualTo(264);
        assertThat(image.getHeight()).isEqualTo(120);
        assertThat(rgb(image, 10, 60)).isEqualTo(0xFBFAF6);
        assertThat(rgb(image, 36 + 2 * 48 + 24, 60)).isEqualTo(0x2B2B33);
        assertThat(rgb(image, 36 + 3 * 48 + 24, 60)).isEqualTo(0xE69F00);
        assertThat(rgb(image, 36 + 48 + 2, 60)).isEqualTo(0xFFFDF4);
    }

    @Test
    void everyInkHasItsOwnColour() throws IOException {
        List<String> drawn = new ArrayList<>();
        for (Ink ink : Ink.values()) {
            List<Spot> diagonal = List.of(new Spot(0, 0), new Spot(1, 1));
            drawn.add(svg(new Scene(1, 1, List.of(new Scene.Line(diagonal, 0.1, ink)))));
        }
        assertThat(drawn).doesNotHaveDuplicates();
        assertThat(svg(new Scene(1, 1, List.of(new Scene.Disc(new Spot(0, 0), 1, Ink.PURPLE)))))
                .contains("#cc79a7");
    }

    @Test
    void largeBoardsHaveSmallerCells() throws IOException {
        assertThat(svg(new Scene(98.5, 10, List.of()))).contains("viewBox=\"0 0 1600 184\"");
    }

    /** Three cells, two margins of three quarters of a cell each, and 100 pixels a cell. */
    @Test
    void aScaleIsKept() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PuzzlePicture(Appearance.DEFAULT.withPixelsPerCell(100)).writeSvg(new Scene(3, 2, List.of()), "", out);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("viewBox=\"0 0 450 350\"");
    }

    @Test
    void aScaleThatMakesThePictureTooLargeIsRefused() {
        PuzzlePicture large = new PuzzlePicture(Appearance.DEFAULT.withPixelsPerCell(200));
        assertThatThrownBy(() -> large.writePng(new Scene(30, 2, List.of()), "tilt", new ByteArrayOutputStream()))
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "The picture of tilt at 200 pixels a cell would be 6300 pixels long, longer than 5000. Draw it"
                                + " at a scale of 158 or less.");
    }

    /** Three pictures of 0.7 s each and a pause of 2 s. */
    @Test
    void animatedPicturesAreShownInTurn() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        LIGHT.writeAnimated(new HopKind().frames(PUZZLE, SOLUTION), "hops", out);

        assertThat(out.toString(StandardCharsets.UTF_8))
                .containsOnlyOnce("values=\"visible;hidden\" keyTimes=\"0.00000;0.17073\"")
                .containsOnlyOnce("values=\"hidden;visible;hidden\" keyTimes=\"0.00000;0.17073;0.34146\"")
                .containsOnlyOnce("values=\"hidden;visible\" keyTimes=\"0.00000;0.34146\"")
                .containsOnlyOnce("#2b2b33")
                .contains("dur=\"4.1s\"");
    }

    private static String svg(Scene scene) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LIGHT.writeSvg(scene, "hops", out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static int rgb(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xFFFFFF;
    }
}
