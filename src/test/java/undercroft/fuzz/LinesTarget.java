package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import undercroft.batch.Job;
import undercroft.batch.LayoutLines;
import undercroft.export.LayoutJson;
import undercroft.export.LayoutJsonLine;
import undercroft.export.format.Appearance;
import undercroft.export.format.Detail;
import undercroft.fixture.SmallLayouts;
import undercroft.fixture.SmallLevels;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.verify.LayoutVerifier;

/** Lines of layouts that a run resumes: it keeps only lines that hold a valid layout of the run. */
final class LinesTarget implements Target {

    private static final List<Level> LEVELS = List.of(SmallLevels.twoRooms(), SmallLevels.bay(), SmallLevels.ring());

    private static final List<Layout> LAYOUTS =
            List.of(SmallLayouts.twoRooms(), SmallLayouts.bay(), SmallLayouts.ring());

    private static final List<Job> JOBS = List.of(
            new Job(0, LAYOUTS.get(0).seed()),
            new Job(1, LAYOUTS.get(1).seed()),
            new Job(2, LAYOUTS.get(2).seed()));

    @Override
    public String name() {
        return "layout-lines";
    }

    @Override
    public List<Sample> samples() {
        return Samples.ofLines(
                "layouts.jsonl", LAYOUTS.stream().map(LinesTarget::line).toList());
    }

    private static String line(Layout layout) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new LayoutJsonLine().write(layout, Appearance.DEFAULT, out);
        } catch (IOException e) {
            throw new IllegalStateException("Writing to memory failed.", e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @Override
    public Fate use(Input input) throws Exception {
        Path file = input.file();
        for (String end : List.of(".kept", ".part", ".lock")) {
            Files.deleteIfExists(file.resolveSibling(file.getFileName() + end));
        }
        boolean isAnyKept = false;
        try (LayoutLines lines = LayoutLines.resume(file, new LayoutJsonLine(), Detail.PLAIN, LEVELS, JOBS)) {
            for (int job = 0; job < JOBS.size(); job++) {
                Optional<String> line = lines.finished(job);
                isAnyKept |= line.isPresent();
                if (line.isPresent()) {
                    Layout layout = LayoutJson.read(
                            new ByteArrayInputStream(line.get().getBytes(StandardCharsets.UTF_8)), "line");
                    assertThat(LayoutVerifier.verify(layout, LEVELS.get(job))).isEmpty();
                }
            }
        }
        return isAnyKept ? Fate.USED : Fate.REFUSED;
    }

    @Override
    public List<List<Object>> commands(Path file, Path out) {
        return List.of();
    }
}
