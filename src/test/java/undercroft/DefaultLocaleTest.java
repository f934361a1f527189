package undercroft;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.export.GraphFormat;
import undercroft.export.GraphFormats;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.files.LevelLoader;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.Outcome;
import undercroft.yaml.LevelYaml;

/**
 * What the library writes is the same under each default locale. In Turkish, I is not the capital of i; in German, decimals have a
 * comma; in Egyptian Arabic, {@code %d} writes other digits.
 */
@Isolated("Sets the default locale.")
class DefaultLocaleTest {

    private final Locale usual = Locale.getDefault();

    @AfterEach
    void restoreTheLocale() {
        Locale.setDefault(usual);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tr-TR", "de-DE", "ar-EG-u-nu-arab"})
    void filesAreTheSame(String locale) throws Exception {
        Locale.setDefault(Locale.ROOT);
        Map<String, String> expected = files();
        Locale.setDefault(Locale.forLanguageTag(locale));

        assertThat(files()).containsExactlyEntriesOf(expected);
    }

    @Test
    void theArabicLocaleHasOtherDigits() {
        assertThat(String.format(Locale.forLanguageTag("ar-EG-u-nu-arab"), "%d", 7))
                .isEqualTo("٧");
    }

    private static Map<String, String> files() throws Exception {
        Map<String, String> files = new TreeMap<>();
        Level level = LevelLoader.read(Path.of("graphs", "lock-and-key.yaml"));
        Layout layout = ((Outcome.Found) DungeonGenerator.of(level).generate(1234567)).layout();
        for (String name : LayoutFormats.standard().names()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            LayoutFormat format = LayoutFormats.standard().named(name).orElseThrow();
            format.write(layout, Appearance.DEFAULT, out);
            files.put("layout " + name, out.toString(ISO_8859_1));
        }
        for (String name : GraphFormats.standard().names()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            GraphFormat format = GraphFormats.standard().named(name).orElseThrow();
            format.write(level, Appearance.DEFAULT, out);
            files.put("graph " + name, out.toString(UTF_8));
        }
        files.put("level.yaml", LevelYaml.of(level));
        files.put(
                "grown.yaml",
                GrownLevel.grow(new GrowthOptions(12, 10, DoorStyle.TIGHT, true, true), 12)
                        .yaml());
        return files;
    }
}
