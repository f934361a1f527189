package undercroft.export.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import undercroft.export.Xml;
import undercroft.export.format.Appearance.Theme;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.lines.LinesKind;

class PuzzlePageTest {

    private static final Path MODULES = Path.of("src/main/resources/undercroft/export/play");

    private static final Pattern IMPORT = Pattern.compile("import \\{ ([^}]*) } from '([^']+)';");

    @Test
    void titlesCannotBreakOutOfThePage() throws Exception {
        String title = "</script><script>alert(1)</script><!--puzzles-->]]>\"'&";
        Element page = page(title, Theme.LIGHT);

        assertThat(Xml.all(page, "script")).hasSize(2);
        assertThat(Xml.all(page, "h1").get(0).getTextContent()).isEqualTo(title);
        assertThat(Xml.all(page, "script").get(0).getTextContent())
                .contains("\\u003c/script\\u003e", "\"rows\":[\"2.\",\"  \"]");
    }

    @Test
    void theLightThemeFollowsTheReadersSystem() throws Exception {
        assertThat(page("one", Theme.LIGHT).getAttribute("data-theme")).isEqualTo("auto");
        assertThat(page("one", Theme.DARK).getAttribute("data-theme")).isEqualTo("dark");
    }

    @Test
    void nothingIsLoadedFromElsewhere() throws Exception {
        String text = written("one", Theme.LIGHT)
                .replace("http://www.w3.org/2000/svg", "")
                .replace("http://www.w3.org/1999/xhtml", "");

        assertThat(text)
                .contains("default-src 'none'")
                .doesNotContain(
                        "http:", "https:", "@import", " src=", " href=", "fetch(", "url(", "\nimport ", "\nexport ");
    }

    /** The bundle only knows this form of import, and drops the others silently. */
    @Test
    void modulesImportWhatOthersExport() throws IOException {
        int imports = 0;
        for (Path module : modules()) {
            String text = Files.readString(module);
            List<MatchResult> known = IMPORT.matcher(text).results().toList();
            assertThat(known).as(module.toString()).hasSize((int)
                    text.lines().filter(line -> line.startsWith("import")).count());
            for (MatchResult imported : known) {
                Path other = module.resolveSibling(imported.group(2)).normalize();
                assertThat(exports(Files.readString(other)))
                        .as(module.toString())
                        .contains(imported.group(1).split(", "));
                imports++;
            }
        }
        assertThat(imports).isGreaterThan(15);
    }

    @Test
    void aPageHasEachModuleOnce() throws IOException {
        String script = ScriptBundle.of("page.mjs");
        Set<String> names = modules().stream()
                .map(path -> MODULES.relativize(path).toString())
                .filter(name -> !name.equals("rooms.mjs"))
                .collect(Collectors.toCollection(TreeSet::new));

        List<String> found = Pattern.compile("^// (\\S+\\.mjs)$", Pattern.MULTILINE)
                .matcher(script)
                .results()
                .map(match -> match.group(1))
                .toList();

        assertThat(found).containsExactlyInAnyOrderElementsOf(names);
        assertThat(found.indexOf("rules/tilt.mjs")).isLessThan(found.indexOf("boards/tilt.mjs"));
    }

    private static List<Path> modules() throws IOException {
        try (Stream<Path> files = Files.walk(MODULES)) {
            return files.filter(file -> file.toString().endsWith(".mjs"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> exports(String module) {
        return Pattern.compile("^export (?:function|const) (\\w+)", Pattern.MULTILINE)
                .matcher(module)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    private static Element page(String title, Theme theme) throws Exception {
        return Xml.parse(written(title, theme).getBytes(StandardCharsets.UTF_8));
    }

    private static String written(String title, Theme theme) throws Exception {
        Puzzle<?> puzzle = Puzzle.read(new LinesKind(), PuzzleData.of("lines", List.of("2.", "  ")));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PuzzlePage(title, List.of(new PuzzlePage.Entry(title, puzzle, List.of())), theme).write(out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
