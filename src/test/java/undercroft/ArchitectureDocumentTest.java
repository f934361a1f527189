package undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.fixture.CompiledClasses;

/**
 * Keeps docs/architecture.md up to date with the code. {@code mvn test -Dtest=ArchitectureDocumentTest -Ddocuments.write=true} writes
 * the picture and the table anew.
 */
class ArchitectureDocumentTest {

    private static final Path PAGE = Path.of("docs", "architecture.md");

    private static final Path PICTURE = Path.of("docs", "images", "layers.svg");

    private static final Path SOURCES = Path.of("src", "main", "java", "undercroft");

    private static final String BEGIN = "<!-- packages -->\n";

    private static final String END = "<!-- /packages -->\n";

    private static final boolean WRITES = Boolean.getBoolean("documents.write");

    /** A package's Javadoc up to the end of its first sentence: a full stop before white space, but not that of an initial. */
    private static final Pattern FIRST_SENTENCE = Pattern.compile("/\\*\\*(.*?(?<![A-Z])\\.)(?=\\s)", Pattern.DOTALL);

    private static final Pattern LINK = Pattern.compile("\\{@(?:link|code) (?:[\\w.]*\\.)?(\\w+)}");

    @Test
    void thePictureIsUpToDate() throws IOException {
        LayersPicture picture = new LayersPicture(CompiledClasses.WITHOUT_TESTS);
        if (WRITES) {
            Files.writeString(PICTURE, picture.svg());
        }

        assertThat(Files.readString(PICTURE)).isEqualTo(picture.svg());
    }

    @Test
    void theTableIsUpToDate() throws IOException {
        String page = Files.readString(PAGE);
        int begin = page.indexOf(BEGIN) + BEGIN.length();
        int end = page.indexOf(END);
        String table = "\n| package | what it holds |\n| --- | --- |\n"
                + packages().stream().map(ArchitectureDocumentTest::row).collect(Collectors.joining()) + "\n";
        if (WRITES) {
            page = page.substring(0, begin) + table + page.substring(end);
            Files.writeString(PAGE, page);
            end = page.indexOf(END);
        }

        assertThat(page.substring(begin, end)).isEqualTo(table);
    }

    private static List<Path> packages() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.endsWith("package-info.java"))
                    .map(Path::getParent)
                    .sorted()
                    .toList();
        }
    }

    private static String row(Path folder) {
        Path relative = SOURCES.relativize(folder);
        String name = relative.toString().isEmpty()
                ? LayersPicture.ROOT
                : relative.toString().replace('/', '.').replace('\\', '.');
        return "| `%s` | %s |\n".formatted(name, firstSentence(folder.resolve("package-info.java")));
    }

    private static String firstSentence(Path file) {
        try {
            Matcher sentence = FIRST_SENTENCE.matcher(Files.readString(file));
            assertThat(sentence.find()).as("a description in %s", file).isTrue();
            String text = sentence.group(1).replaceAll("\\s*\n\\s*\\*\\s*", " ").strip();
            return LINK.matcher(text).replaceAll("`$1`");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
