package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import undercroft.export.GraphFormats;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.files.LevelLoader;
import undercroft.fixture.SmallLayouts;
import undercroft.importing.Imported;
import undercroft.importing.Importer;
import undercroft.input.LevelReader;
import undercroft.input.TemplateSource;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.source.BadInputException;
import undercroft.source.SourceText;

/** Files of other programs: what is imported, the reader of levels accepts. */
final class ImportTarget implements Target {

    private final String name;
    private final List<Sample> samples;

    private ImportTarget(String name, List<Sample> samples) {
        this.name = name;
        this.samples = samples;
    }

    /** A target for each format that can be imported. */
    static List<Target> all() throws Exception {
        List<Target> targets = new ArrayList<>();
        targets.add(
                new ImportTarget("edgar-yaml", Samples.inResources(DataGrammar.YAML, List.of("map.yml", "set.yml"))));
        targets.add(new ImportTarget(
                "edgar-json", Samples.inResources(DataGrammar.JSON, List.of("edgar.json", "old.json", "unity.json"))));
        targets.add(new ImportTarget("edgar-prefab", Samples.inResources(WordGrammar.UNITY, List.of("room.prefab"))));
        targets.add(new ImportTarget("dot", withGraphs("graph.dot", "dot", WordGrammar.DOT)));
        targets.add(new ImportTarget("mermaid", withGraphs("graph.mmd", "mermaid", WordGrammar.MERMAID)));
        targets.add(
                new ImportTarget("tmx", withLayouts(List.of("objects.tmx", "layers.tmx"), "tmx", new XmlGrammar())));
        targets.add(new ImportTarget("tmj", withLayouts(List.of("objects.tmj", "tiles.tmj"), "tmj", DataGrammar.JSON)));
        return targets;
    }

    private static List<Sample> withGraphs(String byHand, String format, Grammar grammar) throws Exception {
        List<Sample> samples = new ArrayList<>(Samples.inResources(grammar, List.of(byHand)));
        for (Sample level : Samples.inFolder(Path.of("graphs"), DataGrammar.YAML)) {
            Level read = LevelLoader.read(Path.of("graphs").resolve(level.name()));
            samples.add(Sample.of(
                    byHand,
                    text(out ->
                            GraphFormats.standard().named(format).orElseThrow().write(read, Appearance.DEFAULT, out)),
                    grammar));
        }
        return samples;
    }

    private static List<Sample> withLayouts(List<String> byHand, String format, Grammar grammar) throws IOException {
        List<Sample> samples = new ArrayList<>(Samples.inResources(grammar, byHand));
        for (Layout layout : List.of(SmallLayouts.twoRooms(), SmallLayouts.ring())) {
            samples.add(Sample.of(
                    "layout." + format,
                    text(out -> LayoutFormats.standard()
                            .named(format)
                            .orElseThrow()
                            .write(layout, Appearance.DEFAULT, out)),
                    grammar));
        }
        return samples;
    }

    private interface Writing {
        void to(ByteArrayOutputStream out) throws IOException;
    }

    private static String text(Writing writing) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writing.to(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<Sample> samples() {
        return samples;
    }

    @Override
    public Fate use(Input input) throws Exception {
        Imported imported;
        try {
            imported = Importer.all(List.of(input.file())).get(0);
        } catch (BadInputException e) {
            Messages.checkRefusal(e);
            return Fate.REFUSED;
        }
        Messages.check(imported.diagnostics());
        read(imported.yaml());
        return Fate.USED;
    }

    /** Reads a level, or templates as those of a level whose only room may take all of them. */
    private static void read(String yaml) throws BadInputException {
        boolean areTemplates =
                Stream.of("\ntemplates:\n", "\ndefaults:\n").anyMatch(yaml::contains) && !yaml.contains("\nrooms:");
        String level = areTemplates ? "templates: [kit]\nrooms: [a]\n" : yaml;
        TemplateSource source = (template, asking) -> new TemplateSource.Found(new SourceText("kit.yaml", yaml));
        assertThat(LevelReader.read("imported.yaml", level, source).rooms()).isNotEmpty();
    }

    @Override
    public List<List<Object>> commands(Path file, Path out) {
        return List.of(List.of("import", file, "--out", out));
    }
}
