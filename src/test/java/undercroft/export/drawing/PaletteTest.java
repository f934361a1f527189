package undercroft.export.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.export.format.Appearance;

class PaletteTest {

    /** The contrast that WCAG 2 requires of large text: names are drawn at 7.5 pixels or more, but are only a few words. */
    @ParameterizedTest
    @EnumSource(Appearance.Theme.class)
    void namesAreReadableOnEveryFloor(Appearance.Theme theme) {
        Palette palette = Palette.of(theme);
        assertThat(palette.floors())
                .allSatisfy(floor -> assertThat(contrast(floor, palette.ink())).isGreaterThan(3));
        assertThat(contrast(palette.room(), palette.ink())).isGreaterThan(7);
        assertThat(contrast(palette.page(), palette.faintInk())).isGreaterThan(4.5);
    }

    private static double contrast(Colour a, Colour b) {
        double lighter = Math.max(luminance(a), luminance(b));
        double darker = Math.min(luminance(a), luminance(b));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Colour colour) {
        return 0.2126 * linear(colour.rgb() >> 16 & 0xFF)
                + 0.7152 * linear(colour.rgb() >> 8 & 0xFF)
                + 0.0722 * linear(colour.rgb() & 0xFF);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
