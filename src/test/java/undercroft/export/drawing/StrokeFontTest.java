package undercroft.export.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;

class StrokeFontTest {

    private static final Spot ORIGIN = new Spot(0, 0);

    private final StrokeFont font = StrokeFont.standard();

    @Test
    void isAsWideAsHelvetica() {
        // 722 + 556 + 222 + 222 + 556 thousandths of the font size, in hundredths.
        assertThat(font.width("Hello")).isCloseTo(2.28, within(0.01));
    }

    @Test
    void hasEveryPrintableAsciiCharacter() {
        List<Stroke> unknown = font.strokes("\u90E8", ORIGIN, 1);
        assertThat(IntStream.rangeClosed('!', '~').mapToObj(c -> Character.toString((char) c)))
                .allSatisfy(letter ->
                        assertThat(font.strokes(letter, ORIGIN, 1)).isNotEmpty().isNotEqualTo(unknown));
    }

    @Test
    void lettersStayWithinTheLineHeight() {
        assertThat(IntStream.rangeClosed('!', '~').mapToObj(c -> Character.toString((char) c)))
                .allSatisfy(letter -> assertThat(font.strokes(letter, ORIGIN, 100))
                        .flatExtracting(Stroke::spots)
                        .allMatch(spot -> spot.y() <= 21 && spot.y() >= -77)
                        .allMatch(spot -> spot.x() >= -9 && spot.x() <= 100 * font.width(letter) + 1));
    }

    @Test
    void drawsDiacritics() {
        int plain = font.strokes("o", ORIGIN, 1).size();
        assertThat(font.strokes("\u00F6", ORIGIN, 1)).hasSize(plain + 2);
        assertThat(font.width("\u00F6")).isEqualTo(font.width("o"));
        double onSmall = font.strokes("\u00E1", ORIGIN, 100).stream()
                .flatMap(s -> s.spots().stream())
                .mapToDouble(Spot::y)
                .min()
                .orElseThrow();
        double onCapital = font.strokes("\u00C1", ORIGIN, 100).stream()
                .flatMap(s -> s.spots().stream())
                .mapToDouble(Spot::y)
                .min()
                .orElseThrow();
        assertThat(onCapital).isCloseTo(onSmall - 20, within(1e-9));
    }

    @Test
    void startsAtTheGivenSpot() {
        assertThat(font.strokes("l", new Spot(10, 50), 100))
                .containsExactly(new Stroke(List.of(new Spot(21, -22), new Spot(21, 50)), false));
    }
}
