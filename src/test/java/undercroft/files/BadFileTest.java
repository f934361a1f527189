package undercroft.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import undercroft.source.BadInputException;

/** Files that are not text or cannot be read, and problems in several files at once. */
class BadFileTest {

    private static final String TEMPLATES = "templates:\n  hall: { outline: [[0,0], [0,6], [6,6], [6,0]] }\n";

    @TempDir
    private Path folder;

    private Path level;

    @BeforeEach
    void nameTheLevel() {
        level = folder.resolve("level.yaml");
    }

    @Test
    void fileThatIsNotThere() {
        assertThat(problems(level)).containsExactly("level.yaml:1:1: error: There is no such file. Check the path.");
    }

    @Test
    void folderInPlaceOfAFile() throws IOException {
        Files.createDirectory(level);
        assertThat(problems(level)).containsExactly("level.yaml:1:1: error: The file is a folder. Name a file in it.");
    }

    @Test
    void fileThatCannotBeRead() throws IOException {
        Files.writeString(level, "rooms: [a]");
        assumeFalse(!level.toFile().setReadable(false) || Files.isReadable(level), "this user may read everything");
        assertThat(problems(level))
                .containsExactly("level.yaml:1:1: error: The file cannot be read."
                        + " Check its permissions and that it is a file.");
    }

    /** For users who may read everything: a path that has a file in the place of a folder fails in the same way. */
    @Test
    void pathThroughAFile() throws IOException {
        Files.writeString(level, "rooms: [a]");
        assertThat(problems(level.resolve("deeper.yaml")))
                .containsExactly("level.yaml/deeper.yaml:1:1: error: The file cannot be read."
                        + " Check its permissions and that it is a file.");
    }

    @Test
    void binaryJunk() throws IOException {
        Files.write(level, new byte[] {'r', 'o', 'o', 'm', '\n', 's', 0, 1, 2, 3});
        assertThat(problems(level))
                .containsExactly("level.yaml:2:2: error: The file holds the control character U+0000."
                        + " Take it out, or check that the file is text.");
    }

    @Test
    void otherEncoding() throws IOException {
        Files.write(level, "name: b\nrooms: [Fluß]".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(problems(level))
                .containsExactly("level.yaml:2:12: error: The file is not text in UTF-8. Save it as UTF-8.");
    }

    @Test
    void columnsAreCountedInCharactersNotBytes() throws IOException {
        Files.writeString(level, "rooms: { \"Flüsse 🏰\": { typ: x } }");
        assertThat(problems(level))
                .contains("level.yaml:1:24: error: The key typ of room \"Flüsse 🏰\" is not known. Did you mean type?");
    }

    @Test
    void aByteOrderMarkIsNotCountedAsAColumn() throws IOException {
        Files.writeString(level, "\uFEFFroms: [a]");
        assertThat(problems(level))
                .containsExactly("level.yaml:1:1: error: The key roms of the level is not known. Did you mean rooms?");
    }

    @Test
    @Timeout(20)
    void fileThatIsTooLong() throws IOException {
        Files.write(level, new byte[8 * 1024 * 1024 + 1]);
        assertThat(problems(level))
                .containsExactly("level.yaml:1:1: error: The file is longer than 8 MiB."
                        + " Divide its templates among several.");
    }

    @Test
    @Timeout(20)
    void fiftyThousandRooms() throws IOException {
        Files.writeString(folder.resolve("t.yaml"), TEMPLATES);
        String rooms = IntStream.range(0, 50_000).mapToObj(i -> "r" + i).collect(Collectors.joining(", "));
        String connections = IntStream.range(1, 50_000)
                .mapToObj(i -> "[r" + (i - 1) + ", r" + i + "]")
                .collect(Collectors.joining(", "));
        Files.writeString(level, "templates: [t]\nrooms: [" + rooms + "]\nconnections: [" + connections + "]\n");
        assertThat(problems(level))
                .containsExactly(
                        "level.yaml:2:8: error: The rooms of the level are too many (50000)." + " Write at most 10000.",
                        "level.yaml:3:14: error: The connections of the level are too many (49999). Write at most 30000.");
    }

    @Test
    void fileNameThatCannotBeALevelName() throws IOException {
        Files.writeString(folder.resolve("t.yaml"), TEMPLATES);
        Path odd = folder.resolve("...yaml");
        Files.writeString(odd, "templates: [t]\nrooms: [a]\n");
        assertThat(problems(odd))
                .containsExactly("...yaml:1:1: error: The level has no name, and its file's (..) cannot serve."
                        + " Write name: and a name.");
    }

    @Test
    void templateFileThatIsAFolderOrNotAPath() throws IOException {
        Files.createDirectory(folder.resolve("keep"));
        Files.createDirectory(folder.resolve("keep.yaml"));
        Files.writeString(level, "templates: [keep, \"a\\0\"]\nrooms: [a]\n");
        assertThat(problems(level))
                .containsExactly(
                        "level.yaml:1:13: error: The template file keep is not there. Correct the name, or put it at one of"
                                + " keep, keep.yaml, ../room-templates/keep, ../room-templates/keep.yaml.",
                        "level.yaml:1:19: error: The file 2 of the templates of the level is \"a\\u0000\"."
                                + " Write a name of one line and at most 200 characters.");
    }

    @Test
    void problemsOfAllLevelsComeInTheOrderOfTheFiles() throws IOException {
        Files.writeString(folder.resolve("t.yaml"), "templates:\n  hall: { outline: [] }\n");
        Path second = folder.resolve("a-second.yaml");
        Files.writeString(level, "templates: [t]\nrooms: [a, a]\n\n\nroom: x\n");
        Files.writeString(second, "templates: [t]\nrooms: []\n");
        assertThat(problems(level, second))
                .containsExactly(
                        "level.yaml:2:12: error: The room a is given twice in the rooms of the level, first on line 2."
                                + " Drop or rename one of the two.",
                        "level.yaml:5:1: error: The key room of the level is not known. Did you mean rooms?",
                        "t.yaml:2:20: error: The outline of template hall has 0 of the three points it needs."
                                + " Add the others.",
                        "a-second.yaml:2:8: error: The rooms of the level are empty. Write at least one room.");
    }

    private List<String> problems(Path... graphs) {
        try {
            LevelLoader.readAll(List.of(graphs));
            return List.of();
        } catch (BadInputException e) {
            return e.diagnostics().stream()
                    .map(diagnostic -> diagnostic.toString().replace(folder + "/", ""))
                    .map(line -> line.replace(folder.getParent() + "/", "../"))
                    .toList();
        }
    }
}
