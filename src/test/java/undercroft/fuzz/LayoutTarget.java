package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import undercroft.export.FormatRegistry;
import undercroft.export.LayoutFormats;
import undercroft.export.LayoutJson;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.fixture.PuzzleLayouts;
import undercroft.fixture.SmallLayouts;
import undercroft.geometry.Box;
import undercroft.layout.Layout;
import undercroft.source.BadInputException;
import undercroft.verify.LayoutVerifier;

/** Layouts: what is read is verified and written in every format, and what the verification accepts, JTS accepts. */
final class LayoutTarget implements Target {

    private static final Pattern REFUSAL = Pattern.compile("The layout \\P{Cntrl}*\\. [^.]+\\.");

    /** All formats are written of one layout in 20, which takes longer than anything else. */
    private static final int ONE_IN_WRITTEN = 20;

    /** Pictures and large maps that are drawn cell by cell take up to some seconds. */
    private static final int ONE_IN_DRAWN = 1_000;

    /** In cells. */
    private static final long LARGE = 5_000;

    private static final FormatRegistry<LayoutFormat> FORMATS = LayoutFormats.standard();

    @Override
    public String name() {
        return "layout";
    }

    @Override
    public List<Sample> samples() {
        List<Sample> samples = new ArrayList<>();
        for (Layout layout : List.of(
                SmallLayouts.twoRooms(),
                SmallLayouts.bay(),
                SmallLayouts.ring(),
                SmallLayouts.octagons(),
                SmallLayouts.pinned(),
                PuzzleLayouts.twoRooms())) {
            samples.add(Sample.of(layout.level() + ".json", json(layout), DataGrammar.JSON));
        }
        samples.addAll(Samples.inResources(DataGrammar.JSON, List.of("riddle-crypt-1.json")));
        samples.add(Samples.sample(
                Path.of("unity/dev.undercroft.layouts/Samples~/FirstKeep/first-keep-1.undercroft"), DataGrammar.JSON));
        return samples;
    }

    private static String json(Layout layout) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new LayoutJson("9.9.9").write(layout, out);
        } catch (IOException e) {
            throw new IllegalStateException("Writing to memory failed.", e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @Override
    public Mending mending() {
        return new LayoutMending();
    }

    @Override
    public Fate use(Input input) throws Exception {
        Layout layout;
        try (InputStream in = input.stream()) {
            layout = LayoutJson.read(in, input.path().toString());
        } catch (BadInputException e) {
            Messages.checkRefusal(e);
            return Fate.REFUSED;
        }
        boolean isSound = LayoutVerifier.verify(layout).isEmpty();
        if (isSound) {
            SoundLayout.check(layout);
        }
        for (String format : input.isOneIn(ONE_IN_WRITTEN) ? FORMATS.names() : List.<String>of()) {
            if (input.isOneIn(ONE_IN_DRAWN) || !takesLong(layout, format)) {
                write(layout, format);
            }
        }
        return isSound ? Fate.USED : Fate.BROKEN;
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
        }
    }

    @Override
    public List<List<Object>> commands(Path file, Path out) {
        return List.of(
                List.of("verify", file),
                List.of("verify", file, "--graph", "graphs/riddle-crypt.yaml"),
                List.of("render", file, "--out", out, "--format", String.join(",", FORMATS.names())),
                List.of("render", file, "--out", "-", "--format", "ascii"));
    }
}
