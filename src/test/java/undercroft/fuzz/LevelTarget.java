package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import undercroft.DungeonGenerator;
import undercroft.files.LevelLoader;
import undercroft.input.LevelReader;
import undercroft.input.TemplateSource;
import undercroft.level.Level;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.source.BadInputException;
import undercroft.yaml.LevelYaml;

/** Levels, and files of room templates: what is read is written again, planned and laid out. */
final class LevelTarget implements Target {

    /** Planning takes a hundred times as long as reading. */
    private static final int ONE_IN_PLANNED = 20;

    private static final int ONE_IN_WRITTEN = 4;

    private static final Duration LIMIT = Duration.ofMillis(100);

    private static final long ITERATIONS = 300;

    /** Two rooms of any templates of an input. */
    private static final String LEVEL_OF_TEMPLATES =
            "templates: [./%s]\nrooms: [a, b]\nconnections: [[a, b]]\ncorridors: { everywhere: false }\n";

    private final String name;
    private final boolean areTemplates;

    private LevelTarget(String name, boolean areTemplates) {
        this.name = name;
        this.areTemplates = areTemplates;
    }

    static LevelTarget ofLevels() {
        return new LevelTarget("level", false);
    }

    static LevelTarget ofTemplates() {
        return new LevelTarget("templates", true);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<Sample> samples() {
        if (areTemplates) {
            return templates();
        }
        List<Sample> levels = new ArrayList<>(Samples.inResources(DataGrammar.YAML, List.of("hand.yaml")));
        levels.addAll(Samples.inFolder(Path.of("graphs"), DataGrammar.YAML));
        List<Sample> templates = templates();
        return levels.stream()
                .map(level -> level.naming(named(level, templates)))
                .toList();
    }

    private static List<Sample> templates() {
        List<Sample> samples = new ArrayList<>(Samples.inResources(DataGrammar.YAML, List.of("t.yaml")));
        samples.addAll(Samples.inFolder(Path.of("room-templates"), DataGrammar.YAML));
        return samples;
    }

    /** Characters of the files of templates that a level names. */
    private static long named(Sample level, List<Sample> templates) {
        Set<String> names = level.parsed().value("templates").children().stream()
                .map(name -> name.text() + ".yaml")
                .collect(Collectors.toSet());
        return templates.stream()
                .filter(sample -> names.contains(sample.name()))
                .mapToLong(Sample::size)
                .sum();
    }

    @Override
    public void prepare(Path folder) throws Exception {
        Path templates = Files.createDirectories(folder.resolveSibling("room-templates"));
        for (Sample sample : templates()) {
            Files.writeString(templates.resolve(sample.name()), sample.text());
        }
    }

    @Override
    public Fate use(Input input) throws Exception {
        Level level;
        try {
            level = LevelLoader.read(levelOf(input.file()));
        } catch (BadInputException e) {
            Messages.checkRefusal(e);
            return Fate.REFUSED;
        }
        assertThat(level.rooms()).isNotEmpty();
        if (input.isOneIn(ONE_IN_WRITTEN)) {
            String yaml = LevelYaml.of(level);
            TemplateSource none = (template, asking) -> new TemplateSource.Unnameable();
            assertThat(LevelYaml.of(LevelReader.read("again.yaml", yaml, none))).isEqualTo(yaml);
        }
        if (input.isOneIn(ONE_IN_PLANNED)) {
            plan(level);
        }
        return Fate.USED;
    }

    private static void plan(Level level) {
        long start = System.nanoTime();
        BooleanSupplier stop = () -> System.nanoTime() - start > LIMIT.toNanos();
        Optional<DungeonGenerator> generator = DungeonGenerator.of(level.withoutPuzzles(), stop);
        if (generator.isPresent()) {
            Outcome outcome =
                    generator.get().generate(GenerationRequest.of(1).withLimits(new Limits(LIMIT, ITERATIONS)));
            if (outcome instanceof Outcome.Found found) {
                assertThat(generator.get().verify(found.layout())).isEmpty();
            }
        }
    }

    /** The level to read: the input, or one that names it. */
    private Path levelOf(Path input) throws Exception {
        return areTemplates
                ? Files.writeString(
                        input.resolveSibling("level.of.templates"), LEVEL_OF_TEMPLATES.formatted(input.getFileName()))
                : input;
    }

    @Override
    public List<List<Object>> commands(Path file, Path out) {
        Path level = areTemplates ? file.resolveSibling("level.of.templates") : file;
        return List.of(
                List.of("check", level, "--time-limit", "100ms"),
                List.of("export", level, "--out", out),
                List.of("generate", level, "--seed", 1, "--time-limit", "100ms", "--out", out, "--format", "json"));
    }
}
