package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import undercroft.input.TemplateSource.Missing;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;

/** Levels that would take long to read if nothing in them were bounded. */
@Timeout(60)
class HostileLevelTest {

    private static final String TEMPLATES = "roomTemplates: { t: { outline: [[0,0], [0,6], [6,6], [6,0]] } }\n";

    @Test
    void tellsAHundredOfManyUnknownRooms() {
        String name = "x".repeat(150);
        String connections = IntStream.range(0, 20_000)
                .mapToObj(number -> "  - [%s%d, %s]\n".formatted(name, number, name))
                .collect(Collectors.joining());

        List<String> problems = problems(TEMPLATES + "rooms: [a, b]\nconnections:\n" + connections);

        assertThat(problems).hasSize(101);
        assertThat(problems.get(0))
                .startsWith("l.yaml:4:6: error: The room \"xxxx")
                .endsWith("Write one of a, b.");
        assertThat(problems.get(100))
                .isEqualTo("l.yaml:54:6: error: And 39900 more errors, the first one here. Correct the others first.");
    }

    @Test
    void tellsAHundredOfManyUnknownKeys() {
        String keys = IntStream.range(0, 20_000)
                .mapToObj(number -> "rooms%d: 1\n".formatted(number))
                .collect(Collectors.joining());

        assertThat(problems(keys))
                .hasSize(101)
                .first()
                .isEqualTo("l.yaml:1:1: error: The key rooms0 of the level is not known. Did you mean rooms?");
    }

    @Test
    void aTemplateHasAtMostAThousandMarkersListedOrDrawn() {
        String listed = "{ outline: [[0,0], [0,6], [6,6], [6,0]], markers: ["
                + "{ name: a, at: [1, 1] }, ".repeat(1_001) + "] }";
        String row = "      " + "a".repeat(143) + "\n";
        String drawn = "\n    cells: |\n" + row.repeat(7) + "    legend: { a: { marker: a } }";

        assertThat(problems("roomTemplates: { t: " + listed + " }\nrooms: [b]\n"))
                .singleElement()
                .asString()
                .endsWith(" error: The markers of template t are a list of 1001. Write at most 1000 markers.");
        assertThat(problems("roomTemplates:\n  t:" + drawn + "\nrooms: [b]\n"))
                .singleElement()
                .asString()
                .endsWith(
                        " error: The cells of template t are a drawing with 0 pillars and 1001 markers. Draw at most 1000 of each.");
    }

    @Test
    void aNumberHasAtMostAHundredCharacters() {
        assertThat(problems(TEMPLATES
                        + "rooms: [a]\ndefaults: { minimumRoomDistance: %s }\n".formatted("9".repeat(90_000))))
                .containsExactly("l.yaml:3:34: error: The minimumRoomDistance of the level's defaults is \"%s…\"."
                                .formatted("9".repeat(40))
                        + " Write a whole number from 0 to 1000, of at most 100 characters.");
        assertThat(problems(TEMPLATES
                        + "rooms: [a]\ndefaults: { minimumRoomDistance: %s.x }\n".formatted("9".repeat(90_000))))
                .hasSize(1);
    }

    @Test
    void aWordACommentAndAQuotedTextHaveAtMostAHundredThousandCharacters() {
        String tooLong =
                " error: A text, number or comment that begins here has more than 100000 characters in one line."
                        + " Make it shorter.";

        assertThat(problems("rooms: [a]\nx: " + "9".repeat(1_000_000))).containsExactly("l.yaml:2:4:" + tooLong);
        assertThat(problems("rooms: [a]\n" + "k".repeat(1_000_000) + ": 1")).containsExactly("l.yaml:2:1:" + tooLong);
        assertThat(problems("rooms: [a]\n#" + "c".repeat(1_000_000))).containsExactly("l.yaml:2:2:" + tooLong);
        assertThat(problems("rooms: [a]\nx: \"" + "q".repeat(1_000_000) + "\""))
                .containsExactly("l.yaml:2:5:" + tooLong);
        assertThat(problems("rooms: [a]\nx: |\n  " + "b".repeat(1_000_000))).containsExactly("l.yaml:3:3:" + tooLong);
    }

    @Test
    void commentsOfManyLinesAreFine() {
        assertThat(problems("# a long comment\n".repeat(100_000) + "rooms: []\n"))
                .containsExactly("l.yaml:100001:8: error: The rooms of the level are empty. Write at least one room.");
    }

    @Test
    void aLevelHasAtMostAThousandTemplates() {
        String templates = IntStream.rangeClosed(1, 1001)
                .mapToObj(number -> "  t%d: { outline: [[0,0], [0,6], [6,6], [6,0]] }\n".formatted(number))
                .collect(Collectors.joining());

        assertThat(problems("rooms: [a]\nroomTemplates:\n" + templates))
                .containsExactly(
                        "l.yaml:3:3: error: The roomTemplates of the level are too many (1001). Write at most 1000.");
    }

    @Test
    void aLevelNamesAtMostAHundredFilesOfTemplates() {
        String names =
                IntStream.rangeClosed(1, 101).mapToObj(number -> "f" + number).collect(Collectors.joining(", "));

        assertThat(problems("rooms: [a]\ntemplates: [%s]\n".formatted(names)))
                .containsExactly(
                        "l.yaml:2:12: error: The templates of the level are too many. Name at most 100 files.");
    }

    @Test
    void dataIsBoundedAsInLayouts() {
        String entries = IntStream.rangeClosed(1, 1001)
                .mapToObj(number -> "k%d: 1".formatted(number))
                .collect(Collectors.joining(", "));

        assertThat(problems(TEMPLATES + "rooms: { a: { data: { %s } } }\n".formatted(entries)))
                .containsExactly("l.yaml:2:21: error: The data of room a is too many (1001). Write at most 1000.");
        assertThat(problems(TEMPLATES + "rooms: { a: { data: { k: %s } } }\n".formatted("v".repeat(1001))))
                .containsExactly("l.yaml:2:26: error: The value k of the data of room a is a text of 1001 characters."
                        + " Write at most 1000.");
    }

    private static List<String> problems(String level) {
        BadInputException refused = catchThrowableOfType(
                BadInputException.class,
                () -> LevelReader.read("l.yaml", level, (name, asking) -> new Missing(List.of())));
        return refused.diagnostics().stream().map(Diagnostic::toString).toList();
    }
}
