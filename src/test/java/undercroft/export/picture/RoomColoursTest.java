package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance.Theme;

class RoomColoursTest {

    /** In CIE Lab; 2.3 is the least difference that is noticed, and 10 is seen at a glance. */
    private static final double TOLD_APART = 11;

    @ParameterizedTest
    @EnumSource(Theme.class)
    void usualTypesHaveTheSameColourInEveryLevel(Theme theme) {
        RoomColours one = RoomColours.of(theme, List.of("boss", "treasure", "exit"));
        List<String> many = Stream.concat(
                        Stream.of("boss", "exit", "shop", "treasure"),
                        IntStream.range(0, 40).mapToObj(i -> "type-" + i))
                .toList();
        assertThat(RoomColours.of(theme, many).byType()).containsAllEntriesOf(one.byType());
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void usualTypesAreToldApartWithAnyColourVision(Theme theme) {
        Palette palette = Palette.of(theme);
        List<Colour> floors = new ArrayList<>(List.of(palette.room(), palette.corridor()));
        Stream.of(UsualType.values()).map(type -> type.floor(theme)).forEach(floors::add);
        for (ColourVision vision : ColourVision.values()) {
            for (int i = 0; i < floors.size(); i++) {
                // Plain rooms and corridors are told apart by their shapes.
                for (int j = Math.max(2, i + 1); j < floors.size(); j++) {
                    assertThat(vision.distance(floors.get(i), floors.get(j)))
                            .as(
                                    "%s %s %s",
                                    vision, floors.get(i).hex(), floors.get(j).hex())
                            .isGreaterThan(TOLD_APART);
                }
            }
        }
    }

    /** Red and green as in traffic lights; the value for normal vision is that of any calculator of CIE 1976. */
    @Test
    void theSimulationConfusesRedAndGreenForDeuteranopes() {
        Colour red = Colour.solid(0xFF0000);
        Colour green = Colour.solid(0x00FF00);
        Colour olive = Colour.solid(0xA89300);
        assertThat(ColourVision.NORMAL.distance(red, green)).isCloseTo(170.6, within(0.2));
        assertThat(ColourVision.DEUTERANOPIA.distance(red, olive))
                .isLessThan(ColourVision.NORMAL.distance(red, olive) / 4);
    }

    @Test
    void fourteenOtherTypesAreAllDifferent() {
        List<String> types = IntStream.range(0, 14).mapToObj(i -> "type-" + i).toList();
        assertThat(RoomColours.of(Theme.DARK, types).byType().values())
                .hasSize(14)
                .doesNotHaveDuplicates();
    }

    @Test
    void moreTypesThanColoursShareColours() {
        List<String> types = IntStream.range(0, 40).mapToObj(i -> "type-" + i).toList();
        RoomColours colours = RoomColours.of(Theme.LIGHT, types);
        assertThat(colours.byType()).hasSize(40);
        assertThat(Set.copyOf(colours.byType().values())).hasSize(14);
    }
}
