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
                .allSatisfy(
                        floor -> assertThat(floor.contrastWith(palette.ink())).isGreaterThan(3));
        assertThat(palette.room().contrastWith(palette.ink())).isGreaterThan(7);
        assertThat(palette.page().contrastWith(palette.faintInk())).isGreaterThan(4.5);
    }
}
