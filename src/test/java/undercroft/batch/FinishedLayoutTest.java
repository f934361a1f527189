package undercroft.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.DungeonGenerator;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.Detail;
import undercroft.export.format.LayoutFormat;
import undercroft.fixture.SmallLevels;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.Outcome;

class FinishedLayoutTest {

    private static final LayoutFormat JSON =
            LayoutFormats.standard().named("json").orElseThrow();

    private static final Level LEVEL = SmallLevels.ring();

    @TempDir
    private Path folder;

    /** A file with more or less than is asked for is made again. */
    @Test
    void aFileIsFinishedIfItHoldsAsMuchAsIsAskedFor() throws IOException {
        DungeonGenerator generator = DungeonGenerator.of(LEVEL);
        Layout bare = ((Outcome.Found) generator.generate(3)).layout();
        Path plain = written("plain.json", bare.plain());
        Path full = written("full.json", generator.survey(bare));

        assertThat(isIn(plain, Detail.PLAIN, 3)).isTrue();
        assertThat(isIn(plain, Detail.FULL, 3)).isFalse();
        assertThat(isIn(full, Detail.FULL, 3)).isTrue();
        assertThat(isIn(full, Detail.PLAIN, 3)).isFalse();
        assertThat(isIn(full, Detail.FULL, 4)).isFalse();
        assertThat(isIn(folder.resolve("none.json"), Detail.FULL, 3)).isFalse();
    }

    private Path written(String name, Layout layout) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file)) {
            JSON.write(layout, Appearance.DEFAULT, out);
        }
        return file;
    }

    private static boolean isIn(Path file, Detail detail, long seed) throws IOException {
        return FinishedLayout.isIn(file, JSON, detail, LEVEL, seed);
    }
}
