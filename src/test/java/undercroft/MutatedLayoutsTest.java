package undercroft;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import undercroft.export.FormatRegistry;
import undercroft.export.LayoutFormats;
import undercroft.export.LayoutJson;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.files.LevelLoader;
import undercroft.fixture.PuzzleLayouts;
import undercroft.fixture.SmallLayouts;
import undercroft.geometry.Box;
import undercroft.geometry.Jts;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;
import undercroft.verify.LayoutVerifier;

/**
 * Damaged files of layouts are refused with place and advice, or they are read, verified and written in every format; and
 * what the verification accepts, JTS accepts.
 */
class MutatedLayoutsTest {

    private static final Pattern LINE = Pattern.compile("layout\\.json:[1-9][0-9]*:[1-9][0-9]*: error: \\P{Cntrl}+\\.");

    private static final Pattern REFUSAL = Pattern.compile("The layout \\P{Cntrl}*\\. [^.]+\\.");

    /** Of pictures and of large maps that are drawn cell by cell, one in 100 is written: each takes up to some seconds. */
    private static final int RARE = 100;

    /** In cells. */
    private static final long LARGE = 5_000;

    /** What becomes of a damaged file. */
    private enum Fate {
        /** It is not read. */
        REFUSED,
        /** It is read but breaks rules. */
        BROKEN,
        SOUND
    }

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final FormatRegistry<LayoutFormat> FORMATS = LayoutFormats.standard();

    @Test
    void areRefusedOrUsable() throws Exception {
        List<byte[]> files = files();

        Set<Fate> fates = EnumSet.noneOf(Fate.class);
        forEachSeed(500, seed -> fates.add(check(files, seed)));

        assertThat(fates).containsExactly(Fate.values());
    }

    @Test
    @Tag("slow")
    void millionsAreRefusedOrUsable() throws Exception {
        List<byte[]> files = files();

        forEachSeed(10_000_000, seed -> check(files, seed));
    }

    private static Fate check(List<byte[]> files, long seed) throws Exception {
        SplittableRandom random = new SplittableRandom(seed);
        ObjectNode file = (ObjectNode) JSON.readTree(files.get(random.nextInt(files.size())));
        new JsonMutation(random).damage(file);
        Layout layout;
        try {
            layout = LayoutJson.read(new ByteArrayInputStream(JSON.writeValueAsBytes(file)), "layout.json");
        } catch (BadInputException e) {
            assertThat(e.diagnostics())
                    .isNotEmpty()
                    .extracting(Diagnostic::toString)
                    .allMatch(LINE.asMatchPredicate());
            return Fate.REFUSED;
        }
        boolean isSound = LayoutVerifier.verify(layout).isEmpty();
        if (isSound) {
            assertSound(layout);
        }
        for (String name : FORMATS.names()) {
            if (seed % RARE == 0 || !takesLong(layout, name)) {
                write(layout, name);
            }
        }
        return isSound ? Fate.SOUND : Fate.BROKEN;
    }

    private static boolean takesLong(Layout layout, String format) {
        Box bounds = layout.bounds();
        return format.equals("png") || (long) bounds.width() * bounds.height() > LARGE;
    }

    private static void write(Layout layout, String format) {
        try {
            FORMATS.named(format).orElseThrow().write(layout, Appearance.DEFAULT, OutputStream.nullOutputStream());
        } catch (IOException e) {
            assertThat(e.getMessage()).as(format).matches(REFUSAL);
        } catch (RuntimeException | Error e) {
            throw new AssertionError(format + " fails: " + e, e);
        }
    }

    private static void assertSound(Layout layout) {
        List<Geometry> floors =
                layout.rooms().stream().map(room -> Jts.of(room.outline())).toList();
        for (int i = 0; i < floors.size(); i++) {
            assertThat(floors.get(i).isValid()).isTrue();
            for (int j = 0; j < i; j++) {
                assertThat(floors.get(i).relate(floors.get(j), "T********")).isFalse();
            }
        }
        for (Door door : layout.doors()) {
            for (int room : List.of(door.roomA(), door.roomB())) {
                Geometry wall = floors.get(room).getBoundary();
                assertThat(wall.covers(Jts.of(door.at()))).isTrue();
            }
        }
    }

    private static List<byte[]> files() throws Exception {
        Level riddles = LevelLoader.readAll(List.of(Path.of("graphs/riddle-crypt.yaml")))
                .get(0);
        Outcome outcome = DungeonGenerator.of(riddles)
                .generate(GenerationRequest.of(1).withLimits(Limits.within(Duration.ofMinutes(5))));
        List<byte[]> files = new ArrayList<>();
        for (Layout layout : Stream.of(
                        SmallLayouts.twoRooms(),
                        SmallLayouts.bay(),
                        SmallLayouts.ring(),
                        SmallLayouts.octagons(),
                        SmallLayouts.pinned(),
                        PuzzleLayouts.twoRooms(),
                        ((Outcome.Found) outcome).layout())
                .toList()) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            new LayoutJson("9.9.9").write(layout, file);
            files.add(file.toByteArray());
        }
        return files;
    }
}
