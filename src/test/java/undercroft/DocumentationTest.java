package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.cli.ProgramRun;
import undercroft.export.FormatRegistry;
import undercroft.export.GraphFormats;
import undercroft.export.LayoutFormats;
import undercroft.files.LevelLoader;
import undercroft.fixture.JavaCommand;
import undercroft.level.Level;
import undercroft.level.SearchParameter;

/** The documents describe what the program does. */
class DocumentationTest {

    private static final Path README = Path.of("README.md");
    private static final Path FORMATS = Path.of("docs/formats.md");

    private static final Pattern LINK = Pattern.compile("]\\(([^)#]+)(#[^)]*)?\\)");

    private static final Pattern OPTION = Pattern.compile("--[a-z]+(-[a-z]+)*");

    @ParameterizedTest
    @EnumSource
    void everySearchParameterIsDescribed(SearchParameter parameter) throws IOException {
        String row = "| `%s` | %s to %s | %s | "
                .formatted(
                        parameter.key(),
                        plain(parameter.min()),
                        plain(parameter.max()),
                        plain(parameter.defaultValue()));

        assertThat(Files.readString(FORMATS)).contains(row);
    }

    @Test
    void everyOptionOfGenerateIsDescribed(@TempDir Path folder) throws IOException, InterruptedException {
        String help = ProgramRun.of(folder, Map.of(), JavaCommand.underTest(List.of("generate", "--help")))
                .out();
        List<String> options = OPTION.matcher(help)
                .results()
                .map(MatchResult::group)
                .distinct()
                .toList();

        assertThat(options).contains("--seed", "--help");
        assertThat(Files.readString(FORMATS)).contains(options);
    }

    @Test
    void everyFormatIsDescribed() throws IOException {
        String formats = Files.readString(FORMATS);

        for (FormatRegistry<?> registry : List.of(LayoutFormats.standard(), GraphFormats.standard())) {
            assertThat(registry.names())
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(formats).contains("`%s`".formatted(name)));
        }
    }

    @Test
    void readmeListsEveryGraphWithItsNumberOfRooms() throws Exception {
        String readme = Files.readString(README);

        for (Path graph : ShippedContentTest.graphs()) {
            Level level = LevelLoader.read(graph);
            String row = "| `%s` | %d | ".formatted(level.name(), level.rooms().size());
            assertThat(readme).contains(row);
            assertThat(graph).hasFileName(level.name() + ".yaml");
        }
    }

    /** {@link TutorialIT} checks that the program prints what the tutorial shows. */
    @Test
    void theFormatsPageShowsTheTutorialsProblems() throws IOException {
        String tutorial = Files.readString(Path.of("docs/tutorial.md"));

        assertThat(FencedBlock.of(FORMATS))
                .filteredOn(block -> block.language().equals("text"))
                .hasSize(1)
                .allSatisfy(block -> assertThat(tutorial).contains(block.text()));
    }

    @Test
    void linksLeadSomewhere() throws IOException {
        for (Path document : documents()) {
            Matcher link = LINK.matcher(Files.readString(document));
            while (link.find()) {
                if (!link.group(1).matches("https?:.*")) {
                    assertThat(document.resolveSibling(link.group(1)))
                            .as("link in %s", document)
                            .exists();
                }
            }
        }
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("docs"))) {
            return Stream.concat(
                            Stream.of(README),
                            files.filter(file -> file.toString().endsWith(".md")))
                    .toList();
        }
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
